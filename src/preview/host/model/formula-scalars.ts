import type { CellValue } from './cell';
import { isErrorValue } from './cell';
import { dateSerial, splitSerial, timeSerial } from './dates';
import { toBoolean, toNumber, toText } from './formula-values';
import { formatValue } from './number-format';

type Scalar = (args: readonly CellValue[]) => CellValue;

// The first error among the arguments is the answer.
const safe =
  (work: Scalar): Scalar =>
  (args) =>
    args.find(isErrorValue) ?? work(args);

const overNumbers = (work: (...numbers: readonly number[]) => CellValue): Scalar =>
  safe((args) => {
    const numbers = args.map(toNumber);
    return numbers.every((n) => n !== null) ? work(...numbers) : '#VALUE!';
  });

const part = (name: 'year' | 'month' | 'day' | 'hours' | 'minutes' | 'seconds'): Scalar =>
  overNumbers((serial = 0) => {
    if (serial < 0) return '#NUM!';
    // Day 0 is 1900-01-00 in Excel, and before March 1900 it is one day behind the calendar.
    if (serial < 60 && name === 'year') return 1900;
    if (serial < 60 && name === 'month') return serial < 32 ? 1 : 2;
    if (serial < 60 && name === 'day') return Math.floor(serial < 32 ? serial : serial - 31);
    return splitSerial(serial)[name];
  });

function dateOf(year = 0, month = 1, day = 1): CellValue {
  const full = year < 1900 ? year + 1900 : year;
  const months = full * 12 + Math.floor(month) - 1;
  const first = dateSerial(Math.floor(months / 12), (((months % 12) + 12) % 12) + 1, 1);
  return first === null ? '#NUM!' : first + Math.floor(day) - 1;
}

function monthsLater(serial: number, months: number, isEnd: boolean): CellValue {
  const { year, month, day } = splitSerial(serial);
  const [first, next] = [dateOf(year, month + months, 1), dateOf(year, month + months + 1, 1)];
  if (typeof first !== 'number' || typeof next !== 'number') return '#NUM!';
  return isEnd ? next - 1 : Math.min(first + day - 1, next - 1);
}

function weekday(serial = 0, kind = 1): CellValue {
  const day = splitSerial(serial).weekday;
  if (kind === 2) return day === 0 ? 7 : day;
  return kind === 3 ? (day + 6) % 7 : day + 1;
}

const rounded =
  (round: (n: number) => number) =>
  (value = 0, digits = 0): number => {
    const scale = 10 ** Math.trunc(digits);
    // The decimal value is meant, not the binary one next to it: ROUND(1.005, 2) is 1.01.
    return (Math.sign(value) * round(Number((Math.abs(value) * scale).toPrecision(15)))) / scale;
  };

// All the places, or the n-th alone.
function substitute(text: string, before: string, after: string, which: number | null): CellValue {
  if (before === '') return text;
  if (which === null) return text.replaceAll(before, after);
  if (which < 1) return '#VALUE!';
  const parts = text.split(before);
  const at = Math.floor(which);
  if (at >= parts.length) return text;
  return parts.slice(0, at).join(before) + after + parts.slice(at).join(before);
}

/** 一つの値から一つの値を作る関数。 */
export const scalars: Readonly<Record<string, Scalar>> = {
  TEXT: safe(([value = '', format = '']) => {
    const number = typeof value === 'string' && value !== '' ? toNumber(value) : value;
    return formatValue(number === '' ? 0 : (number ?? value), toText(format));
  }),
  VALUE: safe(([value = '']) => (value === '' ? '#VALUE!' : (toNumber(value) ?? '#VALUE!'))),
  NOT: safe(([value = '']) => {
    const truth = toBoolean(value);
    return truth === null ? '#VALUE!' : !truth;
  }),
  YEAR: part('year'),
  MONTH: part('month'),
  DAY: part('day'),
  HOUR: part('hours'),
  MINUTE: part('minutes'),
  SECOND: part('seconds'),
  DATE: overNumbers(dateOf),
  TIME: overNumbers((h = 0, m = 0, s = 0) => timeSerial(h, m, s) % 1),
  EDATE: overNumbers((serial = 0, months = 0) => monthsLater(serial, months, false)),
  EOMONTH: overNumbers((serial = 0, months = 0) => monthsLater(serial, months, true)),
  WEEKDAY: overNumbers(weekday),
  ROUND: overNumbers(rounded(Math.round)),
  ROUNDDOWN: overNumbers(rounded(Math.floor)),
  ROUNDUP: overNumbers(rounded(Math.ceil)),
  INT: overNumbers((value = 0) => Math.floor(value)),
  ABS: overNumbers((value = 0) => Math.abs(value)),
  MOD: overNumbers((a = 0, b = 0) => (b === 0 ? '#DIV/0!' : a - b * Math.floor(a / b))),
  ISBLANK: ([value = '']) => value === '',
  ISNUMBER: ([value = '']) => typeof value === 'number',
  ISTEXT: ([value = '']) => typeof value === 'string' && value !== '' && !isErrorValue(value),
  ISERROR: ([value = '']) => isErrorValue(value),
  ISNA: ([value = '']) => value === '#N/A',
  NA: () => '#N/A',
  LEN: safe(([value = '']) => toText(value).length),
  LEFT: safe(([value = '', count = 1]) => toText(value).slice(0, toNumber(count) ?? 0)),
  RIGHT: safe(([value = '', count = 1]) => {
    const n = toNumber(count) ?? 0;
    return n > 0 ? toText(value).slice(-n) : '';
  }),
  MID: safe(([value = '', from = 1, count = 0]) => {
    const start = (toNumber(from) ?? 1) - 1;
    return toText(value).slice(start, start + (toNumber(count) ?? 0));
  }),
  TRIM: safe(([value = '']) => toText(value).trim().replace(/ +/g, ' ')),
  SUBSTITUTE: safe(([value = '', before = '', after = '', which = '']) =>
    substitute(toText(value), toText(before), toText(after), which === '' ? null : toNumber(which)),
  ),
  EXACT: safe(([a = '', b = '']) => toText(a) === toText(b)),
};
