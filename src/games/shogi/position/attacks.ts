import { AIM, CELLS, DIAGONAL, FAR, LINE, NEXT, OFFSET, ORTHOGONAL, SLIDES, WIDTH } from './mailbox';
import { KNIGHT } from '../piece';
import type { PieceList } from './piece-list';
import { LIST_SIDE } from './piece-list';
import type { PositionState } from './state';

/** その側の駒が升に利いているか。升は内側の番号。 */
export function isAttacked(state: PositionState, cell: number, by: number): boolean {
  if (stepsOnto(state.touch, cell, by) !== 0) return true;
  if (isKnightAt(state.board, knightCell(cell, by), by)) return true;
  const { cells, sizes } = state.sliders;
  for (let i = by * LIST_SIDE, end = i + sizes[by]!; i < end; i++) {
    if (slidesOnto(state.board, cells[i]!, cell, by)) return true;
  }
  return false;
}

// The directions from which pieces of that side attack the square by a single step.
function stepsOnto(touch: Int32Array, cell: number, by: number): number {
  const both =
    (touch[cell - 11]! & 0x0101) |
    (touch[cell - 10]! & 0x0202) |
    (touch[cell + 1]! & 0x0404) |
    (touch[cell + 12]! & 0x0808) |
    (touch[cell + 11]! & 0x1010) |
    (touch[cell + 10]! & 0x2020) |
    (touch[cell - 1]! & 0x4040) |
    (touch[cell - 12]! & 0x8080);
  return (both >> (by << 3)) & 255;
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
function slidesOnto(board: Int32Array, slider: number, cell: number, by: number): boolean {
  const direction = LINE[cell * CELLS + slider]! - 1;
  if (direction < 0 || ((FAR[(by << 6) | board[slider]!]! >> direction) & 1) === 0) return false;
  const offset = OFFSET[direction]!;
  let at = cell + offset;
  while (board[at] === 0) at += offset;
  return at === slider;
}

/** 升に利いているその側の駒の升の一覧（内側の番号）。 */
export function attackersOf(state: PositionState, cell: number, by: number): number[] {
  const found: number[] = [];
  for (const { cells, sizes } of [state.pieces, state.pawnList]) {
    for (let i = by * LIST_SIDE, end = i + sizes[by]!; i < end; i++) {
      const from = cells[i]!;
      if (reaches(state.board, state.board[from]!, from, cell)) found.push(from);
    }
  }
  return found;
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
  if (from + offset === to) return ((NEXT[code]! >> direction) & 1) !== 0;
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
  const steps = stepsOnto(state.touch, king, by);
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

/** 側の玉が逃げられる方向の集まり。玉がいなければ 0。 */
export function escapeMask(state: PositionState, side: number): number {
  const { board, touch } = state;
  const king = state.kings[side]!;
  if (king === 0) return 0;
  const by = side ^ 1;
  const open = openAround(board, king, 4 + side);
  let safe = open;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const to = king + OFFSET[31 - Math.clz32(bit)]!;
    if (stepsOnto(touch, to, by) !== 0 || isKnightAt(board, knightCell(to, by), by)) safe ^= bit;
  }
  return safe === 0 ? 0 : safe & ~slidMask(state, king, safe, by);
}

// The directions where neither a piece of one's own nor the wall stands.
function openAround(board: Int32Array, king: number, shift: number): number {
  const taken =
    ((board[king - 11]! >> shift) & 1) |
    (((board[king - 10]! >> shift) & 1) << 1) |
    (((board[king + 1]! >> shift) & 1) << 2) |
    (((board[king + 12]! >> shift) & 1) << 3) |
    (((board[king + 11]! >> shift) & 1) << 4) |
    (((board[king + 10]! >> shift) & 1) << 5) |
    (((board[king - 1]! >> shift) & 1) << 6) |
    (((board[king - 12]! >> shift) & 1) << 7);
  return taken ^ 255;
}

// Of the king's neighbours in the mask, those a slider reaches.
function slidMask(state: PositionState, king: number, mask: number, by: number): number {
  const { board } = state;
  const { cells, sizes } = state.sliders;
  const code = board[king]!;
  let slid = 0;
  // The king must not shade the squares behind it.
  board[king] = 0;
  for (let i = by * LIST_SIDE, end = i + sizes[by]!; i < end; i++) {
    const slider = cells[i]!;
    const aim = AIM[king * CELLS + slider]!;
    const far = FAR[(by << 6) | board[slider]!]!;
    let rest = mask & (((far & ORTHOGONAL) === 0 ? 0 : aim) | ((far & DIAGONAL) === 0 ? 0 : aim >> 8));
    for (; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (slidesOnto(board, slider, king + OFFSET[31 - Math.clz32(bit)]!, by)) slid |= bit;
    }
  }
  board[king] = code;
  return slid;
}

/**
 * 歩を打って玉が詰むか（打ち歩詰め）。cell は打つ升。打つ側は手番の側で、歩は相手の玉の頭に利くものとする。
 * 王手をかけるのは打った歩なので合駒はなく、玉が逃げるか歩を取るかだけを、歩を置いた盤で確かめる。
 */
export function pawnDropMates(state: PositionState, cell: number): boolean {
  const { board, side } = state;
  board[cell] = (16 << side) | 1;
  const mated = escapeMask(state, side ^ 1) === 0 && !canTakeDroppedPawn(state, cell);
  board[cell] = 0;
  return mated;
}

function canTakeDroppedPawn(state: PositionState, cell: number): boolean {
  return canAnyTake(state, state.pieces, cell) || canAnyTake(state, state.pawnList, cell);
}

function canAnyTake(state: PositionState, list: PieceList, cell: number): boolean {
  const { board, side } = state;
  const king = state.kings[side ^ 1]!;
  const dropped = board[cell]!;
  for (let i = (side ^ 1) * LIST_SIDE, end = i + list.sizes[side ^ 1]!; i < end; i++) {
    const from = list.cells[i]!;
    const code = board[from]!;
    if (from === king || !reaches(board, code, from, cell)) continue;
    board[cell] = code;
    board[from] = 0;
    const exposed = isAttacked(state, king, side);
    board[from] = code;
    board[cell] = dropped;
    if (!exposed) return true;
  }
  return false;
}
