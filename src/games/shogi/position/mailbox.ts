import { BISHOP, DRAGON, GOLD, HORSE, KING, KNIGHT, LANCE, PAWN, ROOK, SILVER } from '../piece';

// The inner board has 13 rows of 11 squares: one wall column at each side and two wall rows above and below
// (knights jump two rows), so that no step ever needs a range test.
export const WIDTH = 11;
export const CELLS = 143;

// A piece is `16 << colour | type`. The wall carries both colours' bits, so one AND with one's own bit
// answers "blocked by my own piece or by the edge".
export const WALL = 48;

/** 外の升番号（0〜80）から内側の番号へ。 */
export const INNER = new Int32Array(81);
/** 内側の番号から外の升番号へ。盤の外は -1。 */
export const OUTER = new Int32Array(CELLS).fill(-1);
for (let square = 0; square < 81; square++) {
  const cell = (Math.floor(square / 9) + 2) * WIDTH + (square % 9) + 1;
  INNER[square] = cell;
  OUTER[cell] = square;
}

/** 内側の番号の行（2〜10）と列（1〜9）。 */
export const ROW = Int32Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / WIDTH));
export const COLUMN = Int32Array.from({ length: CELLS }, (_, cell) => cell % WIDTH);

// Directions clockwise from "up the board" (先手's forward); the opposite of d is d ^ 4.
export const OFFSET = Int32Array.of(-11, -10, 1, 12, 11, 10, -1, -12);
export const ORTHOGONAL = 0b01010101;
export const DIAGONAL = 0b10101010;
const ALL = 0b11111111;
const GOLD_STEPS = 0b11010111;
const SILVER_STEPS = 0b10101011;

function turned(mask: number): number {
  return ((mask << 4) | (mask >> 4)) & ALL;
}

/** 駒の符号ごとの、一歩で行ける方向の集まり。 */
export const STEPS = new Uint8Array(64);
/** 駒の符号ごとの、どこまでも行ける方向の集まり。 */
export const SLIDES = new Uint8Array(64);

for (const [type, steps, slides] of [
  [PAWN, 1, 0],
  [LANCE, 0, 1],
  [KNIGHT, 0, 0],
  [SILVER, SILVER_STEPS, 0],
  [GOLD, GOLD_STEPS, 0],
  [BISHOP, 0, DIAGONAL],
  [ROOK, 0, ORTHOGONAL],
  [KING, ALL, 0],
  [PAWN | 8, GOLD_STEPS, 0],
  [LANCE | 8, GOLD_STEPS, 0],
  [KNIGHT | 8, GOLD_STEPS, 0],
  [SILVER | 8, GOLD_STEPS, 0],
  [HORSE, ORTHOGONAL, DIAGONAL],
  [DRAGON, DIAGONAL, ORTHOGONAL],
] as const) {
  STEPS[16 | type] = steps;
  SLIDES[16 | type] = slides;
  STEPS[32 | type] = turned(steps);
  SLIDES[32 | type] = turned(slides);
}
/** 駒の符号ごとの、隣の升に行ける方向の集まり。 */
export const NEXT = STEPS.map((steps, code) => steps | SLIDES[code]!);

// Seen from the attacked square: bit d set = a piece standing in direction d attacks it. A single step from beside
// (TOUCH, whose bits 8-15 are the same for 後手's pieces, so that one array serves both), or a slide from beside or
// over empty squares (FAR, first index the attacker's colour). Other pieces and the wall give 0.
export const TOUCH = new Int32Array(64);
export const FAR = new Uint8Array(128);
for (let code = 16; code < WALL; code++) {
  TOUCH[code] = turned(STEPS[code]!) << (code < 32 ? 0 : 8);
  FAR[(code < 32 ? 0 : 64) | code] = turned(SLIDES[code]!);
}

/** 成った符号。成れない駒はそのまま。 */
export const PROMOTION = Uint8Array.from({ length: 64 }, (_, code) =>
  (code & 15) < KING && (code & 15) !== GOLD && (code & 15) !== 0 ? code | 8 : code,
);

/** 敵陣の升か。`側 * CELLS + 内側の番号` で引く。 */
export const ZONE = new Uint8Array(2 * CELLS);
/** 行き所のない駒になるか。`符号 * CELLS + 内側の番号` で引く。 */
export const DEAD_END = new Uint8Array(64 * CELLS);
/** 敵陣の外から前へ進むとき、あと何升で敵陣の一つ手前か。敵陣の中は 0。`側 * CELLS + 内側の番号` で引く。 */
export const ZONE_DISTANCE = new Int8Array(2 * CELLS);
/** 歩、香、桂がそこへ行く手の数（成と不成。行き所がなければ成だけ）。`符号 * CELLS + 内側の番号` で引く。 */
export const LANDINGS = new Uint8Array(64 * CELLS);
/** 二つの升を結ぶ方向 + 1。一直線でなければ 0。`内側 * CELLS + 内側` で引く。 */
export const LINE = new Uint8Array(CELLS * CELLS);

for (const cell of INNER) {
  const row = ROW[cell]! - 2;
  ZONE[cell] = row < 3 ? 1 : 0;
  ZONE[CELLS + cell] = row > 5 ? 1 : 0;
  ZONE_DISTANCE[cell] = Math.max(0, row - 3);
  ZONE_DISTANCE[CELLS + cell] = Math.max(0, 5 - row);
  for (const [type, rows] of [
    [PAWN, 1],
    [LANCE, 1],
    [KNIGHT, 2],
  ] as const) {
    DEAD_END[(16 | type) * CELLS + cell] = row < rows ? 1 : 0;
    DEAD_END[(32 | type) * CELLS + cell] = row > 8 - rows ? 1 : 0;
    for (const [side, code] of [16 | type, 32 | type].entries()) {
      LANDINGS[code * CELLS + cell] = 1 + ZONE[side * CELLS + cell]! - DEAD_END[code * CELLS + cell]!;
    }
  }
  OFFSET.forEach((offset, direction) => {
    for (let to = cell + offset; OUTER[to]! >= 0; to += offset) LINE[cell * CELLS + to] = direction + 1;
  });
}

// For a king and a slider, which of the king's eight neighbours stand on a line with the slider: bits 0-7 for the
// orthogonal lines, 8-15 for the diagonal ones. Indexed like LINE.
export const AIM = new Uint16Array(CELLS * CELLS);
for (const king of INNER) {
  for (const slider of INNER) {
    OFFSET.forEach((offset, direction) => {
      const line = LINE[slider * CELLS + king + offset]! - 1;
      if (line >= 0) AIM[king * CELLS + slider]! |= 1 << (direction + 8 * (line & 1));
    });
  }
}

/** 八方向の集まりの数。 */
export const BIT_COUNT = Uint8Array.from(
  { length: 256 },
  (_, mask) => mask.toString(2).replaceAll('0', '').length,
);
