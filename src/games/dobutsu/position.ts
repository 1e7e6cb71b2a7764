import type { Side } from '../contract/layout';
import type { LinePosition } from '../contract/tree-line';
import { makeDrop, makeMove, readMove } from './move';
import type { HandType, Piece, PieceType } from './piece';
import { handTypeOf, handTypes, opposite, pieceSteps } from './piece';
import { formatPosition, startPieces } from './position-text';
import { isLastRank, squareCount, stepFrom } from './square';

/** 戻すときに要るもの。 */
interface Undo {
  readonly moved: Piece;
  readonly captured: Piece | null;
}

/** 読むだけの局面。 */
export type ReadonlyDobutsuPosition = Omit<DobutsuPosition, 'make' | 'unmake'>;

/** 局面: 駒の並び、持ち駒、手番、そして開始局面からの局面の並び。 */
export class DobutsuPosition implements LinePosition {
  readonly #board: (Piece | null)[] = [...startPieces];
  readonly #hands: readonly [Record<HandType, number>, Record<HandType, number>] = [
    { chick: 0, elephant: 0, giraffe: 0 },
    { chick: 0, elephant: 0, giraffe: 0 },
  ];
  #turn: Side = 0;
  readonly #undo: Undo[] = [];
  readonly #past: string[] = [];

  get turn(): Side {
    return this.#turn;
  }

  pieceAt(square: number): Piece | null {
    return this.#board[square] ?? null;
  }

  /** 持ち駒の枚数。 */
  handCount(side: Side, type: HandType): number {
    return this.#hands[side][type];
  }

  /** 側のライオンのマス。取られていれば null。 */
  lionSquare(side: Side): number | null {
    const square = this.#board.findIndex((piece) => piece?.type === 'lion' && piece.side === side);
    return square < 0 ? null : square;
  }

  /** マスを、側の駒が次に取れるか。 */
  isAttacked(target: number, by: Side): boolean {
    return this.#board.some(
      (piece, square) => piece?.side === by && stepsFrom(piece, square).includes(target),
    );
  }

  /** 相手のライオンを捕まえたか（手番の側のライオンがいないか）。 */
  get isCatch(): boolean {
    return this.lionSquare(this.#turn) === null;
  }

  /** いま指した側のライオンが奥の段にいて、手番の側が取れないか。 */
  get isTry(): boolean {
    const mover = opposite(this.#turn);
    const lion = this.lionSquare(mover);
    return lion !== null && isLastRank(lion, mover) && !this.isAttacked(lion, this.#turn);
  }

  /** 局面だけで分かる終わりか。 */
  get isOver(): boolean {
    return this.isCatch || this.isTry;
  }

  /** 同じ局面（盤、持ち駒、手番）が現れた回数。いまのものも数える。 */
  get occurrences(): number {
    const now = formatPosition(this);
    return 1 + this.#past.filter((past) => past === now).length;
  }

  /** マスの駒の行けるマス。手番は見ない。味方の駒のいるマスは除く。 */
  reachFrom(square: number): readonly number[] {
    const piece = this.pieceAt(square);
    if (piece === null) return [];
    return stepsFrom(piece, square).filter((to) => this.#board[to]?.side !== piece.side);
  }

  /** 指せる手の全部。終わった局面にはない。 */
  moves(): number[] {
    if (this.isOver) return [];
    const moves: number[] = [];
    const empty: number[] = [];
    for (let square = 0; square < squareCount; square++) {
      const piece = this.pieceAt(square);
      if (piece === null) empty.push(square);
      else if (piece.side === this.#turn)
        for (const to of this.reachFrom(square)) moves.push(makeMove({ type: piece.type, from: square, to }));
    }
    for (const type of handTypes)
      if (this.handCount(this.#turn, type) > 0) for (const to of empty) moves.push(makeDrop(type, to));
    return moves;
  }

  make(move: number): void {
    const parts = readMove(move);
    if (parts === null) throw new RangeError(`not a move: ${move}`);
    const { type, from, to } = parts;
    const side = this.#turn;
    const captured = this.pieceAt(to);
    this.#past.push(formatPosition(this));
    this.#undo.push({ moved: { type, side }, captured });
    if (from === null) this.#addToHand(side, type, -1);
    else this.#board[from] = null;
    if (captured !== null) this.#addToHand(side, captured.type, 1);
    const becomesHen = type === 'chick' && from !== null && isLastRank(to, side);
    this.#board[to] = { type: becomesHen ? 'hen' : type, side };
    this.#turn = opposite(side);
  }

  unmake(move: number): void {
    const parts = readMove(move);
    const undo = this.#undo.pop();
    if (parts === null || undo === undefined) throw new RangeError('nothing to take back');
    const { moved, captured } = undo;
    this.#past.pop();
    this.#board[parts.to] = captured;
    if (captured !== null) this.#addToHand(moved.side, captured.type, -1);
    if (parts.from === null) this.#addToHand(moved.side, moved.type, 1);
    else this.#board[parts.from] = moved;
    this.#turn = moved.side;
  }

  #addToHand(side: Side, type: PieceType, count: number): void {
    const hand = handTypeOf(type);
    if (hand !== null) this.#hands[side][hand] += count;
  }
}

function stepsFrom(piece: Piece, square: number): number[] {
  return pieceSteps[piece.type].flatMap((step) => stepFrom(square, step, piece.side) ?? []);
}
