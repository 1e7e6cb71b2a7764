import type { CellValue } from './cell';
import { dateSerial } from './dates';
import type { CriterionTest } from './formula-criteria';
import { parseCriterion } from './formula-criteria';

/** 日付で絞り込む条件。`specificity` は年月日などのどこまで同じか。 */
export interface DateChoice {
  readonly date: string;
  readonly specificity: 'Year' | 'Month' | 'Day' | 'Hour' | 'Minute' | 'Second';
}

/** 一列の絞り込みの条件。形は office.js の FilterCriteria と同じ。 */
export interface TableFilter {
  readonly filterOn: 'Values' | 'Custom' | 'TopItems' | 'TopPercent' | 'BottomItems' | 'BottomPercent';
  readonly values?: readonly (string | DateChoice)[];
  readonly criterion1?: string;
  readonly criterion2?: string;
  readonly operator?: 'And' | 'Or';
}

/** 絞り込みが見るセル。`text` は見えている文字列。 */
export interface FilteredCell {
  readonly value: CellValue;
  readonly text: string;
}

const LENGTH: Readonly<Record<DateChoice['specificity'], number>> = {
  Year: 4,
  Month: 7,
  Day: 10,
  Hour: 13,
  Minute: 16,
  Second: 19,
};

function serialRange({ date, specificity }: DateChoice): readonly [number, number] | null {
  const part = date.slice(0, LENGTH[specificity]);
  const [, year = '', month = '1', day = '1', hour = '0', minute = '0', second = '0'] =
    /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?(?:T(\d{1,2}))?(?::(\d{1,2}))?(?::(\d{1,2}))?/.exec(part) ?? [];
  const start = dateSerial(Number(year), Number(month), Number(day));
  if (start === null) return null;
  if (specificity === 'Year') return [start, dateSerial(Number(year) + 1, 1, 1) ?? Infinity];
  if (specificity === 'Month') {
    const isLast = Number(month) === 12;
    return [
      start,
      dateSerial(Number(year) + (isLast ? 1 : 0), isLast ? 1 : Number(month) + 1, 1) ?? Infinity,
    ];
  }
  if (specificity === 'Day') return [start, start + 1];
  const from = start + (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) / 86400;
  const length = { Hour: 3600, Minute: 60, Second: 1 }[specificity];
  return [from - 1e-9, from + length / 86400 - 1e-9];
}

type Test = (cell: FilteredCell) => boolean;

// "Values" compares with what the cell shows, without regard to case, as the list of the filter menu does.
function valuesTest(values: readonly (string | DateChoice)[]): Test {
  const texts = new Set(values.filter((v) => typeof v === 'string').map((v) => v.toLowerCase()));
  const ranges = values.flatMap((v) => (typeof v === 'string' ? [] : [serialRange(v)]));
  return ({ value, text }) =>
    texts.has(text.toLowerCase()) ||
    (typeof value === 'number' && ranges.some((r) => r && value >= r[0] && value < r[1]));
}

function customTest({ criterion1, criterion2, operator }: TableFilter): Test {
  const test = (criterion: string): CriterionTest => parseCriterion(criterion, true);
  const first = test(criterion1 ?? '');
  if (criterion2 === undefined || criterion2 === '') return (cell) => first(cell.value, cell.text);
  const second = test(criterion2);
  return operator === 'Or'
    ? (cell) => first(cell.value, cell.text) || second(cell.value, cell.text)
    : (cell) => first(cell.value, cell.text) && second(cell.value, cell.text);
}

function rankTest(filter: TableFilter, cells: readonly FilteredCell[]): Test {
  const numbers = cells.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const asked = Number(filter.criterion1 ?? 0);
  const isPercent = filter.filterOn.endsWith('Percent');
  const count = isPercent ? Math.max(1, Math.floor((numbers.length * asked) / 100)) : asked;
  const isTop = filter.filterOn.startsWith('Top');
  numbers.sort((a, b) => (isTop ? b - a : a - b));
  const limit = numbers[Math.min(count, numbers.length) - 1];
  if (limit === undefined) return () => false;
  return ({ value }) => typeof value === 'number' && (isTop ? value >= limit : value <= limit);
}

/** 条件に合うかを答える関数を作る。`cells` は列の全部のセルで、上位や下位を数えるのに使う。 */
export function filterTest(filter: TableFilter, cells: readonly FilteredCell[]): Test {
  if (filter.filterOn === 'Values') return valuesTest(filter.values ?? []);
  return filter.filterOn === 'Custom' ? customTest(filter) : rankTest(filter, cells);
}
