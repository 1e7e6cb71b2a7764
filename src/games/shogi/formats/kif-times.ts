import { NO_TIME } from '../../contract/game-tree';
import { isBlank } from './chars';
import type { TimeWords } from './kif-time';
import { emptyTimeWords, scanTime } from './kif-time';

const PLUS = '+'.charCodeAt(0);
const FULL_PLUS = '＋'.charCodeAt(0);

/**
 * 手の後に書かれた消費時間と分岐の印（+）を読む役。
 * 合計は時間から作れるので持たない。合わない合計は、初めの一つだけを知らせる。
 */
export class KifTimes {
  readonly #time: TimeWords = emptyTimeWords();
  readonly #totals = [0, 0];
  #agree = true;
  /** 読んだ消費時間（ms）。なければ `NO_TIME`。 */
  used = NO_TIME;
  /** 言うことのある欄の位置。なければ -1。 */
  oddAt = -1;
  /** その欄について言うこと: 合計が時間と合わない、二つ目の時間が初めのものと違う。 */
  odd: 'badTotal' | 'extraTime' = 'badTotal';

  /** 位置 from から行の終わりまで読み、読めない文字の位置を返す。なければ -1。side は合計を比べる側、比べなければ -1。 */
  read(text: string, from: number, end: number, side: number): number {
    this.used = NO_TIME;
    this.oddAt = -1;
    let at = from;
    while (at < end) {
      const code = text.charCodeAt(at);
      if (isBlank(code) || code === PLUS || code === FULL_PLUS) at++;
      else if (scanTime(text, at, end, this.#time)) {
        this.#take(at, side);
        at = this.#time.end;
      } else return at;
    }
    return -1;
  }

  /** 一組だけの欄の合計が、時間と合うか。合わないと知らせた後は、いつも合うとする。 */
  agrees(used: number, total: number, side: number): boolean {
    if (side < 0 || total === NO_TIME || !this.#agree) return true;
    return total === this.#totals[side]! + Math.max(0, used);
  }

  /** 時間を合計に加える。 */
  add(used: number, side: number): void {
    if (side >= 0 && this.#agree) this.#totals[side] = this.#totals[side]! + Math.max(0, used);
  }

  #take(at: number, side: number): void {
    const { used, total } = this.#time;
    const isFirst = this.used === NO_TIME;
    if (isFirst) this.used = used;
    // A second pair that repeats the first is a habit of some programs; one that differs has no place and is told.
    else if (used !== this.used) this.#tell('extraTime', at);
    if (side < 0 || !this.#agree) return;
    if (isFirst) this.add(used, side);
    if (total === NO_TIME || total === this.#totals[side]!) return;
    this.#agree = false;
    if (this.oddAt < 0) this.#tell('badTotal', at);
  }

  #tell(odd: KifTimes['odd'], at: number): void {
    this.odd = odd;
    this.oddAt = at;
  }
}
