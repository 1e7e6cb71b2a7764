import type { Move } from '../move';
import { makeBoardMove } from '../move';
import { BISHOP, KING, PAWN, PROMOTED, ROOK } from '../piece';
import { reaches } from '../position/attacks';
import { INNER, OUTER } from '../position/mailbox';
import { LIST_SIDE } from '../position/piece-list';
import type { Position } from '../position/position';
import { fileOf, rankOf } from '../square';

/**
 * 手番の側の、その種類の駒で、その升へ動けるものの升（0〜80）を並べる。
 * 動き方だけを見て、ピンや王手は見ない（日本将棋連盟「棋譜の表記方法」は到達できる駒を数える）。
 */
export function reachingSquares(position: Position, piece: number, to: number): number[] {
  const { board, side } = position;
  const { cells, sizes } = piece === PAWN ? position.pawnList : position.pieces;
  const code = (16 << side) | piece;
  const target = INNER[to]!;
  const found: number[] = [];
  if ((board[target]! & (16 << side)) !== 0) return found;
  const first = side * LIST_SIDE;
  for (let i = first; i < first + sizes[side]!; i++) {
    const cell = cells[i]!;
    if (board[cell] === code && reaches(board, code, cell, target)) found.push(OUTER[cell]!);
  }
  return found;
}

// Steps of a move as its player sees it: forward and to the right are positive.
function forward(position: Position, from: number, to: number): number {
  return (rankOf(from) - rankOf(to)) * (position.side === 0 ? 1 : -1);
}

function rightOf(position: Position, from: number, to: number): number {
  return (fileOf(to) - fileOf(from)) * (position.side === 0 ? 1 : -1);
}

function way(position: Position, from: number, to: number): string {
  const steps = forward(position, from, to);
  return steps > 0 ? '上' : steps < 0 ? '引' : '寄';
}

function isLongRange(piece: number): boolean {
  const base = piece > KING ? piece & ~PROMOTED : piece;
  return base === BISHOP || base === ROOK;
}

/**
 * 右左直上引寄のうち、その駒を言い分ける言葉。言い分けなくてよければ空。
 * 日本将棋連盟「棋譜の表記方法」による。まず上・寄・引、次に左・直・右、最後に左右と動作を重ねる。
 */
export function relativeWord(
  position: Position,
  from: number,
  to: number,
  piece: number,
  all: number[],
): string {
  if (all.length < 2) return '';
  const others = all.filter((square) => square !== from);
  const own = way(position, from, to);
  if (others.every((square) => way(position, square, to) !== own)) return own;
  const right = rightOf(position, from, to);
  if (isLongRange(piece)) {
    if (others.every((square) => rightOf(position, square, to) < right)) return '右';
    return others.every((square) => rightOf(position, square, to) > right) ? '左' : '';
  }
  if (right === 0) return '直';
  const word = right > 0 ? '右' : '左';
  const alone = others.every((square) => Math.sign(rightOf(position, square, to)) !== Math.sign(right));
  return alone ? word : word + own;
}

function fits(position: Position, from: number, to: number, word: string, all: number[]): boolean {
  const right = rightOf(position, from, to);
  const others = all.filter((square) => square !== from).map((square) => rightOf(position, square, to));
  switch (word) {
    case '右':
      return right > 0 || others.every((other) => other < right);
    case '左':
      return right < 0 || others.every((other) => other > right);
    case '直':
      return right === 0 && forward(position, from, to) > 0;
    case '寄':
      return forward(position, from, to) === 0;
    case '引':
    case '下':
      return forward(position, from, to) < 0;
    default:
      return forward(position, from, to) > 0;
  }
}

function normalWord(relative: string): string {
  return relative.replace(/[行入]/g, '上').replace(/下/g, '引');
}

/** 言葉に合う駒の升。言葉の規則どおりのものが一つあればそれ、なければ言葉に反しないものすべて。 */
export function matchRelative(
  position: Position,
  squares: number[],
  to: number,
  piece: number,
  relative: string,
): number[] {
  if (relative === '') return squares;
  const wanted = normalWord(relative);
  const exact = squares.filter((from) => relativeWord(position, from, to, piece, squares) === wanted);
  if (exact.length === 1) return exact;
  return squares.filter((from) => [...relative].every((word) => fits(position, from, to, word, squares)));
}

/** 合法なものが一つでもあれば、合法なものだけを残す。 */
export function preferLegal(position: Position, squares: number[], to: number, promote: boolean): Move[] {
  const moves = squares.map((from) => makeBoardMove(from, to, promote));
  const legal = moves.filter((move) => position.judge(move) === null);
  return legal.length > 0 ? legal : moves;
}
