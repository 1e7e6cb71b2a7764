import type { ReadBack } from './board-events';
import type { BoardState } from './board-state';
import { formatAddress } from './cell-box';
import { rangeOf } from './sheet-names';
import { linesIn } from './storage-lines';

/** 読み直したもの: 棋譜データの行と、打ち込まれたかもしれないセルの文。 */
export interface ReadCells {
  readonly lines: readonly string[];
  readonly input: string;
  /** コメントの行ごとの文。row は棋譜の何行目か。 */
  readonly comments: readonly { readonly row: number; readonly text: string }[];
}

/** 棋譜データと打ち込みのセルを一度の同期で読む。 */
export async function readCells(
  context: Excel.RequestContext,
  state: BoardState,
  request: ReadBack,
): Promise<ReadCells> {
  const { names } = state;
  const sheet = context.workbook.worksheets.getItem(state.id);
  const load = (range: Excel.Range): Excel.Range => {
    range.load('values');
    return range;
  };
  const storage = load(rangeOf(context, sheet, names, 'storage'));
  const input = request.input === 'none' ? null : load(rangeOf(context, sheet, names, 'moveInput'));
  const top = names.map.box('kifu')?.row ?? 0;
  const comments = request.comments.map((box) => ({
    row: box.row - top,
    range: load(sheet.getRange(formatAddress(box))),
  }));
  await context.sync();
  return {
    lines: linesIn(storage.values),
    input: textOf(input?.values[0]?.[0]).trim(),
    comments: comments.flatMap(({ row, range }) =>
      range.values.map((line, index) => ({ row: row + index, text: textOf(line[0]) })),
    ),
  };
}

/** 二つの頼みを一つにまとめる。 */
export function joinRequests(first: ReadBack | null, second: ReadBack): ReadBack {
  if (!first) return second;
  return {
    isCertain: first.isCertain || second.isCertain,
    input: second.input === 'none' ? first.input : second.input,
    comments: [...first.comments, ...second.comments],
  };
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
