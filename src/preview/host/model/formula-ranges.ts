import type { Area } from './area';
import { formatArea, hasCell, intersectAreas, MAX_COLUMNS } from './area';
import type { Cell, CellValue } from './cell';
import { matchAll } from './formula-conditional';
import type { ValueGrid } from './formula-values';
import { flatten } from './formula-values';
import { findName, rangeOfName, resolveReference } from './names';
import type { Sheet } from './sheet';
import type { FormulaHome } from './table-references';
import { resolveStructured } from './table-references';
import type { Workbook } from './workbook';

/** 参照の指す範囲。 */
export interface ReferenceTarget {
  readonly sheet: Sheet;
  readonly area: Area;
}

/** 番地、名前、構造化参照、テーブルの名前の指す範囲。範囲でなければ null。 */
export function findTarget(book: Workbook, text: string, home: FormulaHome): ReferenceTarget | null {
  if (text.includes('[')) return resolveStructured(book, text, home);
  const name = findName(book, text, home.sheet);
  if (name) return rangeOfName(book, name);
  try {
    return resolveReference(book, text, home.sheet);
  } catch {
    return resolveStructured(book, text, home);
  }
}

/** 読んだ範囲の写しと、条件ごとの印。 */
interface KeptRange {
  readonly area: Area;
  readonly grid: ValueGrid;
  readonly marks: Map<string, Uint8Array>;
}

/** 一枚のシートの写し。シートのどこかが変われば捨てる。 */
interface KeptValues {
  version: number;
  readonly ranges: Map<string, KeptRange>;
}

const kept = new WeakMap<Sheet, KeptValues>();
const MIN_KEPT = 64;
const MAX_MARKS = 200;
const BIG = 100_000;

function keptOf(sheet: Sheet): KeptValues {
  const now = kept.get(sheet);
  if (now?.version === sheet.version) return now;
  const fresh = { version: sheet.version, ranges: new Map<string, KeptRange>() };
  kept.set(sheet, fresh);
  return fresh;
}

/** 計算の結果を一つのセルに書く。ほかの範囲の写しは残す。 */
export function putResult(sheet: Sheet, key: number, cell: Cell): void {
  const now = keptOf(sheet);
  sheet.putCell(key, cell);
  const [row, column] = [Math.floor(key / MAX_COLUMNS), key % MAX_COLUMNS];
  for (const [address, { area }] of now.ranges) {
    if (hasCell(area, row, column)) now.ranges.delete(address);
  }
  now.version = sheet.version;
}

function readGrid({ sheet, area }: ReferenceTarget): ValueGrid {
  const grid: CellValue[][] = [];
  for (let row = area.row; row < area.row + area.rows; row++) {
    const line: CellValue[] = [];
    for (let column = area.column; column < area.column + area.columns; column++)
      line.push(sheet.cellAt(row, column).value);
    grid.push(line);
  }
  return grid;
}

/** 範囲の値。大きい範囲は使われているところまで。 */
export function gridOf(target: ReferenceTarget): ValueGrid {
  const { area } = target;
  if (area.rows * area.columns < MIN_KEPT) return readGrid(target);
  return keptRange(target).grid;
}

function keptRange(target: ReferenceTarget): KeptRange {
  const { ranges } = keptOf(target.sheet);
  const key = formatArea(target.area);
  const known = ranges.get(key);
  if (known) return known;
  const area = usedPart(target);
  const range = {
    area: target.area,
    grid: area ? readGrid({ sheet: target.sheet, area }) : [['']],
    marks: new Map<string, Uint8Array>(),
  };
  ranges.set(key, range);
  return range;
}

function usedPart({ sheet, area }: ReferenceTarget): Area | null {
  if (area.rows * area.columns <= BIG) return area;
  const used = sheet.usedArea();
  return (
    used &&
    intersectAreas(area, {
      row: 0,
      column: 0,
      rows: used.row + used.rows,
      columns: used.column + used.columns,
    })
  );
}

/** 範囲の、条件に合うセルの印。同じ列を数える百の式が、一度だけ調べるように覚えておく。 */
export function marksOf(target: ReferenceTarget, criterion: CellValue): Uint8Array {
  const { grid, marks } = keptRange(target);
  const key = `${typeof criterion} ${String(criterion)}`;
  const known = marks.get(key);
  if (known) return known;
  const found = matchAll(flatten(grid), criterion);
  // A name in a long list is asked for once or twice; thousands of such marks are not kept.
  if (marks.size < MAX_MARKS) marks.set(key, found);
  return found;
}
