import type { ExportFormat, GameProgress } from '../contract/game-progress';
import { countVariations, mainMoves } from '../contract/move-list';
import { positionExport, recordExport, textExport } from '../contract/record-kind';
import { GomokuGame } from './gomoku-game';
import { gomokuNotation } from './notation';
import { both } from './texts/both';

/** 五目並べの書き出しの形式。棋譜の全部、手だけの並び、いまの局面。 */
export const gomokuExports: readonly ExportFormat[] = [
  recordExport(both((t) => t.file.kifu)),
  textExport({
    id: 'moves',
    label: both((t) => t.file.moves),
    write(game) {
      const { tree } = asGomoku(game);
      const lost = countVariations(tree);
      return {
        text: `${mainMoves(tree).map(gomokuNotation.formatMove).join(' ')}\n`,
        warnings: lost === 0 ? [] : [both((t) => t.file.lostVariations(lost))],
      };
    },
  }),
  positionExport(both((t) => t.file.position)),
];

function asGomoku(game: GameProgress): GomokuGame {
  if (!(game instanceof GomokuGame)) throw new TypeError('not a game of gomoku');
  return game;
}
