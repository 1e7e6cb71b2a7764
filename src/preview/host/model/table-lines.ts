import type { Area } from './area';
import { editCells } from './edits';
import { HostError, invalidArgument } from './errors';
import type { ChangeCause } from './events';
import { shiftCells } from './structure';
import type { Table, TableColumn } from './table';
import { bodyArea, rowCount } from './table';
import {
  currentTable,
  isBlankArea,
  renameColumns,
  replaceTable,
  resizeTable,
  writeHeaders,
} from './table-edits';
import { growTable } from './table-growth';

/**
 * 本体の `index` 番目(0 から、null なら末尾)に空の行を足し、その最初の行の番号を返す。
 * 末尾では、下が空いていればそこへ広がり、空いていなければ下のセルを動かす。
 */
export function addRows(table: Table, index: number | null, count: number, cause: ChangeCause): number {
  const { sheet } = table;
  const existing = rowCount(table);
  const at = index === null || index === -1 ? existing : index;
  if (at < 0 || at > existing) invalidArgument();
  const needed = table.isBlank ? count - 1 : count;
  const body = bodyArea(table);
  const band: Area = { ...body, row: body.row + (table.isBlank ? 1 : at), rows: needed };
  if (needed > 0) {
    const isEnd = at === existing && !table.showTotals;
    if (!isEnd || !isBlankArea(sheet, band)) shiftCells(sheet, band, 'rows', true, cause);
    const now = currentTable(sheet.book, table.id);
    if (isEnd) growTable(now, now.area.rows + needed, cause);
  }
  if (table.isBlank) replaceTable(currentTable(sheet.book, table.id), { isBlank: false });
  return at;
}

/** 本体の行を消し、下のセルを上げる。全部消すと、入力待ちの空の行が一つ残る。 */
export function deleteRows(table: Table, index: number, count: number, cause: ChangeCause): void {
  const { sheet } = table;
  if (index < 0 || count < 1 || index + count > rowCount(table)) throw new HostError('ItemNotFound');
  const body = bodyArea(table);
  const isAll = count === body.rows;
  const first = isAll ? 1 : index;
  const gone = { ...body, row: body.row + first, rows: isAll ? count - 1 : count };
  sheet.assertEditable({ ...body, row: body.row + index, rows: count });
  if (gone.rows > 0) shiftCells(sheet, gone, 'rows', false, cause);
  if (!isAll) return;
  editCells(sheet, { ...body, rows: 1 }, 'values', cause, (c) => ({ ...c, value: '', formula: null }));
  replaceTable(currentTable(sheet.book, table.id), { isBlank: true });
}

/** 列を `index` 番目(0 から、null なら末尾)に足し、その番号を返す。名前は重なれば数字が付く。 */
export function addColumn(table: Table, index: number | null, name: string, cause: ChangeCause): number {
  const { sheet, area } = table;
  const at = index === null || index === -1 ? table.columns.length : index;
  if (at < 0 || at > table.columns.length) invalidArgument();
  const band = { ...area, column: area.column + at, columns: 1 };
  const isEdge = at === table.columns.length;
  if (!isEdge || !isBlankArea(sheet, band)) shiftCells(sheet, band, 'columns', true, cause);
  let now = currentTable(sheet.book, table.id);
  if (isEdge) now = resizeTable(now, { ...now.area, columns: now.area.columns + 1 }, cause);
  else if (at === 0) now = prependColumn(now);
  writeHeaders(now, cause);
  if (name !== '')
    renameColumns(
      now,
      now.columns.map((c, i) => (i === at ? name : c.name)),
      cause,
    );
  return at;
}

// Cells inserted at the left edge push the whole table; the new column is then taken in.
function prependColumn(table: Table): Table {
  const id = Math.max(...table.columns.map((c) => c.id)) + 1;
  const column: TableColumn = { id, name: '', filter: null };
  const area = { ...table.area, column: table.area.column - 1, columns: table.area.columns + 1 };
  const next = replaceTable(table, { area, columns: [column, ...table.columns] });
  return renameColumns(
    next,
    next.columns.map((c) => c.name),
    'api',
  );
}

/** 列を消し、右のセルを左へ寄せる。最後の列なら InvalidOperation。 */
export function deleteColumn(table: Table, index: number, cause: ChangeCause): void {
  const { sheet, area } = table;
  if (table.columns.length < 2) throw new HostError('InvalidOperation');
  shiftCells(sheet, { ...area, column: area.column + index, columns: 1 }, 'columns', false, cause);
}
