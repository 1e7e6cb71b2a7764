import type { CellValue } from './cell';
import { isErrorValue } from './cell';
import type { FormulaScope } from './formula';
import { parseCriterion } from './formula-criteria';
import type { FormulaNode } from './formula-parser';
import type { Operand } from './formula-values';
import { flatten, single } from './formula-values';

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
  // A criterion that is a blank cell means 0 (COUNTIF, support.microsoft.com).
  const test = parseCriterion(criterion);
  const marks = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) if (test(values[i] ?? '')) marks[i] = 1;
  return marks;
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

/** 条件付きの関数を計算する。範囲の大きさが違えば `#VALUE!`。 */
export function callConditional(
  name: string,
  operands: readonly FormulaNode[],
  scope: FormulaScope,
  evaluate: Evaluate,
): CellValue {
  const summary = SUMMARIES[name] ?? null;
  const isSingle = name.endsWith('IF');
  // SUMIF(range, criterion, [sum_range]) but SUMIFS(sum_range, range, criterion, …).
  const pairs = isSingle ? operands.slice(0, 2) : summary ? operands.slice(1) : operands;
  const source = summary === null ? null : isSingle ? (operands[2] ?? operands[0]) : operands[0];
  if (pairs.length < 2 || pairs.length % 2 === 1) return '#VALUE!';
  let marks: Uint8Array | null = null;
  for (let i = 0; i < pairs.length; i += 2) {
    const [range, condition] = [pairs[i], pairs[i + 1]];
    if (!range || !condition) return '#VALUE!';
    const next = marksOf(range, single(evaluate(condition, scope)), scope, evaluate);
    if (marks === null) marks = next;
    else if (marks.length !== next.length) return '#VALUE!';
    else marks = intersect(marks, next);
  }
  if (marks === null) return '#VALUE!';
  if (summary === null || !source) return marks.reduce((n, mark) => n + mark, 0);
  return summarize(flatten(evaluate(source, scope)), marks, summary);
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
