import { KING, KNIGHT, PAWN } from '../piece';
import { PROMOTE_BIT } from '../move';
import { isAttacked, pawnDropMates, scanChecks } from './attacks';
import {
  CELLS,
  COLUMN,
  DEAD_END,
  FAR,
  INNER,
  LINE,
  NEAR,
  OFFSET,
  PROMOTION,
  SLIDES,
  STEPS,
  WIDTH,
  ZONE,
} from './mailbox';
import type { PositionState } from './state';

/**
 * 手番の側の合法手を list の offset から書き、数を返す。
 * 王手と釘づけを先に調べるので、一手ずつ指して確かめることはしない。
 */
export function generateLegal(state: PositionState, list: Int32Array, offset: number): number {
  scanChecks(state);
  let end = generateKing(state, list, offset);
  if (state.checkCount === 0) {
    end = generatePieces(state, list, end);
    end = generateDrops(state, list, end);
  } else if (state.checkCount === 1) {
    end = generateEvasions(state, list, end);
  }
  return end - offset;
}

function generateKing(state: PositionState, list: Int32Array, end: number): number {
  const king = state.kings[state.side]!;
  if (king === 0) return end;
  const board = state.board;
  const own = 16 << state.side;
  const code = board[king]!;
  board[king] = 0;
  for (let direction = 0; direction < 8; direction++) {
    const to = king + OFFSET[direction]!;
    if ((board[to]! & own) === 0 && !isAttacked(board, to, state.side ^ 1)) list[end++] = (king << 8) | to;
  }
  board[king] = code;
  return end;
}

function generatePieces(state: PositionState, list: Int32Array, end: number): number {
  const { board, side, lists, pins } = state;
  const base = side * 96;
  const own = 16 << side;
  const king = state.kings[side]!;
  for (let i = 0; i < state.listSizes[side]!; i++) {
    const from = lists[base + i]!;
    if (from === king) continue;
    const code = board[from]!;
    const pin = pins[from]!;
    if ((code & 15) === KNIGHT) {
      if (pin !== 0) continue;
      const ahead = from + (side === 0 ? -2 * WIDTH : 2 * WIDTH);
      if ((board[ahead - 1]! & own) === 0) end = emit(list, end, code, from, ahead - 1);
      if ((board[ahead + 1]! & own) === 0) end = emit(list, end, code, from, ahead + 1);
      continue;
    }
    const free = pin === 0 ? 255 : pinMask(pin);
    const slides = SLIDES[code]! & free;
    let open = (STEPS[code]! & free) | slides;
    while (open !== 0) {
      const direction = 31 - Math.clz32(open);
      open ^= 1 << direction;
      const offset = OFFSET[direction]!;
      const far = ((slides >> direction) & 1) !== 0;
      let to = from + offset;
      while ((board[to]! & own) === 0) {
        end = emit(list, end, code, from, to);
        if (!far || board[to] !== 0) break;
        to += offset;
      }
    }
  }
  return end;
}

/** 釘づけの駒に残る方向（玉への線の両向き）。pin は玉から見た方向 + 1。 */
export function pinMask(pin: number): number {
  return (1 << (pin - 1)) | (1 << ((pin - 1) ^ 4));
}

function emit(list: Int32Array, end: number, code: number, from: number, to: number): number {
  const move = (from << 8) | to;
  const zone = code < 32 ? 0 : CELLS;
  if (PROMOTION[code] !== code && (ZONE[zone + from]! | ZONE[zone + to]!) !== 0) {
    list[end++] = move | PROMOTE_BIT;
    if (DEAD_END[code * CELLS + to] !== 0) return end;
  }
  list[end++] = move;
  return end;
}

function generateDrops(state: PositionState, list: Int32Array, end: number): number {
  if (!hasHand(state)) return end;
  for (let i = 0; i < 81; i++) {
    const cell = INNER[i]!;
    if (state.board[cell] === 0) end = dropAt(state, list, end, cell);
  }
  return end;
}

function hasHand(state: PositionState): boolean {
  const hand = state.side << 4;
  for (let type = 1; type < KING; type++) if (state.hands[hand | type] !== 0) return true;
  return false;
}

function dropAt(state: PositionState, list: Int32Array, end: number, cell: number): number {
  const hand = state.side << 4;
  const own = 16 << state.side;
  for (let type = KING - 1; type > PAWN; type--) {
    if (state.hands[hand | type] === 0 || DEAD_END[(own | type) * CELLS + cell] !== 0) continue;
    list[end++] = (type << 8) | cell;
  }
  if (state.hands[hand | PAWN] !== 0 && canDropPawn(state, cell)) list[end++] = (PAWN << 8) | cell;
  return end;
}

/** 空いた升に歩を打てるか（二歩、行き所、打ち歩詰め）。 */
export function canDropPawn(state: PositionState, cell: number): boolean {
  const side = state.side;
  if (state.pawns[(side << 4) | COLUMN[cell]!] !== 0) return false;
  if (DEAD_END[((16 << side) | PAWN) * CELLS + cell] !== 0) return false;
  const target = cell + (side === 0 ? -WIDTH : WIDTH);
  return state.kings[side ^ 1] !== target || !pawnDropMates(state, cell);
}

// One checker: take it, or (a slider, not beside the king) put something between.
function generateEvasions(state: PositionState, list: Int32Array, end: number): number {
  const king = state.kings[state.side]!;
  const checker = state.checkerCell;
  end = movesTo(state, list, end, checker);
  const direction = LINE[king * CELLS + checker]! - 1;
  if (direction < 0) return end;
  const offset = OFFSET[direction]!;
  const drops = hasHand(state);
  for (let cell = king + offset; cell !== checker; cell += offset) {
    end = movesTo(state, list, end, cell);
    if (drops) end = dropAt(state, list, end, cell);
  }
  return end;
}

// Looks outward from the target instead of walking all pieces. A pinned piece never answers a check.
function movesTo(state: PositionState, list: Int32Array, end: number, to: number): number {
  const { board, side, pins } = state;
  const king = state.kings[side]!;
  const row = side << 6;
  for (let direction = 0; direction < 8; direction++) {
    const offset = OFFSET[direction]!;
    let from = to + offset;
    let code = board[from]!;
    let reach = NEAR;
    while (code === 0) {
      reach = FAR;
      from += offset;
      code = board[from]!;
    }
    if (((reach[row | code]! >> direction) & 1) === 0 || from === king || pins[from] !== 0) continue;
    end = emit(list, end, code, from, to);
  }
  const knight = (16 << side) | KNIGHT;
  const behind = to + (side === 0 ? 2 * WIDTH : -2 * WIDTH);
  for (let from = behind - 1; from <= behind + 1; from += 2) {
    if (board[from] === knight && pins[from] === 0) end = emit(list, end, knight, from, to);
  }
  return end;
}
