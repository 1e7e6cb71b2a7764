import { reaches } from './attacks';
import { CELLS, DEAD_END, INNER, PROMOTION, ZONE } from './mailbox';
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
