import { wholeSheet } from './area';
import { setLayout } from './edits';
import { invalidArgument } from './errors';
import type { Table } from './table';
import { bodyArea } from './table';
import type { FilteredCell, TableFilter } from './table-criteria';
import { filterTest } from './table-criteria';
import { replaceTable } from './table-edits';

/** 列の本体のセル。 */
export function cellsOfColumn(table: Table, index: number): FilteredCell[] {
  const { row, column, rows } = bodyArea(table);
  return Array.from({ length: rows }, (_, i) => ({
    value: table.sheet.cellAt(row + i, column + index).value,
    text: table.sheet.text(row + i, column + index),
  }));
}

/** 絞り込まれているか。 */
export const isFiltered = (table: Table): boolean => table.columns.some((c) => c.filter !== null);

/** 今の条件で行を隠し直す。値が変わっても、呼ばれるまで前のまま(Excel の「再適用」)。 */
export function reapplyFilters(table: Table): void {
  const { sheet } = table;
  sheet.assertAllowed('allowAutoFilter');
  const { row, rows } = bodyArea(table);
  const isHidden = new Uint8Array(rows);
  table.columns.forEach(({ filter }, index) => {
    if (!filter) return;
    const cells = cellsOfColumn(table, index);
    const test = filterTest(filter, cells);
    cells.forEach((cell, i) => {
      if (!test(cell)) isHidden[i] = 1;
    });
  });
  const lines = sheet.layout.rows;
  const hidden = new Set(lines.hidden);
  for (let i = 0; i < rows; i++) {
    if (isHidden[i] === 1) hidden.add(row + i);
    else hidden.delete(row + i);
  }
  setLayout(sheet, 'size', { ...wholeSheet, row, rows }, { rows: { ...lines, hidden } });
}

/** 列に条件を付ける。null なら外す。行はすぐ隠れる。 */
export function setFilter(table: Table, index: number, filter: TableFilter | null): void {
  if (!table.columns[index]) invalidArgument();
  table.sheet.assertAllowed('allowAutoFilter');
  const columns = table.columns.map((c, i) => (i === index ? { ...c, filter } : c));
  reapplyFilters(replaceTable(table, { columns }));
}

/** 全部の列の条件を外し、隠れた行を出す。 */
export function clearFilters(table: Table): void {
  table.sheet.assertAllowed('allowAutoFilter');
  const columns = table.columns.map((c) => ({ ...c, filter: null }));
  reapplyFilters(replaceTable(table, { columns }));
}
