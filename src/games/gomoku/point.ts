/** 一辺の点の数。 */
export const BOARD_SIZE = 15;

/** 点の数。 */
export const POINT_COUNT = BOARD_SIZE * BOARD_SIZE;

const letters = 'abcdefghijklmno';

/** 点の名を「h8」と書く。点は左上の a15 を 0 とし、行優先で右下の o1 の 224 まで。 */
export function formatPoint(point: number): string {
  return `${letters.charAt(point % BOARD_SIZE)}${BOARD_SIZE - Math.floor(point / BOARD_SIZE)}`;
}

/** 点の名を読む。大文字と全角でもよい。点の名でなければ null。 */
export function parsePoint(text: string): number | null {
  const match = /^([a-o])([1-9]|1[0-5])$/.exec(text.normalize('NFKC').toLowerCase());
  if (match === null) return null;
  return (BOARD_SIZE - Number(match[2])) * BOARD_SIZE + letters.indexOf(match[1] ?? '');
}
