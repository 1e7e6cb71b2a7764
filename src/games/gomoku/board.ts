import { GamePart } from '../contract/game-part';
import type { Side } from '../contract/layout';
import type { GomokuGame } from './gomoku-game';

/** 五目盤。石の配列は持たず、親の局面を読むだけなので、局面と食い違わない。点は 0（a15）〜 224（o1）。 */
export class Board extends GamePart<GomokuGame> {
  /** 点の石の側。空なら null。 */
  stoneAt(point: number): Side | null {
    return this.parent.stones.stoneAt(point);
  }

  /** 手番の側（親の局面による）。 */
  get turn(): Side {
    return this.parent.stones.turn;
  }

  /** 手数（親の棋譜による）。 */
  get ply(): number {
    return this.parent.ply;
  }
}
