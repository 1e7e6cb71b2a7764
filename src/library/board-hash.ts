import { isDrop, moveFrom, moveTo } from '../games/shogi/move';
import type { Move } from '../games/shogi/move';
import type { Position } from '../games/shogi/position/position';

// The key of a position knows the hands as well; this one must not. The seed is fixed so that every worker agrees.
let seed = 0x1f83d9ab;

function random(): number {
  seed = (seed + 0x9e3779b9) | 0;
  let x = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

const CODES = 48;
const PLACED = Int32Array.from({ length: 81 * CODES }, random);
const WHITE_TO_MOVE = random();

/** 盤の 32 ビットの要約。持駒は見ない。手番は boardTurnHash で加える。 */
export function boardHash(position: Position): number {
  let hash = 0;
  for (let square = 0; square < 81; square++) hash ^= placed(square, position.codeAt(square));
  return hash;
}

/** 手を指した後の盤の要約。position は指し終えた局面、before は指す前に元の升にいた駒の符号、captured は取った駒の符号。 */
export function boardHashAfter(
  hash: number,
  position: Position,
  move: Move,
  before: number,
  captured: number,
): number {
  const to = moveTo(move);
  const placedHash = hash ^ placed(to, captured) ^ placed(to, position.codeAt(to));
  return isDrop(move) ? placedHash : placedHash ^ placed(moveFrom(move), before);
}

/** 盤と手番の要約。 */
export function boardTurnHash(hash: number, position: Position): number {
  return position.side === 0 ? hash : hash ^ WHITE_TO_MOVE;
}

/** 盤と手番と持駒の要約。 */
export function fullHash(position: Position): number {
  return position.key[0]! ^ Math.imul(position.key[1]!, 0x2c1b3c6d);
}

function placed(square: number, code: number): number {
  return code === 0 ? 0 : PLACED[square * CODES + code]!;
}
