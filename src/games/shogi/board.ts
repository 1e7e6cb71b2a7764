import { GamePart } from '../contract/game-part';
import type { Color, Piece } from './piece';
import type { ShogiGame } from './shogi-game';

/** 将棋盤。駒の配列は持たず、親の局面を読むだけなので、局面と食い違わない。升は 0（９一）〜 80（１九）。 */
export class Board extends GamePart<ShogiGame> {
  /** 升の駒。なければ null。 */
  pieceAt(square: number): Piece | null {
    return this.parent.position.pieceAt(square);
  }

  /** 手番の色（親の局面による）。 */
  get turn(): Color {
    return this.parent.position.turn;
  }

  /** 手数（親の棋譜による）。 */
  get ply(): number {
    return this.parent.ply;
  }

  /** 手番の側が王手をかけられているか。 */
  get isCheck(): boolean {
    return this.parent.position.inCheck();
  }
}
