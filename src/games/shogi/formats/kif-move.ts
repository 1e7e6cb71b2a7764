import { DRAGON, HORSE, PROMOTED, SILVER } from '../piece';
import {
  anyDigitOf,
  BLACK_MARK,
  digitOf,
  isBlank,
  isFullName,
  isMark,
  kindOf,
  pieceOf,
  WHITE_MARK,
} from './chars';
import { squareAt } from '../square';

/** 指し手の文字から読み取ったこと。局面とはまだ照らしていない。 */
export interface MoveWords {
  /** 行き先の升（0〜80）。同なら -1。 */
  to: number;
  /** 行き先が「同」か。「同２二」なら両方。 */
  same: boolean;
  /** 駒の種類の番号。 */
  piece: number;
  /** 成 1、不成 -1、書いてなければ 0。 */
  promotion: number;
  /** 「打」と書いてあるか。 */
  drop: boolean;
  /** 右左直上引寄行入のどれか。 */
  relative: string;
  /** 動く前の升（0〜80）。書いてなければ -1。 */
  from: number;
  /** ▲なら 1、△なら 2、なければ 0。 */
  mark: number;
  /** 読み終えた位置。 */
  end: number;
}

/** 空の `MoveWords`。使い回して新しい物を作らないためのもの。 */
export function emptyMoveWords(): MoveWords {
  return {
    to: -1,
    same: false,
    piece: 0,
    promotion: 0,
    drop: false,
    relative: '',
    from: -1,
    mark: 0,
    end: 0,
  };
}

const SAME = '同'.charCodeAt(0);
const PROMOTES = '成'.charCodeAt(0);
const NOT = '不'.charCodeAt(0);
const RAW = '生'.charCodeAt(0);
const DROPS = '打'.charCodeAt(0);
const OPEN = '(（[［<＜';
const CLOSE = ')）]］>＞';
const RELATIVE = '右左直上引寄行入下';

// Letters that belong to 成 打 寄 上 引, and 成 and 不成 in kana. The number is the promotion they tell, 0 for none.
const KANA: readonly (readonly [string, number])[] = [
  ['らず', -1],
  ['ならず', -1],
  ['ナラズ', -1],
  ['なり', 1],
  ['ナリ', 1],
  ['がる', 0],
  ['がり', 0],
  ...[...'りリるちつきく'].map((letter): [string, number] => [letter, 0]),
];

function skipBlanks(text: string, at: number, end: number): number {
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  return at;
}

// What stands between a number and its move, besides blanks: `1. ７六歩`, `1手目 ７六歩`.
const AFTER_NUMBER = ['手目', '手 ', '手　', '手\t', '.', '．', ':', '：', ')', '）', '、', ',', ']', '］'];

/** 手の番号の次の位置 at から、空白と区切り一つを飛ばした、指し手のあるはずの位置。 */
export function moveAfterNumber(text: string, at: number, end: number): number {
  const mark = AFTER_NUMBER.find((each) => text.startsWith(each, at)) ?? '';
  return skipBlanks(text, Math.min(end, at + mark.length), end);
}

const BEFORE_NUMBER: ReadonlySet<number> = new Set([...'第(（[［'].map((each) => each.charCodeAt(0)));

/** 位置 at から始まる手の番号（`1`、`第1手`、`(1)`）の、数字の位置。番号でなければ -1。 */
export function numberStart(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (digitOf(code) >= 0) return at;
  return BEFORE_NUMBER.has(code) && digitOf(text.charCodeAt(at + 1)) >= 0 ? at + 1 : -1;
}

/** 位置 at に▲△☗☖などの印があれば、印と空白を飛ばした位置。 */
export function skipMark(text: string, at: number, end: number): number {
  return at < end && isMark(text.charCodeAt(at)) ? skipBlanks(text, at + 1, end) : at;
}

/** その字から指し手が始まりうるか（印、筋の数字、同）。見出しの行の早い見分けに。 */
export function canBeginMove(code: number): boolean {
  return isMark(code) || anyDigitOf(code) >= 0 || code === SAME;
}

/**
 * 指し手（`▲７六歩(77)`、`同　銀成`、`５五角打`、`76歩` …）を読む。
 * 指し手でなければ false。`kanjiFile` なら筋の漢数字（七六歩）も認める。
 */
export function scanMove(
  text: string,
  start: number,
  end: number,
  out: MoveWords,
  kanjiFile: boolean,
): boolean {
  let at = start;
  out.mark = 0;
  const mark = kindOf(text.charCodeAt(at));
  if (at < end && (mark === BLACK_MARK || mark === WHITE_MARK)) {
    out.mark = mark === BLACK_MARK ? 1 : 2;
    at = skipBlanks(text, at + 1, end);
  }
  at = scanTarget(text, at, end, out, kanjiFile);
  if (at < 0) return false;
  at = scanPiece(text, at, end, out);
  if (at < 0) return false;
  at = scanManner(text, at, end, out);
  out.end = scanOrigin(text, at, end, out);
  return true;
}

function scanTarget(text: string, start: number, end: number, out: MoveWords, kanjiFile: boolean): number {
  let at = start;
  out.to = -1;
  out.same = at < end && text.charCodeAt(at) === SAME;
  if (out.same) at = skipBlanks(text, at + 1, end);
  if (at + 1 < end) {
    const code = text.charCodeAt(at);
    const file = kanjiFile ? anyDigitOf(code) : digitOf(code);
    const rank = anyDigitOf(text.charCodeAt(at + 1));
    if (file > 0 && rank > 0) {
      out.to = squareAt(file, rank);
      at = skipBlanks(text, at + 2, end);
      if (text.charCodeAt(at) === SAME && at < end) {
        out.same = true;
        at = skipBlanks(text, at + 1, end);
      }
      return at;
    }
  }
  return out.same ? at : -1;
}

function scanPiece(text: string, start: number, end: number, out: MoveWords): number {
  if (start >= end) return -1;
  const code = text.charCodeAt(start);
  if (code === PROMOTES) {
    const base = start + 1 < end ? pieceOf(text.charCodeAt(start + 1)) : 0;
    if (base < 2 || base > SILVER) return -1;
    out.piece = base | PROMOTED;
    return start + 2;
  }
  out.piece = pieceOf(code);
  if (out.piece === 0) return -1;
  // 行 is also a way of moving.
  if (start + 1 >= end || text[start + 1] === '行' || !isFullName(text, start)) return start + 1;
  if (out.piece === DRAGON && text[start + 1] === '馬') out.piece = HORSE;
  return start + 2;
}

function scanManner(text: string, start: number, end: number, out: MoveWords): number {
  out.promotion = 0;
  out.drop = false;
  out.relative = '';
  let at = mannerAfterBlanks(text, start, end);
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === PROMOTES) out.promotion = 1;
    else if (code === RAW) out.promotion = -1;
    else if (code === DROPS) out.drop = true;
    else if (code === NOT && text.charCodeAt(at + 1) === PROMOTES && at + 1 < end) {
      out.promotion = -1;
      at++;
    } else if (code > 0x3000 && RELATIVE.includes(text[at]!)) out.relative += text[at]!;
    else {
      const kana =
        code > 0x3040 && code < 0x3100 ? KANA.find(([word]) => text.startsWith(word, at)) : undefined;
      if (kana === undefined || (at === start && kana[1] === 0)) break;
      if (kana[1] !== 0) out.promotion = kana[1];
      at += kana[0].length - 1;
    }
  }
  return at;
}

// `２二角 成(88)`: blanks before the manner are skipped, other blanks end the move.
function mannerAfterBlanks(text: string, start: number, end: number): number {
  const at = skipBlanks(text, start, end);
  return at > start && at < end && '成不打'.includes(text[at]!) ? at : start;
}

function scanOrigin(text: string, start: number, end: number, out: MoveWords): number {
  out.from = -1;
  let at = skipBlanks(text, start, end);
  if (at >= end) return start;
  if (!OPEN.includes(text[at]!)) return start;
  at = skipBlanks(text, at + 1, end);
  const file = anyDigitOf(text.charCodeAt(at));
  const rank = anyDigitOf(text.charCodeAt(at + 1));
  if (file < 0 || rank < 0 || at + 1 >= end) return start;
  at = skipBlanks(text, at + 2, end);
  if (at >= end || !CLOSE.includes(text[at]!)) return start;
  // `(00)` is how some engines' servers write a drop.
  if (file === 0 && rank === 0) out.drop = true;
  else if (file === 0 || rank === 0) return start;
  else out.from = squareAt(file, rank);
  return at + 1;
}
