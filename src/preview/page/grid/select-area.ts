import type { Area, CellPosition } from '../../host/model/area';
import type { Workbook } from '../../host/model/workbook';

/** 利用者として範囲を選ぶ。active は入力を受けるセルで、上へ囲んだときは左上とは限らない。 */
export function selectArea(book: Workbook, area: Area, active: CellPosition): void {
  const sheet = book.active;
  book.select(sheet, area, 'user');
  if (area.rows * area.columns > 1) sheet.activeCell = { row: active.row, column: active.column };
}
