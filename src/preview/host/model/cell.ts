import type { CellFormat } from './format';
import { DEFAULT_FORMAT } from './format';

/** セルの値。空は ''、時刻と日付は 1900 年からの通し日数、誤り値は `#NAME?` のような文字列。 */
export type CellValue = string | number | boolean;

/** セル。`formula` は `=` で始まる式、式でなければ null。書き換えず作り直す。 */
export interface Cell {
  readonly value: CellValue;
  readonly formula: string | null;
  readonly format: CellFormat;
}

/** Excel の値の型の名前。 */
export type ValueType = 'Empty' | 'Double' | 'Boolean' | 'String' | 'Error';

export const EMPTY_CELL: Cell = { value: '', formula: null, format: DEFAULT_FORMAT };

const ERRORS: ReadonlySet<string> = new Set([
  '#NAME?',
  '#REF!',
  '#VALUE!',
  '#DIV/0!',
  '#N/A',
  '#NUM!',
  '#NULL!',
]);

export const isErrorValue = (value: CellValue): boolean => typeof value === 'string' && ERRORS.has(value);

export const isEmptyCell = (cell: Cell): boolean => cell.value === '' && cell.formula === null;

/** 値の型を答える。文字列書式のセルの `#N/A` は誤り値ではなく文字列。 */
export function valueTypeOf(cell: Cell): ValueType {
  if (isEmptyCell(cell)) return 'Empty';
  if (typeof cell.value === 'number') return 'Double';
  if (typeof cell.value === 'boolean') return 'Boolean';
  const isText = cell.formula === null && cell.format.numberFormat === '@';
  return !isText && isErrorValue(cell.value) ? 'Error' : 'String';
}
