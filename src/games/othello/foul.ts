import type { Side } from '../contract/layout';
import type { Foul } from '../contract/outcome';
import { isMove, squareOf } from './move';
import type { ReadonlyOthelloPosition } from './position/othello-position';
import { formatSquare } from './square';
import { both } from './texts/both';
import type { OthelloTexts } from './texts/othello-texts';

/** 断る理由の符号。 */
export type FoulCode = 'occupied' | 'flipsNothing' | 'mustPass' | 'cannotPass' | 'gameOver' | 'notAMove';

/** 手を断る理由。置けるなら null。終局かどうかは見ない。 */
export function judgeMove(position: ReadonlyOthelloPosition, move: number): Foul | null {
  if (!isMove(move)) return foul('notAMove', (t) => t.foul.notAMove);
  const square = squareOf(move);
  const side = (t: OthelloTexts): string => sideName(t, position.turn);
  if (square === null) {
    return position.mustPass ? null : foul('cannotPass', (t) => t.foul.cannotPass(side(t)));
  }
  const name = formatSquare(square);
  if (position.stoneAt(square) !== null) return foul('occupied', (t) => t.foul.occupied(name), square);
  if (position.isLegal(square)) return null;
  if (position.mustPass) return foul('mustPass', (t) => t.foul.mustPass(side(t)));
  return foul('flipsNothing', (t) => t.foul.flipsNothing(name), square);
}

/** 終局の後の手を断る理由。 */
export const gameOverFoul: Foul = foul('gameOver', (t) => t.foul.gameOver);

/** 側の名「黒」「白」。 */
export function sideName(t: OthelloTexts, side: Side): string {
  return side === 0 ? t.black : t.white;
}

function foul(code: FoulCode, pick: (t: OthelloTexts) => string, square?: number): Foul {
  return { code, text: both(pick), places: square === undefined ? [] : [square] };
}
