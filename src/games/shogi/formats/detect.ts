import type { KifuFormat } from '../record/read-game';
import { digitOf, kindOf, BLACK_MARK, WHITE_MARK } from './chars';
import { emptyMoveWords, moveAfterNumber, scanMove } from './kif-move';
import { TextLines } from './text-lines';

const MOST_LINES = 2000;
const CSA_LINE = /^(V[1-3](\.\d+)?\s*$|PI|P[1-9](\s?[-+*]|$)|P[+-]\d\d|'CSA|%[A-Z+-]|[+-]\d{4}[A-Z]{2})/u;
// These could also stand in a file of another kind, if it has already shown itself.
const CSA_HEADER = /^(N[+-]|\$[A-Z_]+:)/u;
const USI_MOVE = /^([1-9][a-i][1-9][a-i]\+?|[PLNSGBR]\*[1-9][a-i])(\s|$)/u;
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
  if (char === '{' && lines.number <= 3) return 'jkf';
  const line = text.slice(at, Math.min(end, at + 400));
  if (/^(position\s|startpos(\s|$))/u.test(line) || USI_MOVE.test(line)) return 'usi';
  if (SFEN_BOARD.test(line)) return line.includes(' moves ') ? 'usi' : 'sfen';
  if (CSA_LINE.test(line)) return 'csa';
  return digitOf(text.charCodeAt(at)) >= 0 ? formatOfMove(lines, at) : null;
}

// A move after a number is KIF, a move after a mark is KI2 unless it tells its origin.
function formatOfMove(lines: TextLines, start: number): KifuFormat | null {
  const { text, end } = lines;
  const words = emptyMoveWords();
  const kind = kindOf(text.charCodeAt(start));
  if (kind === BLACK_MARK || kind === WHITE_MARK) {
    if (!scanMove(text, start, end, words, true)) return null;
    return words.from >= 0 && lines.rest(words.end) === '' ? 'kif' : 'ki2';
  }
  if (text.startsWith('手数--', start)) return 'kif';
  let at = start;
  while (at < end && digitOf(text.charCodeAt(at)) >= 0) at++;
  if (at === start) return null;
  return scanMove(text, moveAfterNumber(text, at, end), end, words, false) ? 'kif' : null;
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
