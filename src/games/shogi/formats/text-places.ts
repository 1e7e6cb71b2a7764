/** 文字列の位置を行と列（どちらも 1 から）に直す役。 */
export class TextPlaces {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = 0; at < text.length; at++) {
      const char = text[at];
      if (char === '\n' || (char === '\r' && text[at + 1] !== '\n')) this.#starts.push(at + 1);
    }
  }

  /** 位置の行と列。 */
  placeOf(at: number): { readonly line: number; readonly column: number } {
    const starts = this.#starts;
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= at) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: at - starts[low]! + 1 };
  }
}
