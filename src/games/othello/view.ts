import type { Place } from '../contract/layout';
import type { BoardView, CellView } from '../contract/view';
import type { ReadonlyOthelloPosition } from './position/othello-position';
import { SQUARE_COUNT } from './square';

const cells = {
  empty: { text: '', side: null, promoted: false },
  black: { text: '●', side: 0, promoted: false },
  white: { text: '○', side: 1, promoted: false },
} as const satisfies Record<string, CellView>;

/** 局面の見え。値は黒が ●、白が ○ で、COUNTIF で数えられる。lastStone は最後に置かれた石のマス。 */
export function othelloView(position: ReadonlyOthelloPosition, lastStone: Place | null): BoardView {
  return {
    cells: Array.from({ length: SQUARE_COUNT }, (_, square) => {
      const side = position.stoneAt(square);
      return side === null ? cells.empty : side === 0 ? cells.black : cells.white;
    }),
    hands: [[], []],
    lastMove: lastStone === null ? null : { from: null, to: lastStone },
    checked: [],
    position: position.format(),
  };
}
