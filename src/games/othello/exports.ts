import type { ExportFormat, GameProgress } from '../contract/game-progress';
import { countVariations, mainMoves } from '../contract/move-list';
import { positionExport, recordExport, textExport } from '../contract/record-kind';
import { PASS } from './move';
import { formatMove } from './notation';
import { OthelloGame } from './othello-game';
import { both } from './texts/both';

/** オセロの書き出しの形式。棋譜の全部、手だけの並び、いまの局面。 */
export const othelloExports: readonly ExportFormat[] = [
  recordExport(both((t) => t.file.kifu)),
  textExport({
    id: 'moves',
    label: both((t) => t.file.moves),
    write(game) {
      const { tree } = asOthello(game);
      const lost = countVariations(tree);
      // A pass is not written: the reader sees it from the position, as players of f5d6c3… do.
      const moves = mainMoves(tree).filter((move) => move !== PASS);
      return {
        text: `${moves.map(formatMove).join('')}\n`,
        warnings: lost === 0 ? [] : [both((t) => t.file.lostVariations(lost))],
      };
    },
  }),
  positionExport(both((t) => t.file.position)),
];

function asOthello(game: GameProgress): OthelloGame {
  if (!(game instanceof OthelloGame)) throw new TypeError('not a game of Othello');
  return game;
}
