import type { ListColumnId } from '../../library/list/list-columns';
import type { CellValue, ListRow } from '../../library/list/list-port';
import { cellBox } from '../cell-box';
import { valueOf } from './list-cells';
import { listFailure } from './list-failures';
import { listFailureTexts } from './list-texts';
import type { ListTable } from './list-table';
import { loadTable, rangeAt, readTable } from './list-table';

/** 行のひと続き: 表の中の行の番号と数。 */
export interface RowSpan {
  readonly index: number;
  readonly rows: number;
}

/** 読みに出したセル。同期の後に rows() で行にする。 */
export interface LoadedRows {
  rows(): readonly ListRow[];
}

/**
 * 表の行のひと続きの、頼まれた欄を読みに出す。隣り合う列はまとめて、ほかの列は読まない。
 * 表にない欄は、行の値にもない。
 */
export function loadRows(
  sheet: Excel.Worksheet,
  table: ListTable,
  span: RowSpan,
  ids: readonly ListColumnId[],
): LoadedRows {
  const kifu = ids.includes('kifu') ? table.kifuColumns : [];
  const columns = [...ids.flatMap((id) => (id === 'kifu' ? [] : (table.columnOf(id) ?? []))), ...kifu];
  const runs = runsOf(columns).map(([column, count]) => {
    const range = rangeAt(sheet, cellBox(table.top + span.index, column, span.rows, count));
    range.load('values');
    return { column, count, range };
  });
  const read = (row: number, column: number): unknown => {
    const run = runs.find((each) => column >= each.column && column < each.column + each.count)!;
    return run.range.values[row]![column - run.column];
  };
  return {
    rows: () =>
      Array.from({ length: span.rows }, (_, row) =>
        rowOf(table, span.index + row, ids, (column) => read(row, column)),
      ),
  };
}

/** 読めたセルから行を作る。read はシートの列の値。 */
export function rowOf(
  table: ListTable,
  index: number,
  ids: readonly ListColumnId[],
  read: (column: number) => unknown,
): ListRow {
  const values: Partial<Record<ListColumnId, CellValue>> = {};
  for (const id of ids) {
    const column = table.columnOf(id);
    if (id !== 'kifu' && column !== undefined) values[id] = valueOf(read(column));
  }
  const kifu = ids.includes('kifu') ? table.kifuColumns.map((column) => String(valueOf(read(column)))) : [];
  return { index, values, kifu: kifu.filter((text) => text !== '') };
}

/** 表がそのままかを見張る: 同期の後に呼ぶと、動いていれば失敗する。 */
export function watchTable(context: Excel.RequestContext, table: ListTable): () => void {
  const loaded = loadTable(context, table.facts.id);
  return () => {
    if (!isSamePlace(readTable(loaded), table)) throw movedFailure();
  };
}

export function movedFailure(): ReturnType<typeof listFailure> {
  return listFailure('ListMoved', listFailureTexts.moved);
}

function isSamePlace(left: ListTable, right: ListTable): boolean {
  const placeOf = ({ facts }: ListTable): string =>
    JSON.stringify([facts.sheetId, facts.box, facts.headers, facts.showHeaders, facts.hasTotals]);
  return placeOf(left) === placeOf(right);
}

/** 列の番号を、隣り合うひと続きの [初め, 数] にする。 */
function runsOf(columns: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const column of [...new Set(columns)].sort((left, right) => left - right)) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === column) last[1]++;
    else runs.push([column, 1]);
  }
  return runs;
}
