import type { Axis } from './axis';

/** 選択を動かすキー。Ctrl と Shift は別に渡す。 */
export type MoveKey =
  'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'PageUp' | 'PageDown';

/** キーで動くのに要る見通し。pageRows は画面に入る行数、last は使われている最後のセル。 */
export interface Surroundings {
  rows: Axis;
  columns: Axis;
  pageRows: number;
  last: { row: number; column: number };
  isEmpty(row: number, column: number): boolean;
}

interface Position {
  row: number;
  column: number;
}

const STEPS: Partial<Record<MoveKey, readonly [number, 1 | -1]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [1, -1],
  ArrowRight: [1, 1],
};

/** キーを押したあとのセルの位置。シートの端では動かない。隠れた行と列は飛ばす。 */
export function reachedCell(from: Position, key: MoveKey, ctrl: boolean, around: Surroundings): Position {
  const step = STEPS[key];
  if (step) {
    const [axis, direction] = step;
    return ctrl ? jump(from, axis === 1, direction, around) : stepOnce(from, axis === 1, direction, around);
  }
  if (key === 'Home') {
    const column = firstVisible(around.columns);
    return { row: ctrl ? firstVisible(around.rows) : from.row, column };
  }
  if (key === 'End') return ctrl ? around.last : from;
  const sign = key === 'PageDown' ? 1 : -1;
  let row = Math.min(Math.max(from.row + sign * around.pageRows, 0), around.rows.count - 1);
  if (around.rows.isHidden(row)) row = around.rows.nextVisible(row, sign);
  return { row, column: from.column };
}

function stepOnce(from: Position, isAcross: boolean, direction: 1 | -1, around: Surroundings): Position {
  return isAcross
    ? { row: from.row, column: around.columns.nextVisible(from.column, direction) }
    : { row: around.rows.nextVisible(from.row, direction), column: from.column };
}

// Ctrl+arrow: to the end of a filled run, else to the next filled cell, else to the edge of the used cells.
function jump(from: Position, isAcross: boolean, direction: 1 | -1, around: Surroundings): Position {
  const limit = isAcross ? around.last.column : around.last.row;
  const index = (at: Position): number => (isAcross ? at.column : at.row);
  const isInside = (at: Position): boolean => (direction > 0 ? index(at) < limit : index(at) > 0);
  let at = stepOnce(from, isAcross, direction, around);
  const isRun = !around.isEmpty(from.row, from.column) && !around.isEmpty(at.row, at.column);
  while (isInside(at)) {
    const next = stepOnce(at, isAcross, direction, around);
    if (index(next) === index(at)) break;
    if (isRun ? around.isEmpty(next.row, next.column) : !around.isEmpty(at.row, at.column)) break;
    at = next;
  }
  return at;
}

const firstVisible = (axis: Axis): number => (axis.isHidden(0) ? axis.nextVisible(0, 1) : 0);
