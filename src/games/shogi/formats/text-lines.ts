import { isBlank } from './chars';

const LF = 10;
const CR = 13;

/** 文字列を一行ずつ見る。CRLF、LF、CR のどれでも行を分ける。文字列は切り出さない。 */
export class TextLines {
  /** 今の行の番号（1 から）。 */
  number: number;
  /** 行の初めの位置。 */
  start = 0;
  /** 行の終わりの位置（改行の前）。 */
  end = 0;
  #next: number;

  /** @param from 読み始める位置 @param until 読み終える位置 @param number 読み始める前の行の番号 */
  constructor(
    readonly text: string,
    from = 0,
    readonly until: number = text.length,
    number = 0,
  ) {
    this.#next = from;
    this.number = number;
  }

  /** 次の行の初めの位置。 */
  get next(): number {
    return Math.min(this.#next, this.text.length);
  }

  /** まだ行があるか。 */
  get hasMore(): boolean {
    return this.#next < this.until;
  }

  /** 今の行を読まなかったことにする。 */
  stepBack(): void {
    this.#next = this.start;
    this.number--;
  }

  /** 次の行へ進む。なければ false。 */
  advance(): boolean {
    const { text } = this;
    if (this.#next >= this.until) return false;
    this.start = this.#next;
    let at = this.start;
    for (; at < this.until; at++) {
      const code = text.charCodeAt(at);
      if (code === LF || code === CR) break;
    }
    this.end = at;
    this.#next = text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
    this.number++;
    return true;
  }

  /** 行の頭の空白を飛ばした位置。空の行なら `end`。 */
  firstInk(): number {
    let at = this.start;
    while (at < this.end && isBlank(this.text.charCodeAt(at))) at++;
    return at;
  }

  /** 行の、位置から後ろの空白を除いた終わりまで。 */
  rest(from: number): string {
    let end = this.end;
    while (end > from && isBlank(this.text.charCodeAt(end - 1))) end--;
    return this.text.slice(from, end);
  }
}
