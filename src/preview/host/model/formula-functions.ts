import type { CellValue } from './cell';
import { isErrorValue } from './cell';
import type { FormulaScope } from './formula';
import { aggregates } from './formula-aggregates';
import { callConditional, isConditional } from './formula-conditional';
import { callLibrary } from './formula-library';
import type { FormulaNode } from './formula-parser';
import { lookups } from './formula-lookups';
import { scalars } from './formula-scalars';
import type { Operand } from './formula-values';
import { flatten, isGrid, single, toBoolean, toNumber } from './formula-values';

type Call = Extract<FormulaNode, { type: 'call' }>;

/** 部分の式を計算する関数。 */
export type Evaluate = (node: FormulaNode, scope: FormulaScope) => Operand;

type Lazy = (nodes: readonly FormulaNode[], scope: FormulaScope, evaluate: Evaluate) => Operand;

const NOTHING: FormulaNode = { type: 'value', value: '' };

function choose(nodes: readonly FormulaNode[], scope: FormulaScope, evaluate: Evaluate): Operand {
  const index = toNumber(single(evaluate(nodes[0] ?? NOTHING, scope)));
  const chosen = index === null ? undefined : nodes[Math.floor(index)];
  return index !== null && index >= 1 && chosen ? evaluate(chosen, scope) : '#VALUE!';
}

const orElse =
  (isCaught: (value: CellValue) => boolean): Lazy =>
  ([first = NOTHING, second = NOTHING], scope, evaluate) => {
    const value = evaluate(first, scope);
    return isCaught(single(value)) ? evaluate(second, scope) : value;
  };

// Only the branch that is taken is calculated.
const LAZY: Readonly<Record<string, Lazy>> = {
  IF: ([condition = NOTHING, yes = NOTHING, no], scope, evaluate) => {
    const value = single(evaluate(condition, scope));
    if (isErrorValue(value)) return value;
    const isTrue = toBoolean(value);
    if (isTrue === null) return '#VALUE!';
    if (isTrue) return evaluate(yes, scope);
    return no ? evaluate(no, scope) : false;
  },
  IFS: (nodes, scope, evaluate) => {
    for (let i = 0; i + 1 < nodes.length; i += 2) {
      const value = single(evaluate(nodes[i] ?? NOTHING, scope));
      if (isErrorValue(value)) return value;
      if (toBoolean(value) === true) return evaluate(nodes[i + 1] ?? NOTHING, scope);
    }
    return '#N/A';
  },
  IFERROR: orElse(isErrorValue),
  IFNA: orElse((value) => value === '#N/A'),
  CHOOSE: choose,
  ROW: ([node], scope) => placeOf(node, scope, 'row'),
  COLUMN: ([node], scope) => placeOf(node, scope, 'column'),
  SUBTOTAL: ([kind = NOTHING, ...nodes], scope, evaluate) => {
    const code = toNumber(single(evaluate(kind, scope))) ?? 0;
    const name = SUBTOTALS[(code % 100) - 1];
    const grids = nodes.map((node) =>
      node.type === 'reference' ? (scope.visible?.(node.text) ?? '#REF!') : evaluate(node, scope),
    );
    return name === undefined
      ? '#VALUE!'
      : (aggregates[name]?.(grids) ?? callLibrary(name, grids) ?? '#VALUE!');
  },
  TODAY: (_nodes, scope) => Math.floor(scope.now?.() ?? 0),
  NOW: (_nodes, scope) => scope.now?.() ?? 0,
};

const SUBTOTALS = [
  ...['AVERAGE', 'COUNT', 'COUNTA', 'MAX', 'MIN', 'PRODUCT'],
  ...['STDEV', 'STDEVP', 'SUM', 'VAR', 'VARP'],
];

function placeOf(node: FormulaNode | undefined, scope: FormulaScope, side: 'row' | 'column'): CellValue {
  const place = scope.position?.(node?.type === 'reference' ? node.text : '');
  return place ? place[side] + 1 : '#VALUE!';
}

// A function of single values goes over a range value by value.
function overGrid(args: readonly Operand[], call: (values: readonly CellValue[]) => CellValue): Operand {
  const big = args.filter(isGrid).sort((a, b) => flatten(b).length - flatten(a).length)[0];
  if (!big || (big.length === 1 && big[0]?.length === 1)) return call(args.map(single));
  return big.map((row, r) =>
    row.map((_value, c) => call(args.map((arg) => (isGrid(arg) ? (arg[r]?.[c] ?? single(arg)) : arg)))),
  );
}

/** 関数を呼ぶ。知らない関数は `#NAME?`。 */
export function callFunction({ name, operands }: Call, scope: FormulaScope, evaluate: Evaluate): Operand {
  const key = name.replace(/^_XLFN\./, '');
  const lazy = Object.hasOwn(LAZY, key) ? LAZY[key] : undefined;
  if (lazy) return lazy(operands, scope, evaluate);
  if (isConditional(key)) return callConditional(key, operands, scope, evaluate);
  const args = operands.map((node) => evaluate(node, scope));
  if (Object.hasOwn(aggregates, key)) return aggregates[key]?.(args) ?? '#VALUE!';
  if (Object.hasOwn(lookups, key)) return lookups[key]?.(args) ?? '#VALUE!';
  const scalar = Object.hasOwn(scalars, key) ? scalars[key] : undefined;
  if (scalar) return overGrid(args, (values) => scalar(values));
  const error = args.find((arg) => !isGrid(arg) && isErrorValue(arg));
  return error ?? callLibrary(key, args) ?? '#NAME?';
}
