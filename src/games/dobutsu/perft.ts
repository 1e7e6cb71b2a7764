import type { DobutsuPosition } from './position';

/** 局面から手を数え上げる（perft）。depth は手数。 */
export function countMoves(position: DobutsuPosition, depth: number): number {
  const moves = position.moves();
  if (depth <= 1) return depth === 1 ? moves.length : 1;
  let count = 0;
  for (const move of moves) {
    position.make(move);
    count += countMoves(position, depth - 1);
    position.unmake(move);
  }
  return count;
}
