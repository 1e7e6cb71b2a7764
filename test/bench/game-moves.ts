import type { Move } from '../../src/games/shogi/move';
import { isDrop, moveFrom, movePromotes, moveTo } from '../../src/games/shogi/move';
import { promotionChoice } from '../../src/games/shogi/position/targets';
import { MAX_MOVES, Position } from '../../src/games/shogi/position/position';

/** 盤の二クリックで指せる一手（打たず、成りを問われない）。升は 0〜80。 */
export interface BoardMove {
  readonly from: number;
  readonly to: number;
}

/** 種から決まる対局の、初めの count 手。 */
export function boardMoves(count: number, seed: number): BoardMove[] {
  const position = new Position();
  const list = new Int32Array(MAX_MOVES);
  const moves: BoardMove[] = [];
  let state = seed;
  while (moves.length < count) {
    const legal = Array.from(list.subarray(0, position.generateLegal(list)));
    const plain = legal.filter((move) => isPlain(position, move));
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const move = plain[(state >>> 8) % plain.length];
    if (move === undefined) throw new Error(`seed ${seed} ends after ${moves.length} moves`);
    moves.push({ from: moveFrom(move), to: moveTo(move) });
    position.make(move);
  }
  return moves;
}

function isPlain(position: Position, move: Move): boolean {
  if (isDrop(move) || movePromotes(move)) return false;
  return promotionChoice(position, moveFrom(move), moveTo(move)) === 'none';
}
