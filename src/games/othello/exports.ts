import type { ExportFormat, GameProgress } from '../contract/game-progress';
import { countVariations, mainMoves } from '../contract/move-list';
import { recordExport } from '../contract/record-kind';
import { encodeText } from '../contract/text-bytes';
import { PASS } from './move';
import { formatMove } from './notation';
import { OthelloGame } from './othello-game';
import { both } from './texts/both';

/** オセロの書き出しの形式。棋譜の全部、手だけの並び、いまの局面。 */
export const othelloExports: readonly ExportFormat[] = [
  recordExport(both((t) => t.file.kifu)),
  {
    id: 'moves',
    label: both((t) => t.file.moves),
    extension: '.txt',
    write(game) {
      const { tree } = asOthello(game);
      const lost = countVariations(tree);
      // A pass is not written: the reader sees it from the position, as players of f5d6c3… do.
      const moves = mainMoves(tree).filter((move) => move !== PASS);
      const text = `${moves.map(formatMove).join('')}\n`;
      const warnings = lost === 0 ? [] : [both((t) => t.file.lostVariations(lost))];
      return { text, bytes: encodeText(text), warnings };
    },
  },
  {
    id: 'position',
    label: both((t) => t.file.position),
    extension: '.txt',
    write(game) {
      const text = `${game.view().position}\n`;
      return { text, bytes: encodeText(text), warnings: [] };
    },
  },
];

function asOthello(game: GameProgress): OthelloGame {
  if (!(game instanceof OthelloGame)) throw new TypeError('not a game of Othello');
  return game;
}
