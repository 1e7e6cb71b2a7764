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

/** JKF の局面（initial.data）を SFEN にする。形が合わなければ `null`。 */
export function sfenOfJkfData(data: Readonly<Record<string, unknown>>): string | null {
  const { board, hands } = data;
  if (!Array.isArray(board) || board.length !== 9) return null;
  const rows: string[] = [];
  for (let y = 0; y < 9; y++) {
    let row = '';
    for (let x = 8; x >= 0; x--) {
      const cell = (board[x] as (JkfPiece | null)[] | undefined)?.[y];
      const code = typeof cell?.kind === 'string' ? parseCsaPiece(cell.kind) : 0;
      row += code === 0 ? '1' : letter(code, cell?.color === 1);
    }
    rows.push(row.replace(/1+/gu, (gap) => String(gap.length)));
  }
  const sides = Array.isArray(hands) ? (hands as (Record<string, number> | undefined)[]) : [];
  let held = '';
  for (const side of [0, 1]) {
    for (const type of handTypes) {
      const count = Number(sides[side]?.[csaPieceName(typeCode(type))] ?? 0);
      if (count > 0) held += (count > 1 ? String(count) : '') + letter(typeCode(type), side === 1);
    }
  }
  return `${rows.join('/')} ${data.color === 1 ? 'w' : 'b'} ${held || '-'} 1`;
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
