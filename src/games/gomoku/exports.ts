import type { ExportFormat, GameProgress } from '../contract/game-progress';
import { countVariations, mainMoves } from '../contract/move-list';
import { recordExport } from '../contract/record-kind';
import { encodeText } from '../contract/text-bytes';
import { GomokuGame } from './gomoku-game';
import { gomokuNotation } from './notation';
import { both } from './texts/both';

/** 五目並べの書き出しの形式。棋譜の全部、手だけの並び、いまの局面。 */
export const gomokuExports: readonly ExportFormat[] = [
  recordExport(both((t) => t.file.kifu)),
  {
    id: 'moves',
    label: both((t) => t.file.moves),
    extension: '.txt',
    write(game) {
      const { tree } = asGomoku(game);
      const lost = countVariations(tree);
      const text = `${mainMoves(tree).map(gomokuNotation.formatMove).join(' ')}\n`;
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

function asGomoku(game: GameProgress): GomokuGame {
  if (!(game instanceof GomokuGame)) throw new TypeError('not a game of gomoku');
  return game;
}
