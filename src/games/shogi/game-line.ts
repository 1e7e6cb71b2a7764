import { TreeLine } from '../contract/tree-line';
import { Position } from './position/position';
import type { ShogiRecord } from './record/shogi-record';
import type { Repetition } from './rules/repetition';
import { RepetitionLine } from './rules/repetition';

/** 将棋の手順。ある節の局面と、そこまでの局面の並び。 */
export class GameLine extends TreeLine<Position> {
  /** 開始局面の次の手が何手目か (SFEN の手数)。 */
  readonly startNumber: number;
  readonly #repetition = new RepetitionLine();

  /** @throws 記録の開始局面が SFEN として読めないとき (読み手が確かめているはずのもの)。 */
  constructor(record: ShogiRecord) {
    const parsed = Position.parse(record.startSfen);
    if (!parsed.ok) throw new Error(`start position: ${parsed.error.code}`);
    super(record.tree, parsed.position);
    this.startNumber = parsed.moveNumber;
    this.#repetition.start(this.position);
  }

  /** いまの局面での千日手の判定。 */
  get repetition(): Repetition {
    return this.#repetition.status();
  }

  /** その手で、指した側の連続王手の千日手が成り立つか。 */
  completesPerpetualCheck(move: number): boolean {
    return this.#repetition.completesPerpetualCheck(this.position, move);
  }

  protected override afterMake(): void {
    this.#repetition.push(this.position);
  }

  protected override afterUnmake(): void {
    this.#repetition.pop();
  }
}
