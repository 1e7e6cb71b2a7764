import { GamePart } from '../contract/game-part';
import type { Side } from '../contract/layout';
import type { OthelloGame } from './othello-game';

/** オセロ盤。石の配列は持たず、親の局面を読むだけなので、局面と食い違わない。マスは 0（a1）〜 63（h8）。 */
export class Board extends GamePart<OthelloGame> {
  /** マスの石の側。空なら null。 */
  stoneAt(square: number): Side | null {
    return this.parent.stones.stoneAt(square);
  }

  /** 側の石の数。 */
  count(side: Side): number {
    return this.parent.stones.count(side);
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
