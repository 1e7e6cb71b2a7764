import * as formulajs from '@formulajs/formulajs';
import type { CellValue } from './cell';
import { dateSerial, timeSerial } from './dates';
import type { Operand } from './formula-values';
import { flatten, isGrid } from './formula-values';

type LibraryFunction = (...args: readonly unknown[]) => unknown;

// Functions that look at the world outside the arguments are not for cells.
const LEFT_OUT: ReadonlySet<string> = new Set([
  'WEBSERVICE',
  'HYPERLINK',
  'INFO',
  'CELL',
  'INDIRECT',
  'OFFSET',
]);

const library = formulajs as unknown as Readonly<Record<string, unknown>>;

function toCellValue(result: unknown): CellValue {
  if (Array.isArray(result)) return toCellValue(result[0] ?? '');
  if (result instanceof Error) return result.message;
  if (result instanceof Date) {
    const day = dateSerial(result.getFullYear(), result.getMonth() + 1, result.getDate());
    const time = timeSerial(result.getHours(), result.getMinutes(), result.getSeconds());
    return day === null ? '#NUM!' : day + time;
  }
  if (typeof result === 'number') return Number.isFinite(result) ? result : '#NUM!';
  return typeof result === 'string' || typeof result === 'boolean' ? result : '#VALUE!';
}

// Excel passes over the blank cells of a range, the library takes them for 0. Where two ranges are
// compared cell by cell they stay.
function argumentsFor(args: readonly Operand[]): unknown[] {
  const isAlone = args.filter(isGrid).length === 1;
  return args.map((arg) => {
    if (!isGrid(arg)) return arg;
    return isAlone ? flatten(arg).filter((value) => value !== '') : arg.map((row) => [...row]);
  });
}

/** Formula.js(MIT)にある関数を呼ぶ。無い関数は null。 */
export function callLibrary(name: string, args: readonly Operand[]): CellValue | null {
  const found = LEFT_OUT.has(name) ? undefined : library[name];
  if (typeof found !== 'function') return null;
  try {
    return toCellValue((found as LibraryFunction)(...argumentsFor(args)));
  } catch {
    // The library throws on arguments it did not expect; a cell then shows what Excel shows for them.
    return '#VALUE!';
  }
}
