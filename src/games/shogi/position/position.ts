import type { Move } from '../move';
import type { Color, HandType, Piece, PieceType } from '../piece';
import { KING, colorCode, colorOfCode, typeCode, typeOfCode } from '../piece';
import type { SfenResult, Setup } from '../sfen';
import { formatSfen, parseSfen, startSfen } from '../sfen';
import { attackersOf, isAttacked } from './attacks';
import { countLegal, hasLegalMove } from './count';
import { generateLegal } from './generate';
import type { Foul } from './judge';
import { findObstacle, judgeMove } from './judge';
import { INNER, OUTER } from './mailbox';
import { PositionState } from './state';

/** 合法手を書き出す列に要る長さ。合法な局面では 593 が最大で、置かれただけの局面でも足りるだけある。 */
export const MAX_MOVES = 2048;

// Copied, not read again: most positions are made to be the start of a game.
const startSetup = readStart();
const startState = new PositionState();
placeSetup(startState, startSetup);

function readStart(): Setup {
  const result = parseSfen(startSfen);
  if (!result.ok) throw new Error(result.error.code);
  return result.setup;
}

function placeSetup(state: PositionState, setup: Setup): void {
  state.clear();
  setup.board.forEach((code, square) => {
    if (code !== 0) state.setCell(INNER[square]!, code);
  });
  for (const color of ['black', 'white'] as const) {
    setup.hands[color].forEach((count, type) => {
      if (count !== 0) state.setHandCount(colorCode(color), type, count);
    });
  }
  state.setSide(colorCode(setup.turn));
}

/**
 * 局面。盤、持駒、手番と、指し手の進め戻し、合法手、一局面でわかる反則。
 * 升は左上から行ごとの番号（0〜80）、手数や千日手は知らない。作られたときは平手の開始局面。
 * 合法でない局面（王がない、枚数が多いなど）も置ける。
 */
export class Position extends PositionState {
  constructor() {
    super();
    this.copyState(startState);
  }

  /** SFEN を読んで新しい局面を作る。読めなければ誤りを返す。 */
  static parse(
    sfen: string,
  ): { ok: true; position: Position; moveNumber: number } | (SfenResult & { ok: false }) {
    const position = new Position();
    const result = position.setSfen(sfen);
    return result.ok ? { ok: true, position, moveNumber: result.setup.moveNumber } : result;
  }

  /** SFEN の局面にする。読めなければ局面はそのままで、誤りを返す。 */
  setSfen(sfen: string): SfenResult {
    if (sfen === startSfen) {
      this.copyState(startState);
      return { ok: true, setup: startSetup };
    }
    const result = parseSfen(sfen);
    if (result.ok) this.setSetup(result.setup);
    return result;
  }

  /** 置かれた局面にする。 */
  setSetup(setup: Setup): void {
    placeSetup(this, setup);
  }

  /** 置かれた局面として取り出す。moveNumber は次の手が何手目か。 */
  toSetup(moveNumber = 1): Setup {
    return {
      board: Uint8Array.from(INNER, (cell) => this.board[cell]!),
      hands: {
        black: Uint8Array.from(this.hands.subarray(0, KING)),
        white: Uint8Array.from(this.hands.subarray(16, 16 + KING)),
      },
      turn: this.turn,
      moveNumber,
    };
  }

  /** SFEN で書く。moveNumber は次の手が何手目か。 */
  toSfen(moveNumber = 1): string {
    return formatSfen(this.toSetup(moveNumber));
  }

  /** 同じ局面をもう一つ作る。戻せる手も写す。 */
  clone(): Position {
    const copy = new Position();
    copy.copyState(this);
    return copy;
  }

  /** もう一つの局面と同じにする。 */
  copyFrom(other: Position): void {
    this.copyState(other);
  }

  /** 手番の側。 */
  get turn(): Color {
    return colorOfCode(this.side);
  }

  /** 升の駒。なければ null。 */
  pieceAt(square: number): Piece | null {
    const code = this.codeAt(square);
    const type = typeOfCode(code & 15);
    return type === null || code === 0 ? null : { color: colorOfCode((code >> 4) - 1), type };
  }

  /** 升の駒の符号。空は 0、先手は 16 + 種類の番号、後手は 32 + 種類の番号。 */
  codeAt(square: number): number {
    return this.board[INNER[square]!]!;
  }

  /** 持駒の枚数。 */
  hand(color: Color, type: HandType): number {
    return this.hands[(colorCode(color) << 4) | typeCode(type)]!;
  }

  /** 持駒の枚数を決める（局面を作るとき）。戻せる手は忘れる。 */
  setHand(color: Color, type: HandType, count: number): void {
    this.setHandCount(colorCode(color), typeCode(type), count);
  }

  /** 玉の升。いなければ null。 */
  kingSquare(color: Color): number | null {
    const cell = this.kings[colorCode(color)]!;
    return cell === 0 ? null : OUTER[cell]!;
  }

  /** 王手がかかっているか。側を省くと手番の側。 */
  inCheck(color: Color = this.turn): boolean {
    const side = colorCode(color);
    const king = this.kings[side]!;
    return king !== 0 && isAttacked(this, king, side ^ 1);
  }

  /** 王手をかけている駒の升。側を省くと手番の側への王手。 */
  checkers(color: Color = this.turn): number[] {
    const side = colorCode(color);
    const king = this.kings[side]!;
    return king === 0 ? [] : attackersOf(this, king, side ^ 1).map((cell) => OUTER[cell]!);
  }

  /** 指し手を進める。物理的に指せる手であること（makeAny は確かめる）。 */
  make(move: Move): void {
    this.play(move);
  }

  /** 最後に進めた手を戻す。 */
  unmake(move: Move): void {
    this.takeBack(move);
  }

  /** 反則でも物理的に指せる手なら進める。自分の駒がない、持っていないなどで指せなければ false。 */
  makeAny(move: Move): boolean {
    if (findObstacle(this, move) !== null) return false;
    this.play(move);
    return true;
  }

  /** 物理的に指せない理由。反則でも盤の上で指せる手なら null。 */
  obstacle(move: Move): Foul | null {
    return findObstacle(this, move);
  }

  /** 指し手の反則。合法なら null。千日手のように手順でわかるものは含まない。 */
  judge(move: Move): Foul | null {
    return judgeMove(this, move);
  }

  /** 合法な手か。 */
  isLegal(move: Move): boolean {
    return judgeMove(this, move) === null;
  }

  /** 合法手を list の offset から書き、数を返す。list には MAX_MOVES の余裕を持たせる。 */
  generateLegal(list: Int32Array, offset = 0): number {
    return generateLegal(this, list, offset);
  }

  /** 合法手の数。 */
  countLegal(): number {
    return countLegal(this);
  }

  /** 合法手があるか。なければ手番の側の負け（王手なら詰み）。 */
  hasLegalMove(): boolean {
    return hasLegalMove(this);
  }

  /** 詰んでいるか（王手がかかっていて合法手がない）。 */
  isMate(): boolean {
    return this.inCheck() && !this.hasLegalMove();
  }

  /** その手が相手の玉への王手になるか。物理的に指せる手であること。 */
  givesCheck(move: Move): boolean {
    this.play(move);
    const check = this.inCheck();
    this.takeBack(move);
    return check;
  }

  /** 升の駒の種類。なければ null。 */
  typeAt(square: number): PieceType | null {
    return typeOfCode(this.codeAt(square) & 15);
  }
}
