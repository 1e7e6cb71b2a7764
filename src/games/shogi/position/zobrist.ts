import { CELLS } from './mailbox';

// Halves of 64-bit keys in Int32Arrays: browsers keep only 31-bit integers unboxed outside typed arrays.
// A fixed seed, so that a key means the same in every worker and in stored indexes. The generator must not be
// linear over XOR (as xorshift is): the second half would then follow from the first.
let counter = 0x2545f491;

function next(): number {
  counter = (counter + 0x9e3779b9) | 0;
  let x = Math.imul(counter ^ (counter >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

const table = (length: number) => Int32Array.from({ length }, next);

/** 駒の乱数。`符号 * CELLS + 内側の番号` で引く。 */
export const PIECE_KEY_0 = table(48 * CELLS);
export const PIECE_KEY_1 = table(48 * CELLS);

// Multiplied by the count: any number of pieces in hand has its key without a table a count.
/** 持駒の乱数。`側 * 16 + 種類` で引き、枚数を掛ける。 */
export const HAND_KEY_0 = table(32).map((key) => key | 1);
export const HAND_KEY_1 = table(32).map((key) => key | 1);

/** 後手番の乱数。 */
export const TURN_KEY_0 = next();
export const TURN_KEY_1 = next();
