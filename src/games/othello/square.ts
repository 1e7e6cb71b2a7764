/** 一辺のマスの数。 */
export const BOARD_SIZE = 8;

/** マスの数。 */
export const SQUARE_COUNT = BOARD_SIZE * BOARD_SIZE;

/** マスの名を「f5」と書く。マスは左上の a1 を 0 とし、行優先で h8 の 63 まで。 */
export function formatSquare(square: number): string {
  return `${'abcdefgh'.charAt(square % BOARD_SIZE)}${Math.floor(square / BOARD_SIZE) + 1}`;
}

/** マスの名を読む。大文字と全角でもよい。マスの名でなければ null。 */
export function parseSquare(text: string): number | null {
  const match = /^([a-h])([1-8])$/.exec(text.normalize('NFKC').toLowerCase());
  if (match === null) return null;
  return (Number(match[2]) - 1) * BOARD_SIZE + 'abcdefgh'.indexOf(match[1] ?? '');
}
