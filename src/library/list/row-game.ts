import type { LocalText } from '../../games/contract/language';
import type { ShogiRecord } from '../../games/shogi/record/shogi-record';
import { writeStorage } from '../../games/shogi/storage';
import { applyEdits } from '../game-edits';
import { unpackGame } from '../packing';
import { summarize } from '../summarize';
import type { ListRow } from './list-port';
import { editsOf } from './list-rows';
import { listMessages } from './list-messages';

/** 行から開いた一局。開けなければ、わけの文。 */
export type RowGame =
  { readonly ok: true; readonly record: ShogiRecord } | { readonly ok: false; readonly text: LocalText };

/** 行の棋譜を開く。人の直したセルは、入っている見出しに優る。 */
export function readRowGame({ values, kifu }: ListRow): RowGame {
  if (kifu.every((cell) => cell.trim() === '')) return { ok: false, text: listMessages.noKifu };
  const unpacked = unpackGame(kifu);
  if (!unpacked.ok) return unpacked;
  const { record } = unpacked;
  applyEdits(record, editsOf(values, summarize({ record, notices: [] })));
  return { ok: true, record };
}

/** 一局の文。変わったかを比べるためのもの。 */
export function recordText(record: ShogiRecord): string {
  return writeStorage(record).join('\n');
}
