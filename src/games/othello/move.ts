import { SQUARE_COUNT } from './square';

/** 手: 置くマスの番号に 1 を足した 1〜64 か {@link PASS}。棋譜の木に 0 は置けないため。 */
export const PASS = SQUARE_COUNT + 1;

/** マスに置く手。 */
export function moveTo(square: number): number {
  return square + 1;
}

/** 手の置くマス。パスなら null。 */
export function squareOf(move: number): number | null {
  return move === PASS ? null : move - 1;
}

/** 数が手として読めるか。置けるかどうかは局面による。 */
export function isMove(move: number): boolean {
  return Number.isInteger(move) && move >= 1 && move <= PASS;
}
