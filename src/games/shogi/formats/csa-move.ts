import type { Move } from '../move';
import { dropType, makeBoardMove, makeDrop, moveFrom, movePromotes, moveTo } from '../move';
import { isHandType, KING, PROMOTED, typeCode, typeOfCode } from '../piece';
import type { Position } from '../position/position';
import { fileOf, isOnBoard, rankOf, squareAt } from '../square';

const NAMES = ['', 'FU', 'KY', 'KE', 'GI', 'KI', 'KA', 'HI', 'OU', 'TO', 'NY', 'NK', 'NG', '', 'UM', 'RY'];
const CODES = new Map(NAMES.flatMap((name, code) => (name === '' ? [] : [[name, code] as const])));

/** CSA の駒の名（FU、UM …）。 */
export function csaPieceName(code: number): string {
  return NAMES[code] ?? '';
}

/** CSA の駒の名から種類の番号へ。知らなければ 0。 */
export function parseCsaPiece(name: string): number {
  return CODES.get(name) ?? 0;
}

/** CSA の手の中身。升は 0〜80、打つ手では from が -1。 */
export interface CsaWords {
  readonly from: number;
  readonly to: number;
  readonly piece: number;
}

/** `7776FU` の六字を読む。手でなければ `null`。 */
export function scanCsaMove(text: string, at: number): CsaWords | null {
  const digit = (offset: number) => text.charCodeAt(at + offset) - 48;
  const piece = parseCsaPiece(text.slice(at + 4, at + 6));
  if (piece === 0 || !isOnBoard(digit(2), digit(3))) return null;
  const to = squareAt(digit(2), digit(3));
  if (digit(0) === 0 && digit(1) === 0) return { from: -1, to, piece };
  if (!isOnBoard(digit(0), digit(1))) return null;
  const from = squareAt(digit(0), digit(1));
  return from === to ? null : { from, to, piece };
}

/** 読んだ CSA の手を、局面の上の手にする。CSA は動いた後の駒を書くので、成りは局面と比べて分かる。 */
export function resolveCsaMove(position: Position, words: CsaWords): Move | null {
  if (words.from < 0) {
    const type = typeOfCode(words.piece);
    return type !== null && isHandType(type) ? makeDrop(type, words.to) : null;
  }
  const before = position.codeAt(words.from) & 15;
  return makeBoardMove(words.from, words.to, before < KING && words.piece > KING);
}

/** 一手の CSA（`+7776FU`、`7776FU`）を読む。手でなければ `null`。 */
export function parseCsaMove(position: Position, text: string): Move | null {
  const start = text[0] === '+' || text[0] === '-' ? 1 : 0;
  const words = text.length === start + 6 ? scanCsaMove(text, start) : null;
  return words === null ? null : resolveCsaMove(position, words);
}

/** 指し手を CSA で書く（`+7776FU`）。局面は指す前のもの。 */
export function formatCsaMove(position: Position, move: Move): string {
  const drop = dropType(move);
  const from = moveFrom(move);
  const code = drop !== null ? typeCode(drop) : position.codeAt(from) & 15;
  const after = movePromotes(move) && code < KING ? code | PROMOTED : code;
  const origin = drop !== null ? '00' : `${fileOf(from)}${rankOf(from)}`;
  const to = moveTo(move);
  return `${position.side === 0 ? '+' : '-'}${origin}${fileOf(to)}${rankOf(to)}${csaPieceName(after)}`;
}
