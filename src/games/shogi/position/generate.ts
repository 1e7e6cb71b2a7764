import { KNIGHT, PAWN } from '../piece';
import { escapeMask, scanChecks } from './attacks';
import { generateDropsAt, hasHand } from './drops';
import { emit } from './emit';
import { generateEvasions } from './evasions';
import { INNER, OFFSET, SLIDES, STEPS, WIDTH } from './mailbox';
import { LIST_SIDE } from './piece-list';
import { pinMask } from './pin';
import type { PositionState } from './state';

const UPRIGHT = 0b00010001;

/**
 * 手番の側の合法手を list の offset から書き、数を返す。
 * 王手と釘づけを先に調べるので、一手ずつ指して確かめることはしない。
 */
export function generateLegal(state: PositionState, list: Int32Array, offset: number): number {
  scanChecks(state);
  let end = generateKing(state, list, offset);
  if (state.checkCount === 0) {
    end = generatePieces(state, list, end);
    end = generatePawns(state, list, end);
    if (hasHand(state)) end = generateDrops(state, list, end);
  } else if (state.checkCount === 1) {
    end = generateEvasions(state, list, end);
  }
  return end - offset;
}

function generateKing(state: PositionState, list: Int32Array, end: number): number {
  const king = state.kings[state.side]!;
  for (let rest = escapeMask(state, state.side); rest !== 0; rest &= rest - 1) {
    list[end++] = (king << 8) | (king + OFFSET[31 - Math.clz32(rest & -rest)]!);
  }
  return end;
}

function generatePieces(state: PositionState, list: Int32Array, end: number): number {
  const { board, side, pins } = state;
  const { cells, sizes } = state.pieces;
  const king = state.kings[side]!;
  for (let i = side * LIST_SIDE, last = i + sizes[side]!; i < last; i++) {
    const from = cells[i]!;
    if (from === king) continue;
    const code = board[from]!;
    const pin = pins[from]!;
    if ((code & 15) !== KNIGHT) end = generatePiece(board, list, end, code, from, pin);
    else if (pin === 0) end = generateKnight(board, list, end, code, from);
  }
  return end;
}

function generatePawns(state: PositionState, list: Int32Array, end: number): number {
  const { board, side, pins } = state;
  const { cells, sizes } = state.pawnList;
  const own = 16 << side;
  const ahead = side === 0 ? -WIDTH : WIDTH;
  for (let i = side * LIST_SIDE, last = i + sizes[side]!; i < last; i++) {
    const from = cells[i]!;
    const pin = pins[from]!;
    const isFree = pin === 0 || (pinMask(pin) & UPRIGHT) !== 0;
    if (isFree && (board[from + ahead]! & own) === 0) end = emit(list, end, own | PAWN, from, from + ahead);
  }
  return end;
}

function generateKnight(
  board: Int32Array,
  list: Int32Array,
  end: number,
  code: number,
  from: number,
): number {
  const own = code & 48;
  const middle = from + (code < 32 ? -2 * WIDTH : 2 * WIDTH);
  if ((board[middle - 1]! & own) === 0) end = emit(list, end, code, from, middle - 1);
  if ((board[middle + 1]! & own) === 0) end = emit(list, end, code, from, middle + 1);
  return end;
}

function generatePiece(
  board: Int32Array,
  list: Int32Array,
  end: number,
  code: number,
  from: number,
  pin: number,
): number {
  const own = code & 48;
  const free = pin === 0 ? 255 : pinMask(pin);
  const slides = SLIDES[code]! & free;
  let open = (STEPS[code]! & free) | slides;
  while (open !== 0) {
    const direction = 31 - Math.clz32(open);
    open ^= 1 << direction;
    const offset = OFFSET[direction]!;
    const isFar = ((slides >> direction) & 1) !== 0;
    let to = from + offset;
    while ((board[to]! & own) === 0) {
      end = emit(list, end, code, from, to);
      if (!isFar || board[to] !== 0) break;
      to += offset;
    }
  }
  return end;
}

function generateDrops(state: PositionState, list: Int32Array, end: number): number {
  const { board } = state;
  for (let i = 0; i < 81; i++) {
    const cell = INNER[i]!;
    if (board[cell] === 0) end = generateDropsAt(state, list, end, cell);
  }
  return end;
}
