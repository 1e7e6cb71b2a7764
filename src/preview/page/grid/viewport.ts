import type { Area } from '../../host/model/area';
import { MAX_COLUMNS, MAX_ROWS } from '../../host/model/area';
import type { Sheet } from '../../host/model/sheet';
import type { Axis } from './axis';
import { measuresOf } from './measures';
import type { Box } from './measures';

/** 描けるようにしておく行数と列数。使われている範囲と見ている所より少し広い。 */
export interface Extent {
  rows: number;
  columns: number;
}

const SPARE_ROWS = 40;
const SPARE_COLUMNS = 12;
const ROW_STEP = 500;

/** 画面に見えているセル範囲。 */
export function visibleArea(sheet: Sheet, view: Box): Area {
  const { rows, columns } = measuresOf(sheet.layout);
  const row = rows.indexAt(view.top);
  const column = columns.indexAt(view.left);
  return {
    row,
    column,
    rows: rows.indexAt(view.top + view.height) - row + 1,
    columns: columns.indexAt(view.left + view.width) - column + 1,
  };
}

/** 巻ける範囲。使われている最後のセルか、見えている最後のセルの少し先まで。 */
export function extentOf(used: Area | null, visible: Area): Extent {
  const usedRows = (used?.row ?? 0) + (used?.rows ?? 0);
  // Of a long sheet the end is kept roundly: it need not be laid out anew for every row that comes.
  const longRows = usedRows > ROW_STEP ? Math.ceil(usedRows / ROW_STEP) * ROW_STEP : usedRows;
  const lastRow = Math.max(longRows, visible.row + visible.rows);
  const lastColumn = Math.max((used?.column ?? 0) + (used?.columns ?? 0), visible.column + visible.columns);
  return {
    rows: Math.min(lastRow + SPARE_ROWS, MAX_ROWS),
    columns: Math.min(lastColumn + SPARE_COLUMNS, MAX_COLUMNS),
  };
}

/** 番号が見えるように巻く位置 (px)。すでに見えていれば今の位置。frozen は手前の固定した所の px。 */
export function scrollToShow(
  axis: Axis,
  index: number,
  scrolled: number,
  length: number,
  frozen = 0,
): number {
  const start = axis.offset(index);
  const end = start + axis.size(index);
  if (start < frozen) return scrolled;
  if (start < scrolled + frozen) return start - frozen;
  return end > scrolled + length ? Math.min(start - frozen, end - length) : scrolled;
}

/**
 * 行が隠れたり現れたりしたあとに巻く位置 (px)。上に見えていた行が上に残る。
 * 使われている行 (used 行目まで) が足りなければ、見える所が埋まるまで戻る。
 */
export function topAfterHiding(
  before: Axis,
  after: Axis,
  view: { scrolled: number; length: number; frozen: number },
  used: number,
): number {
  const top = before.indexAt(view.scrolled + before.offset(view.frozen));
  const kept = after.offset(top) - after.offset(view.frozen);
  return Math.max(0, Math.min(kept, after.offset(used) - view.length));
}
