const STRUCTURE = 1;
const TEXT = 2;

/** 元の文字列の一部。位置は 0 から、to は含まない。 */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * 読み手が受け取った文字の印。黙って捨てた文字がないことを確かめるときだけ作る。
 * 手や見出しの記号のように意味だけを残す文字と、コメントのようにそのまま残す文字を分ける。
 */
export class Coverage {
  readonly #marks: Uint8Array;

  /** @param length 元の文字列の長さ */
  constructor(length: number) {
    this.#marks = new Uint8Array(length);
  }

  /** 手、時間、見出しの記号など、意味を棋譜に収めた文字。 */
  take(from: number, to: number): void {
    this.#marks.fill(STRUCTURE, from, to);
  }

  /** コメントや見出しの値など、そのまま棋譜に収めた文字。 */
  takeText(from: number, to: number): void {
    this.#marks.fill(TEXT, from, to);
  }

  /** 別の読み方を採ったときに、その印に替える。 */
  adopt(other: Coverage, from: number, to: number): void {
    this.#marks.set(other.#marks.subarray(from, to), from);
  }

  /** 印のない所を順に。 */
  gaps(): Span[] {
    return this.#spans(0);
  }

  /** そのまま収めたという所を順に。 */
  texts(): Span[] {
    return this.#spans(TEXT);
  }

  #spans(wanted: number): Span[] {
    const marks = this.#marks;
    const spans: Span[] = [];
    for (let from = marks.indexOf(wanted); from >= 0; from = marks.indexOf(wanted, from)) {
      const start = from;
      while (from < marks.length && marks[from] === wanted) from++;
      spans.push({ from: start, to: from });
    }
    return spans;
  }
}
