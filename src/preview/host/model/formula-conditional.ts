import type { CellValue } from './cell';
import { isErrorValue } from './cell';
import type { FormulaScope } from './formula';
import { parseCriterion, plainText } from './formula-criteria';
import type { FormulaNode } from './formula-parser';
import type { Operand, ValueGrid } from './formula-values';
import { flatten, isGrid } from './formula-values';

type Evaluate = (node: FormulaNode, scope: FormulaScope) => Operand;
type Summary = (numbers: readonly number[]) => CellValue;

const sum: Summary = (numbers) => numbers.reduce((a, b) => a + b, 0);
const average: Summary = (numbers) =>
  numbers.length === 0 ? '#DIV/0!' : Number(sum(numbers)) / numbers.length;

// How the numbers of the rows that match are put together; null counts the rows.
const SUMMARIES: Readonly<Record<string, Summary | null>> = {
  COUNTIF: null,
  COUNTIFS: null,
  SUMIF: sum,
  SUMIFS: sum,
  AVERAGEIF: average,
  AVERAGEIFS: average,
  MAXIFS: (numbers) => numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0),
  MINIFS: (numbers) => numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0),
};

/** 条件付きの関数か。 */
export const isConditional = (name: string): boolean => Object.hasOwn(SUMMARIES, name);

/** 値の列の、条件に合うものの印を作る。 */
export function matchAll(values: readonly CellValue[], criterion: CellValue): Uint8Array {
  const marks = new Uint8Array(values.length);
  const text = values.length < MIN_INDEXED ? null : plainText(criterion);
  if (text !== null) {
    for (const i of placesOf(values).get(text) ?? []) marks[i] = 1;
    return marks;
  }
  // A criterion that is a blank cell means 0 (COUNTIF, support.microsoft.com).
  const test = parseCriterion(criterion);
  for (let i = 0; i < values.length; i++) if (test(values[i] ?? '')) marks[i] = 1;
  return marks;
}

const MIN_INDEXED = 500;
const places = new WeakMap<readonly CellValue[], ReadonlyMap<string, readonly number[]>>();

// Thousands of names are counted in one column; where each text stands is found once.
function placesOf(values: readonly CellValue[]): ReadonlyMap<string, readonly number[]> {
  const known = places.get(values);
  if (known) return known;
  const found = new Map<string, number[]>();
  values.forEach((value, i) => {
    if (typeof value !== 'string' || value === '') return;
    const key = value.toLowerCase();
    const list = found.get(key);
    if (list) list.push(i);
    else found.set(key, [i]);
  });
  places.set(values, found);
  return found;
}

function marksOf(
  node: FormulaNode,
  criterion: CellValue,
  scope: FormulaScope,
  evaluate: Evaluate,
): Uint8Array {
  const kept = node.type === 'reference' ? scope.matches?.(node.text, criterion) : null;
  return kept ?? matchAll(flatten(evaluate(node, scope)), criterion);
}

/**
 * 条件付きの関数を計算する。範囲の大きさが違えば `#VALUE!`。
 * 条件が `{"先手","Black"}` のような並びなら、条件ごとの答えの並びになる(support.microsoft.com「COUNTIFS 関数」)。
 * 横の並びと縦の並びなら、組ごとの答えになる(support.microsoft.com「配列数式のガイドラインと例」)。
 */
export function callConditional(
  name: string,
  operands: readonly FormulaNode[],
  scope: FormulaScope,
  evaluate: Evaluate,
): Operand {
  const summary = SUMMARIES[name] ?? null;
  const isSingle = name.endsWith('IF');
  // SUMIF(range, criterion, [sum_range]) but SUMIFS(sum_range, range, criterion, …).
  const pairs = isSingle ? operands.slice(0, 2) : summary ? operands.slice(1) : operands;
  const source = summary === null ? null : isSingle ? (operands[2] ?? operands[0]) : operands[0];
  if (pairs.length < 2 || pairs.length % 2 === 1) return '#VALUE!';
  const ranges = pairs.filter((_node, i) => i % 2 === 0);
  const criteria = pairs.filter((_node, i) => i % 2 === 1).map((node) => evaluate(node, scope));
  const answer = (row: number, column: number): CellValue => {
    let marks: Uint8Array | null = null;
    for (const [i, range] of ranges.entries()) {
      const next = marksOf(range, criterionAt(criteria[i] ?? '', row, column), scope, evaluate);
      if (marks !== null && marks.length !== next.length) return '#VALUE!';
      marks = marks === null ? next : intersect(marks, next);
    }
    if (marks === null) return '#VALUE!';
    if (summary === null || !source) return countMarks(marks);
    return summarize(flatten(evaluate(source, scope)), marks, summary);
  };
  const lists = criteria.filter(isGrid);
  const [height, width] = [Math.max(1, ...lists.map(heightOf)), Math.max(1, ...lists.map(widthOf))];
  if (height * width === 1) return answer(0, 0);
  return Array.from({ length: height }, (_line, row) =>
    Array.from({ length: width }, (_value, column) => answer(row, column)),
  );
}

const heightOf = (grid: ValueGrid): number => grid.length;
const widthOf = (grid: ValueGrid): number => grid[0]?.length ?? 0;

// A list of one row goes with every row, a list of one column with every column, as in all of Excel's arrays.
function criterionAt(criterion: Operand, row: number, column: number): CellValue {
  if (!isGrid(criterion)) return criterion;
  const line = criterion[heightOf(criterion) === 1 ? 0 : row];
  return line?.[widthOf(criterion) === 1 ? 0 : column] ?? '#N/A';
}

// Called for thousands of formulas over ten thousand rows: a loop, not a function for each mark.
function countMarks(marks: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < marks.length; i++) count += marks[i]!;
  return count;
}

function intersect(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length);
  for (let i = 0; i < a.length; i++) both[i] = (a[i] ?? 0) & (b[i] ?? 0);
  return both;
}

function summarize(values: readonly CellValue[], marks: Uint8Array, summary: Summary): CellValue {
  const numbers: number[] = [];
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] !== 1) continue;
    const value = values[i] ?? '';
    if (isErrorValue(value)) return value;
    if (typeof value === 'number') numbers.push(value);
  }
  return summary(numbers);
}
