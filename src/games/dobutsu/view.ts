import type { Side } from '../contract/layout';
import type { BoardView, CellView, HandSlotView } from '../contract/view';
import { readMove } from './move';
import { handTypes, opposite, pieceNames } from './piece';
import type { ReadonlyDobutsuPosition } from './position';
import { formatPosition } from './position-text';
import { squareCount } from './square';

/** 局面の見えを作る。lastMove は直前の手（なければ null）、moveNumber は次の手が何手目か。 */
export function dobutsuView(
  position: ReadonlyDobutsuPosition,
  lastMove: number | null,
  moveNumber: number,
): BoardView {
  const last = lastMove === null ? null : readMove(lastMove);
  return {
    cells: Array.from({ length: squareCount }, (_, square) => cellView(position, square)),
    hands: [handView(position, 0), handView(position, 1)],
    lastMove: last && { from: last.from, to: last.to },
    checked: ([0, 1] as const).flatMap((side) => {
      const lion = position.lionSquare(side);
      return lion !== null && position.isAttacked(lion, opposite(side)) ? [lion] : [];
    }),
    position: `${formatPosition(position)} ${moveNumber}`,
  };
}

function cellView(position: ReadonlyDobutsuPosition, square: number): CellView {
  const piece = position.pieceAt(square);
  if (piece === null) return { text: '', side: null, promoted: false };
  return { text: pieceNames[piece.type], side: piece.side, promoted: piece.type === 'hen' };
}

function handView(position: ReadonlyDobutsuPosition, side: Side): HandSlotView[] {
  return handTypes.map((type) => ({ text: pieceNames[type], count: position.handCount(side, type) }));
}
