import { KNIGHT } from '../piece';
import { countDropsAt, generateDropsAt, hasHand } from './drops';
import { emit } from './emit';
import { CELLS, LINE, NEXT, OFFSET, SLIDES, WIDTH } from './mailbox';
import { countLandings } from './piece-count';
import type { PositionState } from './state';

// One checker: take it, or (a slider, not beside the king) put something between. The king's own moves are the caller's.

/** 一枚の王手を、玉を動かさずに受ける手を書き、列の終わりを返す。 */
export function generateEvasions(state: PositionState, list: Int32Array, end: number): number {
  const king = state.kings[state.side]!;
  const checker = state.checkerCell;
  end = movesTo(state, list, end, checker);
  const offset = offsetBetween(king, checker);
  if (offset === 0) return end;
  const drops = hasHand(state);
  for (let cell = king + offset; cell !== checker; cell += offset) {
    end = movesTo(state, list, end, cell);
    if (drops) end = generateDropsAt(state, list, end, cell);
  }
  return end;
}

/** 一枚の王手を、玉を動かさずに受ける手の数。enough 以上あるとわかればそこでやめる。 */
export function countEvasions(state: PositionState, enough: number): number {
  const king = state.kings[state.side]!;
  const checker = state.checkerCell;
  let count = countMovesTo(state, checker);
  const offset = offsetBetween(king, checker);
  if (offset === 0) return count;
  const drops = hasHand(state);
  for (let cell = king + offset; cell !== checker && count < enough; cell += offset) {
    count += countMovesTo(state, cell);
    if (drops) count += countDropsAt(state, cell);
  }
  return count;
}

function offsetBetween(king: number, checker: number): number {
  const direction = LINE[king * CELLS + checker]! - 1;
  return direction < 0 ? 0 : OFFSET[direction]!;
}

// Looks outward from the target instead of walking all pieces. A pinned piece never answers a check.
function movesTo(state: PositionState, list: Int32Array, end: number, to: number): number {
  const { board } = state;
  for (let direction = 0; direction < 8; direction++) {
    const from = moverFrom(state, to, direction);
    if (from !== 0) end = emit(list, end, board[from]!, from, to);
  }
  const { side, pins } = state;
  const knight = (16 << side) | KNIGHT;
  const behind = to + (side === 0 ? 2 * WIDTH : -2 * WIDTH);
  for (let from = behind - 1; from <= behind + 1; from += 2) {
    if (board[from] === knight && pins[from] === 0) end = emit(list, end, knight, from, to);
  }
  return end;
}

function countMovesTo(state: PositionState, to: number): number {
  const { board } = state;
  let count = 0;
  for (let direction = 0; direction < 8; direction++) {
    const from = moverFrom(state, to, direction);
    if (from !== 0) count += countLandings(board[from]!, from, to);
  }
  const { side, pins } = state;
  const knight = (16 << side) | KNIGHT;
  const behind = to + (side === 0 ? 2 * WIDTH : -2 * WIDTH);
  for (let from = behind - 1; from <= behind + 1; from += 2) {
    if (board[from] === knight && pins[from] === 0) count += countLandings(knight, from, to);
  }
  return count;
}

// The square of one's own piece, not the king and not pinned, that comes to the target from that direction, or 0.
function moverFrom(state: PositionState, to: number, direction: number): number {
  const { board, side } = state;
  const offset = OFFSET[direction]!;
  let from = to + offset;
  let reach = SLIDES;
  if (board[from] === 0) while (board[from] === 0) from += offset;
  else reach = NEXT;
  const code = board[from]!;
  if ((code & (16 << side)) === 0 || ((reach[code]! >> (direction ^ 4)) & 1) === 0) return 0;
  return from !== state.kings[side] && state.pins[from] === 0 ? from : 0;
}
