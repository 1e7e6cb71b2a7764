import { escapeMask, scanChecks } from './attacks';
import { countDrops } from './drops';
import { countEvasions } from './evasions';
import { BIT_COUNT } from './mailbox';
import { countListed, countPinned } from './piece-count';
import { LIST_SIDE } from './piece-list';
import type { PositionState } from './state';

/** 合法手の数。一手ずつ書き出さずに数える。 */
export function countLegal(state: PositionState): number {
  scanChecks(state);
  const escapes = BIT_COUNT[escapeMask(state, state.side)]!;
  if (state.checkCount === 0) return escapes + countMoves(state) + countDrops(state);
  return state.checkCount === 1 ? escapes + countEvasions(state, Infinity) : escapes;
}

/** 合法手があるか。王手かどうかは問わないので、王手なら詰みの判定になる。 */
export function hasLegalMove(state: PositionState): boolean {
  scanChecks(state);
  if (escapeMask(state, state.side) !== 0) return true;
  if (state.checkCount === 0) return canMove(state) || countDrops(state) !== 0;
  return state.checkCount === 1 && countEvasions(state, 1) !== 0;
}

function countMoves(state: PositionState): number {
  const { side } = state;
  const { cells, sizes } = state.pieces;
  const first = side * LIST_SIDE;
  const count = state.pawnMoves[side]! + countListed(state, cells, first, first + sizes[side]!);
  return state.pinCount === 0 ? count : count - countHeld(state);
}

// How many of the moves counted so far a pin forbids.
function countHeld(state: PositionState): number {
  const { board, pins, pinned } = state;
  let held = countListed(state, pinned, 0, state.pinCount);
  for (let i = 0; i < state.pinCount; i++) {
    const from = pinned[i]!;
    held -= countPinned(board, board[from]!, from, pins[from]!);
  }
  return held;
}

// Counts no further than the first piece that can move.
function canMove(state: PositionState): boolean {
  const { side } = state;
  if (state.pinCount !== 0) return countMoves(state) !== 0;
  if (state.pawnMoves[side] !== 0) return true;
  const { cells, sizes } = state.pieces;
  for (let i = side * LIST_SIDE, end = i + sizes[side]!; i < end; i++) {
    if (countListed(state, cells, i, i + 1) !== 0) return true;
  }
  return false;
}
