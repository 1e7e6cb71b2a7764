import { KING, PAWN } from '../piece';
import type { Move } from '../move';
import { FIRST_CELL, PROMOTE_BIT } from '../move';
import { CELLS, COLUMN, INNER, PROMOTION, ROW, WALL } from './mailbox';
import { HAND_KEY_0, HAND_KEY_1, PIECE_KEY_0, PIECE_KEY_1, TURN_KEY_0, TURN_KEY_1 } from './zobrist';

const UNDO_WORDS = 4;
const ROYAL_FLAG = 1 << 16;

/**
 * 局面の中身。壁つきの盤、持駒、駒の一覧、差分で更新する鍵と、指し手を戻すための記録。
 * 王のない局面、王が二枚の局面、二歩の局面も置ける。規則は知らない。
 */
export class PositionState {
  readonly board = new Int32Array(CELLS);
  /** 持駒の枚数。`側 * 16 + 種類`。 */
  readonly hands = new Int32Array(32);
  /** 玉のいる升（内側の番号）。いなければ 0。二枚あれば先に見つけた方。 */
  readonly kings = new Int32Array(2);
  /** 駒のいる升の一覧。側ごとに 96 語ずつ。 */
  readonly lists = new Int32Array(192);
  readonly listSizes = new Int32Array(2);
  readonly listIndex = new Int32Array(CELLS);
  /** 筋ごとの、成っていない歩の数。`側 * 16 + 列`。 */
  readonly pawns = new Int32Array(32);
  readonly emptyInRow = new Int32Array(13);
  readonly emptyInColumn = new Int32Array(11);
  /** 盤と持駒と手番の 64 ビットの鍵（二語）。 */
  readonly key = new Int32Array(2);
  /** 手番の側の番号。先手 0、後手 1。 */
  side = 0;

  // What the last scan found: pinned pieces (direction from the king + 1) and the checkers of `side`.
  readonly pins = new Int32Array(CELLS);
  readonly pinned = new Int32Array(8);
  pinCount = 0;
  checkCount = 0;
  checkerCell = 0;

  private undo = new Int32Array(64 * UNDO_WORDS);
  private undoSize = 0;

  constructor() {
    this.clear();
  }

  /** 盤も持駒も空にして先手番にする。 */
  clear(): void {
    this.board.fill(WALL);
    for (const cell of INNER) this.board[cell] = 0;
    this.hands.fill(0);
    this.kings.fill(0);
    this.listSizes.fill(0);
    this.pawns.fill(0);
    this.emptyInRow.fill(0);
    this.emptyInRow.fill(9, 2, 11);
    this.emptyInColumn.fill(0);
    this.emptyInColumn.fill(9, 1, 10);
    this.key.fill(0);
    this.pins.fill(0);
    this.pinCount = 0;
    this.side = 0;
    this.undoSize = 0;
  }

  /** もう一つの局面と同じにする（戻すための記録も写す）。 */
  copyState(other: PositionState): void {
    this.board.set(other.board);
    this.hands.set(other.hands);
    this.kings.set(other.kings);
    this.lists.set(other.lists);
    this.listSizes.set(other.listSizes);
    this.listIndex.set(other.listIndex);
    this.pawns.set(other.pawns);
    this.emptyInRow.set(other.emptyInRow);
    this.emptyInColumn.set(other.emptyInColumn);
    this.key.set(other.key);
    this.pins.fill(0);
    this.pinCount = 0;
    this.side = other.side;
    if (this.undo.length < other.undoSize) this.undo = new Int32Array(other.undo.length);
    this.undo.set(other.undo.subarray(0, other.undoSize));
    this.undoSize = other.undoSize;
  }

  /** 升（内側の番号）に駒を置く、または 0 で空にする。前の駒は消える。記録は忘れる。 */
  setCell(cell: number, code: number): void {
    const before = this.board[cell]!;
    if (before !== 0) this.lift(cell, before);
    if (code !== 0) this.place(cell, code);
    for (const side of [0, 1]) {
      if (this.board[this.kings[side]!] !== ((16 << side) | KING)) this.findKing(side);
    }
    this.undoSize = 0;
  }

  /** 持駒の枚数を決める。記録は忘れる。 */
  setHandCount(side: number, type: number, count: number): void {
    this.addToHand((side << 4) | type, count - this.hands[(side << 4) | type]!);
    this.undoSize = 0;
  }

  /** 手番を決める。記録は忘れる。 */
  setSide(side: number): void {
    if (this.side !== side) this.changeSide();
    this.undoSize = 0;
  }

  /** 指し手を進める。駒がそう動けるか、規則に合うかは確かめない。 */
  play(move: Move): void {
    const side = this.side;
    const to = move & 255;
    const from = (move >> 8) & 255;
    let word = 0;
    const at = this.undoSize;
    if (at === this.undo.length) this.growUndo();
    const undo = this.undo;
    undo[at + 1] = this.key[0]!;
    undo[at + 2] = this.key[1]!;
    if (from < FIRST_CELL) {
      this.addToHand((side << 4) | from, -1);
      this.place(to, (16 << side) | from);
    } else {
      const code = this.board[from]!;
      const taken = this.board[to]!;
      word = (code << 8) | taken;
      if (taken !== 0) word |= this.capture(to, taken);
      const royal = this.kings[side] === from;
      this.lift(from, code);
      this.place(to, (move & PROMOTE_BIT) !== 0 ? PROMOTION[code]! : code);
      if (royal) this.kings[side] = to;
    }
    undo[at] = word;
    this.undoSize = at + UNDO_WORDS;
    this.changeSide();
  }

  /** play の直前に戻す。move は最後に進めた手。 */
  takeBack(move: Move): void {
    if (this.undoSize === 0) throw new Error('unmake without make');
    const at = (this.undoSize -= UNDO_WORDS);
    const side = (this.side ^= 1);
    const to = move & 255;
    const from = (move >> 8) & 255;
    const word = this.undo[at]!;
    const moved = this.board[to]!;
    const royal = this.kings[side] === to;
    this.lift(to, moved);
    if (from < FIRST_CELL) {
      this.hands[(side << 4) | from]!++;
    } else {
      this.place(from, (word >> 8) & 255);
      if (royal) this.kings[side] = from;
      const taken = word & 255;
      if (taken !== 0) {
        this.place(to, taken);
        if ((taken & 15) !== KING) this.hands[(side << 4) | (taken & 7)]!--;
        else if ((word & ROYAL_FLAG) !== 0) this.kings[side ^ 1] = to;
      }
    }
    this.key[0] = this.undo[at + 1]!;
    this.key[1] = this.undo[at + 2]!;
  }

  /** 取った駒の符号。直前の手が取っていなければ 0。 */
  get lastCaptured(): number {
    return this.undoSize === 0 ? 0 : this.undo[this.undoSize - UNDO_WORDS]! & 255;
  }

  /** 戻せる手の数。 */
  get depth(): number {
    return this.undoSize / UNDO_WORDS;
  }

  private capture(cell: number, code: number): number {
    this.lift(cell, code);
    // A king can be taken after a foul (王手放置) in a loaded kifu. It is never a piece in hand.
    if ((code & 15) === KING) {
      const owner = this.side ^ 1;
      if (this.kings[owner] !== cell) return 0;
      this.findKing(owner);
      return ROYAL_FLAG;
    }
    this.addToHand((this.side << 4) | (code & 7), 1);
    return 0;
  }

  private findKing(side: number): void {
    this.kings[side] = INNER.find((cell) => this.board[cell] === ((16 << side) | KING)) ?? 0;
  }

  private place(cell: number, code: number): void {
    const side = (code >> 4) - 1;
    this.board[cell] = code;
    const size = this.listSizes[side]!;
    this.lists[side * 96 + size] = cell;
    this.listIndex[cell] = size;
    this.listSizes[side] = size + 1;
    this.emptyInRow[ROW[cell]!]!--;
    this.emptyInColumn[COLUMN[cell]!]!--;
    if ((code & 15) === PAWN) this.pawns[(side << 4) | COLUMN[cell]!]!++;
    this.hashPiece(cell, code);
  }

  private lift(cell: number, code: number): void {
    const side = (code >> 4) - 1;
    this.board[cell] = 0;
    const last = this.listSizes[side]! - 1;
    const moved = this.lists[side * 96 + last]!;
    const index = this.listIndex[cell]!;
    this.lists[side * 96 + index] = moved;
    this.listIndex[moved] = index;
    this.listSizes[side] = last;
    this.emptyInRow[ROW[cell]!]!++;
    this.emptyInColumn[COLUMN[cell]!]!++;
    if ((code & 15) === PAWN) this.pawns[(side << 4) | COLUMN[cell]!]!--;
    this.hashPiece(cell, code);
  }

  private hashPiece(cell: number, code: number): void {
    const entry = code * CELLS + cell;
    this.key[0]! ^= PIECE_KEY_0[entry]!;
    this.key[1]! ^= PIECE_KEY_1[entry]!;
  }

  private addToHand(slot: number, change: number): void {
    const before = this.hands[slot]!;
    const after = before + change;
    this.hands[slot] = after;
    this.key[0]! ^= Math.imul(HAND_KEY_0[slot]!, before) ^ Math.imul(HAND_KEY_0[slot]!, after);
    this.key[1]! ^= Math.imul(HAND_KEY_1[slot]!, before) ^ Math.imul(HAND_KEY_1[slot]!, after);
  }

  private changeSide(): void {
    this.side ^= 1;
    this.key[0]! ^= TURN_KEY_0;
    this.key[1]! ^= TURN_KEY_1;
  }

  private growUndo(): void {
    const larger = new Int32Array(this.undo.length * 2);
    larger.set(this.undo);
    this.undo = larger;
  }
}
