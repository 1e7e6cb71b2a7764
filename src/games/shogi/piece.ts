/** 手番の側。先手（下手）は black、後手（上手）は white。SFEN の b と w に当たる。 */
export type Color = 'black' | 'white';

/** 駒の種類。成駒も一つの種類として数え、全部で 14。 */
export type PieceType =
  | 'pawn'
  | 'lance'
  | 'knight'
  | 'silver'
  | 'gold'
  | 'bishop'
  | 'rook'
  | 'king'
  | 'tokin'
  | 'promotedLance'
  | 'promotedKnight'
  | 'promotedSilver'
  | 'horse'
  | 'dragon';

/** 持駒になる種類。SFEN の持駒の並び（飛角金銀桂香歩）の逆順。 */
export type HandType = 'pawn' | 'lance' | 'knight' | 'silver' | 'gold' | 'bishop' | 'rook';

/** 盤上の駒。だれの何か。 */
export interface Piece {
  readonly color: Color;
  readonly type: PieceType;
}

/** 駒台に並べる順（飛角金銀桂香歩）。 */
export const handTypes: readonly HandType[] = ['rook', 'bishop', 'gold', 'silver', 'knight', 'lance', 'pawn'];

// The inner code of a kind: bit 8 is "promoted", so that promotion is `| 8` and a captured piece is `& 7`.
// Code 8 is the king and 13 (a promoted gold) does not exist.
export const PAWN = 1;
export const LANCE = 2;
export const KNIGHT = 3;
export const SILVER = 4;
export const GOLD = 5;
export const BISHOP = 6;
export const ROOK = 7;
export const KING = 8;
export const PROMOTED = 8;
export const HORSE = 14;
export const DRAGON = 15;

const typeByCode: readonly (PieceType | null)[] = [
  null,
  'pawn',
  'lance',
  'knight',
  'silver',
  'gold',
  'bishop',
  'rook',
  'king',
  'tokin',
  'promotedLance',
  'promotedKnight',
  'promotedSilver',
  null,
  'horse',
  'dragon',
];

const codeByType = new Map(
  typeByCode.flatMap((type, code) => (type === null ? [] : [[type, code] as const])),
);

/** 駒の種類の番号（1〜15。成駒は元の番号 + 8、13 は欠番）。 */
export function typeCode(type: PieceType): number {
  return codeByType.get(type) ?? 0;
}

/** 番号から駒の種類へ。種類でない番号は null。 */
export function typeOfCode(code: number): PieceType | null {
  return typeByCode[code] ?? null;
}

/** 側の番号。先手 0、後手 1。 */
export function colorCode(color: Color): 0 | 1 {
  return color === 'black' ? 0 : 1;
}

/** 番号から側へ。0 は先手、ほかは後手。 */
export function colorOfCode(code: number): Color {
  return code === 0 ? 'black' : 'white';
}

/** 相手の側。 */
export function opposite(color: Color): Color {
  return color === 'black' ? 'white' : 'black';
}

/** 成駒か。 */
export function isPromoted(type: PieceType): boolean {
  return typeCode(type) > KING;
}

/** 成れる種類か（金、玉、成駒は成れない）。 */
export function isPromotable(type: PieceType): boolean {
  return promote(type) !== null;
}

/** 持駒になる種類か。 */
export function isHandType(type: PieceType): type is HandType {
  return typeCode(type) < KING;
}

/** 成った種類。成れない種類なら null。 */
export function promote(type: PieceType): PieceType | null {
  const code = typeCode(type);
  return code < KING ? typeOfCode(code | PROMOTED) : null;
}
