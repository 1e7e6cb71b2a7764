import type { Side } from '../contract/layout';
import type { Step } from './piece';

/** 盤の列と段の数。 */
export const columnCount = 3;
export const rowCount = 4;

/** マスの数。マスは左上の A1 を 0 とし、行優先で C4 の 11 まで。 */
export const squareCount = columnCount * rowCount;

/** 列の名。左から。 */
export const columnNames: readonly string[] = ['A', 'B', 'C'];

/** マスの名「B3」。 */
export function formatSquare(square: number): string {
  return `${columnNames[square % columnCount] ?? ''}${Math.floor(square / columnCount) + 1}`;
}

/** マスの名を読む。マスの名でなければ null。 */
export function parseSquare(text: string): number | null {
  const match = /^([A-C])([1-4])$/.exec(text);
  if (match === null) return null;
  return (Number(match[2]) - 1) * columnCount + columnNames.indexOf(match[1] ?? '');
}

/** 側から見て一歩進んだマス。盤の外なら null。先に指す側は下から上へ進む。 */
export function stepFrom(square: number, step: Step, side: Side): number | null {
  const up = side === 0 ? -1 : 1;
  const column = (square % columnCount) - up * step.dx;
  const row = Math.floor(square / columnCount) + up * step.forward;
  if (column < 0 || column >= columnCount || row < 0 || row >= rowCount) return null;
  return row * columnCount + column;
}

/** 側から見て一番奥の段か。 */
export function isLastRank(square: number, side: Side): boolean {
  return Math.floor(square / columnCount) === (side === 0 ? 0 : rowCount - 1);
}
