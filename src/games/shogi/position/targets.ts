import type { HandType } from '../piece';
import { PAWN, typeCode } from '../piece';
import { reaches } from './attacks';
import { CELLS, COLUMN, DEAD_END, INNER, PROMOTION, ZONE } from './mailbox';
import type { Position } from './position';

/** 成りの選び方。none 成れない、optional 選べる、forced 成らなければ行き所がない。 */
export type PromotionChoice = 'none' | 'optional' | 'forced';

/**
 * 升の駒が、駒の動きだけで行ける升の一覧（升の番号順）。自分の駒のある升は除く。
 * 王手放置になる手も含むので、実際に指すときは judge に尋ねる。駒がなければ空。
 */
export function pieceTargets(position: Position, from: number): number[] {
  const code = position.codeAt(from);
  if (code === 0) return [];
  const own = code & 48;
  const cell = INNER[from]!;
  return squaresWhere((to) => (position.board[to]! & own) === 0 && reaches(position.board, code, cell, to));
}

/** 手番の側が持駒を打てる升の一覧。二歩と行き所のない升は除き、打ち歩詰めと王手放置は含む。 */
export function dropTargets(position: Position, type: HandType): number[] {
  const kind = typeCode(type);
  const { side, board, pawns } = position;
  if (position.hand(position.turn, type) === 0) return [];
  const dead = ((16 << side) | kind) * CELLS;
  return squaresWhere((to) => {
    if (board[to] !== 0 || DEAD_END[dead + to] !== 0) return false;
    return kind !== PAWN || pawns[(side << 4) | COLUMN[to]!] === 0;
  });
}

/** 盤上の駒を動かすときの成りの選び方。 */
export function promotionChoice(position: Position, from: number, to: number): PromotionChoice {
  const code = position.codeAt(from);
  const target = INNER[to]!;
  const zone = code < 32 ? 0 : CELLS;
  if (code === 0 || PROMOTION[code] === code) return 'none';
  if (DEAD_END[code * CELLS + target] !== 0) return 'forced';
  return (ZONE[zone + INNER[from]!]! | ZONE[zone + target]!) !== 0 ? 'optional' : 'none';
}

function squaresWhere(holds: (cell: number) => boolean): number[] {
  const squares: number[] = [];
  INNER.forEach((cell, square) => {
    if (holds(cell)) squares.push(square);
  });
  return squares;
}
