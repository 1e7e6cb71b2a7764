import type { Position } from './position';
import { MAX_MOVES } from './position';

/** 深さ depth までの手順の数。末端の手も一手ずつ書き出して数える。 */
export function perft(position: Position, depth: number): number {
  return countByList(position, depth, new Int32Array(Math.max(depth, 1) * MAX_MOVES), 0);
}

/** 深さ depth までの手順の数。末端の手は書き出さずにまとめて数える。 */
export function perftBulk(position: Position, depth: number): number {
  return countInBulk(position, depth, new Int32Array(Math.max(depth, 1) * MAX_MOVES), 0);
}

function countByList(position: Position, depth: number, list: Int32Array, offset: number): number {
  if (depth === 0) return 1;
  const count = position.generateLegal(list, offset);
  if (depth === 1) return count;
  let nodes = 0;
  for (let i = offset; i < offset + count; i++) {
    const move = list[i]!;
    position.make(move);
    nodes += countByList(position, depth - 1, list, offset + MAX_MOVES);
    position.unmake(move);
  }
  return nodes;
}

function countInBulk(position: Position, depth: number, list: Int32Array, offset: number): number {
  if (depth === 0) return 1;
  if (depth === 1) return position.countLegal();
  const count = position.generateLegal(list, offset);
  let nodes = 0;
  for (let i = offset; i < offset + count; i++) {
    const move = list[i]!;
    position.make(move);
    nodes += countInBulk(position, depth - 1, list, offset + MAX_MOVES);
    position.unmake(move);
  }
  return nodes;
}
