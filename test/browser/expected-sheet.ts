import { expect } from 'vitest';
import { parseUsiMove } from '../../src/games/shogi/move';
import type { Color, PieceType } from '../../src/games/shogi/piece';
import { handTypes } from '../../src/games/shogi/piece';
import { Position } from '../../src/games/shogi/position/position';
import type { BoardPage } from './board-page';
import { EVENTUALLY, paintedTexts } from './board-page';
import { addressAt, addressesOf } from './sheet-area';

// Written here once more, so that a wrong name in the product does not agree with itself.
const cellNames: Readonly<Record<PieceType, string>> = {
  pawn: '歩',
  lance: '香',
  knight: '桂',
  silver: '銀',
  gold: '金',
  bishop: '角',
  rook: '飛',
  king: '玉',
  tokin: 'と',
  promotedLance: '杏',
  promotedKnight: '圭',
  promotedSilver: '全',
  horse: '馬',
  dragon: '龍',
};

/** シートに見えるはずのもの。盤は見える向きで左上から、持駒は種類と枚数の対。 */
export interface SheetLook {
  readonly board: readonly string[];
  readonly blackHand: readonly string[];
  readonly whiteHand: readonly string[];
  readonly sfen: string;
}

/** 局面から、シートに見えるはずのもの。 */
export function expectedLook(position: Position, moveNumber: number, flipped = false): SheetLook {
  const board = Array.from({ length: 81 }, (_, square) => {
    const piece = position.pieceAt(square);
    return piece === null ? '' : mark(piece.color) + cellNames[piece.type];
  });
  if (flipped) board.reverse();
  return {
    board,
    blackHand: handTexts(position, 'black'),
    whiteHand: handTexts(position, 'white'),
    sfen: position.toSfen(moveNumber),
  };
}

/** シートに描かれているもの。 */
export async function paintedLook({ page, places }: BoardPage): Promise<SheetLook> {
  const addresses = [
    ...addressesOf(places.将棋盤),
    ...addressesOf(places.先手持駒),
    ...addressesOf(places.後手持駒),
    addressAt(places.局面SFEN, 0, 0),
  ];
  const texts = await paintedTexts(page, addresses);
  return {
    board: texts.slice(0, 81),
    blackHand: texts.slice(81, 95),
    whiteHand: texts.slice(95, 109),
    sfen: texts[109] ?? '',
  };
}

/** 局面がそのとおり描かれるのを待つ。81 セル、両方の駒台、局面SFEN を比べる。 */
export async function expectPainted(
  board: BoardPage,
  position: Position,
  moveNumber: number,
  flipped = false,
): Promise<void> {
  const look = expectedLook(position, moveNumber, flipped);
  await expect.poll(() => paintedLook(board), EVENTUALLY).toEqual(look);
}

/** SFEN の局面がそのとおり描かれるのを待つ。 */
export async function expectSfen(board: BoardPage, sfen: string, flipped = false): Promise<void> {
  const { position, moveNumber } = positionAt(sfen);
  await expectPainted(board, position, moveNumber, flipped);
}

/** SFEN から USI の手を進めた局面と、次の手が何手目か。 */
export function positionAt(
  sfen: string,
  moves: readonly string[] = [],
): { position: Position; moveNumber: number } {
  const parsed = Position.parse(sfen);
  if (!parsed.ok) throw new Error(`Not an SFEN: ${sfen}`);
  for (const usi of moves) makeUsi(parsed.position, usi);
  return { position: parsed.position, moveNumber: parsed.moveNumber + moves.length };
}

/** USI の手を進める。形の違う手や指せない手なら Error。 */
export function makeUsi(position: Position, usi: string): void {
  const move = parseUsiMove(usi);
  if (move === null || !position.isLegal(move)) throw new Error(`Not a legal move: ${usi}`);
  position.make(move);
}

function mark(color: Color): string {
  return color === 'white' ? '▽' : '';
}

function handTexts(position: Position, color: Color): string[] {
  return handTypes.flatMap((type) => {
    const count = position.hand(color, type);
    return count === 0 ? ['', ''] : [mark(color) + cellNames[type], String(count)];
  });
}
