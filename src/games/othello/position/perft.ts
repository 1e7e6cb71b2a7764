import { PASS, moveTo } from '../move';
import { SQUARE_COUNT } from '../square';
import type { OthelloPosition } from './othello-position';

/** 手順の数。depth は手数で、パスも一手に数える。途中で終わった局は数えない。局面は元に戻る。 */
export function perft(position: OthelloPosition, depth: number): number {
  if (depth === 0) return 1;
  const moves = position.moveCount;
  if (moves === 0) return position.isOver ? 0 : perftAfter(position, PASS, depth);
  if (depth === 1) return moves;
  let total = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (position.isLegal(square)) total += perftAfter(position, moveTo(square), depth);
  }
  return total;
}

function perftAfter(position: OthelloPosition, move: number, depth: number): number {
  position.make(move);
  const total = perft(position, depth - 1);
  position.unmake();
  return total;
}
