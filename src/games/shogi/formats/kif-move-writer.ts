import type { Move } from '../move';
import { isDrop, moveFrom, movePromotes, moveTo } from '../move';
import { PROMOTION } from '../position/mailbox';
import { Position } from '../position/position';
import { parseSfen, startSfen as evenSfen } from '../sfen';
import { fileOf, rankOf } from '../square';
import { FULL_DIGITS, KANJI_DIGITS, pieceName } from './chars';

const EVEN_PIECES = piecesOf(new Position().toSetup().board);
const BLACK = 16;
const WORDS = 3;
const SQUARES = Array.from({ length: 81 }, (_, square) => square);
const TARGETS = SQUARES.map((square) => FULL_DIGITS[fileOf(square)]! + KANJI_DIGITS[rankOf(square)]!);
const ORIGINS = SQUARES.map((square) => `(${fileOf(square)}${rankOf(square)})`);

// What follows the target, by kind, promotion and origin (`歩(77)`, `銀成(31)`), and after these the drops (`角打`):
// every text is made once. The columns that the move takes of a line end before its time.
const KINDS = 16;
const DROPS = 2 * KINDS * SQUARES.length;
const MOVE_COLUMNS = 13;
const TARGET_COLUMNS = 4;
const TAILS = [
  ...['', '成']
    .flatMap((promotion) =>
      Array.from({ length: KINDS }, (_, kind) =>
        ORIGINS.map((origin) => pieceName(kind) + promotion + origin),
      ),
    )
    .flat(),
  ...Array.from({ length: KINDS }, (_, kind) => `${pieceName(kind)}打`),
];
const PADDED_TAILS = TAILS.map((tail) => tail + blanksAfter(TARGET_COLUMNS + columnsOf(tail)));

function piecesOf(board: Uint8Array): number[] {
  return Array.from(board, (code) => code & 15);
}

/** 文の幅。ASCII は一桁、ほかは二桁。 */
export function columnsOf(text: string): number {
  let columns = 0;
  for (let i = 0; i < text.length; i++) columns += text.charCodeAt(i) < 128 ? 1 : 2;
  return columns;
}

/** 指し手の欄の、columns 桁を書いた後の空白。欄からあふれても一つは置く。 */
export function blanksAfter(columns: number): string {
  return ' '.repeat(Math.max(1, MOVE_COLUMNS - columns));
}

/** 升を「７六」と書く。 */
export function formatTarget(square: number): string {
  return TARGETS[square] ?? '';
}

/**
 * 指し手を KIF で書く（`７六歩(77)`、`同　銀成(31)`、`５五角打`）。
 * piece は動く前の駒の種類の番号（打つ手では見ない）、previous は直前の手の行き先（なければ -1）。
 */
export function formatKifMove(piece: number, move: Move, previous: number): string {
  return targetAfter(moveTo(move), previous) + TAILS[tailOf(piece, move)]!;
}

function targetAfter(to: number, previous: number): string {
  return to === previous ? '同　' : TARGETS[to]!;
}

function tailOf(piece: number, move: Move): number {
  const from = moveFrom(move);
  if (from < 0) return DROPS + droppedPiece(move);
  return ((movePromotes(move) ? KINDS : 0) + piece) * SQUARES.length + from;
}

function droppedPiece(move: Move): number {
  return isDrop(move) ? (move >> 8) & 15 : 0;
}

/** 筋に沿って盤の駒を動かしながら、一手ずつ KIF の文にする役。名を書くのに要るのは升の駒の種類だけである。 */
export class KifLineMaker {
  // An array of the heap: a typed one of 81 bytes would ask the system for memory, a game each time.
  readonly #pieces: number[];
  // For each move played: the move, the kind that moved and the kind that it took.
  readonly #played: number[] = [];
  #size = 0;

  /** 読めない SFEN なら平手から書く。 */
  constructor(startSfen: string) {
    const parsed = startSfen === evenSfen ? null : parseSfen(startSfen);
    this.#pieces = parsed?.ok ? piecesOf(parsed.setup.board) : EVEN_PIECES.slice();
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

  /** 次の手を書いて進める。isPadded なら、後に時間を書けるように欄を空白で埋める。 */
  next(move: Move, isPadded: boolean): string {
    const at = this.#size;
    const pieces = this.#pieces;
    const played = this.#played;
    const from = moveFrom(move);
    const to = moveTo(move);
    const piece = from >= 0 ? pieces[from]! : droppedPiece(move);
    const tail = (isPadded ? PADDED_TAILS : TAILS)[tailOf(piece, move)]!;
    const text = targetAfter(to, at === 0 ? -1 : moveTo(played[at - WORDS]!)) + tail;
    played[at] = move;
    played[at + 1] = piece;
    played[at + 2] = pieces[to]!;
    this.#size = at + WORDS;
    if (from >= 0) pieces[from] = 0;
    pieces[to] = movePromotes(move) ? PROMOTION[BLACK | piece]! & 15 : piece;
    return text;
  }
}
