import type { Area } from '../model/area';
import { MAX_COLUMNS, MAX_ROWS } from '../model/area';
import { editFormat } from '../model/edits';
import type { CellFormat } from '../model/format';
import type { Property, RangeTarget } from './host-object';

const areSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** 範囲の書式の種類を順に見る。行・列・シート全体なら、置かれたセルと行・列の書式だけを見る。 */
export function* formatsIn({ sheet, area }: RangeTarget): Generator<CellFormat> {
  if (area.rows < MAX_ROWS && area.columns < MAX_COLUMNS) {
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++) {
        yield sheet.cellAt(row, column).format;
      }
    }
    return;
  }
  yield sheet.defaultFormat(area.row, area.column);
  for (const [key, cell] of sheet.cells) {
    const [row, column] = [Math.floor(key / MAX_COLUMNS), key % MAX_COLUMNS];
    const isInside =
      row >= area.row &&
      row < area.row + area.rows &&
      column >= area.column &&
      column < area.column + area.columns;
    if (isInside) yield cell.format;
  }
}

/** 揃っていればその値、混ざっていれば null(excel-add-ins-blank-null-values)。 */
export function uniform(values: Iterable<unknown>): unknown {
  let first: unknown;
  let isFirst = true;
  for (const value of values) {
    if (isFirst) first = value;
    else if (!areSame(first, value)) return null;
    isFirst = false;
  }
  return first ?? null;
}

export function* mapValues<A, B>(values: Iterable<A>, map: (value: A) => B): Generator<B> {
  for (const value of values) yield map(value);
}

/** 範囲の書式を変える。保護されたシートで許されていなければ AccessDenied。 */
export function changeFormat(
  { sheet, area }: RangeTarget,
  change: (format: CellFormat, row: number, column: number) => CellFormat,
): void {
  sheet.assertAllowed('allowFormatCells');
  editFormat(sheet, area, 'api', change);
}

/** 書式のプロパティ一つの表。 */
export const formatProperty = (
  get: (format: CellFormat) => unknown,
  set: (format: CellFormat, value: unknown) => CellFormat,
): Property<RangeTarget> => ({
  get: (target) => uniform(mapValues(formatsIn(target), get)),
  set: (target, value) => {
    // Cells share their formats: each is changed once, and one that was so already stays.
    const changed = new Map<CellFormat, CellFormat>();
    changeFormat(target, (format) => {
      let next = changed.get(format);
      if (!next) {
        const after = set(format, value);
        next = areSame(after, format) ? format : after;
        changed.set(format, next);
      }
      return next;
    });
  },
});

/** 列の番号を順に。 */
export function* columnsOf(area: Area): Generator<number> {
  for (let n = area.column; n < area.column + area.columns; n++) yield n;
}

/** 行の番号を順に。 */
export function* rowsOf(area: Area): Generator<number> {
  for (let n = area.row; n < area.row + area.rows; n++) yield n;
}
