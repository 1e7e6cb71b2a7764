import type { CellValue } from './cell';
import { isErrorValue } from './cell';
import { parseTyped } from './typed-value';

/** 範囲の値。行の並び。 */
export type ValueGrid = readonly (readonly CellValue[])[];

/** 式の途中の値。一つの値か、範囲。 */
export type Operand = CellValue | ValueGrid;

export const isGrid = (value: Operand): value is ValueGrid => typeof value === 'object';

const flat = new WeakMap<ValueGrid, readonly CellValue[]>();

/** 値を一列に並べる。 */
export function flatten(value: Operand): readonly CellValue[] {
  if (!isGrid(value)) return [value];
  if (value.length === 1) return value[0] ?? [];
  // A hundred formulas over one column read the same grid; it is laid out once.
  const known = flat.get(value);
  if (known) return known;
  const values = value.flat();
  flat.set(value, values);
  return values;
}

// A grid in a place for one value: Excel would spill it; the model takes the upper left.
export const single = (value: Operand): CellValue => (isGrid(value) ? (value[0]?.[0] ?? '') : value);

const NO_FORMAT = { numberFormat: 'General', locale: 'ja-JP', year: new Date().getFullYear() } as const;

/** 計算のために数にする。日付や時刻の文字列も数になる。数にならなければ null。 */
export function toNumber(value: CellValue): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === '') return 0;
  const typed = parseTyped(value, NO_FORMAT);
  return typed.formula === null && typeof typed.value === 'number' ? typed.value : null;
}

/** 文字列にする。 */
export const toText = (value: CellValue): string =>
  typeof value === 'boolean' ? String(value).toUpperCase() : String(value);

/** 真偽にする。ならなければ null。 */
export function toBoolean(value: CellValue): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (value === '') return false;
  return /^true$/i.test(value) ? true : /^false$/i.test(value) ? false : null;
}

function arithmetic(operator: string, a: number, b: number): CellValue {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  if (operator === '^') return a ** b;
  return b === 0 ? '#DIV/0!' : a / b;
}

const rank = (value: CellValue): number =>
  typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2;

// Numbers are less than texts, texts less than truth values; a blank is like the other side.
function order(a: CellValue, b: CellValue): number {
  const [x, y] = [a === '' ? blankLike(b) : a, b === '' ? blankLike(a) : b];
  if (rank(x) !== rank(y)) return rank(x) - rank(y);
  if (typeof x !== 'string' || typeof y !== 'string') return Number(x) - Number(y);
  const [s, t] = [x.toLowerCase(), y.toLowerCase()];
  return s < t ? -1 : s > t ? 1 : 0;
}

const blankLike = (other: CellValue): CellValue =>
  typeof other === 'number' ? 0 : typeof other === 'boolean' ? false : '';

function compare(operator: string, a: CellValue, b: CellValue): boolean {
  const sign = order(a, b);
  if (operator === '=') return sign === 0;
  if (operator === '<>') return sign !== 0;
  if (operator === '<') return sign < 0;
  if (operator === '>') return sign > 0;
  return operator === '<=' ? sign <= 0 : sign >= 0;
}

function applyOne(operator: string, a: CellValue, b: CellValue): CellValue {
  if (isErrorValue(a)) return a;
  if (isErrorValue(b)) return b;
  if (operator === '&') return toText(a) + toText(b);
  if (!'+-*/^'.includes(operator)) return compare(operator, a, b);
  const [x, y] = [toNumber(a), toNumber(b)];
  return x === null || y === null ? '#VALUE!' : arithmetic(operator, x, y);
}

/** 演算子を当てる。範囲どうしなら要素ごとで、一行・一列・一つの値は相手に合わせて広がる。 */
export function applyOperator(operator: string, a: Operand, b: Operand): Operand {
  if (!isGrid(a) && !isGrid(b)) return applyOne(operator, a, b);
  const [x, y] = [isGrid(a) ? a : [[a]], isGrid(b) ? b : [[b]]];
  const rows = Math.max(x.length, y.length);
  const columns = Math.max(x[0]?.length ?? 0, y[0]?.length ?? 0);
  const at = (grid: ValueGrid, row: number, column: number): CellValue =>
    grid[grid.length === 1 ? 0 : row]?.[grid[0]?.length === 1 ? 0 : column] ?? '#N/A';
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => applyOne(operator, at(x, r, c), at(y, r, c))),
  );
}
