import { digitOf, isBlank, isMark } from './chars';
import type { MoveWords } from './kif-move';
import { canBeginMove, moveAfterNumber, numberStart, scanMove } from './kif-move';

const BETWEEN = '、。，．,.→⇒';

/** 手と手の間の空白と句読点を飛ばした位置。 */
export function skipBetween(text: string, at: number, end: number): number {
  while (at < end && (isBlank(text.charCodeAt(at)) || BETWEEN.includes(text[at]!))) at++;
  return at;
}

/** 位置 at から手の番号（`12`、`12.`、`(12)`）と、その後に印のある手が続けば、印の位置。続かなければ at。 */
export function skipNumber(text: string, at: number, end: number): number {
  let next = numberStart(text, at);
  if (next < 0) return at;
  while (next < end && digitOf(text.charCodeAt(next)) >= 0) next++;
  next = moveAfterNumber(text, next, end);
  return next < end && isMark(text.charCodeAt(next)) ? next : at;
}

/** 印のない位置からの行の残りが、▲△のない手だけの並び（`７六歩 ３四歩 同飛`）か。 */
export function isUnmarkedList(text: string, start: number, end: number, words: MoveWords): boolean {
  if (!canBeginMove(text.charCodeAt(start))) return false;
  let at = start;
  while (at < end) {
    if (!scanMove(text, at, end, words, true) || words.from >= 0) return false;
    const next = skipBetween(text, words.end, end);
    if (next === words.end && next < end) return false;
    at = next;
  }
  return true;
}
