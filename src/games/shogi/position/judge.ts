import { KING, PAWN } from '../piece';
import type { Move } from '../move';
import { FIRST_CELL, PROMOTE_BIT } from '../move';
import { attackersOf, firstBlock, isAttacked, pawnDropMates, reaches } from './attacks';
import { CELLS, COLUMN, DEAD_END, INNER, OUTER, PROMOTION, WIDTH, ZONE } from './mailbox';
import type { PositionState } from './state';

/**
 * 一局面でわかる反則と、指せない手の理由。
 * emptyOrigin 駒のない升から、notYourPiece 相手の駒、ownPieceOnTarget 自分の駒の上へ、notInHand 持っていない駒、
 * occupied 駒のある升に打つ（ここまでは物理的に指せない）、wrongWay 駒の動きに反する、cannotPromote 成れない、
 * mustPromote 成らなければ行き所がない、deadEnd 行き所のない駒を打つ、nifu 二歩、kingInCheck 王手放置
 * （玉を利きにさらす手を含む）、uchifuzume 打ち歩詰め。
 */
export type FoulCode =
  | 'emptyOrigin'
  | 'notYourPiece'
  | 'ownPieceOnTarget'
  | 'notInHand'
  | 'occupied'
  | 'wrongWay'
  | 'cannotPromote'
  | 'mustPromote'
  | 'deadEnd'
  | 'nifu'
  | 'kingInCheck'
  | 'uchifuzume';

/** 反則の種類と、そのもとになった駒の升（0〜80）。二歩なら先にある歩、王手放置なら王手の駒。 */
export interface Foul {
  readonly code: FoulCode;
  readonly squares: readonly number[];
}

/** 盤と駒台の上で指せない手の理由。反則でも指せるなら null（棋譜には反則の手も残る）。 */
export function findObstacle(state: PositionState, move: Move): Foul | null {
  const side = state.side;
  const to = move & 255;
  const from = (move >> 8) & 255;
  const target = state.board[to] ?? 48;
  if (OUTER[to] === undefined || OUTER[to] < 0) return foul('occupied', []);
  if (from < FIRST_CELL) {
    if (from === 0 || from >= KING || state.hands[(side << 4) | from]! <= 0) return foul('notInHand', []);
    return target === 0 ? null : foul('occupied', [to]);
  }
  const code = state.board[from] ?? 0;
  if (code === 0 || OUTER[from]! < 0) return foul('emptyOrigin', [from]);
  if ((code & (16 << side)) === 0) return foul('notYourPiece', [from]);
  return (target & (16 << side)) === 0 ? null : foul('ownPieceOnTarget', [to]);
}

/** 指し手の反則。合法なら null。合法手の生成とすべての手で一致する。 */
export function judgeMove(state: PositionState, move: Move): Foul | null {
  const obstacle = findObstacle(state, move);
  if (obstacle !== null) return obstacle;
  return ((move >> 8) & 255) < FIRST_CELL ? judgeDrop(state, move) : judgeBoardMove(state, move);
}

function judgeBoardMove(state: PositionState, move: Move): Foul | null {
  const { board, side } = state;
  const to = move & 255;
  const from = (move >> 8) & 255;
  const code = board[from]!;
  if (!reaches(board, code, from, to)) return foul('wrongWay', blockersBetween(state, from, to));
  const zone = side * CELLS;
  if ((move & PROMOTE_BIT) !== 0) {
    const enters = (ZONE[zone + from]! | ZONE[zone + to]!) !== 0;
    if (PROMOTION[code] === code || !enters) return foul('cannotPromote', [from]);
  } else if (DEAD_END[code * CELLS + to] !== 0) {
    return foul('mustPromote', [from]);
  }
  return judgeKing(state, from, to, code);
}

function judgeDrop(state: PositionState, move: Move): Foul | null {
  const side = state.side;
  const to = move & 255;
  const type = (move >> 8) & 255;
  const code = (16 << side) | type;
  if ((move & PROMOTE_BIT) !== 0) return foul('cannotPromote', []);
  if (DEAD_END[code * CELLS + to] !== 0) return foul('deadEnd', []);
  if (type === PAWN && state.pawns[(side << 4) | COLUMN[to]!] !== 0)
    return foul('nifu', pawnsOnFile(state, to));
  const exposed = judgeKing(state, 0, to, code);
  if (exposed !== null || type !== PAWN) return exposed;
  const king = to + (side === 0 ? -WIDTH : WIDTH);
  return state.kings[side ^ 1] === king && pawnDropMates(state, to) ? foul('uchifuzume', [king]) : null;
}

// Plays the move on the bare board only: enough to see whether the mover's king stands attacked. from 0 is a drop.
function judgeKing(state: PositionState, from: number, to: number, code: number): Foul | null {
  const { board, touch, side } = state;
  const before = state.kings[side]!;
  if (before === 0) return null;
  const king = before === from ? to : before;
  const origin = board[from]!;
  const target = board[to]!;
  const touched = touch[to]!;
  if (from !== 0) board[from] = 0;
  board[to] = code;
  touch[to] = 0;
  const checked = isAttacked(state, king, side ^ 1);
  const checkers = checked ? attackersOf(state, king, side ^ 1).filter((cell) => cell !== to) : [];
  board[from] = origin;
  board[to] = target;
  touch[to] = touched;
  return checked ? foul('kingInCheck', checkers) : null;
}

function blockersBetween(state: PositionState, from: number, to: number): number[] {
  const block = firstBlock(state.board, from, to);
  return block < 0 || block === to ? [] : [block];
}

function pawnsOnFile(state: PositionState, cell: number): number[] {
  const pawn = (16 << state.side) | PAWN;
  return Array.from(INNER).filter((at) => COLUMN[at] === COLUMN[cell] && state.board[at] === pawn);
}

function foul(code: FoulCode, cells: readonly number[]): Foul {
  return { code, squares: cells.map((cell) => OUTER[cell] ?? -1) };
}
