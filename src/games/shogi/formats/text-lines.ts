import { isBlank } from './chars';
import type { Coverage } from './coverage';

/** 文字列を一行ずつ見る。CRLF、LF、CR のどれでも行を分ける。文字列は切り出さない。 */
export class TextLines {
  /** 今の行の番号（1 から）。 */
  number: number;
  /** 行の初めの位置。 */
  start = 0;
  /** 行の終わりの位置（改行の前）。 */
  end = 0;
  #next: number;
  // Where the next line feed and carriage return are; looked up again only when passed.
  #feed = -1;
  #return = -1;

  /** @param from 読み始める位置 @param until 読み終える位置 @param number 読み始める前の行の番号 */
  constructor(
    readonly text: string,
    readonly coverage: Coverage | null = null,
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
    const start = this.#next;
    if (start >= this.until) return false;
    if (this.#feed < start) this.#feed = this.#find('\n', start);
    if (this.#return < start) this.#return = this.#find('\r', start);
    this.start = start;
    this.end = this.#feed < this.#return ? this.#feed : this.#return;
    this.#next = this.end + (this.#feed === this.end + 1 && this.#return === this.end ? 2 : 1);
    this.number++;
    return true;
  }

  /** ほかで読んだ count 行を飛ばし、位置 next から続ける。 */
  skip(next: number, count: number): void {
    this.#next = next;
    this.number += count;
  }

  #find(char: string, from: number): number {
    const { text, until } = this;
    if (until === text.length) {
      const at = text.indexOf(char, from);
      return at < 0 ? until : at;
    }
    // A part of the text is not looked for beyond its end: it would take as long as the whole, every time.
    let at = from;
    while (at < until && text[at] !== char) at++;
    return at;
  }

  /** 行の頭の空白を飛ばした位置。空の行なら `end`。 */
  firstInk(): number {
    let at = this.start;
    while (at < this.end && isBlank(this.text.charCodeAt(at))) at++;
    return at;
  }

  /** 行の、位置から後ろの空白を除いた終わりまで。 */
  rest(from: number): string {
    return this.text.slice(from, this.restEnd(from));
  }

  /** 行の後ろの空白を除いた終わり。from より前にはならない。 */
  restEnd(from: number): number {
    let end = this.end;
    while (end > from && isBlank(this.text.charCodeAt(end - 1))) end--;
    return end;
  }

  /** 位置の列（1 から）。 */
  column(at: number): number {
    return at - this.start + 1;
  }

  /** 行の、位置から to まで（省くと終わりまで）を、意味を収めた文字とする。 */
  take(from: number, to: number = this.end): void {
    this.coverage?.take(from, to);
  }

  /** 行の、位置から to までを、そのまま収めた文字とする。 */
  takeText(from: number, to: number): void {
    this.coverage?.takeText(from, to);
  }
}
