import type { Foul } from '../contract/outcome';
import { isMove, pointOf } from './move';
import type { ReadonlyGomokuPosition } from './position/gomoku-position';
import { both } from './texts/both';

/** 断る理由の符号。三三と多連は断らず、打った側の負けになる。 */
export type FoulCode = 'occupied' | 'gameOver' | 'notAMove';

/** 手を断る理由。打てるなら null。終局かどうかは見ない。 */
export function judgeMove(position: ReadonlyGomokuPosition, move: number): Foul | null {
  if (!isMove(move)) return foul('notAMove');
  const point = pointOf(move);
  return position.stoneAt(point) === null ? null : foul('occupied', point);
}

/** 終局の後の手を断る理由。 */
export const gameOverFoul: Foul = foul('gameOver');

function foul(code: FoulCode, point?: number): Foul {
  return { code, text: both((t) => t.foul[code]), places: point === undefined ? [] : [point] };
}
