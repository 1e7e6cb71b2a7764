import type { Place } from '../contract/layout';
import type { BoardView, CellView } from '../contract/view';
import { POINT_COUNT } from './point';
import type { ReadonlyGomokuPosition } from './position/gomoku-position';

const cells = {
  empty: { text: '', side: null, promoted: false },
  black: { text: '●', side: 0, promoted: false },
  white: { text: '○', side: 1, promoted: false },
} as const satisfies Record<string, CellView>;

/** 局面の見え。値は先手が ●、後手が ○。warned は危険を知らせる点 (反則になる点)。 */
export function gomokuView(position: ReadonlyGomokuPosition, warned: readonly Place[]): BoardView {
  const last = position.lastPoint;
  return {
    cells: Array.from({ length: POINT_COUNT }, (_, point) => {
      const side = position.stoneAt(point);
      return side === null ? cells.empty : side === 0 ? cells.black : cells.white;
    }),
    hands: [[], []],
    lastMove: last === null ? null : { from: null, to: last },
    checked: warned,
    position: position.format(),
  };
}

/** 手番の側が打つと反則 (三三、多連) になる点。 */
export function foulPoints(position: ReadonlyGomokuPosition): readonly Place[] {
  const points: Place[] = [];
  for (let point = 0; point < POINT_COUNT; point++) {
    const verdict = position.verdictOf(point);
    if (verdict === 'overline' || verdict === 'doubleThree') points.push(point);
  }
  return points;
}
