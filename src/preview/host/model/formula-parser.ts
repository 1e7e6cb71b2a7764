import { invalidArgument } from './errors';
import type { FormulaToken } from './formula-tokens';
import { tokenizeFormula } from './formula-tokens';
import type { CellValue } from './cell';

/** 式の木。 */
export type FormulaNode =
  | { readonly type: 'value'; readonly value: CellValue }
  | { readonly type: 'reference'; readonly text: string; readonly isName: boolean }
  | {
      readonly type: 'operation';
      readonly operator: string;
      readonly operands: readonly [FormulaNode, FormulaNode];
    }
  | { readonly type: 'call'; readonly name: string; readonly operands: readonly FormulaNode[] }
  | { readonly type: 'list'; readonly rows: readonly (readonly CellValue[])[] };

const LEVELS: readonly (readonly string[])[] = [
  ['=', '<>', '<', '>', '<=', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
];

const MISSING: FormulaNode = { type: 'value', value: '' };

class Parser {
  #at = 0;
  constructor(private readonly tokens: readonly FormulaToken[]) {}

  parse(): FormulaNode {
    const node = this.#binary(0);
    if (this.#at < this.tokens.length) invalidArgument();
    return node;
  }

  #peeks(...operators: string[]): boolean {
    const token = this.tokens[this.#at];
    return token?.type === 'operator' && operators.includes(token.text);
  }

  #takes(...operators: string[]): string | null {
    return this.#peeks(...operators) ? (this.tokens[this.#at++]?.text ?? null) : null;
  }

  #binary(level: number): FormulaNode {
    const operators = LEVELS[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    for (let operator = this.#takes(...operators); operator !== null; operator = this.#takes(...operators)) {
      left = { type: 'operation', operator, operands: [left, this.#binary(level + 1)] };
    }
    return left;
  }

  #unary(): FormulaNode {
    const sign = this.#takes('+', '-', '@');
    if (sign === null) return this.#postfix();
    const operand = this.#unary();
    if (sign !== '-') return operand;
    return { type: 'operation', operator: '*', operands: [operand, { type: 'value', value: -1 }] };
  }

  #postfix(): FormulaNode {
    let node = this.#primary();
    while (this.#takes('%') !== null) {
      node = { type: 'operation', operator: '/', operands: [node, { type: 'value', value: 100 }] };
    }
    return node;
  }

  #primary(): FormulaNode {
    if (this.#takes('(') !== null) {
      const inner = this.#binary(0);
      if (this.#takes(')') === null) invalidArgument();
      return inner;
    }
    if (this.#takes('{') !== null) return this.#list();
    const token = this.tokens[this.#at++];
    if (!token || token.type === 'operator') return invalidArgument();
    const { text, type } = token;
    if (type === 'name' && this.#takes('(') !== null) return this.#call(text);
    const constant = constantOf(token);
    if (constant !== null) return { type: 'value', value: constant };
    return { type: 'reference', text, isName: type === 'name' };
  }

  #call(name: string): FormulaNode {
    const operands: FormulaNode[] = [];
    if (this.#takes(')') !== null) return { type: 'call', name: name.toUpperCase(), operands };
    do operands.push(this.#peeks(',', ')') ? MISSING : this.#binary(0));
    while (this.#takes(',') !== null);
    if (this.#takes(')') === null) invalidArgument();
    return { type: 'call', name: name.toUpperCase(), operands };
  }

  // {1,2;3,4}: constants only.
  #list(): FormulaNode {
    const rows: CellValue[][] = [[]];
    for (;;) {
      const sign = this.#takes('-') === null ? 1 : -1;
      const token = this.tokens[this.#at++];
      const constant = token ? constantOf(token) : null;
      if (constant === null) return invalidArgument();
      rows.at(-1)?.push(sign < 0 ? -Number(constant) : constant);
      const next = this.#takes(',', ';', '}');
      if (next === ';') rows.push([]);
      else if (next === '}') return { type: 'list', rows };
      else if (next === null) return invalidArgument();
    }
  }
}

function constantOf({ type, text }: FormulaToken): CellValue | null {
  if (type === 'number') return Number(text);
  if (type === 'string') return text.slice(1, -1).replaceAll('""', '"');
  if (type === 'error') return text;
  return /^(true|false)$/i.test(text) ? /^t/i.test(text) : null;
}

const MAX_KEPT = 50_000;
const parsed = new Map<string, FormulaNode>();

/** 式(`=` で始まる)を木にする。読めなければ InvalidArgument。 */
export function parseFormula(formula: string): FormulaNode {
  const known = parsed.get(formula);
  if (known) return known;
  const node = new Parser(tokenizeFormula(formula.slice(1))).parse();
  // The same formula is calculated again at every change; the tree is kept, within bounds.
  if (parsed.size >= MAX_KEPT) parsed.clear();
  parsed.set(formula, node);
  return node;
}
