/** 升の数。 */
export const SQUARE_COUNT = 81;

/**
 * 升の番号。左上（９一）から行ごとに数える。９一 = 0、１一 = 8、９九 = 72、１九 = 80。
 * file は筋（1〜9）、rank は段（1〜9）。
 */
export function squareAt(file: number, rank: number): number {
  return (rank - 1) * 9 + (9 - file);
}

/** 升の筋（1〜9、右から）。 */
export function fileOf(square: number): number {
  return 9 - (square % 9);
}

/** 升の段（1〜9、上から）。 */
export function rankOf(square: number): number {
  return Math.floor(square / 9) + 1;
}

/** 筋も段も盤の中か。 */
export function isOnBoard(file: number, rank: number): boolean {
  return Number.isInteger(file) && Number.isInteger(rank) && file >= 1 && file <= 9 && rank >= 1 && rank <= 9;
}

/** USI の升（`7g`）を番号にする。升でなければ null。 */
export function parseUsiSquare(text: string): number | null {
  if (text.length !== 2) return null;
  const file = text.charCodeAt(0) - 48;
  const rank = text.charCodeAt(1) - 96;
  return isOnBoard(file, rank) ? squareAt(file, rank) : null;
}

/** 升を USI（`7g`）で書く。 */
export function formatUsiSquare(square: number): string {
  return `${fileOf(square)}${String.fromCharCode(96 + rankOf(square))}`;
}
