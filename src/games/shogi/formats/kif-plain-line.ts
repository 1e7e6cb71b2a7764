import { NO_TIME } from '../../contract/game-tree';
import { LANCE, PROMOTED, SILVER } from '../piece';
import { squareAt } from '../square';
import { kanjiDigitOf, pieceOf } from './chars';
import type { MoveWords } from './kif-move';

/** 整った手の行から、指し手のほかに読み取ったこと。時間は ms、なければ `NO_TIME`。 */
export interface PlainLine {
  number: number;
  /** 指し手の位置。 */
  at: number;
  used: number;
  total: number;
  /** 行の終わり（改行の前）。 */
  end: number;
  /** 次の行の初め。 */
  next: number;
}

/** 空の `PlainLine`。使い回して新しい物を作らないためのもの。 */
export function emptyPlainLine(): PlainLine {
  return { number: 0, at: 0, used: NO_TIME, total: NO_TIME, end: 0, next: 0 };
}

const SPACE = ' '.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);
const FULL_ZERO = '０'.charCodeAt(0);
const WIDE_SPACE = '　'.charCodeAt(0);
const SAME = '同'.charCodeAt(0);
const PROMOTES = '成'.charCodeAt(0);
const DROPS = '打'.charCodeAt(0);
const OPEN = '('.charCodeAt(0);
const CLOSE = ')'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const SLASH = '/'.charCodeAt(0);
const PLUS = '+'.charCodeAt(0);
const LINE_FEED = '\n'.charCodeAt(0);
const CARRIAGE_RETURN = '\r'.charCodeAt(0);

// More digits or blanks than these are no plain line, and no plain line is longer than this.
const MOST_DIGITS = 6;
const MOST_BLANKS = 8;
const MOST_CHARS = 50;
const TIME_CHARS = 16;

/**
 * Kifu for Windows の書く形どおりの手の行（`   1 ７六歩(77)   ( 0:16/00:00:16)+`）か、詰めて書かれた行
 * （`1 ７六歩(77) (0:16)+`）を、一度に行末まで読む。
 * start は行の初め。少しでも違えば false で、そのときは `scanMove` と `KifTimes` が読む。
 * 読めたときに words と line に入るものは、それらの読むものと同じ。
 */
export function scanPlainLine(
  units: Uint16Array,
  start: number,
  until: number,
  words: MoveWords,
  line: PlainLine,
): boolean {
  // Near the end of the text nothing is read, so that no character needs a test of its own for being there.
  if (start + MOST_CHARS > until) return false;
  let at = start;
  let code = units[at]!;
  while (code === SPACE && at < start + MOST_BLANKS) code = units[++at]!;
  const digitsFrom = at;
  let number = 0;
  while (code >= ZERO && code <= NINE && at < digitsFrom + MOST_DIGITS) {
    number = number * 10 + code - ZERO;
    code = units[++at]!;
  }
  if (code !== SPACE || at === digitsFrom) return false;
  line.number = number;
  line.at = at + 1;
  at = scanPlainMove(units, at + 1, words);
  if (at < 0) return false;
  words.end = at;
  code = units[at]!;
  while (code === SPACE && at < words.end + MOST_BLANKS) code = units[++at]!;
  line.used = line.total = NO_TIME;
  if (code === OPEN) {
    if (scanPlainTime(units, at, line)) at += TIME_CHARS;
    else if ((at = scanTerseTime(units, at, line)) < 0) return false;
    code = units[at]!;
  }
  if (code === PLUS) code = units[++at]!;
  line.end = at;
  const isPair = code === CARRIAGE_RETURN && units[at + 1]! === LINE_FEED;
  line.next = at + (isPair ? 2 : 1);
  return code === LINE_FEED || code === CARRIAGE_RETURN;
}

function scanPlainMove(units: Uint16Array, start: number, words: MoveWords): number {
  const first = units[start]!;
  const second = units[start + 1]!;
  words.same = first === SAME;
  if (words.same) {
    if (second !== WIDE_SPACE) return -1;
    words.to = -1;
  } else {
    const file = first - FULL_ZERO;
    const rank = kanjiDigitOf(second);
    if (file < 1 || file > 9 || rank < 1) return -1;
    words.to = squareAt(file, rank);
  }
  let at = start + 2;
  let code = units[at]!;
  const isPromoted = code === PROMOTES;
  if (isPromoted) code = units[++at]!;
  const piece = pieceOf(code);
  if (piece === 0 || (isPromoted && (piece < LANCE || piece > SILVER))) return -1;
  words.piece = isPromoted ? piece | PROMOTED : piece;
  return scanPlainManner(units, at + 1, words);
}

function scanPlainManner(units: Uint16Array, start: number, words: MoveWords): number {
  let at = start;
  let code = units[at]!;
  words.promotion = code === PROMOTES ? 1 : 0;
  if (words.promotion === 1) code = units[++at]!;
  words.mark = 0;
  words.relative = '';
  words.drop = code === DROPS;
  words.from = -1;
  if (words.drop) return at + 1;
  const file = units[at + 1]! - ZERO;
  const rank = units[at + 2]! - ZERO;
  const isOrigin = code === OPEN && units[at + 3]! === CLOSE;
  if (!isOrigin || file < 1 || file > 9 || rank < 1 || rank > 9) return -1;
  words.from = squareAt(file, rank);
  return at + 4;
}

// What stands at each place of `( 0:16/00:00:16)`: a mark, or 0 for a digit, and the ms that the digit counts. A loop
// over tables, not a line for each place: an engine compiles it in a tenth of the time, and reads as fast.
const TIME_MARKS = Uint8Array.of(0, 0, 0, COLON, 0, 0, SLASH, 0, 0, COLON, 0, 0, COLON, 0, 0, CLOSE);
const USED_MS = Int32Array.of(0, 600_000, 60_000, 0, 10_000, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
const HOURS_MS = [36_000_000, 3_600_000, 0, 600_000, 60_000, 0, 10_000, 1000, 0];
const TOTAL_MS = Int32Array.of(0, 0, 0, 0, 0, 0, 0, ...HOURS_MS);

function scanPlainTime(units: Uint16Array, start: number, line: PlainLine): boolean {
  let used = 0;
  let total = 0;
  for (let place = units[start + 1]! === SPACE ? 2 : 1; place < TIME_CHARS; place++) {
    const code = units[start + place]!;
    const mark = TIME_MARKS[place]!;
    if (mark !== 0) {
      if (code !== mark) return false;
      continue;
    }
    const digit = code - ZERO;
    if (digit < 0 || digit > 9) return false;
    used += digit * USED_MS[place]!;
    total += digit * TOTAL_MS[place]!;
  }
  line.used = used;
  line.total = total;
  return true;
}

// `(0:16)`, `(12:05)`: answers where the column ends, or -1.
function scanTerseTime(units: Uint16Array, start: number, line: PlainLine): number {
  const first = units[start + 1]! - ZERO;
  let minutes = first;
  let at = start + 2;
  let code = units[at]!;
  if (code !== COLON) {
    const digit = code - ZERO;
    if (digit < 0 || digit > 9) return -1;
    minutes = minutes * 10 + digit;
    code = units[++at]!;
  }
  const tens = units[at + 1]! - ZERO;
  const ones = units[at + 2]! - ZERO;
  const isTime = code === COLON && units[at + 3]! === CLOSE;
  if (!isTime || (first | (9 - first) | tens | (9 - tens) | ones | (9 - ones)) < 0) return -1;
  line.used = (minutes * 60 + tens * 10 + ones) * 1000;
  line.total = NO_TIME;
  return at + 4;
}
