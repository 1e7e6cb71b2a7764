import type { LoadEntry, LoadProgress } from './load-entry';

/** 読み込みの数。済んだ数と速さから、残りの時間を見積もる。 */
export class LoadCount {
  total: number;
  current = '';
  #done = 0;
  #games = 0;
  #duplicates = 0;
  #unread = 0;
  #bytes = 0;
  readonly #now: () => number;
  readonly #began: number;

  /** @param now 時計（ms）。 */
  constructor(total: number, now: () => number) {
    this.total = total;
    this.#now = now;
    this.#began = now();
  }

  /** 一つのファイルが済んだ。 */
  finish(bytes: number, entries: readonly LoadEntry[]): void {
    this.#done++;
    this.#bytes += bytes;
    for (const { kind } of entries) {
      if (kind === 'game') this.#games++;
      else if (kind === 'duplicate') this.#duplicates++;
      else this.#unread++;
    }
  }

  /** まだ済んでいないファイルがあるか。 */
  get hasMore(): boolean {
    return this.#done < this.total;
  }

  get progress(): LoadProgress {
    const seconds = (this.#now() - this.#began) / 1000;
    const rate = this.#done === 0 || seconds <= 0 ? null : this.#done / seconds;
    return {
      done: this.#done,
      total: this.total,
      games: this.#games,
      duplicates: this.#duplicates,
      unread: this.#unread,
      bytes: this.#bytes,
      current: this.current,
      filesPerSecond: rate,
      remaining: rate === null ? null : ((this.total - this.#done) / rate) * 1000,
    };
  }
}
