import type { Move } from '../games/shogi/move';
import { isDrop, moveFrom, moveTo } from '../games/shogi/move';
import { BISHOP, GOLD, PAWN, ROOK, SILVER } from '../games/shogi/piece';
import { fileOf, rankOf, squareAt } from '../games/shogi/square';
import type { ReplayBoard } from './replay-board';

/** 飛車を振ったとみる手数の終わり。 */
const LAST_SWING = 30;
const HOME_RANK = 8;

/**
 * 一方の側の、序盤に起きたこと。升はその側から見たもの（後手は盤を回して見る）。
 * 手数を持つ欄は、起きた手数。起きていなければ 0。
 */
export class SideFacts {
  readonly side: 0 | 1;
  /** 飛車を振った筋（5〜8）。振っていなければ 0。30 手目までに初めに振った筋。 */
  swingFile = 0;
  /** 振ったときに角道が開いていたか。 */
  swungWithOpenBishop = false;
  /** 飛車先の歩を突いたか（２七にない）。 */
  rookPawnAdvanced = false;
  /** 横歩を取った手数。 */
  sidePawnPly = 0;
  /** 動いていない相手の角を、元の升の自分の角で取った手数。 */
  bishopTradePly = 0;
  /** 角を４五に打った手数。 */
  oddBishopPly = 0;
  /** 飛車が４八、３八に来た手数。 */
  rook48Ply = 0;
  rook38Ply = 0;
  /** ７五に歩を進めた手数。 */
  pawn75Ply = 0;
  /** 銀が２六、４六、５六に出た手数。 */
  silver26Ply = 0;
  silver46Ply = 0;
  silver56Ply = 0;
  /** 矢倉の銀金（７七銀、７八金、６六歩）、雁木の銀金（６七銀、７八金、６六歩）がそろった手数。 */
  fortressPly = 0;
  snowRoofPly = 0;
  /** 初手に６八銀、のちに角を７九へ引いた手数。 */
  ureshinoPly = 0;
  #firstSilver68 = false;

  constructor(side: 0 | 1) {
    this.side = side;
  }

  /** その側から見た升の駒が、その側のその種類か。 */
  has(board: ReplayBoard, file: number, rank: number, type: number): boolean {
    return board.codeAt(this.#square(file, rank)) === ((16 << this.side) | type);
  }

  /** その側が指す手を、指す前の局面で見る。 */
  beforeMove(board: ReplayBoard, move: Move, ply: number): void {
    const to = this.#own(moveTo(move));
    const file = fileOf(to);
    const rank = rankOf(to);
    if (isDrop(move)) {
      if (this.oddBishopPly === 0 && moveKind(move) === BISHOP && file === 4 && rank === 5)
        this.oddBishopPly = ply;
      return;
    }
    const from = this.#own(moveFrom(move));
    const type = board.codeAt(moveFrom(move)) & 15;
    const captured = board.codeAt(moveTo(move)) & 15;
    if (type === ROOK) this.#rookMove(board, from, to, captured, ply);
    else if (type === SILVER) this.#silverMove(file, rank, ply);
    else if (type === PAWN && file === 7 && rank === 5) this.pawn75Ply ||= ply;
    else if (type === BISHOP) this.#bishopMove(from, file, rank, captured, ply);
  }

  /** 指した後の局面で、形がそろったかを見る。 */
  afterMove(board: ReplayBoard, ply: number): void {
    if (!this.has(board, 2, 7, PAWN)) this.rookPawnAdvanced = true;
    if (!this.has(board, 7, 8, GOLD) || !this.has(board, 6, 6, PAWN)) return;
    if (this.has(board, 7, 7, SILVER)) this.fortressPly ||= ply;
    if (this.has(board, 6, 7, SILVER)) this.snowRoofPly ||= ply;
  }

  #rookMove(board: ReplayBoard, from: number, to: number, captured: number, ply: number): void {
    const file = fileOf(to);
    const isSide = from === squareAt(2, 4) && to === squareAt(3, 4) && captured === PAWN;
    if (isSide) this.sidePawnPly ||= ply;
    if (rankOf(from) !== HOME_RANK || rankOf(to) !== HOME_RANK || ply > LAST_SWING) return;
    if (file === 4) this.rook48Ply ||= ply;
    if (file === 3) this.rook38Ply ||= ply;
    // With the rook's pawn already on the fifth rank the rook only visits these files (矢倉中飛車, 右玉).
    const mayRange = this.has(board, 2, 7, PAWN) || this.has(board, 2, 6, PAWN);
    if (file < 5 || file > 8 || !mayRange) return;
    if (this.swingFile > 0) return;
    this.swungWithOpenBishop = this.#hasOpenBishop(board);
    this.swingFile = file;
  }

  // The diagonal is open while 6六 is empty and the bishop looks along it, from home or from 7七.
  #hasOpenBishop(board: ReplayBoard): boolean {
    if (!this.has(board, 6, 7, PAWN)) return false;
    return this.has(board, 7, 7, BISHOP) || (this.has(board, 8, 8, BISHOP) && !this.has(board, 7, 7, PAWN));
  }

  #silverMove(file: number, rank: number, ply: number): void {
    if (ply <= 2 && file === 6 && rank === 8) this.#firstSilver68 = true;
    if (rank !== 6) return;
    if (file === 2) this.silver26Ply ||= ply;
    if (file === 4) this.silver46Ply ||= ply;
    if (file === 5) this.silver56Ply ||= ply;
  }

  #bishopMove(from: number, file: number, rank: number, captured: number, ply: number): void {
    const isTrade = from === squareAt(8, 8) && file === 2 && rank === 2 && captured === BISHOP;
    if (isTrade) this.bishopTradePly ||= ply;
    if (this.#firstSilver68 && file === 7 && rank === 9) this.ureshinoPly ||= ply;
  }

  #square(file: number, rank: number): number {
    return this.#own(squareAt(file, rank));
  }

  #own(square: number): number {
    return this.side === 0 ? square : 80 - square;
  }
}

function moveKind(move: Move): number {
  return (move >> 8) & 15;
}
