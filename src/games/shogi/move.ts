import { INNER, OUTER } from './position/mailbox';
import type { HandType, PieceType } from './piece';
import { isHandType, typeCode, typeOfCode } from './piece';
import { formatUsiSquare, parseUsiSquare } from './square';

/**
 * 指し手。Int32Array に入る 17 ビットの整数で、中身は次の関数で読む。0 は指し手ではない。
 * 局面を持たないので、合法かどうかは Position に尋ねる。
 */
export type Move = number;

// to: bits 0–7, from: bits 8–15 (inner squares, 23 and up; below 16 it is the kind of a drop), promotion: bit 16.
export const PROMOTE_BIT = 1 << 16;
export const FIRST_CELL = 16;

/** 盤上の駒を動かす手。from と to は升の番号（0〜80）。 */
export function makeBoardMove(from: number, to: number, promote: boolean): Move {
  return ((INNER[from] ?? 0) << 8) | (INNER[to] ?? 0) | (promote ? PROMOTE_BIT : 0);
}

/** 持駒を打つ手。to は升の番号（0〜80）。 */
export function makeDrop(type: HandType, to: number): Move {
  return (typeCode(type) << 8) | (INNER[to] ?? 0);
}

/** 打つ手か。 */
export function isDrop(move: Move): boolean {
  return ((move >> 8) & 255) < FIRST_CELL;
}

/** 動く駒のもとの升（0〜80）。打つ手なら -1。 */
export function moveFrom(move: Move): number {
  return OUTER[(move >> 8) & 255] ?? -1;
}

/** 行き先の升（0〜80）。 */
export function moveTo(move: Move): number {
  return OUTER[move & 255] ?? -1;
}

/** 成る手か。 */
export function movePromotes(move: Move): boolean {
  return (move & PROMOTE_BIT) !== 0;
}

/** 打つ駒の種類。打つ手でなければ null。 */
export function dropType(move: Move): HandType | null {
  const type: PieceType | null = isDrop(move) ? typeOfCode((move >> 8) & 255) : null;
  return type !== null && isHandType(type) ? type : null;
}

const dropLetters = '?PLNSGBR';

/** USI の指し手（`7g7f`、`8h2b+`、`P*5e`）を読む。形が違えば null。 */
export function parseUsiMove(text: string): Move | null {
  const to = parseUsiSquare(text.slice(2, 4));
  if (to === null) return null;
  if (text[1] === '*') {
    const type = typeOfCode(dropLetters.indexOf(text[0] ?? ''));
    return text.length === 4 && type !== null && isHandType(type) ? makeDrop(type, to) : null;
  }
  const from = parseUsiSquare(text.slice(0, 2));
  if (from === null || from === to || !/^(\+)?$/.test(text.slice(4))) return null;
  return makeBoardMove(from, to, text.length === 5);
}

/** 大文字と小文字を問わずに USI の指し手を読む（`7G7F`、`p*5e`）。読めなければ `null`。 */
export function parseLooseUsiMove(text: string): Move | null {
  return (
    parseUsiMove(text) ??
    parseUsiMove(text.toLowerCase().replace(/^[plnsgbr]\*/u, (drop) => drop.toUpperCase()))
  );
}

/** 指し手を USI で書く。 */
export function formatUsiMove(move: Move): string {
  const to = formatUsiSquare(moveTo(move));
  if (isDrop(move)) return `${dropLetters[(move >> 8) & 255] ?? '?'}*${to}`;
  return formatUsiSquare(moveFrom(move)) + to + (movePromotes(move) ? '+' : '');
}
