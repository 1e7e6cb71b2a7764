import { countEscapes, scanChecks } from './attacks';
import { countDrops } from './drops';
import { countEvasions } from './evasions';
import { countPiece, countPinned } from './piece-count';
import { LIST_SIDE } from './piece-list';
import type { PositionState } from './state';

/** 合法手の数。一手ずつ書き出さずに数える。 */
export function countLegal(state: PositionState): number {
  scanChecks(state);
  const escapes = countEscapes(state, state.side);
  if (state.checkCount === 0) return escapes + countPieces(state) + countDrops(state);
  return state.checkCount === 1 ? escapes + countEvasions(state, Infinity) : escapes;
}

/** 合法手があるか。王手かどうかは問わないので、王手なら詰みの判定になる。 */
export function hasLegalMove(state: PositionState): boolean {
  scanChecks(state);
  if (countEscapes(state, state.side) !== 0) return true;
  if (state.checkCount === 0) return canMovePiece(state) || countDrops(state) !== 0;
  return state.checkCount === 1 && countEvasions(state, 1) !== 0;
}

function countPieces(state: PositionState): number {
  const { board, side, pins } = state;
  const { cells, sizes } = state.pieces;
  const king = state.kings[side]!;
  const shift = 4 + side;
  const isPinless = state.pinCount === 0;
  let count = 0;
  for (let i = side * LIST_SIDE, end = i + sizes[side]!; i < end; i++) {
    const from = cells[i]!;
    if (from === king) continue;
    const code = board[from]!;
    if (isPinless || pins[from] === 0) count += countPiece(board, code, from, shift);
    else count += countPinned(board, code, from, pins[from]!);
  }
  return count;
}

function canMovePiece(state: PositionState): boolean {
  const { board, side, pins } = state;
  const { cells, sizes } = state.pieces;
  const king = state.kings[side]!;
  for (let i = side * LIST_SIDE, end = i + sizes[side]!; i < end; i++) {
    const from = cells[i]!;
    if (from === king) continue;
    const code = board[from]!;
    const pin = pins[from]!;
    const count = pin === 0 ? countPiece(board, code, from, 4 + side) : countPinned(board, code, from, pin);
    if (count !== 0) return true;
  }
  return false;
}
