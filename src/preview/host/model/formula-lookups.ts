import type { CellValue } from './cell';
import { wildcardPattern } from './formula-criteria';
import type { Operand, ValueGrid } from './formula-values';
import { flatten, isGrid, single, toNumber } from './formula-values';

const gridOf = (value: Operand): ValueGrid => (isGrid(value) ? value : [[value]]);

/** 同じ値かを調べるもの。文は大文字と小文字を分けない。 */
function sameAs(wanted: CellValue): (value: CellValue) => boolean {
  if (typeof wanted !== 'string') return (value) => value === wanted;
  const lower = wanted.toLowerCase();
  return (value) =>
    value === wanted ||
    (typeof value === 'string' && value.length === wanted.length && value.toLowerCase() === lower);
}

// An exact look-up reads * and ? in a text as wildcards (MATCH, support.microsoft.com).
function findExact(values: readonly CellValue[], wanted: CellValue): number {
  const pattern = typeof wanted === 'string' ? wildcardPattern(wanted) : null;
  return values.findIndex(
    pattern ? (value) => typeof value === 'string' && pattern.test(value) : sameAs(wanted),
  );
}

function findSorted(values: readonly CellValue[], wanted: CellValue, isDescending: boolean): number {
  let found = -1;
  values.forEach((value, i) => {
    if (typeof value !== typeof wanted || value === '') return;
    if (isDescending ? value >= wanted : value <= wanted) found = i;
  });
  return found;
}

function match([wanted = '', range = '', kind = 1]: readonly Operand[]): CellValue {
  const values = flatten(range);
  const type = toNumber(single(kind)) ?? 1;
  const key = single(wanted);
  const at = type === 0 ? findExact(values, key) : findSorted(values, key, type < 0);
  return at < 0 ? '#N/A' : at + 1;
}

function index([range = '', row = 0, column]: readonly Operand[]): Operand {
  const grid = gridOf(range);
  const r = toNumber(single(row)) ?? 0;
  const isLine = grid.length === 1 && column === undefined;
  const c = isLine ? r : column === undefined ? 1 : (toNumber(single(column)) ?? 0);
  const at = isLine ? 1 : r;
  if (at < 0 || at > grid.length || c < 0 || c > (grid[0]?.length ?? 0)) return '#REF!';
  const rows = at === 0 ? grid : grid.slice(at - 1, at);
  const cut = c === 0 ? rows : rows.map((line) => line.slice(c - 1, c));
  return cut.length === 1 && cut[0]?.length === 1 ? (cut[0][0] ?? '') : cut;
}

function vlookup([wanted = '', table = '', column = 1, nearest = true]: readonly Operand[]): CellValue {
  const grid = gridOf(table);
  const keys = grid.map((row) => row[0] ?? '');
  const isNear = single(nearest) !== false && single(nearest) !== 0;
  const at = isNear ? findSorted(keys, single(wanted), false) : findExact(keys, single(wanted));
  const offset = (toNumber(single(column)) ?? 0) - 1;
  if (at < 0) return '#N/A';
  return grid[at]?.[offset] ?? '#REF!';
}

function xlookup([wanted = '', keys = '', results = '', missing = '#N/A']: readonly Operand[]): Operand {
  const key = single(wanted);
  const at = flatten(keys).findIndex(sameAs(key));
  if (at < 0) return missing;
  const grid = gridOf(results);
  return grid.length === 1 ? (grid[0]?.[at] ?? '#REF!') : (grid[at]?.[0] ?? '#REF!');
}

/** 表を引く関数。 */
export const lookups: Readonly<Record<string, (args: readonly Operand[]) => Operand>> = {
  MATCH: match,
  INDEX: index,
  VLOOKUP: vlookup,
  XLOOKUP: xlookup,
};
