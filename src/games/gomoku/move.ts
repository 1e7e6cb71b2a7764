import { POINT_COUNT } from './point';

/** 点に打つ手: 点の番号に 1 を足した 1〜225。棋譜の木に 0 は置けないため。 */
export function moveTo(point: number): number {
  return point + 1;
}

/** 手の打つ点。 */
export function pointOf(move: number): number {
  return move - 1;
}

/** 数が手として読めるか。打てるかどうかは局面による。 */
export function isMove(move: number): boolean {
  return Number.isInteger(move) && move >= 1 && move <= POINT_COUNT;
}
