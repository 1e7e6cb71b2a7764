import type { Place } from '../contract/layout';
import { handSlotOf } from '../contract/layout';
import type { Target } from '../contract/outcome';
import { dobutsuLayout } from './layout';
import { readMove } from './move';
import type { HandType } from './piece';
import { handTypes } from './piece';
import type { ReadonlyDobutsuPosition } from './position';

/** 場所が駒台なら、そこに載る駒の種類。盤なら null。 */
function handTypeAt(place: Place): HandType | null {
  const hand = handSlotOf(dobutsuLayout, place);
  return hand === null ? null : (handTypes[hand.slot] ?? null);
}

/** 場所の駒が手番の側のものか（駒台なら一枚以上あるか）。 */
export function isOwnPlace(position: ReadonlyDobutsuPosition, place: Place): boolean {
  const hand = handSlotOf(dobutsuLayout, place);
  const type = handTypeAt(place);
  if (hand === null || type === null) return position.pieceAt(place)?.side === position.turn;
  return hand.side === position.turn && position.handCount(hand.side, type) > 0;
}

/** 場所の駒の行き先。 */
export function targetsFrom(position: ReadonlyDobutsuPosition, place: Place): Target[] {
  if (!isOwnPlace(position, place)) return [];
  const type = handTypeAt(place);
  return position.moves().flatMap((move) => {
    const parts = readMove(move);
    const starts = type === null ? parts?.from === place : parts?.from === null && parts.type === type;
    return parts === null || !starts ? [] : [{ place: parts.to, moves: [move], foul: null, shown: true }];
  });
}
