import type { Area } from './area';
import { HostError } from './errors';
import type { Sheet } from './sheet';
import type { Table, TableColumn } from './table';
import { tablesOn } from './table';
import { uniqueColumnNames } from './table-names';

/** 挿入・削除がテーブルに及ぼすもの。`move` は範囲の行き先、全部消えれば null。 */
export interface TableShift {
  readonly area: Area;
  readonly axis: 'rows' | 'columns';
  readonly isInsert: boolean;
  readonly move: (area: Area) => Area | null;
}

const crosses = (from: number, count: number, start: number, length: number): boolean =>
  from < start + length && start < from + count && !(from <= start && start + length <= from + count);

/**
 * テーブルの一部だけをずらす挿入・削除を断る(InvalidOperation)。見出しの行だけの削除も断る。
 * Excel の「この操作を行うと、ワークシートのテーブル内のセルがシフトします」と同じ。
 */
export function assertTablesAllow(sheet: Sheet, shift: TableShift): void {
  const { area, axis, isInsert } = shift;
  for (const { area: t, showHeaders } of tablesOn(sheet)) {
    const isBehind = axis === 'rows' ? t.row + t.rows > area.row : t.column + t.columns > area.column;
    const splits =
      axis === 'rows'
        ? crosses(area.column, area.columns, t.column, t.columns)
        : crosses(area.row, area.rows, t.row, t.rows);
    const takesHeader =
      !isInsert &&
      axis === 'rows' &&
      showHeaders &&
      area.row <= t.row &&
      area.row + area.rows > t.row &&
      area.row + area.rows < t.row + t.rows;
    if (isBehind && (splits || takesHeader)) throw new HostError('InvalidOperation');
  }
}

function shiftedColumns(table: Table, shift: TableShift): readonly TableColumn[] {
  const { area, isInsert } = shift;
  const at = area.column - table.area.column;
  if (!isInsert) return table.columns.filter((_c, i) => i < at || i >= at + area.columns);
  if (at <= 0 || at >= table.columns.length) return table.columns;
  const next = Math.max(...table.columns.map((c) => c.id)) + 1;
  const added = Array.from({ length: area.columns }, (_, i) => ({ id: next + i, name: '', filter: null }));
  const all = [...table.columns.slice(0, at), ...added, ...table.columns.slice(at)];
  const names = uniqueColumnNames(
    table.sheet.book,
    all.map((c) => c.name),
  );
  return all.map((column, i) => ({ ...column, name: names[i] ?? column.name }));
}

/** 挿入・削除のあとのテーブル。全部消えたテーブルはなくなる。 */
export function shiftedTables(sheet: Sheet, shift: TableShift): readonly Table[] {
  return sheet.book.tables.flatMap((table) => {
    if (table.sheet !== sheet) return [table];
    const area = shift.move(table.area);
    if (!area) return [];
    if (area === table.area) return [table];
    const isResized = shift.axis === 'columns' && area.columns !== table.area.columns;
    const columns = isResized ? shiftedColumns(table, shift) : table.columns;
    return [{ ...table, area, columns }];
  });
}
