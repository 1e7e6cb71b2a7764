/** 終局の種類。five は五連の勝ち、overline と doubleThree は打った側の反則負け、full は満局の引き分け。 */
export type EndCode = 'resign' | 'interrupt' | 'five' | 'overline' | 'doubleThree' | 'full';

// The order is the stored number: append only.
const codes: readonly EndCode[] = ['resign', 'interrupt', 'five', 'overline', 'doubleThree', 'full'];

/** 終局の言葉を棋譜の木に置く負の数。 */
export function endMove(code: EndCode): number {
  return -1 - codes.indexOf(code);
}

/** 木の手が終局の言葉ならその種類、手なら null。 */
export function endCodeOf(move: number): EndCode | null {
  return move < 0 ? (codes[-1 - move] ?? null) : null;
}

/** 終局の種類の全部。 */
export const endCodes = codes;
