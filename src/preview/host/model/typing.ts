import type { Area } from './area';
import type { Cell } from './cell';
import { editCells } from './edits';
import { HostError } from './errors';
import type { ChangeCause } from './events';
import { checkFormula } from './formula';
import { formatValue } from './number-format';
import type { Sheet } from './sheet';
import { followTables } from './table-growth';
import { parseTyped } from './typed-value';

// Excel's limits on the length of a cell's text and of a formula ("Excel specifications and limits").
const MAX_TEXT = 32767;
const MAX_FORMULA = 8192;

/**
 * セルに文字列を入れた結果のセルを作る。利用者の入力も API の `values` も同じに読む。
 * 読めない式は InvalidArgument、長すぎる式は GeneralException(office-js #3256)。
 */
export function cellWithText(sheet: Sheet, cell: Cell, source: string): Cell {
  const { book } = sheet;
  const context = { numberFormat: cell.format.numberFormat, locale: book.locale, year: book.year() };
  const typed = parseTyped(source, context);
  if (typed.formula !== null) {
    if (typed.formula.length > MAX_FORMULA) throw new HostError('GeneralException');
    checkFormula(typed.formula);
  }
  if (source.length > MAX_TEXT) throw new HostError('InvalidArgument');
  // The look that comes with a date, a time or a percentage only replaces General.
  const takesFormat = typed.format !== undefined && cell.format.numberFormat === 'General';
  const format = takesFormat ? { ...cell.format, numberFormat: typed.format } : cell.format;
  return { value: typed.value, formula: typed.formula, format };
}

/** 範囲の値を `next` で作り直す。テーブルの見出しや広がりもついて変わる。 */
export function writeCells(
  sheet: Sheet,
  area: Area,
  cause: ChangeCause,
  next: (cell: Cell, row: number, column: number) => Cell,
): void {
  editCells(sheet, area, 'values', cause, next, (cells) => followTables(sheet, area, cells, cause));
}

/** 文字列の表を左上のセルから入れる。利用者の貼り付け。 */
export function pasteRows(
  sheet: Sheet,
  row: number,
  column: number,
  rows: readonly (readonly string[])[],
): Area {
  const columns = Math.max(1, ...rows.map((line) => line.length));
  const area = { row, column, rows: Math.max(1, rows.length), columns };
  sheet.assertEditable(area);
  sheet.book.history.group(() =>
    writeCells(sheet, area, 'user', (cell, r, c) => {
      const text = rows[r - row]?.[c - column];
      return text === undefined ? cell : cellWithText(sheet, cell, text);
    }),
  );
  return area;
}

/** 範囲の値を消す。書式は残る(Delete キー)。 */
export function clearContents(sheet: Sheet, area: Area, cause: ChangeCause): void {
  sheet.assertEditable(area);
  writeCells(sheet, area, cause, (cell) =>
    cell.value === '' && cell.formula === null ? cell : { ...cell, value: '', formula: null },
  );
}

// Dates and times are edited in full, whatever part of them the cell shows.
function editingNumber(value: number, numberFormat: string): string {
  const codes = numberFormat.replace(/"[^"]*"|\\.|\[(?:red|blue|green|black|white)\]|General/gi, '');
  if (!/[ymdhs]/i.test(codes)) return String(value);
  if (value < 60) return formatValue(value, '[h]:mm:ss');
  return formatValue(value, Number.isInteger(value) ? 'yyyy/m/d' : 'yyyy/m/d h:mm:ss');
}

/** セルの編集を始めたときの文字列。式は式、日付と時刻は見え方、文字列書式でない数の文字列は `'` 付き。 */
export function editingText(sheet: Sheet, row: number, column: number): string {
  const cell = sheet.cellAt(row, column);
  if (cell.formula !== null) return cell.formula;
  if (typeof cell.value === 'number') return editingNumber(cell.value, cell.format.numberFormat);
  if (typeof cell.value === 'boolean') return sheet.text(row, column);
  if (cell.value === '' || cell.format.numberFormat === '@') return cell.value;
  // A text that would be read as something else was entered with the prefix character.
  const context = { numberFormat: 'General', locale: sheet.book.locale, year: sheet.book.year() };
  return parseTyped(cell.value, context).value === cell.value ? cell.value : `'${cell.value}`;
}
