import { KING } from '../piece';
import type { Move } from '../move';
import { FIRST_CELL, PROMOTE_BIT } from '../move';
import { CELLS, PROMOTION } from './mailbox';
import { Placement } from './placement';
import { HAND_KEY_0, HAND_KEY_1, PIECE_KEY_0, PIECE_KEY_1, TURN_KEY_0, TURN_KEY_1 } from './zobrist';

const UNDO_WORDS = 4;
const FIRST_UNDO = 64 * UNDO_WORDS;
const ROYAL_FLAG = 1 << 16;
const NO_UNDO = new Int32Array(0);

/**
 * 局面の中身。壁つきの盤、持駒、駒の一覧、差分で更新する鍵と、指し手を戻すための記録。
 * 王のない局面、王が二枚の局面、二歩の局面も置ける。規則は知らない。
 */
export class PositionState extends Placement {
  /** 手番の側の番号。先手 0、後手 1。 */
  side = 0;

  // What the last scan found: pinned pieces (direction from the king + 1) and the checkers of `side`.
  readonly pins = new Int32Array(CELLS);
  readonly pinned = new Int32Array(8);
  pinCount = 0;
  checkCount = 0;
  checkerCell = 0;

  #undo = NO_UNDO;
  #undoSize = 0;

  /** 盤も持駒も空にして先手番にする。作っただけの中身は壁もないので、これか copyState を先に呼ぶ。 */
  clear(): void {
    this.clearPlacement();
    this.#forgetScan();
    this.side = 0;
    this.#undoSize = 0;
  }

  /** もう一つの局面と同じにする（戻すための記録も写す）。 */
  copyState(other: PositionState): void {
    this.words.set(other.words);
    this.#forgetScan();
    this.side = other.side;
    if (this.#undo.length < other.#undoSize) this.#undo = new Int32Array(other.#undo.length);
    if (other.#undoSize > 0) this.#undo.set(other.#undo.subarray(0, other.#undoSize));
    this.#undoSize = other.#undoSize;
  }

  /** 升（内側の番号）に駒を置く、または 0 で空にする。前の駒は消える。記録は忘れる。 */
  setCell(cell: number, code: number): void {
    const before = this.board[cell]!;
    if (before !== 0) {
      this.lift(cell, before);
      this.#hashPiece(cell, before);
    }
    if (code !== 0) {
      this.place(cell, code);
      this.#hashPiece(cell, code);
    }
    if ((before & 15) === KING && this.kings[(before >> 4) - 1] === cell) this.findKing((before >> 4) - 1);
    if ((code & 15) === KING) this.noteKing((code >> 4) - 1, cell);
    this.#undoSize = 0;
  }

  /** 持駒の枚数を決める。記録は忘れる。 */
  setHandCount(side: number, type: number, count: number): void {
    this.#addToHand((side << 4) | type, count - this.hands[(side << 4) | type]!);
    this.#undoSize = 0;
  }

  /** 手番を決める。記録は忘れる。 */
  setSide(side: number): void {
    if (this.side !== side) this.#changeSide();
    this.#undoSize = 0;
  }

  /** 指し手を進める。駒がそう動けるか、規則に合うかは確かめない。 */
  play(move: Move): void {
    const { board, key, side } = this;
    const to = move & 255;
    const from = (move >> 8) & 255;
    const at = this.#undoSize;
    if (at === this.#undo.length) this.#growUndo();
    const undo = this.#undo;
    undo[at + 1] = key[0]!;
    undo[at + 2] = key[1]!;
    let word = 0;
    if (from < FIRST_CELL) {
      this.#addToHand((side << 4) | from, -1);
      this.place(to, (16 << side) | from);
      this.#hashPiece(to, (16 << side) | from);
    } else {
      const code = board[from]!;
      const taken = board[to]!;
      word = (code << 8) | taken;
      if (taken !== 0) word |= this.#capture(to, taken);
      const placed = (move & PROMOTE_BIT) === 0 ? code : PROMOTION[code]!;
      this.shift(from, to, code, placed);
      this.#hashPiece(from, code);
      this.#hashPiece(to, placed);
    }
    undo[at] = word;
    this.#undoSize = at + UNDO_WORDS;
    this.#changeSide();
  }

  /** play の直前に戻す。move は最後に進めた手。 */
  takeBack(move: Move): void {
    if (this.#undoSize === 0) throw new Error('unmake without make');
    const at = (this.#undoSize -= UNDO_WORDS);
    const undo = this.#undo;
    const side = (this.side ^= 1);
    const to = move & 255;
    const from = (move >> 8) & 255;
    const word = undo[at]!;
    if (from < FIRST_CELL) {
      this.lift(to, this.board[to]!);
      this.hands[(side << 4) | from]!++;
    } else {
      this.shift(to, from, this.board[to]!, (word >> 8) & 255);
      const taken = word & 255;
      if (taken !== 0) this.#giveBack(to, taken, word);
    }
    this.key[0] = undo[at + 1]!;
    this.key[1] = undo[at + 2]!;
  }

  /** 取った駒の符号。直前の手が取っていなければ 0。 */
  get lastCaptured(): number {
    return this.#undoSize === 0 ? 0 : this.#undo[this.#undoSize - UNDO_WORDS]! & 255;
  }

  #capture(cell: number, code: number): number {
    this.lift(cell, code);
    this.#hashPiece(cell, code);
    // A king can be taken after a foul (王手放置) in a loaded kifu. It is never a piece in hand.
    if ((code & 15) === KING) {
      const owner = this.side ^ 1;
      if (this.kings[owner] !== cell) return 0;
      this.findKing(owner);
      return ROYAL_FLAG;
    }
    this.#addToHand((this.side << 4) | (code & 7), 1);
    return 0;
  }

  #giveBack(cell: number, code: number, word: number): void {
    this.place(cell, code);
    if ((code & 15) !== KING) this.hands[(this.side << 4) | (code & 7)]!--;
    else if ((word & ROYAL_FLAG) !== 0) this.kings[this.side ^ 1] = cell;
  }

  #hashPiece(cell: number, code: number): void {
    const entry = code * CELLS + cell;
    this.key[0]! ^= PIECE_KEY_0[entry]!;
    this.key[1]! ^= PIECE_KEY_1[entry]!;
  }

  #addToHand(slot: number, change: number): void {
    const before = this.hands[slot]!;
    const after = before + change;
    this.hands[slot] = after;
    this.key[0]! ^= Math.imul(HAND_KEY_0[slot]!, before) ^ Math.imul(HAND_KEY_0[slot]!, after);
    this.key[1]! ^= Math.imul(HAND_KEY_1[slot]!, before) ^ Math.imul(HAND_KEY_1[slot]!, after);
  }

  #changeSide(): void {
    this.side ^= 1;
    this.key[0]! ^= TURN_KEY_0;
    this.key[1]! ^= TURN_KEY_1;
  }

  #forgetScan(): void {
    this.pins.fill(0);
    this.pinCount = 0;
  }

  #growUndo(): void {
    const larger = new Int32Array(Math.max(FIRST_UNDO, this.#undo.length * 2));
    larger.set(this.#undo);
    this.#undo = larger;
  }
}
