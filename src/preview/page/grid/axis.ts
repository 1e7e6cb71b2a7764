/** 大きさが既定と違う行か列。番号は 0 から、大きさは画面の px、隠れているものは 0。 */
export interface AxisException {
  index: number;
  size: number;
}

/**
 * 行または列の並びの寸法。番号と px を行き来する。
 * 例外の数 k に対して log k で答えるので、百万行でも速い。
 */
export class Axis {
  readonly #indexes: number[] = [];
  readonly #sizes: number[] = [];
  /** 例外 i より前の例外が既定との差として足す px の和。 */
  readonly #before: number[] = [0];

  constructor(
    readonly count: number,
    readonly defaultSize: number,
    exceptions: readonly AxisException[],
  ) {
    for (const { index, size } of [...exceptions].sort((a, b) => a.index - b.index)) {
      this.#indexes.push(index);
      this.#sizes.push(size);
      this.#before.push((this.#before.at(-1) ?? 0) + size - defaultSize);
    }
  }

  /** 番号の左端 (上端) の px。count を渡すと全体の長さ。 */
  offset(index: number): number {
    return index * this.defaultSize + (this.#before[this.#exceptionsBefore(index)] ?? 0);
  }

  /** 番号の幅 (高さ) の px。 */
  size(index: number): number {
    const i = this.#exceptionsBefore(index);
    return this.#indexes[i] === index ? (this.#sizes[i] ?? this.defaultSize) : this.defaultSize;
  }

  isHidden(index: number): boolean {
    return this.size(index) === 0;
  }

  /** px の位置にある番号。隠れたものは答えない。範囲の外は端の番号。 */
  indexAt(px: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.offset(middle) <= px) low = middle;
      else high = middle - 1;
    }
    while (low > 0 && this.isHidden(low)) low--;
    return low;
  }

  /** index から step (±1) の向きで次に見えている番号。なければ index のまま。 */
  nextVisible(index: number, step: 1 | -1): number {
    for (let i = index + step; i >= 0 && i < this.count; i += step) if (!this.isHidden(i)) return i;
    return index;
  }

  #exceptionsBefore(index: number): number {
    let low = 0;
    let high = this.#indexes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#indexes[middle] ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
