import type { Area } from './area';
import { formatArea, intersectAreas } from './area';
import type { CellValue } from './cell';
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

/** 一枚のシートの、読んだ値の写し。シートのどこかが変われば捨てる。 */
interface KeptValues {
  readonly version: number;
  readonly grids: Map<string, ValueGrid>;
  readonly marks: Map<string, Uint8Array>;
}

const kept = new WeakMap<Sheet, KeptValues>();
const MIN_KEPT = 64;
const BIG = 100_000;

function keptOf(sheet: Sheet): KeptValues {
  const now = kept.get(sheet);
  if (now?.version === sheet.version) return now;
  const fresh = { version: sheet.version, grids: new Map(), marks: new Map() };
  kept.set(sheet, fresh);
  return fresh;
}

function readGrid({ sheet, area }: ReferenceTarget): ValueGrid {
  return Array.from({ length: area.rows }, (_, r) =>
    Array.from({ length: area.columns }, (_, c) => sheet.cellAt(area.row + r, area.column + c).value),
  );
}

/** 範囲の値。大きい範囲は使われているところまで。 */
export function gridOf(target: ReferenceTarget): ValueGrid {
  const { sheet } = target;
  let { area } = target;
  if (area.rows * area.columns > BIG) {
    const used = sheet.usedArea();
    const common =
      used &&
      intersectAreas(area, {
        row: 0,
        column: 0,
        rows: used.row + used.rows,
        columns: used.column + used.columns,
      });
    if (!common) return [['']];
    area = common;
  }
  if (area.rows * area.columns < MIN_KEPT) return readGrid({ sheet, area });
  const { grids } = keptOf(sheet);
  const key = formatArea(area);
  const known = grids.get(key);
  if (known) return known;
  const grid = readGrid({ sheet, area });
  grids.set(key, grid);
  return grid;
}

/** 範囲の、条件に合うセルの印。同じ列を数える百の式が、一度だけ調べるように覚えておく。 */
export function marksOf(target: ReferenceTarget, criterion: CellValue): Uint8Array {
  const grid = gridOf(target);
  const { marks } = keptOf(target.sheet);
  const key = `${formatArea(target.area)} ${typeof criterion} ${String(criterion)}`;
  const known = marks.get(key);
  if (known) return known;
  const found = matchAll(flatten(grid), criterion);
  marks.set(key, found);
  return found;
}
