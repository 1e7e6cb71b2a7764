import type { KifuFormat } from '../record/read-game';
import { digitOf, isMark } from './chars';
import { isUnmarkedList, skipBetween, skipNumber } from './ki2-line';
import { canBeginMove, emptyMoveWords, moveAfterNumber, numberStart, scanMove } from './kif-move';
import { TextLines } from './text-lines';

// JSON of another kind has none of these.
const JKF_KEY = /"(?:header|initial|moves)"\s*:/u;
const MOST_LINES = 2000;
const CSA_LINE =
  /^(V[1-3](\.\d+)?\s*$|PI(\s|,|\d|$)|P[1-9](\s?[-+*]|$)|P[+-]\d\d|'CSA|%[A-Z+-]|[+-]?\d{4}(FU|KY|KE|GI|KI|KA|HI|OU|TO|NY|NK|NG|UM|RY)([\s,]|$))/iu;
// These could also stand in a file of another kind, if it has already shown itself.
const CSA_HEADER = /^(N[+-]|\$[A-Z_]+:)/u;
const USI_MOVE = /^([1-9][a-i][1-9][a-i]\+?|[PLNSGBR]\*[1-9][a-i])(\s|$)/iu;
const SFEN_BOARD = /^(sfen\s+)?([1-9PLNSGBRKplnsgbrk+]+\/){8}[1-9PLNSGBRKplnsgbrk+]+(\s|$)/u;

/** 文字列の形式を中身から決める。見当がつかなければ `null`。拡張子は見ない。 */
export function detectFormat(text: string): KifuFormat | null {
  const lines = new TextLines(text);
  let looksLikeKif = false;
  while (lines.advance() && lines.number <= MOST_LINES) {
    const at = lines.firstInk();
    if (at === lines.end) continue;
    const found = formatOfLine(lines, at) ?? (looksLikeKif || !isCsaHeader(lines, at) ? null : 'csa');
    if (found !== null) return found;
    looksLikeKif ||= isKifLike(lines, at);
  }
  return looksLikeKif ? 'kif' : null;
}

function formatOfLine(lines: TextLines, at: number): KifuFormat | null {
  const { text, end } = lines;
  const char = text[at]!;
  if (char > '~') return formatOfMove(lines, at);
  if (lines.number <= 3 && /^(\{|\[\s*(\{|$))/u.test(lines.rest(at)))
    return JKF_KEY.test(text) ? 'jkf' : null;
  const line = text.slice(at, Math.min(end, at + 400));
  if (/^(position\s|startpos(\s|$))/u.test(line) || USI_MOVE.test(line)) return 'usi';
  if (SFEN_BOARD.test(line)) return line.includes(' moves ') ? 'usi' : 'sfen';
  if (CSA_LINE.test(line)) return 'csa';
  return digitOf(text.charCodeAt(at)) >= 0 ? formatOfMove(lines, at) : null;
}

// A move after a number is KIF unless more marked moves follow in the line, a move after a mark is KI2 unless it tells
// its origin, and so are moves with nothing before them.
function formatOfMove(lines: TextLines, start: number): KifuFormat | null {
  const { text, end } = lines;
  if (text.startsWith('手数--', start)) return 'kif';
  const number = numberStart(text, start);
  if (number < 0 && !canBeginMove(text.charCodeAt(start))) return null;
  const words = emptyMoveWords();
  const isMarkNext = (): boolean => {
    const next = skipNumber(text, skipBetween(text, words.end, end), end);
    return next < end && isMark(text.charCodeAt(next));
  };
  if (isMark(text.charCodeAt(start))) {
    if (!scanMove(text, start, end, words, true)) return null;
    return words.from < 0 || isMarkNext() ? 'ki2' : 'kif';
  }
  if (isUnmarkedList(text, start, end, words)) return 'ki2';
  let at = Math.max(number, start);
  while (at < end && digitOf(text.charCodeAt(at)) >= 0) at++;
  if (number >= 0 && scanMove(text, moveAfterNumber(text, at, end), end, words, true)) {
    return words.mark > 0 && isMarkNext() ? 'ki2' : 'kif';
  }
  return scanMove(text, start, end, words, false) && words.from >= 0 ? 'kif' : null;
}

function isCsaHeader(lines: TextLines, at: number): boolean {
  return CSA_HEADER.test(lines.text.slice(at, Math.min(lines.end, at + 40)));
}

function isKifLike(lines: TextLines, at: number): boolean {
  const { text, end } = lines;
  if (text[at] === '|' || text.startsWith('まで', at) || text.startsWith('#KIF', at)) return true;
  const colon = text.indexOf('：', at);
  return colon > at && colon < end && colon - at < 24;
}
