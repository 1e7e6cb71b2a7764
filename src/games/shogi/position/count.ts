import { BISHOP, DRAGON, HORSE, KING, KNIGHT, LANCE, PAWN, ROOK, SILVER } from '../piece';
import { isAttacked, pawnDropMates, scanChecks } from './attacks';
import { generateLegal, pinMask } from './generate';
import { CELLS, DEAD_END, OFFSET, PROMOTION, SLIDES, STEPS, WIDTH, ZONE } from './mailbox';
import type { PositionState } from './state';

// Written per kind and without branches on the squares: this is the leaf of perft and of mate search.
// Positions in check have few moves, so they are listed instead (never more than a screen of them).
const scratchSize = 1024;

/** 合法手の数。一手ずつ書き出さずに数える。 */
export function countLegal(state: PositionState, scratch: Int32Array): number {
  scanChecks(state);
  if (state.checkCount !== 0) return generateLegal(state, scratch, 0);
  const { board, side, lists, pins } = state;
  const base = side * 96;
  const king = state.kings[side]!;
  let count = king === 0 ? 0 : countKing(board, king, side);
  for (let i = base, end = base + state.listSizes[side]!; i < end; i++) {
    const from = lists[i]!;
    if (from === king) continue;
    const pin = pins[from]!;
    count +=
      pin === 0 ? countPiece(board, board[from]!, from, side) : countPinned(board, board[from]!, from, pin);
  }
  return count + countDrops(state);
}

/** 合法手があるか。王手かどうかは問わないので、王手なら詰みの判定になる。 */
export function hasLegalMove(state: PositionState, scratch: Int32Array): boolean {
  scanChecks(state);
  const { board, side, lists, pins } = state;
  const king = state.kings[side]!;
  if (king !== 0 && countKing(board, king, side) !== 0) return true;
  if (state.checkCount > 1) return false;
  if (state.checkCount === 1) return generateLegal(state, scratch, 0) !== 0;
  const base = side * 96;
  for (let i = base, end = base + state.listSizes[side]!; i < end; i++) {
    const from = lists[i]!;
    if (from === king) continue;
    const pin = pins[from]!;
    const code = board[from]!;
    if ((pin === 0 ? countPiece(board, code, from, side) : countPinned(board, code, from, pin)) !== 0)
      return true;
  }
  return countDrops(state) !== 0;
}

/** countLegal と hasLegalMove に渡す作業用の列。 */
export function makeScratch(): Int32Array {
  return new Int32Array(scratchSize);
}

function countKing(board: Int32Array, king: number, side: number): number {
  const code = board[king]!;
  const own = 16 << side;
  let count = 0;
  board[king] = 0;
  for (let direction = 0; direction < 8; direction++) {
    const to = king + OFFSET[direction]!;
    if ((board[to]! & own) === 0 && !isAttacked(board, to, side ^ 1)) count++;
  }
  board[king] = code;
  return count;
}

function countPiece(board: Int32Array, code: number, from: number, side: number): number {
  const shift = 4 + side;
  const own = 16 << side;
  const ahead = side === 0 ? -WIDTH : WIDTH;
  const zone = side === 0 ? 0 : CELLS;
  switch (code & 15) {
    case PAWN: {
      const to = from + ahead;
      if (((board[to]! >> shift) & 1) !== 0) return 0;
      return 1 + ZONE[zone + to]! - DEAD_END[code * CELLS + to]!;
    }
    case LANCE:
      return countRay(board, from, ahead, own, zone) - reachesDeadEnd(board, code, from, ahead, own);
    case KNIGHT: {
      const left = from + 2 * ahead - 1;
      const right = left + 2;
      const each = 1 + ZONE[zone + left + 1]! - DEAD_END[code * CELLS + left + 1]!;
      return each * (2 - ((board[left]! >> shift) & 1) - ((board[right]! >> shift) & 1));
    }
    case SILVER: {
      const front =
        3 -
        ((board[from + ahead - 1]! >> shift) & 1) -
        ((board[from + ahead]! >> shift) & 1) -
        ((board[from + ahead + 1]! >> shift) & 1);
      const back = 2 - ((board[from - ahead - 1]! >> shift) & 1) - ((board[from - ahead + 1]! >> shift) & 1);
      if (ZONE[zone + from] !== 0) return 2 * (front + back);
      return front * (1 + ZONE[zone + from + ahead]!) + back;
    }
    case BISHOP:
      return countDiagonals(board, from, own, zone);
    case ROOK:
      return countCross(board, from, own, zone);
    case KING:
      return countCrossSteps(board, from, shift) + countDiagonalSteps(board, from, shift);
    case HORSE:
      return countDiagonals(board, from, own, -1) + countCrossSteps(board, from, shift);
    case DRAGON:
      return countCross(board, from, own, -1) + countDiagonalSteps(board, from, shift);
    default:
      return (
        countCrossSteps(board, from, shift) +
        2 -
        ((board[from + ahead - 1]! >> shift) & 1) -
        ((board[from + ahead + 1]! >> shift) & 1)
      );
  }
}

function countCrossSteps(board: Int32Array, from: number, shift: number): number {
  return (
    4 -
    ((board[from - WIDTH]! >> shift) & 1) -
    ((board[from - 1]! >> shift) & 1) -
    ((board[from + 1]! >> shift) & 1) -
    ((board[from + WIDTH]! >> shift) & 1)
  );
}

function countDiagonalSteps(board: Int32Array, from: number, shift: number): number {
  return (
    4 -
    ((board[from - WIDTH - 1]! >> shift) & 1) -
    ((board[from - WIDTH + 1]! >> shift) & 1) -
    ((board[from + WIDTH - 1]! >> shift) & 1) -
    ((board[from + WIDTH + 1]! >> shift) & 1)
  );
}

function countCross(board: Int32Array, from: number, own: number, zone: number): number {
  return (
    countRay(board, from, -WIDTH, own, zone) +
    countRay(board, from, -1, own, zone) +
    countRay(board, from, 1, own, zone) +
    countRay(board, from, WIDTH, own, zone)
  );
}

function countDiagonals(board: Int32Array, from: number, own: number, zone: number): number {
  return (
    countRay(board, from, -WIDTH - 1, own, zone) +
    countRay(board, from, -WIDTH + 1, own, zone) +
    countRay(board, from, WIDTH - 1, own, zone) +
    countRay(board, from, WIDTH + 1, own, zone)
  );
}

// zone: offset into ZONE for a piece that may promote, -1 for one that may not.
function countRay(board: Int32Array, from: number, offset: number, own: number, zone: number): number {
  let at = from + offset;
  let count = 0;
  while (board[at] === 0) {
    count++;
    at += offset;
  }
  if ((board[at]! & own) === 0) count++;
  if (zone < 0 || count === 0) return count;
  if (ZONE[zone + from] !== 0) return 2 * count;
  const steps = count;
  for (let to = from + steps * offset; to !== from && ZONE[zone + to] !== 0; to -= offset) count++;
  return count;
}

// A lance reaching the last rank has only the promoting move there.
function reachesDeadEnd(board: Int32Array, code: number, from: number, offset: number, own: number): number {
  let at = from + offset;
  while (board[at] === 0 && DEAD_END[code * CELLS + at] === 0) at += offset;
  return (board[at]! & own) === 0 ? DEAD_END[code * CELLS + at]! : 0;
}

function countPinned(board: Int32Array, code: number, from: number, pin: number): number {
  const own = 16 << (code < 32 ? 0 : 1);
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

function countDrops(state: PositionState): number {
  const { hands, side, emptyInRow } = state;
  const hand = side << 4;
  let empty = 0;
  for (let row = 2; row < 11; row++) empty += emptyInRow[row]!;
  const last = emptyInRow[side === 0 ? 2 : 10]!;
  let count = 0;
  for (let type = SILVER; type <= ROOK; type++) if (hands[hand | type] !== 0) count += empty;
  if (hands[hand | LANCE] !== 0) count += empty - last;
  if (hands[hand | KNIGHT] !== 0) count += empty - last - emptyInRow[side === 0 ? 3 : 9]!;
  return hands[hand | PAWN] === 0 ? count : count + countPawnDrops(state);
}

function countPawnDrops(state: PositionState): number {
  const { board, side, pawns, emptyInColumn } = state;
  const lastRow = (side === 0 ? 2 : 10) * WIDTH;
  let count = 0;
  for (let column = 1; column < 10; column++) {
    if (pawns[(side << 4) | column] !== 0) continue;
    count += emptyInColumn[column]!;
    if (board[lastRow + column] === 0) count--;
  }
  const king = state.kings[side ^ 1]!;
  if (king === 0) return count;
  const head = king + (side === 0 ? WIDTH : -WIDTH);
  const open = board[head] === 0 && pawns[(side << 4) | (head % WIDTH)] === 0;
  return open && pawnDropMates(state, head) ? count - 1 : count;
}
