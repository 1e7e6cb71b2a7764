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

/** 直されたセルを見出しに移す。同じ値なら何も変えない。 */
export function applyEdits(record: ShogiRecord, edits: GameEdits): void {
  for (const [key, value] of headerEdits(record, edits)) record.setHeader(key, value);
}

/** 直されたセルで値の変わる見出しと、その値。見出しは、いま使われている方の名で言う。 */
export function headerEdits(record: ShogiRecord, edits: GameEdits): ReadonlyMap<string, string> {
  const isHandicap = hasHandicapSides(record);
  const wanted: readonly (readonly [readonly string[], string | undefined])[] = [
    [['開始日時', '対局日'], edits.date],
    [['棋戦', '表題'], edits.event],
    [isHandicap ? ['下手', '先手'] : ['先手', '下手'], edits.black],
    [isHandicap ? ['上手', '後手'] : ['後手', '上手'], edits.white],
    [['戦型'], edits.opening],
  ];
  const changed = new Map<string, string>();
  for (const [keys, value] of wanted) {
    if (value === undefined) continue;
    const key = keys.find((each) => record.header(each) !== null) ?? keys[0]!;
    // A header ends with its line.
    const line = value.replace(/[\r\n]+/gu, ' ');
    if ((record.header(key) ?? '') !== line) changed.set(key, line);
  }
  return changed;
}
