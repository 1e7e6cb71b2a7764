import type { CellValue } from './cell';
import { isErrorValue } from './cell';
import { invalidArgument } from './errors';
import type { FormulaToken } from './formula-tokens';
import { tokenizeFormula } from './formula-tokens';

/** 範囲の値。行の並び。 */
export type ValueGrid = readonly (readonly CellValue[])[];

/** 式から見えるもの。番地または名前の値を答え、無ければ null。 */
export interface FormulaScope {
  range(reference: string): ValueGrid | null;
}

type Node = (scope: FormulaScope) => CellValue | ValueGrid;

const isGrid = (value: CellValue | ValueGrid): value is ValueGrid => typeof value === 'object';
const flat = (value: CellValue | ValueGrid): CellValue[] => (isGrid(value) ? value.flat() : [value]);
// A grid in a place for one value: Excel would spill it; the model takes the upper left.
const single = (value: CellValue | ValueGrid): CellValue => (isGrid(value) ? (value[0]?.[0] ?? '') : value);

function toNumber(value: CellValue): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === '') return 0;
  return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : null;
}

const toText = (value: CellValue): string =>
  typeof value === 'boolean' ? String(value).toUpperCase() : String(value);

function arithmetic(operator: string, a: number, b: number): CellValue {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  if (operator === '^') return a ** b;
  return b === 0 ? '#DIV/0!' : a / b;
}

function compare(operator: string, a: CellValue, b: CellValue): boolean {
  const sameKind = typeof a === typeof b;
  const [x, y] =
    sameKind && typeof a !== 'string' ? [a, b] : [toText(a).toLowerCase(), toText(b).toLowerCase()];
  if (operator === '=') return x === y;
  if (operator === '<>') return x !== y;
  if (operator === '<') return x < y;
  if (operator === '>') return x > y;
  return operator === '<=' ? x <= y : x >= y;
}

function applyOperator(operator: string, a: CellValue, b: CellValue): CellValue {
  if (isErrorValue(a)) return a;
  if (isErrorValue(b)) return b;
  if (operator === '&') return toText(a) + toText(b);
  if ('+-*/^'.includes(operator)) {
    const [x, y] = [toNumber(a), toNumber(b)];
    return x === null || y === null ? '#VALUE!' : arithmetic(operator, x, y);
  }
  return compare(operator, a, b);
}

function callFunction(name: string, args: readonly (CellValue | ValueGrid)[]): CellValue {
  const upper = name.toUpperCase();
  if (upper === 'SUM') {
    const values = args.flatMap(flat);
    return (
      values.find(isErrorValue) ?? values.reduce<number>((n, v) => n + (typeof v === 'number' ? v : 0), 0)
    );
  }
  if (upper === 'COUNTIF' && args.length === 2) {
    const wanted = toText(single(args[1] ?? '')).toLowerCase();
    return flat(args[0] ?? '').filter((v) => toText(v).toLowerCase() === wanted).length;
  }
  return '#NAME?';
}

const LEVELS: readonly (readonly string[])[] = [
  ['=', '<>', '<', '>', '<=', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
];

class Parser {
  #at = 0;
  constructor(private readonly tokens: readonly FormulaToken[]) {}

  parse(): Node {
    const node = this.#binary(0);
    if (this.#at < this.tokens.length) invalidArgument();
    return node;
  }

  #takes(...operators: string[]): string | null {
    const token = this.tokens[this.#at];
    if (token?.type !== 'operator' || !operators.includes(token.text)) return null;
    this.#at++;
    return token.text;
  }

  #binary(level: number): Node {
    const operators = LEVELS[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    for (let operator = this.#takes(...operators); operator !== null; operator = this.#takes(...operators)) {
      const [a, b, sign] = [left, this.#binary(level + 1), operator];
      left = (scope) => applyOperator(sign, single(a(scope)), single(b(scope)));
    }
    return left;
  }

  #unary(): Node {
    const sign = this.#takes('+', '-', '@');
    if (sign === null) return this.#postfix();
    const operand = this.#unary();
    if (sign !== '-') return operand;
    return (scope) => applyOperator('*', single(operand(scope)), -1);
  }

  #postfix(): Node {
    let node = this.#primary();
    while (this.#takes('%') !== null) {
      const inner = node;
      node = (scope) => applyOperator('/', single(inner(scope)), 100);
    }
    return node;
  }

  #primary(): Node {
    if (this.#takes('(') !== null) {
      const inner = this.#binary(0);
      if (this.#takes(')') === null) invalidArgument();
      return inner;
    }
    const token = this.tokens[this.#at++];
    if (!token || token.type === 'operator') return invalidArgument();
    const { text } = token;
    if (token.type === 'number') return () => Number(text);
    if (token.type === 'string') return () => text.slice(1, -1).replaceAll('""', '"');
    if (token.type === 'error') return () => text;
    if (token.type === 'name' && this.#takes('(') !== null) return this.#call(text);
    if (/^(true|false)$/i.test(text)) return () => /^t/i.test(text);
    return (scope) => scope.range(text) ?? (token.type === 'ref' ? '#REF!' : '#NAME?');
  }

  #call(name: string): Node {
    const args: Node[] = [];
    while (this.#takes(')') === null) {
      if (args.length > 0 && this.#takes(',') === null) invalidArgument();
      args.push(this.#binary(0));
    }
    return (scope) =>
      callFunction(
        name,
        args.map((arg) => arg(scope)),
      );
  }
}

const parseFormula = (formula: string): Node => new Parser(tokenizeFormula(formula.slice(1))).parse();

/** 式の構文を調べる。読めなければ InvalidArgument(利用者の入力なら Excel は確定を拒む)。 */
export function checkFormula(formula: string): void {
  // A formula holds 8,192 characters at most; longer text beginning with "-" fails as an internal
  // error in Excel (office-js #3256), which the caller reports.
  parseFormula(formula);
}

/**
 * 式を計算する。番地、名前、四則、`&`、比較、SUM、COUNTIF だけを知り、ほかの関数は `#NAME?`。
 */
export function evaluateFormula(formula: string, scope: FormulaScope): CellValue {
  const value = single(parseFormula(formula)(scope));
  return value === '' ? 0 : value;
}

/** 式の中の番地を書き換える。`change` が null を返した番地は `#REF!` になる。 */
export function mapReferences(formula: string, change: (reference: string) => string | null): string {
  let result = '=';
  let from = 0;
  const body = formula.slice(1);
  for (const token of tokenizeFormula(body)) {
    if (token.type !== 'ref') continue;
    result += body.slice(from, token.at) + (change(token.text) ?? '#REF!');
    from = token.at + token.text.length;
  }
  return result + body.slice(from);
}
