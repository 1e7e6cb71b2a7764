import type { Timer } from './timer';

/** 自動再生: 決まった間隔で一手ずつ進める。進めなくなるか止めると終わる。 */
export class Replay {
  readonly #timer: Timer;
  readonly #step: () => boolean;
  readonly #ended: () => void;
  #cancel: (() => void) | null = null;

  /** step は一手進めて、まだ先があれば true を返す。ended は止まったときに一度呼ばれる。 */
  constructor(timer: Timer, step: () => boolean, ended: () => void) {
    this.#timer = timer;
    this.#step = step;
    this.#ended = ended;
  }

  get isRunning(): boolean {
    return this.#cancel !== null;
  }

  /** 始める。interval はミリ秒。 */
  start(interval: number): void {
    if (this.#cancel) this.#cancel();
    const tick = (): void => {
      this.#cancel = null;
      if (this.#step()) this.#cancel = this.#timer.after(interval, tick);
      else this.#ended();
    };
    this.#cancel = this.#timer.after(interval, tick);
  }

  stop(): void {
    if (!this.#cancel) return;
    this.#cancel();
    this.#cancel = null;
    this.#ended();
  }
}
