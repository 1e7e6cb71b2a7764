import { MAX_COLUMNS, MAX_ROWS } from '../../host/model/area';
import { DEFAULT_COLUMN_WIDTH, DEFAULT_ROW_HEIGHT } from '../../host/model/sheet-layout';
import type { LineLayout, SheetLayout } from '../../host/model/sheet-layout';
import { Axis } from './axis';

/** シートの行と列の寸法 (px)。 */
export interface Measures {
  columns: Axis;
  rows: Axis;
}

/** 画面の四角形 (px)。シートの左上が原点。 */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const PX_PER_POINT = 96 / 72;

/** ポイントを画面の px にする。Excel と同じく整数にそろえる。 */
export const toPixels = (points: number): number => Math.round(points * PX_PER_POINT);

/** 画面の px をポイントにする。 */
export const toPoints = (px: number): number => px / PX_PER_POINT;

// Apart, since an untouched sheet has one and the same layout for its rows and its columns.
const columnAxes = new WeakMap<LineLayout, Axis>();
const rowAxes = new WeakMap<LineLayout, Axis>();

/** シートの寸法。並びの設定は書き換えられないので、同じ設定には同じ寸法を返す。 */
export function measuresOf(layout: SheetLayout): Measures {
  return {
    columns: axisOf(columnAxes, layout.columns, MAX_COLUMNS, DEFAULT_COLUMN_WIDTH),
    rows: axisOf(rowAxes, layout.rows, MAX_ROWS, DEFAULT_ROW_HEIGHT),
  };
}

function axisOf(
  axes: WeakMap<LineLayout, Axis>,
  lines: LineLayout,
  count: number,
  defaultPoints: number,
): Axis {
  const known = axes.get(lines);
  if (known) return known;
  const sizes = new Map([...lines.sizes].map(([index, points]) => [index, toPixels(points)]));
  for (const index of lines.hidden) sizes.set(index, 0);
  const axis = new Axis(
    count,
    toPixels(defaultPoints),
    [...sizes].map(([index, size]) => ({ index, size })),
  );
  axes.set(lines, axis);
  return axis;
}

/** セル範囲の四角形。 */
export function boxOf(
  { columns, rows }: Measures,
  area: { row: number; column: number; rows: number; columns: number },
): Box {
  const left = columns.offset(area.column);
  const top = rows.offset(area.row);
  return {
    left,
    top,
    width: columns.offset(area.column + area.columns) - left,
    height: rows.offset(area.row + area.rows) - top,
  };
}
