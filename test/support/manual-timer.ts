import type { Timer } from '../../src/play/timer';

/** 手で進める時計。試験が時を決める。 */
export class ManualTimer implements Timer {
  #now = 0;
  #jobs: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  /** 2026 年 1 月 2 日 9 時から。 */
  date(): Date {
    return new Date(2026, 0, 2, 9, 0, 0, this.#now);
  }

  after(ms: number, run: () => void): () => void {
    const job = { at: this.#now + ms, run };
    this.#jobs.push(job);
    return () => {
      this.#jobs = this.#jobs.filter((each) => each !== job);
    };
  }

  /** まだ来ていない仕事の数。 */
  get waiting(): number {
    return this.#jobs.length;
  }

  /** 時を進め、来た仕事を順に行う。 */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#jobs.filter((job) => job.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#jobs = this.#jobs.filter((job) => job !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = end;
  }
}
