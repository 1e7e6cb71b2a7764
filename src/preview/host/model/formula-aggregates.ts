import type { CellValue } from './cell';
import { isErrorValue } from './cell';
import type { Operand } from './formula-values';
import { flatten, isGrid, toBoolean, toNumber } from './formula-values';

type Aggregate = (args: readonly Operand[]) => CellValue;

// In a range only numbers count; a value written into the formula is converted.
function numbersOf(args: readonly Operand[]): number[] | string {
  const numbers: number[] = [];
  for (const arg of args) {
    for (const value of flatten(arg)) {
      if (isErrorValue(value)) return String(value);
      if (typeof value === 'number') numbers.push(value);
      else if (!isGrid(arg)) {
        const number = toNumber(value);
        if (number === null) return '#VALUE!';
        numbers.push(number);
      }
    }
  }
  return numbers;
}

const overNumbers =
  (work: (numbers: readonly number[]) => CellValue): Aggregate =>
  (args) => {
    const numbers = numbersOf(args);
    return typeof numbers === 'string' ? numbers : work(numbers);
  };

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function truths(args: readonly Operand[]): boolean[] | string {
  const found: boolean[] = [];
  for (const arg of args) {
    for (const value of flatten(arg)) {
      if (isErrorValue(value)) return String(value);
      if (isGrid(arg) && typeof value === 'string') continue;
      const truth = toBoolean(value);
      if (truth === null) return '#VALUE!';
      found.push(truth);
    }
  }
  return found.length > 0 ? found : '#VALUE!';
}

const overTruths =
  (work: (values: readonly boolean[]) => boolean): Aggregate =>
  (args) => {
    const values = truths(args);
    return typeof values === 'string' ? values : work(values);
  };

function sumProduct(args: readonly Operand[]): CellValue {
  const lists = args.map(flatten);
  const length = lists[0]?.length ?? 0;
  if (lists.some((list) => list.length !== length)) return '#VALUE!';
  let total = 0;
  for (let i = 0; i < length; i++) {
    let product = 1;
    for (const list of lists) {
      const value = list[i] ?? 0;
      if (isErrorValue(value)) return value;
      product *= typeof value === 'number' ? value : 0;
    }
    total += product;
  }
  return total;
}

// LARGE and SMALL: the k-th number of the first argument; texts and blanks in it are passed over.
const ranked =
  (order: (a: number, b: number) => number): Aggregate =>
  ([values = '', k = '']) => {
    const numbers = numbersOf([values]);
    const place = toNumber(flatten(k)[0] ?? '');
    if (typeof numbers === 'string') return numbers;
    if (place === null) return '#VALUE!';
    return [...numbers].sort(order)[Math.ceil(place) - 1] ?? '#NUM!';
  };

const count = (args: readonly Operand[], test: (value: CellValue) => boolean): number =>
  args.reduce<number>((n, arg) => n + flatten(arg).filter(test).length, 0);

/** 範囲をまとめる関数。 */
export const aggregates: Readonly<Record<string, Aggregate>> = {
  SUM: overNumbers(sum),
  PRODUCT: overNumbers((numbers) => numbers.reduce((a, b) => a * b, numbers.length > 0 ? 1 : 0)),
  AVERAGE: overNumbers((numbers) => (numbers.length > 0 ? sum(numbers) / numbers.length : '#DIV/0!')),
  // Not Math.max(...numbers): a column may hold more values than a call may have arguments.
  MAX: overNumbers((numbers) => numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0)),
  MIN: overNumbers((numbers) => numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0)),
  LARGE: ranked((a, b) => b - a),
  SMALL: ranked((a, b) => a - b),
  COUNT: (args) => count(args, (value) => typeof value === 'number'),
  COUNTA: (args) => count(args, (value) => value !== ''),
  COUNTBLANK: (args) => count(args, (value) => value === ''),
  SUMPRODUCT: sumProduct,
  AND: overTruths((values) => values.every((value) => value)),
  OR: overTruths((values) => values.some((value) => value)),
  XOR: overTruths((values) => values.filter((value) => value).length % 2 === 1),
  ROWS: ([arg = '']) => (isGrid(arg) ? arg.length : 1),
  COLUMNS: ([arg = '']) => (isGrid(arg) ? (arg[0]?.length ?? 0) : 1),
};
