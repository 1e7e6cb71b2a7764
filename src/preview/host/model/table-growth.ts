import type { Area } from './area';
import { intersectAreas, MAX_ROWS } from './area';
import type { Cell } from './cell';
import { isEmptyCell } from './cell';
import { editCells } from './edits';
import type { ChangeCause } from './events';
import { DEFAULT_FORMAT } from './format';
import type { CellChange } from './history';
import type { Sheet } from './sheet';
import type { Table } from './table';
import { bodyArea, headerArea, tablesIn, tablesOn } from './table';
import { isBlankArea, renameColumns, replaceTable, resizeTable } from './table-edits';

const isRowFormula = (cell: Cell): boolean => /\[@|\[#This Row\]/i.test(cell.formula ?? '');

/**
 * テーブルを下へ広げる。新しい行の書式のないセルは上の行の書式を、空のセルは行だけを見る式を受け継ぐ
 * (Excel の「数式をコピーして列を作成」と「データ範囲の形式および数式を拡張する」)。
 */
export function growTable(table: Table, rows: number, cause: ChangeCause): void {
  const { sheet, area } = table;
  const last = area.row + area.rows - 1;
  const added = { ...area, row: last + 1, rows: rows - area.rows };
  replaceTable(table, { area: { ...area, rows }, isBlank: false });
  if (table.isBlank || added.rows < 1) return;
  const above = (column: number): Cell => sheet.cellAt(last, column);
  editCells(sheet, added, 'format', cause, (cell, _row, column) =>
    cell.format === DEFAULT_FORMAT ? { ...cell, format: above(column).format } : cell,
  );
  for (let column = area.column; column < area.column + area.columns; column++) {
    const source = above(column);
    if (!isRowFormula(source)) continue;
    editCells(sheet, { ...added, column, columns: 1 }, 'values', cause, (cell) =>
      isEmptyCell(cell) ? { ...cell, value: 0, formula: source.formula } : cell,
    );
  }
}

// A block that starts in the table or right under it, within its columns, carries the table down.
function growsDown(table: Table, area: Area): boolean {
  const { area: t, sheet, showTotals } = table;
  const bottom = t.row + t.rows;
  const end = area.row + area.rows;
  const isWithin = area.column >= t.column && area.column + area.columns <= t.column + t.columns;
  if (showTotals || !isWithin || area.row > bottom || area.row <= t.row || end <= bottom) return false;
  const added = { ...t, row: bottom, rows: end - bottom };
  if (end > MAX_ROWS || tablesIn(sheet, added).length > 0) return false;
  return isBlankArea(sheet, added, area);
}

// A block that starts in the column beside the table, within its rows, carries it to the right.
function growsRight(table: Table, area: Area): boolean {
  const { area: t, sheet } = table;
  const right = t.column + t.columns;
  const isWithin = area.row >= t.row && area.row + area.rows <= t.row + t.rows;
  if (!isWithin || area.column !== right) return false;
  const added = { ...t, column: right, columns: area.columns };
  return tablesIn(sheet, added).length === 0 && isBlankArea(sheet, added, area);
}

/**
 * セルに書いたあとのテーブルを整える。見出しは列の名前になり、すぐ下やすぐ右に書けばテーブルが広がる
 * (オートコレクトの「テーブルに新しい行と列を含める」。API の書き込みでも同じ)。
 */
export function followTables(
  sheet: Sheet,
  area: Area,
  cells: readonly CellChange[],
  cause: ChangeCause,
): void {
  const isFilled = cells.some(({ after }) => after !== undefined && !isEmptyCell(after));
  for (const table of tablesOn(sheet)) {
    const header = headerArea(table);
    if (header && intersectAreas(header, area)) {
      const names = table.columns.map((_c, i) => sheet.text(table.area.row, table.area.column + i));
      renameColumns(table, names, cause);
      continue;
    }
    if (!isFilled) continue;
    const isInside = intersectAreas(bodyArea(table), area) !== null;
    const now = table.isBlank && isInside ? replaceTable(table, { isBlank: false }) : table;
    if (!sheet.book.autoExpandsTables) continue;
    if (growsDown(now, area)) growTable(table, area.row + area.rows - table.area.row, cause);
    else if (growsRight(now, area)) {
      resizeTable(now, { ...now.area, columns: now.area.columns + area.columns }, cause);
    }
  }
}
