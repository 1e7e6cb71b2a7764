import type { Area } from './area';
import { cellArea, intersectAreas, MAX_COLUMNS, MAX_ROWS } from './area';
import { isEmptyCell } from './cell';
import { editCells, forEachCell, unmergeCells } from './edits';
import { HostError, invalidArgument } from './errors';
import type { ChangeCause } from './events';
import type { Sheet } from './sheet';
import { shiftCells } from './structure';
import type { Table, TableColumn } from './table';
import { bodyArea, columnArea, DEFAULT_LOOK, findTable, headerArea, tablesIn } from './table';
import { checkTableName, freeTableName, headerNames, uniqueColumnNames } from './table-names';
import { renameInFormulas, unlinkTable } from './table-references';
import type { Workbook } from './workbook';

/** テーブルを差し替える。 */
export function replaceTable(table: Table, patch: Partial<Table>): Table {
  const { book } = table.sheet;
  const next = { ...table, ...patch };
  book.setTables(book.tables.map((t) => (t.id === table.id ? next : t)));
  return next;
}

/** 今のテーブル。消えていれば ItemNotFound。 */
export function currentTable(book: Workbook, id: string): Table {
  const table = findTable(book, id);
  if (!table) throw new HostError('ItemNotFound');
  return table;
}

/** 見出しのセルに列の名前を書く。見出しはいつも文字列。 */
export function writeHeaders(table: Table, cause: ChangeCause): void {
  const header = headerArea(table);
  if (!header) return;
  const wrong = table.columns.flatMap(({ name }, i) => {
    const cell = table.sheet.cellAt(header.row, header.column + i);
    return cell.value === name && cell.formula === null ? [] : [{ name, column: header.column + i }];
  });
  for (const { name, column } of wrong) {
    editCells(table.sheet, cellArea(header.row, column), 'values', cause, (cell) => ({
      ...cell,
      value: name,
      formula: null,
    }));
  }
}

/** 範囲が空か。 */
export function isBlankArea(sheet: Sheet, area: Area, except: Area | null = null): boolean {
  let isBlank = true;
  forEachCell(area, (row, column) => {
    const skipped = except && intersectAreas(except, cellArea(row, column));
    if (!skipped && !isEmptyCell(sheet.cellAt(row, column))) isBlank = false;
  });
  return isBlank;
}

/**
 * 範囲をテーブルにする。ほかのテーブルに重なれば InvalidArgument。見出しが無ければ一行下げて作る。
 * 見出しだけの範囲には、入力待ちの空の行が付く。
 */
export function addTable(sheet: Sheet, source: Area, hasHeaders: boolean, cause: ChangeCause): Table {
  const { book } = sheet;
  sheet.assertAllowed('allowInsertRows');
  if (source.rows === MAX_ROWS || source.columns === MAX_COLUMNS) invalidArgument();
  if (tablesIn(sheet, source).length > 0) invalidArgument();
  unmergeCells(sheet, source);
  if (!hasHeaders) shiftCells(sheet, { ...source, rows: 1 }, 'rows', true, cause);
  const rows = Math.max(2, source.rows + (hasHeaders ? 0 : 1));
  const area = { ...source, rows };
  const names = headerNames(sheet, area.row, area.column, area.columns);
  const number = Math.max(0, ...book.tables.map((t) => t.number), book.nextTableNumber - 1) + 1;
  book.nextTableNumber = number + 1;
  const table: Table = {
    ...DEFAULT_LOOK,
    // The shape of the ids real Excel gives.
    id: `{00000000-0002-0000-${number.toString(16).toUpperCase().padStart(4, '0')}-000000000000}`,
    number,
    name: freeTableName(book, number),
    sheet,
    area,
    showHeaders: true,
    showTotals: false,
    columns: names.map((name, i): TableColumn => ({ id: i + 1, name, filter: null })),
    isBlank: rows === 2 && isBlankArea(sheet, { ...area, row: area.row + 1, rows: 1 }),
    order: null,
  };
  book.setTables([...book.tables, table]);
  writeHeaders(table, cause);
  book.raise({ type: 'tableAdded', sheet, table });
  return table;
}

/** テーブルを、中のセルごと消す。 */
export function deleteTable(table: Table, cause: ChangeCause): void {
  const { sheet } = table;
  sheet.assertEditable(table.area);
  dropTable(table);
  editCells(sheet, table.area, 'values', cause, (cell) => ({ ...cell, value: '', formula: null }));
}

/** テーブルをやめて普通の範囲にする。値は残り、指していた式は普通の番地になる。 */
export function dropTable(table: Table): void {
  const { book } = table.sheet;
  unlinkTable(table);
  book.setTables(book.tables.filter((t) => t.id !== table.id));
  book.raise({ type: 'tableDeleted', sheet: table.sheet, table });
}

/** テーブルの名前を変える。式の中の名前もついて変わる。 */
export function renameTable(table: Table, name: string): void {
  const { book } = table.sheet;
  checkTableName(book, name, table.name);
  // The formulas are found by the old name, then calculated by the new one.
  renameInFormulas(book, table, { table: name });
  replaceTable(table, { name });
}

/** 列の名前を変える。重なれば数字が付く。見出しのセルと式の中の名前もついて変わる。 */
export function renameColumns(table: Table, wanted: readonly string[], cause: ChangeCause): Table {
  const names = uniqueColumnNames(table.sheet.book, wanted);
  const columns = table.columns.map((c, i) => ({ ...c, name: names[i] ?? c.name }));
  const changed = table.columns.flatMap(({ name }, i) => {
    const after = columns[i]?.name ?? name;
    return after === name ? [] : [{ before: name, after }];
  });
  const next = changed.length > 0 ? replaceTable(table, { columns }) : table;
  for (const column of changed) renameInFormulas(table.sheet.book, next, { column });
  writeHeaders(next, cause);
  return next;
}

/** テーブルの範囲を変える。見出しの行は同じで、元の範囲と重ならなければ InvalidArgument(Table.resize)。 */
export function resizeTable(table: Table, area: Area, cause: ChangeCause): Table {
  const { sheet } = table;
  const others = tablesIn(sheet, area).filter((t) => t.id !== table.id);
  const keeps = area.row === table.area.row && intersectAreas(area, table.area) !== null;
  if (!keeps || others.length > 0 || area.rows < 2) invalidArgument();
  const next = Math.max(0, ...table.columns.map((c) => c.id)) + 1;
  const columns = Array.from({ length: area.columns }, (_, i): TableColumn => {
    const old = table.columns[area.column + i - table.area.column];
    return old ?? { id: next + i, name: sheet.text(area.row, area.column + i), filter: null };
  });
  const names = uniqueColumnNames(
    sheet.book,
    columns.map((c) => c.name),
  );
  const named = columns.map((column, i) => ({ ...column, name: names[i] ?? column.name }));
  const resized = replaceTable(table, { area, columns: named });
  writeHeaders(resized, cause);
  return replaceTable(resized, {
    isBlank: area.rows === 2 && isBlankArea(sheet, bodyArea(resized)),
  });
}

/** 見出しまたは集計の行を出す、隠す。集計の行は本体の下のセルを一行下げる。 */
export function showRow(table: Table, row: 'showHeaders' | 'showTotals', isShown: boolean): void {
  if (table[row] === isShown) return;
  const { sheet, area } = table;
  const isTop = row === 'showHeaders';
  const at = isTop ? area.row - 1 : area.row + area.rows;
  if (isTop) {
    const top = { ...area, row: at, rows: 1 };
    if (isShown && (at < 0 || !isBlankArea(sheet, top))) throw new HostError('InvalidOperation');
    if (!isShown) {
      editCells(sheet, { ...area, rows: 1 }, 'values', 'api', (c) => ({ ...c, value: '', formula: null }));
    }
  } else if (isShown) {
    const below = { ...area, row: at, rows: 1 };
    if (!isBlankArea(sheet, below)) shiftCells(sheet, below, 'rows', true, 'api');
    const label = sheet.book.locale === 'ja-JP' ? '集計' : 'Total';
    editCells(sheet, cellArea(at, area.column), 'values', 'api', (c) => ({ ...c, value: label }));
  } else {
    const last = { ...area, row: area.row + area.rows - 1, rows: 1 };
    editCells(sheet, last, 'values', 'api', (c) => ({ ...c, value: '', formula: null }));
  }
  const step = isShown ? 1 : -1;
  const moved = { ...area, row: isTop ? area.row - step : area.row, rows: area.rows + step };
  const next = replaceTable(currentTable(sheet.book, table.id), { area: moved, [row]: isShown });
  if (isTop && isShown) writeHeaders(next, 'api');
}

/** 列一つの範囲。`part` は見出し、本体、全体のどれか。 */
export function columnPart(table: Table, index: number, part: 'header' | 'body' | 'all'): Area {
  const area = part === 'all' ? table.area : part === 'body' ? bodyArea(table) : headerArea(table);
  if (!area) throw new HostError('InvalidOperation');
  return columnArea(area, index);
}
