import type { ListId, ListPort } from './list-port';
import { textOf } from './list-rows';

/** 一覧にもうある行。新しい行を足す前に見る。 */
export interface KnownRows {
  /** 対局の鍵から行の番号。番号のない行は null。 */
  readonly numbers: Map<string, number | null>;
  /** 次の行の番号。 */
  readonly nextNo: number;
  /** 読めなかったと書いてあるファイル。 */
  readonly unreadFiles: Set<string>;
}

/** 一覧にもうある行を読む。 */
export async function readKnownRows(port: ListPort, list: ListId): Promise<KnownRows> {
  const rows = await port.readRows(list, 'all', ['no', 'key', 'file', 'notes']);
  const numbers = new Map<string, number | null>();
  const unreadFiles = new Set<string>();
  let nextNo = 1;
  for (const { values } of rows) {
    const no = typeof values.no === 'number' ? values.no : null;
    if (no !== null && no >= nextNo) nextNo = no + 1;
    const key = textOf(values.key);
    if (key !== '') numbers.set(key, no);
    else if (textOf(values.notes) !== '') unreadFiles.add(textOf(values.file));
  }
  return { numbers, nextNo, unreadFiles };
}
