import type { BoardView, CellView, HandSlotView } from '../contract/view';
import { isDrop, moveFrom, moveTo } from './move';
import type { Color } from './piece';
import { colorCode, handTypes, isPromoted, opposite } from './piece';
import { oneLetterNames } from './piece-names';
import type { ReadonlyPosition } from './readonly-position';
import { SQUARE_COUNT } from './square';

const emptyCell: CellView = { text: '', side: null, promoted: false };

/** 局面の見えを作る。lastMove は直前の手 (なければ null)、moveNumber は次の手が何手目か。 */
export function shogiView(
  position: ReadonlyPosition,
  lastMove: number | null,
  moveNumber: number,
): BoardView {
  return {
    cells: Array.from({ length: SQUARE_COUNT }, (_, square) => cellView(position, square)),
    hands: [handView(position, 'black'), handView(position, 'white')],
    lastMove:
      lastMove === null ? null : { from: isDrop(lastMove) ? null : moveFrom(lastMove), to: moveTo(lastMove) },
    checked: checkedKings(position),
    position: position.toSfen(moveNumber),
  };
}

function cellView(position: ReadonlyPosition, square: number): CellView {
  const piece = position.pieceAt(square);
  if (piece === null) return emptyCell;
  return { text: oneLetterNames[piece.type], side: colorCode(piece.color), promoted: isPromoted(piece.type) };
}

function handView(position: ReadonlyPosition, color: Color): HandSlotView[] {
  return handTypes.map((type) => ({ text: oneLetterNames[type], count: position.hand(color, type) }));
}

// A loaded foul can leave the side that has just moved in check: both kings are looked at.
function checkedKings(position: ReadonlyPosition): number[] {
  return [position.turn, opposite(position.turn)].flatMap((color) => {
    const king = position.kingSquare(color);
    return king !== null && position.inCheck(color) ? [king] : [];
  });
}
