import type { Timer } from '../play/timer';
import { WorkbookFailure } from '../play/ports';
import { failureTexts } from './texts';

/**
 * 仕事の列: ブックへの要求を一つずつ、順に送る。同期が重なることはない。
 * 答えの来ない仕事はいつまでも待たず、NoAnswer の失敗にして次へ進む。
 */
export class WorkQueue {
  readonly #timer: Timer;
  readonly #patience: number;
  #tail: Promise<unknown> = Promise.resolve();

  /** patience は一つの仕事を待つ長さ (ミリ秒)。 */
  constructor(timer: Timer, patience: number) {
    this.#timer = timer;
    this.#patience = patience;
  }

  /** 仕事を列の後ろに置く。仕事の失敗はその仕事を頼んだ者だけに伝わる。 */
  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(() => this.#withPatience(job()));
    this.#tail = result.catch(() => undefined);
    return result;
  }

  #withPatience<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = this.#timer.after(this.#patience, () =>
        reject(new WorkbookFailure('NoAnswer', failureTexts.noAnswer)),
      );
      work.then(resolve, reject).finally(giveUp);
    });
  }
}

/**
 * 描く頼み: 頼みが重なれば一つにまとめる。
 * 描いている最中の頼みは、終わってから最新の場面で一度だけ描く。
 */
export class PaintRequest {
  readonly #queue: WorkQueue;
  readonly #paint: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #waiting = false;

  constructor(queue: WorkQueue, paint: () => Promise<void>, failed: (error: unknown) => void) {
    this.#queue = queue;
    this.#paint = paint;
    this.#failed = failed;
  }

  request(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#queue
      .run(() => {
        this.#waiting = false;
        return this.#paint();
      })
      .catch(this.#failed);
  }
}
