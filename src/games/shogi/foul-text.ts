import type { LocalText } from '../contract/language';
import type { Foul } from '../contract/outcome';
import { dropType, moveFrom, moveTo } from './move';
import type { PieceType } from './piece';
import { isPromotable } from './piece';
import type { Foul as RuleFoul } from './position/judge';
import type { Position } from './position/position';
import { fileOf } from './square';
import { both } from './texts/both';
import type { ShogiTexts } from './texts/shogi-texts';

/** 規則の反則を、邪魔をしている駒を名指しした文にする。局面は指す前のもの、turnName は手番の側の名。 */
export function describeFoul(position: Position, move: number, foul: RuleFoul, turnName: LocalText): Foul {
  const text = both((t) => foulSentence(t, position, move, foul, turnName[t.language]));
  return { code: foul.code, text, places: foul.squares };
}

/** 局面の規則ではない断りの理由 (終局の後、手でないもの、連続王手の千日手)。 */
export function plainFoul(code: 'gameOver' | 'notAMove' | 'perpetualCheck'): Foul {
  return { code, text: both((t) => t.foul[code]()), places: [] };
}

function foulSentence(
  t: ShogiTexts,
  position: Position,
  move: number,
  foul: RuleFoul,
  turnName: string,
): string {
  const type = dropType(move) ?? position.typeAt(moveFrom(move)) ?? 'pawn';
  const square = foul.squares[0] ?? moveTo(move);
  switch (foul.code) {
    case 'emptyOrigin':
      return t.foul.emptyOrigin(moveFrom(move));
    case 'notYourPiece':
      return t.foul.notYourPiece(turnName);
    case 'ownPieceOnTarget':
      return t.foul.ownPieceOnTarget(square, position.typeAt(square) ?? type);
    case 'notInHand':
      return t.foul.notInHand(type);
    case 'occupied':
      return t.foul.occupied(square);
    case 'wrongWay':
      return t.foul.wrongWay(type);
    case 'cannotPromote':
      return isPromotable(type) ? t.foul.cannotPromote(position.turn) : t.foul.neverPromotes(type);
    case 'mustPromote':
      return t.foul.mustPromote(type, position.turn);
    case 'deadEnd':
      return t.foul.deadEnd(type, position.turn);
    case 'nifu':
      return t.foul.nifu(fileOf(square), square);
    case 'kingInCheck':
      return kingSentence(t, position, type, foul.squares);
    case 'uchifuzume':
      return t.foul.uchifuzume();
  }
}

// Three different mistakes share one rule: ignoring a check, walking into one, and moving a pinned piece.
function kingSentence(
  t: ShogiTexts,
  position: Position,
  type: PieceType,
  squares: readonly number[],
): string {
  const pieces = squares.map((square) => t.pieceAt(position.typeAt(square) ?? 'king', square));
  const attackers = t.attackers(pieces);
  if (type === 'king') return t.foul.kingIntoCheck(attackers);
  const before = position.checkers();
  const ignored =
    before.some((square) => squares.includes(square)) || (squares.length === 0 && before.length > 0);
  return ignored ? t.foul.checkIgnored(attackers) : t.foul.pinned(attackers);
}
