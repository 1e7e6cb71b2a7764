import { KING, PROMOTED, handTypes, typeCode } from '../piece';
import type { Position } from '../position/position';
import { squareAt } from '../square';
import { csaPieceName, parseCsaPiece } from './csa-move';
import type { JkfInitial, JkfPiece } from './jkf-types';

const LETTERS = '?PLNSGBRK';

function letter(code: number, white: boolean): string {
  const base = LETTERS[code > KING ? code & ~PROMOTED : code]!;
  return (code > KING ? '+' : '') + (white ? base.toLowerCase() : base);
}

const KEYS: ReadonlySet<string> = new Set(['color', 'board', 'hands']);

/** JKF の局面（initial.data）を SFEN にする。形が合わなければ `null`。 */
export function sfenOfJkfData(data: unknown): string | null {
  if (!isObject(data) || !Object.keys(data).every((key) => KEYS.has(key))) return null;
  const { board, hands, color } = data;
  if (!Array.isArray(board) || board.length !== 9) return null;
  const rows: string[] = [];
  for (let y = 0; y < 9; y++) {
    let row = '';
    for (let x = 8; x >= 0; x--) {
      const cell = cellLetter((board as unknown[][])[x]?.[y]);
      if (cell === null) return null;
      row += cell;
    }
    rows.push(row.replace(/1+/gu, (gap) => String(gap.length)));
  }
  const held = handLetters(hands);
  return held === null ? null : `${rows.join('/')} ${color === 1 ? 'w' : 'b'} ${held || '-'} 1`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// `1` for an empty square.
function cellLetter(cell: unknown): string | null {
  if (!isObject(cell) || cell.kind === undefined || cell.kind === null) return '1';
  const code = typeof cell.kind === 'string' ? parseCsaPiece(cell.kind) : 0;
  return code === 0 ? null : letter(code, cell.color === 1);
}

function handLetters(hands: unknown): string | null {
  if (hands === undefined || hands === null) return '';
  if (!Array.isArray(hands)) return null;
  let held = '';
  for (const side of [0, 1]) {
    const hand: unknown = hands[side];
    if (hand !== undefined && !isObject(hand)) return null;
    for (const [name, count] of Object.entries(hand ?? {})) {
      const code = parseCsaPiece(name);
      // What a converter made of 「なし」.
      if (code === 0 && typeof count === 'number' && count <= 0) continue;
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) return null;
      if (count > 0 && (code === 0 || code >= KING)) return null;
      if (count > 0) held += (count > 1 ? String(count) : '') + letter(code, side === 1);
    }
  }
  return held;
}

/** 局面を JKF の initial にする。 */
export function jkfInitialOf(position: Position): JkfInitial {
  const board: JkfPiece[][] = [];
  for (let file = 1; file <= 9; file++) {
    const column: JkfPiece[] = [];
    for (let rank = 1; rank <= 9; rank++) {
      const code = position.codeAt(squareAt(file, rank));
      column.push(code === 0 ? {} : { color: code >= 32 ? 1 : 0, kind: csaPieceName(code & 15) });
    }
    board.push(column);
  }
  const hands = (['black', 'white'] as const).map((color) =>
    Object.fromEntries(handTypes.map((type) => [csaPieceName(typeCode(type)), position.hand(color, type)])),
  );
  return { preset: 'OTHER', data: { color: position.side, board, hands } };
}
