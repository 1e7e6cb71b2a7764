import type { Place } from '../contract/layout';
import type { Foul } from '../contract/outcome';
import { readMove } from './move';
import type { ReadonlyDobutsuPosition } from './position';
import { both } from './texts/both';
import type { DobutsuTexts } from './texts/dobutsu-texts';

/** 指せない手のわけ。 */
export type FoulCode =
  'gameOver' | 'notAMove' | 'noPiece' | 'notInHand' | 'cannotReach' | 'ownPiece' | 'occupied';

/** 反則を作る。places は邪魔をしている駒のマス。 */
export function foulOf(
  code: FoulCode,
  pick: (texts: DobutsuTexts['fouls']) => string,
  places: readonly Place[] = [],
): Foul {
  return { code, text: both((t) => pick(t.fouls)), places };
}

/** 手が指せないわけ。指せるなら null。終わった局面かは見ない。 */
export function judgeMove(position: ReadonlyDobutsuPosition, move: number): Foul | null {
  const parts = readMove(move);
  if (parts === null) return foulOf('notAMove', (t) => t.notAMove);
  const { type, from, to } = parts;
  const there = position.pieceAt(to);
  if (from === null) {
    const isHandType = type !== 'lion' && type !== 'hen';
    if (!isHandType || position.handCount(position.turn, type) === 0)
      return foulOf('notInHand', (t) => t.notInHand(type));
    return there === null ? null : foulOf('occupied', (t) => t.occupied(to), [to]);
  }
  const piece = position.pieceAt(from);
  if (piece?.side !== position.turn || piece.type !== type)
    return foulOf('noPiece', (t) => t.noPiece(from, type));
  if (position.reachFrom(from).includes(to)) return null;
  if (there?.side === position.turn) return foulOf('ownPiece', (t) => t.ownPiece(to), [to]);
  return foulOf('cannotReach', (t) => t.cannotReach(type), [from]);
}
