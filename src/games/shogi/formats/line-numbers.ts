// So many gaps before the move that a variation names, and it is not looked for any further: time stays in
// proportion to the file, whatever is in it.
const MOST_GAPS = 1000;

/**
 * ファイルに書かれた手の番号。今の筋の手数ごとに覚え、変化：N手 がどの手数から分かれるかを答える。
 * 番号は飛んだり戻ったりすることがあり、手数とは限らない。
 */
export class LineNumbers {
  // Stretches without a gap: the ply before each and its first number. Cut by their count only: setting the length
  // of an array is slow.
  readonly #starts: number[] = [];
  readonly #firsts: number[] = [];
  #stretches = 0;
  #size = 0;

  /** 次の手にあるはずの番号。初めの手では first。 */
  expected(first: number): number {
    return this.#size === 0 ? first : this.#numberAt(this.#stretches - 1, this.#size);
  }

  #numberAt(stretch: number, ply: number): number {
    return this.#firsts[stretch]! + ply - this.#starts[stretch]!;
  }

  /** 手数 ply の次の手の番号を覚える。 */
  push(ply: number, number: number): void {
    this.pushRun(ply, number, 1);
  }

  /** 手数 ply の次から続く count 手の、first から始まる番号を覚える。 */
  pushRun(ply: number, first: number, count: number): void {
    if (count === 0) return;
    this.#cut(ply);
    if (this.#size === 0 || this.expected(first) !== first) {
      this.#starts[this.#stretches] = this.#size;
      this.#firsts[this.#stretches++] = first;
    }
    this.#size += count;
  }

  /** 最後の番号を忘れる。 */
  pop(): void {
    this.#cut(Math.max(0, this.#size - 1));
  }

  #cut(size: number): void {
    if (this.#size <= size) return;
    this.#size = size;
    while (this.#stretches > 0 && this.#starts[this.#stretches - 1]! >= size) this.#stretches--;
  }

  /** 番号 number の手に代わる変化が分かれる手数。筋の先にあるなどして決まらなければ `null`。 */
  branchPly(number: number): number | null {
    let stretch = this.#stretches - 1;
    const last = Math.max(0, stretch - MOST_GAPS);
    while (stretch >= last && this.#firsts[stretch]! >= number) stretch--;
    if (stretch < 0) return this.#branchAtStart(number);
    if (stretch < last) return null;
    const end = stretch + 1 < this.#stretches ? this.#starts[stretch + 1]! : this.#size;
    const ply = Math.min(end, this.#starts[stretch]! + number - this.#firsts[stretch]!);
    const follows = this.#numberAt(stretch, ply) === number;
    if (!follows && (ply === this.#size || this.#firsts[stretch + 1] !== number)) return null;
    this.#cut(ply);
    return ply;
  }

  #branchAtStart(number: number): number | null {
    if (this.#size > 0 && this.#firsts[0] !== number) return null;
    this.#cut(0);
    return 0;
  }
}
