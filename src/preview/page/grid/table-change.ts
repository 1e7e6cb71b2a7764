import type { Area } from '../../host/model/area';
import { isSameArea } from '../../host/model/area';
import type { Sheet } from '../../host/model/sheet';
import type { Table } from '../../host/model/table';

/**
 * 表の並びが変わったとき、sheet の見え方の変わる範囲。何も変わらなければ空、下に伸びただけなら新しい行とその上の行、
 * ほかの変わり方なら 'all'。
 */
export function changedAreas(
  before: readonly Table[],
  after: readonly Table[],
  sheet: Sheet,
): readonly Area[] | 'all' {
  const old = before.filter((table) => table.sheet === sheet);
  const now = after.filter((table) => table.sheet === sheet);
  if (old.length !== now.length) return 'all';
  const areas: Area[] = [];
  for (const [i, table] of now.entries()) {
    const was = old[i]!;
    if (was === table) continue;
    if (!hasOnlyGrown(was, table)) return 'all';
    const last = was.area.row + was.area.rows - 1;
    areas.push({ ...table.area, row: last, rows: table.area.row + table.area.rows - last });
  }
  return areas;
}

function hasOnlyGrown(was: Table, table: Table): boolean {
  const { area, ...rest } = table;
  const isSame = Object.entries(rest).every(([key, value]) => was[key as keyof Table] === value);
  return isSame && area.rows >= was.area.rows && isSameArea({ ...area, rows: was.area.rows }, was.area);
}
