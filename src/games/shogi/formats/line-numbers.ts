/**
 * ファイルに書かれた手の番号。今の筋の手数ごとに覚え、変化：N手 がどの手数から分かれるかを答える。
 * 番号は飛んだり戻ったりすることがあり、手数とは限らない。
 */
export class LineNumbers {
  readonly #numbers: number[] = [];

  /** 次の手にあるはずの番号。初めの手では first。 */
  expected(first: number): number {
    const last = this.#numbers.at(-1);
    return last === undefined ? first : last + 1;
  }

  /** 手数 ply の次の手の番号を覚える。 */
  push(ply: number, number: number): void {
    if (this.#numbers.length > ply) this.#numbers.length = ply;
    this.#numbers.push(number);
  }

  /** 最後の番号を忘れる。 */
  pop(): void {
    this.#numbers.pop();
  }

  /** 番号 number の手に代わる変化が分かれる手数。筋の先にあるなどして決まらなければ `null`。 */
  branchPly(number: number): number | null {
    const numbers = this.#numbers;
    let ply = numbers.length;
    while (ply > 0 && numbers[ply - 1]! >= number) ply--;
    const next = numbers[ply];
    const follows = ply > 0 ? numbers[ply - 1] === number - 1 : next === undefined;
    if (!follows && next !== number) return null;
    numbers.length = ply;
    return ply;
  }
}
