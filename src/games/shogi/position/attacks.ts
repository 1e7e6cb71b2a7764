import { CELLS, FAR, LINE, NEAR, OFFSET, SLIDES, STEPS, WIDTH } from './mailbox';
import { KNIGHT } from '../piece';
import { LIST_SIDE } from './piece-list';
import type { PositionState } from './state';

/** その側の駒が升に利いているか。升は内側の番号。 */
export function isAttacked(state: PositionState, cell: number, by: number): boolean {
  const { board } = state;
  return (
    stepsOnto(board, cell, by << 6) !== 0 ||
    isKnightAt(board, knightCell(cell, by), by) ||
    isSlidOnto(state, cell, by)
  );
}

/** 升に一歩で利いている駒の方向の集まり。row は側 << 6。 */
export function stepsOnto(board: Int32Array, cell: number, row: number): number {
  return (
    (NEAR[row | board[cell - 11]!]! & 1) |
    (NEAR[row | board[cell - 10]!]! & 2) |
    (NEAR[row | board[cell + 1]!]! & 4) |
    (NEAR[row | board[cell + 12]!]! & 8) |
    (NEAR[row | board[cell + 11]!]! & 16) |
    (NEAR[row | board[cell + 10]!]! & 32) |
    (NEAR[row | board[cell - 1]!]! & 64) |
    (NEAR[row | board[cell - 12]!]! & 128)
  );
}

// The attacker's knights stand two rows behind their target, seen from the attacker.
function knightCell(cell: number, by: number): number {
  return cell + (by === 0 ? 2 * WIDTH : -2 * WIDTH);
}

function isKnightAt(board: Int32Array, middle: number, by: number): boolean {
  const knight = (16 << by) | KNIGHT;
  return board[middle - 1] === knight || board[middle + 1] === knight;
}

// There are few sliders, and most stand on no line with the square: cheaper than looking along eight lines.
// The piece is read from the board, for a caller may have put another one over a slider for a moment.
function isSlidOnto(state: PositionState, cell: number, by: number): boolean {
  const { board } = state;
  const { cells, sizes } = state.sliders;
  for (let i = by * LIST_SIDE, end = i + sizes[by]!; i < end; i++) {
    const slider = cells[i]!;
    const direction = LINE[cell * CELLS + slider]! - 1;
    if (direction < 0 || ((FAR[(by << 6) | board[slider]!]! >> direction) & 1) === 0) continue;
    const offset = OFFSET[direction]!;
    let at = cell + offset;
    while (board[at] === 0) at += offset;
    if (at === slider) return true;
  }
  return false;
}

/** 升に利いているその側の駒の升の一覧（内側の番号）。 */
export function attackersOf(state: PositionState, cell: number, by: number): number[] {
  const list: number[] = [];
  const { cells, sizes } = state.pieces;
  for (let i = by * LIST_SIDE, end = i + sizes[by]!; i < end; i++) {
    const from = cells[i]!;
    if (reaches(state.board, state.board[from]!, from, cell)) list.push(from);
  }
  return list;
}

/** その符号の駒が from から to へ動ける形か（途中の升が空いているかを含む。行き先の駒は問わない）。 */
export function reaches(board: Int32Array, code: number, from: number, to: number): boolean {
  if ((code & 15) === KNIGHT) {
    const jump = code < 32 ? from - to : to - from;
    return jump === 2 * WIDTH - 1 || jump === 2 * WIDTH + 1;
  }
  const direction = LINE[from * CELLS + to]! - 1;
  if (direction < 0) return false;
  const offset = OFFSET[direction]!;
  if (from + offset === to) return (((STEPS[code]! | SLIDES[code]!) >> direction) & 1) !== 0;
  if (((SLIDES[code]! >> direction) & 1) === 0) return false;
  return firstBlock(board, from, to) === to;
}

/** from から to への一直線で最初にある駒の升。なければ to。一直線でなければ -1。 */
export function firstBlock(board: Int32Array, from: number, to: number): number {
  const direction = LINE[from * CELLS + to]! - 1;
  if (direction < 0) return -1;
  const offset = OFFSET[direction]!;
  let at = from + offset;
  while (at !== to && board[at] === 0) at += offset;
  return at;
}

/** 手番の玉への王手と、動くと王手になる駒（ピン）を調べて局面に書く。 */
export function scanChecks(state: PositionState): void {
  const { board, side, pins, pinned } = state;
  for (let i = 0; i < state.pinCount; i++) pins[pinned[i]!] = 0;
  state.pinCount = 0;
  state.checkCount = 0;
  const king = state.kings[side]!;
  if (king === 0) return;
  const by = side ^ 1;
  const steps = stepsOnto(board, king, by << 6);
  if (steps !== 0) noteSteps(state, king, steps);
  const middle = knightCell(king, by);
  if (isKnightAt(board, middle, by)) noteKnights(state, middle, by);
  const { cells, sizes } = state.sliders;
  for (let i = by * LIST_SIDE, end = i + sizes[by]!; i < end; i++) {
    const slider = cells[i]!;
    const direction = LINE[king * CELLS + slider]! - 1;
    if (direction < 0 || ((FAR[(by << 6) | board[slider]!]! >> direction) & 1) === 0) continue;
    noteSlider(state, king, slider, direction);
  }
}

function noteSlider(state: PositionState, king: number, slider: number, direction: number): void {
  const { board } = state;
  const offset = OFFSET[direction]!;
  let at = king + offset;
  while (board[at] === 0) at += offset;
  if (at === slider) return noteChecker(state, at);
  if ((board[at]! & (16 << state.side)) === 0) return;
  let beyond = at + offset;
  while (board[beyond] === 0) beyond += offset;
  if (beyond !== slider) return;
  state.pins[at] = direction + 1;
  state.pinned[state.pinCount++] = at;
}

function noteSteps(state: PositionState, king: number, steps: number): void {
  for (let direction = 0; direction < 8; direction++) {
    if (((steps >> direction) & 1) !== 0) noteChecker(state, king + OFFSET[direction]!);
  }
}

function noteKnights(state: PositionState, middle: number, by: number): void {
  const knight = (16 << by) | KNIGHT;
  if (state.board[middle - 1] === knight) noteChecker(state, middle - 1);
  if (state.board[middle + 1] === knight) noteChecker(state, middle + 1);
}

function noteChecker(state: PositionState, cell: number): void {
  state.checkCount++;
  state.checkerCell = cell;
}

/** 側の玉が逃げられる升の数。玉がいなければ 0。 */
export function countEscapes(state: PositionState, side: number): number {
  const { board } = state;
  const king = state.kings[side]!;
  if (king === 0) return 0;
  const code = board[king]!;
  const own = 16 << side;
  let count = 0;
  // The king must not shade the squares behind it from a slider.
  board[king] = 0;
  for (let direction = 0; direction < 8; direction++) {
    const to = king + OFFSET[direction]!;
    if ((board[to]! & own) === 0 && !isAttacked(state, to, side ^ 1)) count++;
  }
  board[king] = code;
  return count;
}

/**
 * 歩を打って玉が詰むか（打ち歩詰め）。cell は打つ升。打つ側は手番の側で、歩は相手の玉の頭に利くものとする。
 * 王手をかけるのは打った歩なので合駒はなく、玉が逃げるか歩を取るかだけを、歩を置いた盤で確かめる。
 */
export function pawnDropMates(state: PositionState, cell: number): boolean {
  const { board, side } = state;
  board[cell] = (16 << side) | 1;
  const mated = countEscapes(state, side ^ 1) === 0 && !canTakeDroppedPawn(state, cell);
  board[cell] = 0;
  return mated;
}

function canTakeDroppedPawn(state: PositionState, cell: number): boolean {
  const { board, side } = state;
  const king = state.kings[side ^ 1]!;
  const pawn = board[cell]!;
  const { cells, sizes } = state.pieces;
  for (let i = (side ^ 1) * LIST_SIDE, end = i + sizes[side ^ 1]!; i < end; i++) {
    const from = cells[i]!;
    const code = board[from]!;
    if (from === king || !reaches(board, code, from, cell)) continue;
    board[cell] = code;
    board[from] = 0;
    const exposed = isAttacked(state, king, side);
    board[from] = code;
    board[cell] = pawn;
    if (!exposed) return true;
  }
  return false;
}
