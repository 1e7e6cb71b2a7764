import type { Area } from '../model/area';
import type { Cell } from '../model/cell';
import { valueTypeOf } from '../model/cell';
import { editFormat } from '../model/edits';
import { HostError, invalidArgument } from '../model/errors';
import type { Sheet } from '../model/sheet';
import { cellWithText, writeCells } from '../model/typing';
import type { Property, RangeTarget } from './host-object';
import { isTooBig, textArg } from './host-object';

// Over the limit the array properties answer null ("range.values null when over the limit", docs).
/** 範囲のセルを二次元配列で読む。大きすぎれば null。 */
export function readGrid(
  { sheet, area }: RangeTarget,
  read: (cell: Cell, row: number, column: number) => unknown,
): unknown {
  // Over the limit the array properties answer null ("range.values null when over the limit", docs).
  if (isTooBig(area)) return null;
  return Array.from({ length: area.rows }, (_, r) =>
    Array.from({ length: area.columns }, (_, c) => {
      const [row, column] = [area.row + r, area.column + c];
      return read(sheet.cellAt(row, column), row, column);
    }),
  );
}

/**
 * 二次元配列か一つの値から、セルごとの値を取り出す関数を作る。
 * 一つの値は全部のセルに入る。配列の大きさが違えば InvalidArgument、配列の中の null は「そのまま」。
 */
export function cellReader(area: Area, input: unknown): (row: number, column: number) => unknown {
  if (input === null || input === undefined) return invalidArgument();
  if (!Array.isArray(input)) return () => input;
  const rows = input as readonly unknown[];
  const fits =
    rows.length === area.rows && rows.every((row) => Array.isArray(row) && row.length === area.columns);
  if (!fits) {
    invalidArgument(
      "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
    );
  }
  return (row, column) => (rows[row - area.row] as readonly unknown[])[column - area.column];
}

/** 値を入れたセルを作る。文字列は入力と同じに読む。 */
export function cellWithValue(sheet: Sheet, cell: Cell, input: unknown): Cell {
  if (input === null || input === undefined) return cell;
  if (typeof input === 'string') {
    return input === '' ? { ...cell, value: '', formula: null } : cellWithText(sheet, cell, input);
  }
  if (typeof input !== 'number' && typeof input !== 'boolean') return invalidArgument();
  // A number put into a text cell becomes text, as with VBA's Range.Value (assumed for the API).
  const asText = typeof input === 'boolean' ? String(input).toUpperCase() : String(input);
  const value = cell.format.numberFormat === '@' ? asText : input;
  return { ...cell, value, formula: null };
}

/** 範囲に値を書く。すぐ下や右に書けば、テーブルが広がる。 */
export function writeValues({ sheet, area }: RangeTarget, input: unknown): void {
  const read = cellReader(area, input);
  sheet.assertEditable(area);
  if (isTooBig(area)) throw new HostError('GeneralException');
  writeCells(sheet, area, 'api', (cell, row, column) => cellWithValue(sheet, cell, read(row, column)));
}

function writeNumberFormats({ sheet, area }: RangeTarget, input: unknown): void {
  sheet.assertAllowed('allowFormatCells');
  const read = cellReader(area, input);
  editFormat(sheet, area, 'api', (format, row, column) => {
    const numberFormat = read(row, column);
    return numberFormat === null || numberFormat === format.numberFormat
      ? format
      : { ...format, numberFormat: textArg(numberFormat) };
  });
}

const values = (
  read: (cell: Cell, row: number, column: number, sheet: Sheet) => unknown,
): Property<RangeTarget> => ({
  get: (target) => readGrid(target, (cell, row, column) => read(cell, row, column, target.sheet)),
  set: writeValues,
});

/** セルの中身の配列のプロパティ。 */
export const valueProperties: Readonly<Record<string, Property<RangeTarget>>> = {
  Values: values((cell) => cell.value),
  // The prefix character is not part of formulas either (office-js #6687).
  Formulas: values((cell) => cell.formula ?? cell.value),
  FormulasLocal: values((cell) => cell.formula ?? cell.value),
  Text: { get: values((_cell, row, column, sheet) => sheet.text(row, column)).get },
  ValueTypes: { get: values((cell) => valueTypeOf(cell)).get },
  NumberFormat: { get: values((cell) => cell.format.numberFormat).get, set: writeNumberFormats },
};
