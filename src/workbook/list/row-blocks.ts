import type { Language } from '../../games/contract/language';
import type { ColumnKind, ListColumnId } from '../../library/list/list-columns';
import { LIST_COLUMNS } from '../../library/list/list-columns';
import type { NewListRow } from '../../library/list/list-port';
import type { ListCell } from './list-cells';
import { cellOf, jsonBytes } from './list-cells';

/** 一度に書く行の上限。 */
const mostRows = 2000;

// Far under the 4 MB of a request: the pane must not stand still while one is made into text.
const mostBytes = 1_200_000;

/** 書く形にした一行。 */
export interface RowCells {
  /** 鍵。まだ鍵のない行 (読めなかったファイル) は ''。 */
  readonly key: string;
  readonly cells: ReadonlyMap<ListColumnId, ListCell>;
  readonly kifu: readonly ListCell[];
}

const kinds: ReadonlyMap<ListColumnId, ColumnKind> = new Map(LIST_COLUMNS.map(({ id, kind }) => [id, kind]));

/** 欄の種類。 */
export function kindOf(id: ListColumnId): ColumnKind {
  return kinds.get(id)!;
}

/** 行を、書く形のひとまとまりずつに切る。頼まれるまで次を作らない。 */
export function* blocksOf(rows: readonly NewListRow[], language: Language): Generator<readonly RowCells[]> {
  let block: RowCells[] = [];
  let bytes = 0;
  for (const row of rows) {
    const cells = cellsOfRow(row, language);
    const size = sizeOf(cells);
    if (block.length > 0 && (block.length === mostRows || bytes + size > mostBytes)) {
      yield block;
      block = [];
      bytes = 0;
    }
    block.push(cells);
    bytes += size;
  }
  if (block.length > 0) yield block;
}

function cellsOfRow({ values, kifu }: NewListRow, language: Language): RowCells {
  const cells = new Map<ListColumnId, ListCell>();
  for (const { id, kind } of LIST_COLUMNS) cells.set(id, cellOf(kind, values[id] ?? '', language));
  cells.delete('kifu');
  return {
    key: String(values.key ?? ''),
    cells,
    kifu: kifu.map((text) => cellOf('kifu', text, language)),
  };
}

function sizeOf({ cells, kifu }: RowCells): number {
  let bytes = 0;
  // The format travels too, once for each cell at the most.
  for (const { value, format } of cells.values()) bytes += jsonBytes(value) + format.length + 3;
  for (const { value } of kifu) bytes += jsonBytes(value) + 10;
  return bytes;
}
