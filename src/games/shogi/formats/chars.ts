import type { PieceType } from '../piece';
import {
  BISHOP,
  DRAGON,
  GOLD,
  HORSE,
  KING,
  KNIGHT,
  LANCE,
  PAWN,
  PROMOTED,
  ROOK,
  SILVER,
  typeOfCode,
} from '../piece';
import { oneLetterNames, pieceNames } from '../piece-names';

// One load by character code answers what a character is: the kind in the upper four bits, its value below.
export const HALF_DIGIT = 1;
export const FULL_DIGIT = 2;
export const KANJI_DIGIT = 3;
export const PIECE = 4;
export const BLANK = 5;
export const BLACK_MARK = 6;
export const WHITE_MARK = 7;

const table = new Uint8Array(65536);

function fill(kind: number, chars: string, value: (index: number) => number): void {
  for (let i = 0; i < chars.length; i++) table[chars.charCodeAt(i)] = (kind << 4) | value(i);
}

const same = (index: number) => index;
fill(HALF_DIGIT, '0123456789', same);
fill(FULL_DIGIT, '０１２３４５６７８９', same);
fill(KANJI_DIGIT, '〇一二三四五六七八九', same);
// All that String.prototype.trim takes away except line ends, and the NUL and end-of-file marks of old files.
const BLANKS =
  ' \t\f\v\0\u001a\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029' +
  '\u202f\u205f\u3000\ufeff';
fill(BLANK, BLANKS, () => 0);
fill(BLACK_MARK, '▲☗▼⛊', () => 0);
fill(WHITE_MARK, '△☖▽⛉', () => 0);

const PIECES: Readonly<Record<string, number>> = {
  歩: PAWN,
  // As Chinese keyboards write it.
  步: PAWN,
  香: LANCE,
  桂: KNIGHT,
  銀: SILVER,
  金: GOLD,
  角: BISHOP,
  飛: ROOK,
  玉: KING,
  王: KING,
  と: PAWN | PROMOTED,
  杏: LANCE | PROMOTED,
  圭: KNIGHT | PROMOTED,
  全: SILVER | PROMOTED,
  馬: HORSE,
  龍: DRAGON,
  竜: DRAGON,
};
for (const [char, code] of Object.entries(PIECES)) fill(PIECE, char, () => code);

/** 文字の種類。どれでもなければ 0。 */
export function kindOf(code: number): number {
  return table[code]! >> 4;
}

/** 文字の値（数字なら 0〜9、駒なら種類の番号）。 */
export function valueOf(code: number): number {
  return table[code]! & 15;
}

/** 空白（半角、全角、タブなど）か。改行は含まない。 */
export function isBlank(code: number): boolean {
  return table[code] === BLANK << 4;
}

/** ▲△☗☖などの、どちらの手かを言う印か。 */
export function isMark(code: number): boolean {
  const kind = kindOf(code);
  return kind === BLACK_MARK || kind === WHITE_MARK;
}

/** 前後の空白を除いた文。 */
export function trimBlanks(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text.charCodeAt(from))) from++;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}

/** 算用数字（半角か全角）の値。そうでなければ -1。 */
export function digitOf(code: number): number {
  const entry = table[code]!;
  const kind = entry >> 4;
  return kind === HALF_DIGIT || kind === FULL_DIGIT ? entry & 15 : -1;
}

/** 数字（漢数字も含む）の値。そうでなければ -1。 */
export function anyDigitOf(code: number): number {
  const entry = table[code]!;
  const kind = entry >> 4;
  return kind >= HALF_DIGIT && kind <= KANJI_DIGIT ? entry & 15 : -1;
}

/** 漢数字の値。そうでなければ -1。 */
export function kanjiDigitOf(code: number): number {
  const entry = table[code]!;
  return entry >> 4 === KANJI_DIGIT ? entry & 15 : -1;
}

/** 駒の種類の番号。駒の字でなければ 0。 */
export function pieceOf(code: number): number {
  const entry = table[code]!;
  return entry >> 4 === PIECE ? entry & 15 : 0;
}

// The second letter of a piece's full name.
const FULL_NAMES: Readonly<Record<string, string>> = {
  歩: '兵',
  香: '車',
  桂: '馬',
  銀: '将',
  金: '将',
  角: '行',
  飛: '車',
  玉: '将',
  王: '将',
  と: '金',
  竜: '王馬',
  龍: '王馬',
};

/** 位置 at の駒の字と次の字で、駒の正式な名（飛車、銀将、竜馬 …）になるか。 */
export function isFullName(text: string, at: number): boolean {
  const next = text[at + 1] ?? '';
  return next > 'ん' && FULL_NAMES[text[at]!]?.includes(next) === true;
}

const NAMES = byCode(pieceNames);
const BOARD_NAMES = byCode(oneLetterNames);

function byCode(names: Readonly<Record<PieceType, string>>): readonly string[] {
  return Array.from({ length: 16 }, (_, code) => {
    const type = typeOfCode(code);
    return type === null ? '' : names[type];
  });
}

/** 指し手に書く駒の名（成銀は二字）。 */
export function pieceName(code: number): string {
  return NAMES[code] ?? '';
}

/** 図面に書く一字の駒の名。 */
export function boardPieceName(code: number): string {
  return BOARD_NAMES[code] ?? '';
}

export const FULL_DIGITS = '０１２３４５６７８９';
export const KANJI_DIGITS = '〇一二三四五六七八九';
