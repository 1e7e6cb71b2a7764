import type { Place } from '../contract/layout';
import { handSlotOf } from '../contract/layout';
import type { Foul, Target } from '../contract/outcome';
import { shogiLayout } from './layout';
import { makeBoardMove, makeDrop } from './move';
import type { HandType } from './piece';
import { colorCode, handTypes } from './piece';
import { pieceTargets, promotionChoice } from './position/targets';
import type { Position } from './position/position';
import { SQUARE_COUNT } from './square';

/** 手の反則を調べるもの。合法なら null。 */
export type Judge = (move: number) => Foul | null;

// These squares are not coloured when a piece in hand is chosen; a click there names the rule.
const hiddenDropFouls: ReadonlySet<string> = new Set(['nifu', 'deadEnd', 'uchifuzume']);

/** 場所の駒が手番の側のものか (駒台なら一枚以上あるか)。 */
export function isOwnPlace(position: Position, place: Place): boolean {
  const hand = handSlotOf(shogiLayout, place);
  if (hand === null) return position.pieceAt(place)?.color === position.turn;
  const type = handTypes[hand.slot];
  return (
    hand.side === colorCode(position.turn) && type !== undefined && position.hand(position.turn, type) > 0
  );
}

/** 場所の駒の行き先。動きだけで行ける升はすべて挙げ、指せない升には反則を添える。 */
export function targetsFrom(position: Position, place: Place, judge: Judge): Target[] {
  if (!isOwnPlace(position, place)) return [];
  const hand = handSlotOf(shogiLayout, place);
  if (hand === null) return boardTargets(position, place, judge);
  const type = handTypes[hand.slot];
  return type === undefined ? [] : dropTargets(position, type, judge);
}

function boardTargets(position: Position, from: number, judge: Judge): Target[] {
  return pieceTargets(position, from).map((to) => {
    const choice = promotionChoice(position, from, to);
    const promotions = choice === 'optional' ? [true, false] : [choice === 'forced'];
    return target(
      to,
      promotions.map((promotes) => makeBoardMove(from, to, promotes)),
      judge,
    );
  });
}

function dropTargets(position: Position, type: HandType, judge: Judge): Target[] {
  return Array.from({ length: SQUARE_COUNT }, (_, square) => square)
    .filter((square) => position.codeAt(square) === 0)
    .map((square) => target(square, [makeDrop(type, square)], judge));
}

function target(place: number, candidates: readonly number[], judge: Judge): Target {
  const judged = candidates.map((move) => ({ move, foul: judge(move) }));
  const moves = judged.filter(({ foul }) => foul === null).map(({ move }) => move);
  const foul = moves.length > 0 ? null : (judged[0]?.foul ?? null);
  return { place, moves, foul, shown: foul === null || !hiddenDropFouls.has(foul.code) };
}
