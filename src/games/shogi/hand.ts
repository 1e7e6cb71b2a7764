import { GamePart } from '../contract/game-part';
import type { Color, HandType } from './piece';
import { handTypes } from './piece';
import type { ShogiGame } from './shogi-game';

/** 駒台。枚数は持たず、親の局面を読むだけ。色だけを知っている。 */
export class Hand extends GamePart<ShogiGame> {
  /** だれの駒台か。 */
  readonly color: Color;

  constructor(parent: ShogiGame, color: Color) {
    super(parent);
    this.color = color;
  }

  /** その駒の枚数。 */
  count(type: HandType): number {
    return this.parent.position.hand(this.color, type);
  }

  /** 載っている駒の種類。飛角金銀桂香歩の順。 */
  get types(): readonly HandType[] {
    return handTypes.filter((type) => this.count(type) > 0);
  }

  /** 駒台が空か。 */
  get isEmpty(): boolean {
    return this.types.length === 0;
  }
}
