import type { CellValue } from './cell';
import { callFunction } from './formula-functions';
import type { FormulaNode } from './formula-parser';
import { parseFormula } from './formula-parser';
import type { FormulaToken } from './formula-tokens';
import { tokenizeFormula } from './formula-tokens';
import type { Operand, ValueGrid } from './formula-values';
import { applyOperator, single } from './formula-values';

/** 式から見えるもの。 */
export interface FormulaScope {
  /** 番地、名前、構造化参照の値。無ければ null。 */
  range(reference: string): ValueGrid | null;
  /** 番地の左上の行と列(0 から)。空文字列は式のあるセル。 */
  position?(reference: string): { readonly row: number; readonly column: number } | null;
  /** 番地のうち、隠れていない行の値。 */
  visible?(reference: string): ValueGrid | null;
  /** 番地の条件に合う行の印。同じ列と条件なら覚えておいたものを答える。 */
  matches?(reference: string, criterion: CellValue): Uint8Array | null;
  /** 今の日時の通し日数。 */
  now?(): number;
}

function evaluate(node: FormulaNode, scope: FormulaScope): Operand {
  if (node.type === 'value') return node.value;
  if (node.type === 'list') return node.rows;
  if (node.type === 'reference') return scope.range(node.text) ?? (node.isName ? '#NAME?' : '#REF!');
  if (node.type === 'call') return callFunction(node, scope, evaluate);
  const [a, b] = node.operands;
  return applyOperator(node.operator, evaluate(a, scope), evaluate(b, scope));
}

/** 式の構文を調べる。読めなければ InvalidArgument(利用者の入力なら Excel は確定を拒む)。 */
export function checkFormula(formula: string): void {
  // A formula holds 8,192 characters at most; longer text beginning with "-" fails as an internal
  // error in Excel (office-js #3256), which the caller reports.
  parseFormula(formula);
}

/** 式を計算する。知らない関数は `#NAME?`。 */
export function evaluateFormula(formula: string, scope: FormulaScope): CellValue {
  const value = single(evaluate(parseFormula(formula), scope));
  if (value === '') return isTextResult(formula) ? '' : 0;
  return typeof value === 'number' && !Number.isFinite(value) ? '#NUM!' : value;
}

// A lone reference to a blank cell shows 0; a formula that makes "" shows nothing.
const isTextResult = (formula: string): boolean => parseFormula(formula).type !== 'reference';

/** 式の中の番地・名前・構造化参照。 */
export function referencesIn(formula: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: FormulaNode): void => {
    if (node.type === 'reference') found.push(node.text);
    else if (node.type === 'call' || node.type === 'operation') node.operands.forEach(visit);
  };
  visit(parseFormula(formula));
  return found;
}

/** 式が、変わらなくても計算し直す関数(TODAY など)を含むか。 */
export const isVolatile = (formula: string): boolean => /\b(?:TODAY|NOW|RAND|SUBTOTAL)\(/i.test(formula);

function mapTokens(
  formula: string,
  type: FormulaToken['type'],
  change: (text: string) => string | null,
): string {
  let result = '=';
  let from = 0;
  const body = formula.slice(1);
  for (const token of tokenizeFormula(body)) {
    if (token.type !== type) continue;
    result += body.slice(from, token.at) + (change(token.text) ?? '#REF!');
    from = token.at + token.text.length;
  }
  return result + body.slice(from);
}

/** 式の中の番地を書き換える。`change` が null を返した番地は `#REF!` になる。 */
export const mapReferences = (formula: string, change: (reference: string) => string | null): string =>
  mapTokens(formula, 'ref', change);

/** 式の中の構造化参照を書き換える。 */
export const mapStructured = (formula: string, change: (text: string) => string): string =>
  mapTokens(formula, 'structured', change);
