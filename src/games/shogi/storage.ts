import { readKif } from './formats/kif-reader';
import { kifLines } from './formats/kif-writer';
import type { Notice, NoticeCode } from './record/notice';
import type { ShogiRecord } from './record/shogi-record';

/** 保存の行から読めた棋譜と、読めなかったところ。 */
export interface StoredRecord {
  readonly record: ShogiRecord;
  readonly notices: readonly Notice[];
}

// A game without moves and a foul kept on purpose are whole.
const harmless: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['noMoves', 'foul']);

/** 保存の行: 棋譜データの列に一行一セルで置く KIF。改行を含まない。 */
export function writeStorage(record: ShogiRecord): readonly string[] {
  return kifLines(record);
}

/** 一局を一つのセルに置く KIF の行。手の行は詰めてある。`readStorage` で読める。改行を含まない。 */
export function writeCellLines(record: ShogiRecord): readonly string[] {
  return kifLines(record, { isTerse: true });
}

/** 保存の行から棋譜を読む。棋譜でなければ null。 */
export function readStorage(lines: readonly string[]): StoredRecord | null {
  const game = readKif(lines.join('\n'))[0];
  if (game === undefined || game.notices.some((notice) => notice.code === 'notKifu')) return null;
  return { record: game.record, notices: game.notices.filter((notice) => !harmless.has(notice.code)) };
}
