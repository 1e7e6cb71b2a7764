import { KING, PAWN } from '../piece';
import { CELLS, COLUMN, INNER, LANDINGS, SLIDES, TOUCH, WALL, WIDTH } from './mailbox';
import { LIST_SIDE, PieceList } from './piece-list';

// Everything that is copied with a position lies in one buffer, in this order; the arrays are views of it.
const STATE_WORDS = 2 + 32 + 2 + 32 + 2 + 11 + 2 * CELLS + 3 * (2 + 2 * LIST_SIDE + CELLS);

/**
 * 駒の並び。壁つきの盤と持駒と、駒を置くたびに改める数え（一覧、歩の手の数、筋の空き）。
 * 手番も規則も知らない。
 */
export class Placement {
  readonly board: Int32Array;
  /** 升にいる駒が一歩で利く方向の集まり（TOUCH）。 */
  readonly touch: Int32Array;
  /** 持駒の枚数。`側 * 16 + 種類`。 */
  readonly hands: Int32Array;
  /** 玉のいる升（内側の番号）。いなければ 0。二枚あれば先に見つけた方。 */
  readonly kings: Int32Array;
  /** 筋ごとの、成っていない歩の数。`側 * 16 + 列`。 */
  readonly pawns: Int32Array;
  /** 側ごとの、釘づけがないとして歩を動かす手の数。 */
  readonly pawnMoves: Int32Array;
  readonly emptyInColumn: Int32Array;
  /** 盤と持駒と手番の 64 ビットの鍵（二語）。 */
  readonly key: Int32Array;
  /** 成っていない歩。 */
  readonly pawnList: PieceList;
  /** 成っていない歩でない駒。 */
  readonly pieces: PieceList;
  /** 飛び道具（香、角、飛、馬、龍）だけの一覧。遠くからの利きはこれだけを見ればわかる。 */
  readonly sliders: PieceList;
  /** すべての語。並びを写すのはこれだけでよい。 */
  protected readonly words: Int32Array;

  constructor() {
    const { buffer } = (this.words = new Int32Array(STATE_WORDS));
    let at = 0;
    const part = (length: number): Int32Array => {
      at += length;
      return new Int32Array(buffer, 4 * (at - length), length);
    };
    this.key = part(2);
    this.hands = part(32);
    this.kings = part(2);
    this.pawns = part(32);
    this.pawnMoves = part(2);
    this.emptyInColumn = part(11);
    this.board = part(CELLS);
    this.touch = part(CELLS);
    this.pawnList = new PieceList(part(2), part(2 * LIST_SIDE), part(CELLS));
    this.pieces = new PieceList(part(2), part(2 * LIST_SIDE), part(CELLS));
    this.sliders = new PieceList(part(2), part(2 * LIST_SIDE), part(CELLS));
  }

  /** 盤も持駒も空にする。 */
  protected clearPlacement(): void {
    this.words.fill(0);
    this.board.fill(WALL);
    for (const cell of INNER) this.board[cell] = 0;
    this.emptyInColumn.fill(9, 1, 10);
  }

  /** 置いた玉を覚える。二枚あれば升の順で先の方。 */
  protected noteKing(side: number, cell: number): void {
    const known = this.kings[side]!;
    if (known === 0 || cell < known) this.kings[side] = cell;
  }

  /** 玉を盤から探して覚える。いなければ 0。 */
  protected findKing(side: number): void {
    this.kings[side] = INNER.find((cell) => this.board[cell] === ((16 << side) | KING)) ?? 0;
  }

  /** 駒を空いた升へ動かす。成りと、成りを戻すことを含む。鍵は変えない。 */
  protected shift(from: number, to: number, code: number, placed: number): void {
    if (code !== placed) {
      this.lift(from, code);
      this.place(to, placed);
    } else if ((code & 15) === PAWN) {
      const side = (code >> 4) - 1;
      this.#clearCell(from, side);
      this.#countPawn(from, code, side, -1);
      this.#fillCell(to, code, side);
      this.#countPawn(to, code, side, 1);
      this.pawnList.move(side, from, to);
    } else {
      const side = (code >> 4) - 1;
      this.#clearCell(from, side);
      this.#fillCell(to, code, side);
      this.pieces.move(side, from, to);
      if (SLIDES[code] !== 0) this.sliders.move(side, from, to);
    }
    if (this.kings[(code >> 4) - 1] === from) this.kings[(code >> 4) - 1] = to;
  }

  /** 空いた升に駒を置く。鍵は変えない。 */
  protected place(cell: number, code: number): void {
    const side = (code >> 4) - 1;
    this.#fillCell(cell, code, side);
    if ((code & 15) === PAWN) {
      this.pawnList.add(side, cell);
      this.#countPawn(cell, code, side, 1);
      return;
    }
    this.pieces.add(side, cell);
    if (SLIDES[code] !== 0) this.sliders.add(side, cell);
  }

  /** 駒を取り除く。鍵は変えない。 */
  protected lift(cell: number, code: number): void {
    const side = (code >> 4) - 1;
    this.#clearCell(cell, side);
    if ((code & 15) === PAWN) {
      this.pawnList.remove(side, cell);
      this.#countPawn(cell, code, side, -1);
      return;
    }
    this.pieces.remove(side, cell);
    if (SLIDES[code] !== 0) this.sliders.remove(side, cell);
  }

  // What stands on a square shuts in the pawn of its own side behind it.
  #fillCell(cell: number, code: number, side: number): void {
    const pawn = (16 << side) | PAWN;
    this.board[cell] = code;
    this.touch[cell] = TOUCH[code]!;
    this.emptyInColumn[COLUMN[cell]!]!--;
    if (this.board[cell + (side === 0 ? WIDTH : -WIDTH)] === pawn) {
      this.pawnMoves[side]! -= LANDINGS[pawn * CELLS + cell]!;
    }
  }

  #clearCell(cell: number, side: number): void {
    const pawn = (16 << side) | PAWN;
    this.board[cell] = 0;
    this.touch[cell] = 0;
    this.emptyInColumn[COLUMN[cell]!]!++;
    if (this.board[cell + (side === 0 ? WIDTH : -WIDTH)] === pawn) {
      this.pawnMoves[side]! += LANDINGS[pawn * CELLS + cell]!;
    }
  }

  // change: 1 when the pawn has come to the square, -1 when it has gone.
  #countPawn(cell: number, code: number, side: number, change: number): void {
    const to = cell + (side === 0 ? -WIDTH : WIDTH);
    this.pawns[(side << 4) | COLUMN[cell]!]! += change;
    if ((this.board[to]! & (16 << side)) === 0)
      this.pawnMoves[side]! += change * LANDINGS[code * CELLS + to]!;
  }
}
