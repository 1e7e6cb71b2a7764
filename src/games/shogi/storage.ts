import { readKif } from './formats/kif-reader';
import { kifLines } from './formats/kif-writer';
import type { ShogiRecord } from './record/shogi-record';

/** 保存の行: 棋譜データの列に一行一セルで置く KIF。改行を含まない。 */
export function writeStorage(record: ShogiRecord): readonly string[] {
  return kifLines(record);
}

/** 保存の行から棋譜を読む。棋譜でなければ null。 */
export function readStorage(lines: readonly string[]): ShogiRecord | null {
  const game = readKif(lines.join('\n'))[0];
  return game === undefined || game.notices.some((notice) => notice.code === 'notKifu') ? null : game.record;
}
