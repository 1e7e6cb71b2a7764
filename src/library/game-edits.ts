import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { hasHandicapSides } from '../games/shogi/side-names';

/** 一覧のセルで直されたもの。セルの値がそのまま見出しになる。直されていない欄は省く。 */
export interface GameEdits {
  readonly date?: string;
  readonly event?: string;
  readonly black?: string;
  readonly white?: string;
  readonly opening?: string;
}

/** 直されたセルを見出しに移す。同じ値なら何も変えない。見出しは、いま使われている方の名に書く。 */
export function applyEdits(record: ShogiRecord, edits: GameEdits): void {
  const isHandicap = hasHandicapSides(record);
  write(record, ['開始日時', '対局日'], edits.date);
  write(record, ['棋戦', '表題'], edits.event);
  write(record, isHandicap ? ['下手', '先手'] : ['先手', '下手'], edits.black);
  write(record, isHandicap ? ['上手', '後手'] : ['後手', '上手'], edits.white);
  write(record, ['戦型'], edits.opening);
}

function write(record: ShogiRecord, keys: readonly string[], value: string | undefined): void {
  if (value === undefined) return;
  const key = keys.find((each) => record.header(each) !== null) ?? keys[0]!;
  // A header ends with its line.
  const line = value.replace(/[\r\n]+/gu, ' ');
  if ((record.header(key) ?? '') !== line) record.setHeader(key, line);
}
