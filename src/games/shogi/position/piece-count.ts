import { BISHOP, DRAGON, HORSE, KING, KNIGHT, LANCE, PAWN, PROMOTED, ROOK, SILVER } from '../piece';
import {
  CELLS,
  DEAD_END,
  LANDINGS,
  OFFSET,
  PROMOTION,
  SLIDES,
  STEPS,
  WIDTH,
  ZONE,
  ZONE_DISTANCE,
} from './mailbox';
import { pinMask } from './pin';
import type { PositionState } from './state';

// The leaf of perft and of mate search: a square is tested by arithmetic on the bit of one's own colour, which the
// wall carries too, for a branch on what stands there would be mispredicted every other time.

/**
 * 手番の側の駒を、cells の first から end の手前まで、釘づけがないとして手の数を足す（成と不成を別に数える）。
 * 玉の手は数えない。
 */
export function countListed(state: PositionState, cells: Int32Array, first: number, end: number): number {
  const { board, side } = state;
  const king = state.kings[side]!;
  const shift = 4 + side;
  const ahead = side === 0 ? -WIDTH : WIDTH;
  let count = 0;
  // One loop with all kinds in it: a call for each piece would cost more than the counting.
  for (let i = first; i < end; i++) {
    const from = cells[i]!;
    const code = board[from]!;
    switch (code & 15) {
      case PAWN:
        count += LANDINGS[code * CELLS + from + ahead]! * (1 - ((board[from + ahead]! >> shift) & 1));
        break;
      case LANCE:
        count += countLance(board, code, from, ahead, shift);
        break;
      case KNIGHT: {
        const middle = from + 2 * ahead;
        count += LANDINGS[code * CELLS + middle]! * (2 - sides(board, middle, shift));
        break;
      }
      case SILVER:
        count += countSilver(board, from, ahead, shift);
        break;
      case BISHOP:
        count += countBishop(board, from, ahead, shift);
        break;
      case ROOK:
        count += countRook(board, from, ahead, shift);
        break;
      case KING:
        if (from !== king) count += crossSteps(board, from, shift) + diagonalSteps(board, from, shift);
        break;
      case HORSE:
        count += diagonals(board, from, shift) + crossSteps(board, from, shift);
        break;
      case DRAGON:
        count += cross(board, from, shift) + diagonalSteps(board, from, shift);
        break;
      default:
        count += crossSteps(board, from, shift) + 2 - sides(board, from + ahead, shift);
    }
  }
  return count;
}

/** 釘づけの駒の手の数。pin は玉から見た方向 + 1。 */
export function countPinned(board: Int32Array, code: number, from: number, pin: number): number {
  const own = code & 48;
  const zone = code < 32 ? 0 : CELLS;
  const slides = SLIDES[code]! & pinMask(pin);
  let open = (STEPS[code]! & pinMask(pin)) | slides;
  let count = 0;
  while (open !== 0) {
    const direction = 31 - Math.clz32(open);
    open ^= 1 << direction;
    const offset = OFFSET[direction]!;
    let to = from + offset;
    while ((board[to]! & own) === 0) {
      count++;
      if (PROMOTION[code] !== code && (ZONE[zone + from]! | ZONE[zone + to]!) !== 0) {
        count += 1 - DEAD_END[code * CELLS + to]!;
      }
      if (((slides >> direction) & 1) === 0 || board[to] !== 0) break;
      to += offset;
    }
  }
  return count;
}

/** その符号の駒が from から to へ動く手の数（成れれば二つ、成るしかなければ一つ）。 */
export function countLandings(code: number, from: number, to: number): number {
  const zone = code < 32 ? 0 : CELLS;
  if ((code & PROMOTED) !== 0 || PROMOTION[code] === code) return 1;
  return 1 + (ZONE[zone + from]! | ZONE[zone + to]!) - DEAD_END[code * CELLS + to]!;
}

function sides(board: Int32Array, middle: number, shift: number): number {
  return ((board[middle - 1]! >> shift) & 1) + ((board[middle + 1]! >> shift) & 1);
}

function crossSteps(board: Int32Array, from: number, shift: number): number {
  return (
    4 -
    sides(board, from, shift) -
    ((board[from - WIDTH]! >> shift) & 1) -
    ((board[from + WIDTH]! >> shift) & 1)
  );
}

function diagonalSteps(board: Int32Array, from: number, shift: number): number {
  return 4 - sides(board, from - WIDTH, shift) - sides(board, from + WIDTH, shift);
}

function countSilver(board: Int32Array, from: number, ahead: number, shift: number): number {
  const zone = (shift - 4) * CELLS;
  const front = 3 - sides(board, from + ahead, shift) - ((board[from + ahead]! >> shift) & 1);
  const back = 2 - sides(board, from - ahead, shift);
  if (ZONE[zone + from] !== 0) return 2 * (front + back);
  return front * (1 + ZONE[zone + from + ahead]!) + back;
}

function countLance(board: Int32Array, code: number, from: number, ahead: number, shift: number): number {
  const steps = ray(board, from, ahead, shift);
  if (steps === 0) return 0;
  const entered = entering(steps, from, shift);
  // Reaching the last rank it has only the promoting move there.
  return steps + entered - DEAD_END[code * CELLS + from + steps * ahead]!;
}

function countBishop(board: Int32Array, from: number, ahead: number, shift: number): number {
  const left = ray(board, from, ahead - 1, shift);
  const right = ray(board, from, ahead + 1, shift);
  const steps = left + right + ray(board, from, 1 - ahead, shift) + ray(board, from, -1 - ahead, shift);
  if (ZONE[(shift - 4) * CELLS + from] !== 0) return 2 * steps;
  return steps + entering(left, from, shift) + entering(right, from, shift);
}

function countRook(board: Int32Array, from: number, ahead: number, shift: number): number {
  const front = ray(board, from, ahead, shift);
  const steps =
    front + ray(board, from, -ahead, shift) + ray(board, from, 1, shift) + ray(board, from, -1, shift);
  if (ZONE[(shift - 4) * CELLS + from] !== 0) return 2 * steps;
  return steps + entering(front, from, shift);
}

function cross(board: Int32Array, from: number, shift: number): number {
  return (
    ray(board, from, -WIDTH, shift) +
    ray(board, from, -1, shift) +
    ray(board, from, 1, shift) +
    ray(board, from, WIDTH, shift)
  );
}

function diagonals(board: Int32Array, from: number, shift: number): number {
  return (
    ray(board, from, -WIDTH - 1, shift) +
    ray(board, from, -WIDTH + 1, shift) +
    ray(board, from, WIDTH - 1, shift) +
    ray(board, from, WIDTH + 1, shift)
  );
}

// How many of the squares of a forward ray lie in the promotion zone.
function entering(steps: number, from: number, shift: number): number {
  const inside = steps - ZONE_DISTANCE[(shift - 4) * CELLS + from]!;
  return inside > 0 ? inside : 0;
}

function ray(board: Int32Array, from: number, offset: number, shift: number): number {
  let at = from + offset;
  let steps = 1;
  while (board[at] === 0) {
    steps++;
    at += offset;
  }
  return steps - ((board[at]! >> shift) & 1);
}
