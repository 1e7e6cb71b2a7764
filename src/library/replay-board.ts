import type { Move } from '../games/shogi/move';
import { FIRST_CELL, PROMOTE_BIT } from '../games/shogi/move';
import { KING } from '../games/shogi/piece';
import { CELLS, INNER, PROMOTION } from '../games/shogi/position/mailbox';
import { Position } from '../games/shogi/position/position';
import { PIECE_KEY_0, TURN_KEY_0 } from '../games/shogi/position/zobrist';
import type { Setup } from '../games/shogi/sfen';
import { parseSfen, startSfen } from '../games/shogi/sfen';
import { SQUARE_COUNT } from '../games/shogi/square';

/** 後手の持駒の始まり。hands を `WHITE_HAND | 種類` で引く。 */
export const WHITE_HAND = 16;

const EVEN = new Position().toSetup();

/**
 * 並べ直しの盤。読み手が確かめた手を、規則を見ずに進め、戻す。盤と持駒と手番だけを持ち、Position の何倍も速い。
 * 駒の符号、内側の升の番号、持駒の並びは Position と同じ。
 */
export class ReplayBoard {
  readonly cells = new Uint8Array(CELLS);
  /** 持駒の枚数。`側 * 16 + 種類`。 */
  readonly hands = new Uint8Array(2 * WHITE_HAND);
  /** 側ごとの、最後に動いた玉の升（内側の番号）。 */
  readonly kings = new Uint8Array(2);
  /** 手番の側。先手 0、後手 1。 */
  side = 0;
  /** 盤と手番の 32 ビットの要約。持駒は見ない。 */
  hash = 0;
  // The codes that moved and that were taken, a move each.
  readonly #undo: number[] = [];

  /** 作られたときは平手の開始局面。 */
  constructor(setup: Setup = EVEN) {
    this.setSetup(setup);
  }

  /** SFEN の局面にする。SFEN は棋譜の読み手が確かめたもので、読めなければ平手になる。 */
  setSfen(sfen: string): void {
    const parsed = sfen === startSfen ? null : parseSfen(sfen);
    this.setSetup(parsed?.ok ? parsed.setup : EVEN);
  }

  /** 置かれた局面にする。 */
  setSetup({ board, hands, turn }: Setup): void {
    const { cells, kings } = this;
    this.side = turn === 'black' ? 0 : 1;
    let hash = this.side === 0 ? 0 : TURN_KEY_0;
    kings.fill(0);
    for (let square = 0; square < SQUARE_COUNT; square++) {
      const cell = INNER[square]!;
      const code = board[square]!;
      cells[cell] = code;
      if (code === 0) continue;
      hash ^= PIECE_KEY_0[code * CELLS + cell]!;
      if ((code & 15) === KING) kings[(code >> 4) - 1] = cell;
    }
    this.hash = hash;
    this.hands.set(hands.black, 0);
    this.hands.set(hands.white, WHITE_HAND);
    this.#undo.length = 0;
  }

  /** 升（0〜80）の駒の符号。空は 0。 */
  codeAt(square: number): number {
    return this.cells[INNER[square]!]!;
  }

  make(move: Move): void {
    const { cells, hands, side } = this;
    const to = move & 255;
    const from = (move >> 8) & 255;
    let placed = (16 << side) | from;
    let hash = this.hash ^ TURN_KEY_0;
    if (from < FIRST_CELL) {
      hands[side * WHITE_HAND + from]!--;
      this.#undo.push(0);
    } else {
      const code = cells[from]!;
      const taken = cells[to]!;
      this.#undo.push((code << 8) | taken);
      placed = (move & PROMOTE_BIT) === 0 ? code : PROMOTION[code]!;
      cells[from] = 0;
      hash ^= PIECE_KEY_0[code * CELLS + from]!;
      if (taken !== 0) {
        hash ^= PIECE_KEY_0[taken * CELLS + to]!;
        if ((taken & 15) !== KING) hands[side * WHITE_HAND + (taken & 7)]!++;
      }
      if ((code & 15) === KING) this.kings[side] = to;
    }
    cells[to] = placed;
    this.hash = hash ^ PIECE_KEY_0[placed * CELLS + to]!;
    this.side = side ^ 1;
  }

  /** make の直前に戻す。move は最後に進めた手。 */
  unmake(move: Move): void {
    const { cells, hands } = this;
    const side = (this.side ^= 1);
    const to = move & 255;
    const from = (move >> 8) & 255;
    const word = this.#undo.pop() ?? 0;
    let hash = this.hash ^ TURN_KEY_0 ^ PIECE_KEY_0[cells[to]! * CELLS + to]!;
    if (from < FIRST_CELL) {
      hands[side * WHITE_HAND + from]!++;
      cells[to] = 0;
    } else {
      const code = word >> 8;
      const taken = word & 255;
      cells[from] = code;
      cells[to] = taken;
      hash ^= PIECE_KEY_0[code * CELLS + from]!;
      if (taken !== 0) {
        hash ^= PIECE_KEY_0[taken * CELLS + to]!;
        if ((taken & 15) !== KING) hands[side * WHITE_HAND + (taken & 7)]!--;
      }
      if ((code & 15) === KING) this.kings[side] = from;
    }
    this.hash = hash;
  }

  /** 同じ局面か。ignoresHands なら持駒を見ない。 */
  equals(other: ReplayBoard, ignoresHands: boolean): boolean {
    if (this.hash !== other.hash || this.side !== other.side) return false;
    for (const cell of INNER) if (this.cells[cell] !== other.cells[cell]) return false;
    return ignoresHands || this.hands.every((count, slot) => count === other.hands[slot]);
  }
}
