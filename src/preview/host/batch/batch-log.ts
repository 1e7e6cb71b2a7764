import { forEachCell } from '../model/edits';
import type { Sheet } from '../model/sheet';
import { cellKey } from '../model/sheet';
import type { Workbook } from '../model/workbook';
import type { BatchRequest } from './protocol';
import { ACTION } from './protocol';

/** 要求一つの記録。試験が同期の回数、書いたセル、大きさを数えるのに使う。 */
export interface BatchRecord {
  readonly index: number;
  readonly actions: number;
  /** 要求の本文の大きさ。UTF-8 のバイト数。 */
  readonly bytes: number;
  readonly responseBytes: number;
  /** 書いたセルの数。同じセルは一度だけ数える。 */
  readonly cellsWritten: number;
  /** Excel.run が終わりに送る、参照を返すだけの要求か。アドインの同期に数えない。 */
  readonly isReleaseOnly: boolean;
  /** 返した誤りの符号。うまくいけば null。 */
  readonly error: string | null;
  /** 行った動作の名前(`SetProperty Values` など)。 */
  readonly members: readonly string[];
}

/** 参照を返すだけの要求か。 */
export function isReleaseOnly(request: BatchRequest): boolean {
  const works = request.Actions.filter(
    (a) => a.ActionType !== ACTION.instantiate && a.ActionType !== ACTION.trace,
  );
  return works.length > 0 && works.every((a) => a.Name === '_RemoveReference');
}

/** 動作の名前を並べる。 */
export const membersOf = (request: BatchRequest): string[] => request.Actions.flatMap((a) => a.Name || []);

/** `work` の間に書かれたセルを数える。 */
export function countCells<T>(book: Workbook, work: () => T): { result: T; cells: number } {
  // Numbers, not texts: a block of a list is tens of thousands of cells.
  const keys = new Map<Sheet, Set<number>>();
  let big = 0;
  const stop = book.onModelChange(({ kind, sheet, area }) => {
    if (!area || (kind !== 'cells' && kind !== 'format')) return;
    // Whole rows and columns are counted, not listed.
    if (area.rows * area.columns > 100_000) {
      big += area.rows * area.columns;
      return;
    }
    const written = keys.get(sheet) ?? new Set<number>();
    keys.set(sheet, written);
    forEachCell(area, (row, column) => written.add(cellKey(row, column)));
  });
  try {
    const result = work();
    return { result, cells: [...keys.values()].reduce((sum, each) => sum + each.size, big) };
  } finally {
    stop();
  }
}

/** 文字列の UTF-8 での大きさ。 */
export function byteLength(text: string): number {
  // Counted, not encoded: a request of a list has megabytes.
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) continue;
    // A pair of surrogates is four bytes, two for each half.
    bytes += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}
