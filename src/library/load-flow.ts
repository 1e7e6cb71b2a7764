/**
 * 読み込みの流れの加減。渡したのにまだ受け取られていない件が most を超えたら、受け取られるまで待たせる。
 * シートに書くのは読むより遅い。待たなければ、読めた対局がみなメモリーにたまる。
 */
export class LoadFlow {
  readonly #most: number;
  #untaken = 0;
  #isOpen = false;
  #wake: (() => void) | null = null;

  constructor(most: number) {
    this.#most = most;
  }

  /** count 件を渡した。 */
  give(count: number): void {
    this.#untaken += count;
  }

  /** count 件が受け取られた。 */
  take(count: number): void {
    this.#untaken -= count;
    if (this.#hasRoom) this.#go();
  }

  /** もう待たない。やめるとき。 */
  open(): void {
    this.#isOpen = true;
    this.#go();
  }

  /** 次を渡してよくなるまで。 */
  room(): Promise<void> {
    if (this.#hasRoom) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  get #hasRoom(): boolean {
    return this.#isOpen || this.#untaken <= this.#most;
  }

  #go(): void {
    this.#wake?.();
    this.#wake = null;
  }
}
