/**
 * ファイルに書かれた手の番号。今の筋の手数ごとに覚え、変化：N手 がどの手数から分かれるかを答える。
 * 番号は飛んだり戻ったりすることがあり、手数とは限らない。
 */
export class LineNumbers {
  // Cut by its size only: setting the length of an array is slow.
  readonly #numbers: number[] = [];
  #size = 0;

  /** 次の手にあるはずの番号。初めの手では first。 */
  expected(first: number): number {
    return this.#size === 0 ? first : this.#numbers[this.#size - 1]! + 1;
  }

  /** 手数 ply の次の手の番号を覚える。 */
  push(ply: number, number: number): void {
    if (this.#size > ply) this.#size = ply;
    this.#numbers[this.#size++] = number;
  }

  /** 手数 ply の次から続く count 手の、first から始まる番号を覚える。 */
  pushRun(ply: number, first: number, count: number): void {
    for (let i = 0; i < count; i++) this.push(ply + i, first + i);
  }

  /** 最後の番号を忘れる。 */
  pop(): void {
    if (this.#size > 0) this.#size--;
  }

  /** 番号 number の手に代わる変化が分かれる手数。筋の先にあるなどして決まらなければ `null`。 */
  branchPly(number: number): number | null {
    const numbers = this.#numbers;
    let ply = this.#size;
    while (ply > 0 && numbers[ply - 1]! >= number) ply--;
    const next = ply < this.#size ? numbers[ply]! : null;
    const follows = ply > 0 ? numbers[ply - 1] === number - 1 : next === null;
    if (!follows && next !== number) return null;
    this.#size = ply;
    return ply;
  }
}
