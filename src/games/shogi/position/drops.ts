import { KING, KNIGHT, LANCE, PAWN, ROOK, SILVER } from '../piece';
import { pawnDropMates } from './attacks';
import { CELLS, COLUMN, DEAD_END, WIDTH } from './mailbox';
import type { PositionState } from './state';

/** 手番の側に持駒があるか。 */
export function hasHand(state: PositionState): boolean {
  const { hands } = state;
  for (let slot = state.side << 4, end = slot | KING; slot < end; slot++) if (hands[slot] !== 0) return true;
  return false;
}

/** 空いた升に歩を打てるか（二歩、行き所、打ち歩詰め）。歩を持っているかは見ない。 */
export function canDropPawn(state: PositionState, cell: number): boolean {
  const { side } = state;
  if (state.pawns[(side << 4) | COLUMN[cell]!] !== 0) return false;
  if (DEAD_END[((16 << side) | PAWN) * CELLS + cell] !== 0) return false;
  const target = cell + (side === 0 ? -WIDTH : WIDTH);
  return state.kings[side ^ 1] !== target || !pawnDropMates(state, cell);
}

/** 空いた升一つに打つ手を書き、列の終わりを返す。 */
export function generateDropsAt(state: PositionState, list: Int32Array, end: number, cell: number): number {
  const { hands, side } = state;
  const hand = side << 4;
  const dead = (16 << side) * CELLS + cell;
  for (let type = KING - 1; type > PAWN; type--) {
    if (hands[hand | type] === 0 || DEAD_END[dead + type * CELLS] !== 0) continue;
    list[end++] = (type << 8) | cell;
  }
  if (hands[hand | PAWN] !== 0 && canDropPawn(state, cell)) list[end++] = (PAWN << 8) | cell;
  return end;
}

/** 空いた升一つに打つ手の数。 */
export function countDropsAt(state: PositionState, cell: number): number {
  const { hands, side } = state;
  const hand = side << 4;
  const dead = (16 << side) * CELLS + cell;
  let count = 0;
  for (let type = KING - 1; type > PAWN; type--) {
    if (hands[hand | type] !== 0) count += 1 - DEAD_END[dead + type * CELLS]!;
  }
  return hands[hand | PAWN] !== 0 && canDropPawn(state, cell) ? count + 1 : count;
}

/** 打つ手の数。升を一つずつ見ずに、空きの数から数える。王手でないとき。 */
export function countDrops(state: PositionState): number {
  const { hands, side } = state;
  const hand = side << 4;
  const empty = countEmpty(state);
  let count = 0;
  for (let type = SILVER; type <= ROOK; type++) if (hands[hand | type] !== 0) count += empty;
  if ((hands[hand | LANCE]! | hands[hand | KNIGHT]!) !== 0) {
    const last = emptyInRow(state, side === 0 ? 2 : 10);
    if (hands[hand | LANCE] !== 0) count += empty - last;
    if (hands[hand | KNIGHT] !== 0) count += empty - last - emptyInRow(state, side === 0 ? 3 : 9);
  }
  return hands[hand | PAWN] === 0 ? count : count + countPawnDrops(state);
}

function countEmpty(state: PositionState): number {
  const pieces = state.pieces.sizes;
  const pawns = state.pawnList.sizes;
  return 81 - pieces[0]! - pieces[1]! - pawns[0]! - pawns[1]!;
}

function emptyInRow(state: PositionState, row: number): number {
  const { board } = state;
  let count = 0;
  for (let cell = row * WIDTH + 1, end = cell + 9; cell < end; cell++) if (board[cell] === 0) count++;
  return count;
}

function countPawnDrops(state: PositionState): number {
  const { board, side, pawns, emptyInColumn } = state;
  const hand = side << 4;
  const lastRow = (side === 0 ? 2 : 10) * WIDTH;
  let count = 0;
  for (let column = 1; column < 10; column++) {
    if (pawns[hand | column] !== 0) continue;
    count += emptyInColumn[column]!;
    if (board[lastRow + column] === 0) count--;
  }
  const king = state.kings[side ^ 1]!;
  if (king === 0) return count;
  const head = king + (side === 0 ? WIDTH : -WIDTH);
  const open = board[head] === 0 && pawns[hand | COLUMN[head]!] === 0;
  return open && pawnDropMates(state, head) ? count - 1 : count;
}
