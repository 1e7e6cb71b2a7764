import type { Timer } from './timer';

/**
 * 対局時計: いまの一手に使った時間をミリ秒で数える。
 *
 * 系列の Excel将棋 と同じく積み上げ式で、持ち時間はない。検討のあいだは止まり、
 * 対局に戻ると止めたところから続く。
 */
export class Clock {
  readonly #timer: Timer;
  #spent = 0;
  #since: number | null = null;

  constructor(timer: Timer) {
    this.#timer = timer;
  }

  get isRunning(): boolean {
    return this.#since !== null;
  }

  /** いまの一手の経過 (ミリ秒)。 */
  get elapsed(): number {
    return this.#spent + (this.#since === null ? 0 : this.#timer.now() - this.#since);
  }

  start(): void {
    this.#since ??= this.#timer.now();
  }

  stop(): void {
    this.#spent = this.elapsed;
    this.#since = null;
  }

  /** 次の一手のために 0 に戻す。動いていれば動き続ける。 */
  reset(): void {
    this.#spent = 0;
    if (this.#since !== null) this.#since = this.#timer.now();
  }
}
