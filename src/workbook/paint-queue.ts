/** 仕事の列: ブックへの要求を一つずつ、順に送る。同期が重なることはない。 */
export class WorkQueue {
  #tail: Promise<unknown> = Promise.resolve();

  /** 仕事を列の後ろに置く。仕事の失敗はその仕事を頼んだ者だけに伝わる。 */
  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(job);
    this.#tail = result.catch(() => undefined);
    return result;
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
