import type { Move } from '../move';
import { dropType, moveFrom, movePromotes, moveTo } from '../move';
import { typeCode } from '../piece';
import { PROMOTION } from '../position/mailbox';
import { Position } from '../position/position';
import { parseSfen, startSfen as evenSfen } from '../sfen';
import { fileOf, rankOf } from '../square';
import { FULL_DIGITS, KANJI_DIGITS, pieceName } from './chars';

const EVEN_PIECES = new Position().toSetup().board.map((code) => code & 15);
const BLACK = 16;
const WORDS = 3;
const SQUARES = Array.from({ length: 81 }, (_, square) => square);
const TARGETS = SQUARES.map((square) => FULL_DIGITS[fileOf(square)]! + KANJI_DIGITS[rankOf(square)]!);
const ORIGINS = SQUARES.map((square) => `(${fileOf(square)}${rankOf(square)})`);

/** 升を「７六」と書く。 */
export function formatTarget(square: number): string {
  return TARGETS[square] ?? '';
}

/**
 * 指し手を KIF で書く（`７六歩(77)`、`同　銀成(31)`、`５五角打`）。
 * piece は動く前の駒の種類の番号（打つ手では見ない）、previous は直前の手の行き先（なければ -1）。
 */
export function formatKifMove(piece: number, move: Move, previous: number): string {
  const to = moveTo(move);
  const target = to === previous ? '同　' : TARGETS[to]!;
  const from = moveFrom(move);
  if (from < 0) return `${target}${pieceName(droppedPiece(move))}打`;
  return target + pieceName(piece) + (movePromotes(move) ? '成' : '') + ORIGINS[from]!;
}

function droppedPiece(move: Move): number {
  const drop = dropType(move);
  return drop === null ? 0 : typeCode(drop);
}

/** 筋に沿って盤の駒を動かしながら、一手ずつ KIF の文にする役。名を書くのに要るのは升の駒の種類だけである。 */
export class KifLineMaker {
  readonly #pieces: Uint8Array;
  // For each move played: the move, the kind that moved and the kind that it took.
  readonly #played: number[] = [];
  #size = 0;

  /** 読めない SFEN なら平手から書く。 */
  constructor(startSfen: string) {
    const parsed = startSfen === evenSfen ? null : parseSfen(startSfen);
    this.#pieces = parsed?.ok ? parsed.setup.board.map((code) => code & 15) : EVEN_PIECES.slice();
  }

  /** 手数 ply まで戻す。 */
  backTo(ply: number): void {
    while (this.#size > ply * WORDS) {
      const at = (this.#size -= WORDS);
      const move = this.#played[at]!;
      const from = moveFrom(move);
      if (from >= 0) this.#pieces[from] = this.#played[at + 1]!;
      this.#pieces[moveTo(move)] = this.#played[at + 2]!;
    }
  }

  /** 次の手を書いて進める。 */
  next(move: Move): string {
    const at = this.#size;
    const pieces = this.#pieces;
    const from = moveFrom(move);
    const to = moveTo(move);
    const piece = from >= 0 ? pieces[from]! : droppedPiece(move);
    const text = formatKifMove(piece, move, at === 0 ? -1 : moveTo(this.#played[at - WORDS]!));
    this.#played[at] = move;
    this.#played[at + 1] = piece;
    this.#played[at + 2] = pieces[to]!;
    this.#size = at + WORDS;
    if (from >= 0) pieces[from] = 0;
    pieces[to] = movePromotes(move) ? PROMOTION[BLACK | piece]! & 15 : piece;
    return text;
  }
}
