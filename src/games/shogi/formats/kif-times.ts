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
  /** 合計が時間と合わない欄の位置。なければ -1。 */
  oddAt = -1;

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
    if (side < 0 || !this.#agree) return;
    if (isFirst) this.add(used, side);
    // A second pair that repeats the first is a habit of some programs; one that differs is told.
    const sum = this.#totals[side]!;
    if ((total === NO_TIME || total === sum) && (isFirst || used === this.used)) return;
    this.#agree = false;
    this.oddAt = at;
  }
}
