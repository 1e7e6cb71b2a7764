/** 終局の言葉の番号付け。棋譜の木では、言葉は負の数の手として置かれる。 */
export interface EndWords<Code extends string> {
  readonly codes: readonly Code[];
  /** 言葉を木に置く負の数。 */
  moveOf(code: Code): number;
  /** 木の手が言葉ならその種類、ふつうの手なら null。 */
  codeOf(move: number): Code | null;
}

/** 終局の言葉に番号を付ける。@param codes 並びが棋譜の木の番号になる。増やすときは末尾に足す。 */
export function endWords<Code extends string>(codes: readonly Code[]): EndWords<Code> {
  return {
    codes,
    moveOf: (code) => -1 - codes.indexOf(code),
    codeOf: (move) => (move < 0 ? (codes[-1 - move] ?? null) : null),
  };
}
