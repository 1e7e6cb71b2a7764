import { CELLS, FAR, LINE, NEAR, OFFSET, SLIDES, STEPS, WALL, WIDTH } from './mailbox';
import { KNIGHT } from '../piece';
import type { PositionState } from './state';

/** その側の駒が升に利いているか。升は内側の番号。 */
export function isAttacked(board: Int32Array, cell: number, by: number): boolean {
  const row = by << 6;
  for (let direction = 0; direction < 8; direction++) {
    const offset = OFFSET[direction]!;
    let at = cell + offset;
    let code = board[at]!;
    if (code !== 0) {
      if (((NEAR[row | code]! >> direction) & 1) !== 0) return true;
    } else {
      do {
        at += offset;
        code = board[at]!;
      } while (code === 0);
      if (((FAR[row | code]! >> direction) & 1) !== 0) return true;
    }
  }
  // The attacker's knights stand two rows behind their target, seen from the attacker.
  const knight = (16 << by) | KNIGHT;
  const behind = cell + (by === 0 ? 2 * WIDTH : -2 * WIDTH);
  return board[behind - 1] === knight || board[behind + 1] === knight;
}

/** 升に利いているその側の駒の升の一覧（内側の番号）。 */
export function attackersOf(state: PositionState, cell: number, by: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < state.listSizes[by]!; i++) {
    const from = state.lists[by * 96 + i]!;
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
  for (let i = 0; i < state.pinCount; i++) state.pins[state.pinned[i]!] = 0;
  state.pinCount = 0;
  state.checkCount = 0;
  const side = state.side;
  const king = state.kings[side]!;
  if (king === 0) return;
  const board = state.board;
  const own = 16 << side;
  const row = (side ^ 1) << 6;
  for (let direction = 0; direction < 8; direction++) {
    const offset = OFFSET[direction]!;
    let at = king + offset;
    let code = board[at]!;
    if (code !== 0) {
      if (((NEAR[row | code]! >> direction) & 1) !== 0) noteChecker(state, at);
    } else {
      do {
        at += offset;
        code = board[at]!;
      } while (code === 0);
      if (((FAR[row | code]! >> direction) & 1) !== 0) noteChecker(state, at);
    }
    if ((code & own) !== 0 && code !== WALL) {
      let beyond = at + offset;
      while (board[beyond] === 0) beyond += offset;
      if (((FAR[row | board[beyond]!]! >> direction) & 1) !== 0) {
        state.pins[at] = direction + 1;
        state.pinned[state.pinCount++] = at;
      }
    }
  }
  const knight = (32 >> side) | KNIGHT;
  const ahead = king + (side === 0 ? -2 * WIDTH : 2 * WIDTH);
  if (board[ahead - 1] === knight) noteChecker(state, ahead - 1);
  if (board[ahead + 1] === knight) noteChecker(state, ahead + 1);
}

function noteChecker(state: PositionState, cell: number): void {
  state.checkCount++;
  state.checkerCell = cell;
}

/**
 * 歩を打って玉が詰むか（打ち歩詰め）。cell は打つ升。打つ側は手番の側で、歩は相手の玉の頭に利くものとする。
 * 王手をかけるのは打った歩なので合駒はなく、玉が逃げるか歩を取るかだけを、歩を置いた盤で確かめる。
 */
export function pawnDropMates(state: PositionState, cell: number): boolean {
  const board = state.board;
  const us = state.side;
  const them = us ^ 1;
  const king = state.kings[them]!;
  board[cell] = (16 << us) | 1;
  const mated = !kingEscapes(board, king, them) && !canTakeDroppedPawn(state, cell, king);
  board[cell] = 0;
  return mated;
}

function kingEscapes(board: Int32Array, king: number, side: number): boolean {
  const code = board[king]!;
  const own = 16 << side;
  // The king must not shade the squares behind it from a slider.
  board[king] = 0;
  let escapes = false;
  for (let direction = 0; direction < 8 && !escapes; direction++) {
    const to = king + OFFSET[direction]!;
    escapes = (board[to]! & own) === 0 && !isAttacked(board, to, side ^ 1);
  }
  board[king] = code;
  return escapes;
}

function canTakeDroppedPawn(state: PositionState, cell: number, king: number): boolean {
  const board = state.board;
  const pawn = board[cell]!;
  for (const from of attackersOf(state, cell, state.side ^ 1)) {
    if (from === king) continue;
    const code = board[from]!;
    board[cell] = code;
    board[from] = 0;
    const exposed = isAttacked(board, king, state.side);
    board[from] = code;
    board[cell] = pawn;
    if (!exposed) return true;
  }
  return false;
}
