import type { Area } from '../host/model/area';
import { MAX_COLUMNS, MAX_ROWS, wholeSheet } from '../host/model/area';
import { editFormat, setLayout } from '../host/model/edits';
import { NO_FILL } from '../host/model/format';
import { shiftCells } from '../host/model/structure';
import type { ShiftAxis } from '../host/model/structure';
import { addTable } from '../host/model/table-edits';
import type { Workbook } from '../host/model/workbook';

/** 選んだ範囲を塗る。null は塗りつぶしなし。保護されていれば HostError。 */
export function fillSelection(book: Workbook, color: string | null): void {
  const fill = color === null ? NO_FILL : ({ color, pattern: 'Solid', patternColor: null } as const);
  const sheet = book.active;
  sheet.assertAllowed('allowFormatCells');
  book.history.group(() => editFormat(sheet, sheet.selection, 'user', (format) => ({ ...format, fill })));
}

/** 選んだ範囲を太字にする。アクティブセルが太字なら戻す。保護されていれば HostError。 */
export function toggleBold(book: Workbook): void {
  const sheet = book.active;
  const bold = !isBold(book);
  sheet.assertAllowed('allowFormatCells');
  book.history.group(() =>
    editFormat(sheet, sheet.selection, 'user', (format) => ({ ...format, font: { ...format.font, bold } })),
  );
}

/** アクティブセルは太字か。 */
export function isBold({ active }: Workbook): boolean {
  return active.cellAt(active.activeCell.row, active.activeCell.column).format.font.bold;
}

/** 選んだ所の行か列を、選んだ数だけ挿入または削除する。保護や結合で断られれば HostError。 */
export function shiftSelection(book: Workbook, axis: ShiftAxis, isInsert: boolean): void {
  const { selection } = book.active;
  const area: Area =
    axis === 'rows'
      ? { ...selection, column: 0, columns: MAX_COLUMNS }
      : { ...selection, row: 0, rows: MAX_ROWS };
  book.history.group(() => shiftCells(book.active, area, axis, isInsert, 'user'));
}

/** 選んだ範囲を、一行目を見出しとしてテーブルにする。ほかのテーブルに重なれば HostError。 */
export function makeTable(book: Workbook): void {
  book.history.group(() => addTable(book.active, book.active.selection, true, 'user'));
}

/** アクティブセルより上の行と左の列を固定する。固定していれば外す。 */
export function toggleFreeze(book: Workbook): void {
  const sheet = book.active;
  const { row, column } = sheet.activeCell;
  const isFree = sheet.layout.frozen === null && row + column > 0;
  const frozen = isFree ? { rows: row, columns: column } : null;
  book.history.group(() => setLayout(sheet, 'view', wholeSheet, { frozen }));
}
