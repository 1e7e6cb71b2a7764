import type { Language } from '../../games/contract/language';
import type { ColumnKind, ListColumnId } from '../../library/list/list-columns';
import { LIST_COLUMNS } from '../../library/list/list-columns';
import type { NewListRow } from '../../library/list/list-port';
import type { ListCell } from './list-cells';
import { cellOf } from './list-cells';

/** 一度に書く行の上限。 */
const mostRows = 2000;

// Three bytes a character and 800 for the formats and numbers of a row stay under the 4 MB of a request. The usual
// one has half a megabyte: the pane must not stand still while it is made into text.
const mostChars = 300_000;

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
  let chars = 0;
  for (const row of rows) {
    const cells = cellsOfRow(row, language);
    const size = charsOf(cells);
    if (block.length > 0 && (block.length === mostRows || chars + size > mostChars)) {
      yield block;
      block = [];
      chars = 0;
    }
    block.push(cells);
    chars += size;
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

/** 行の文の長さ。要求のバイトは数えない: 一字ずつ見ると、書くより長くかかる。 */
function charsOf({ cells, kifu }: RowCells): number {
  let chars = 0;
  for (const { value } of cells.values()) if (typeof value === 'string') chars += value.length;
  for (const { value } of kifu) if (typeof value === 'string') chars += value.length;
  return chars;
}
