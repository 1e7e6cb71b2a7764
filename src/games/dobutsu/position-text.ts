import type { Side } from '../contract/layout';
import type { Piece, PieceType } from './piece';
import { handTypes } from './piece';
import type { ReadonlyDobutsuPosition } from './position';
import { columnCount, rowCount } from './square';

const letters: Readonly<Record<PieceType, string>> = {
  chick: 'c',
  hen: 'h',
  elephant: 'e',
  giraffe: 'g',
  lion: 'l',
};

function pieces(side: Side, ...types: PieceType[]): Piece[] {
  return types.map((type) => ({ type, side }));
}

/** 開始局面の駒の並び。マスの順。 */
export const startPieces: readonly (Piece | null)[] = [
  ...pieces(1, 'giraffe', 'lion', 'elephant'),
  ...[null, { type: 'chick', side: 1 } as const, null],
  ...[null, { type: 'chick', side: 0 } as const, null],
  ...pieces(0, 'elephant', 'lion', 'giraffe'),
];

/** 局面の文字列。SFEN に倣い「gle/1c1/1C1/ELG b -」。大文字が先に指す側。手数は付けない。 */
export function formatPosition(position: ReadonlyDobutsuPosition): string {
  const rows = Array.from({ length: rowCount }, (_, row) => formatRow(position, row));
  const hands = ([0, 1] as const).flatMap((side) =>
    handTypes.map((type) => {
      const count = position.handCount(side, type);
      return count === 0 ? '' : `${count > 1 ? count : ''}${letterOf({ type, side })}`;
    }),
  );
  return `${rows.join('/')} ${position.turn === 0 ? 'b' : 'w'} ${hands.join('') || '-'}`;
}

function formatRow(position: ReadonlyDobutsuPosition, row: number): string {
  let text = '';
  for (let column = 0; column < columnCount; column++) {
    const piece = position.pieceAt(row * columnCount + column);
    text += piece === null ? '1' : letterOf(piece);
  }
  return text.replace(/1+/g, (gap) => String(gap.length));
}

function letterOf(piece: Piece): string {
  const letter = letters[piece.type];
  return piece.side === 0 ? letter.toUpperCase() : letter;
}
