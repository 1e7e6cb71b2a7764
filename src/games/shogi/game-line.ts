import { NO_NODE } from '../contract/game-tree';
import { Position } from './position/position';
import { isEndMove } from './record/end-code';
import type { ShogiRecord } from './record/shogi-record';
import type { Repetition } from './rules/repetition';
import { RepetitionLine } from './rules/repetition';

/**
 * 手順。棋譜の木のある節の局面と、そこまでの局面の並び。
 * 節を移るときは、共通の祖先まで一手ずつ戻し、そこから一手ずつ進める。
 */
export class GameLine {
  readonly position: Position;
  /** 開始局面の次の手が何手目か (SFEN の手数)。 */
  readonly startNumber: number;
  readonly #record: ShogiRecord;
  readonly #repetition = new RepetitionLine();
  #node: number;

  /** @throws 記録の開始局面が SFEN として読めないとき (読み手が確かめているはずのもの)。 */
  constructor(record: ShogiRecord) {
    const parsed = Position.parse(record.startSfen);
    if (!parsed.ok) throw new Error(`start position: ${parsed.error.code}`);
    this.#record = record;
    this.position = parsed.position;
    this.startNumber = parsed.moveNumber;
    this.#node = record.tree.root;
    this.#repetition.start(this.position);
  }

  /** 最後に指された手。開始局面なら null。 */
  get lastMove(): number | null {
    const { tree } = this.#record;
    const node = isEndMove(tree.move(this.#node)) ? tree.parent(this.#node) : this.#node;
    return node === tree.root ? null : tree.move(node);
  }

  /** いまの局面での千日手の判定。 */
  get repetition(): Repetition {
    return this.#repetition.status();
  }

  /** その手で、指した側の連続王手の千日手が成り立つか。 */
  completesPerpetualCheck(move: number): boolean {
    return this.#repetition.completesPerpetualCheck(this.position, move);
  }

  /** 節へ移る。@throws RangeError 木にない節。 */
  goTo(node: number): void {
    const { tree } = this.#record;
    const path = tree.pathTo(node);
    if (path[0] !== tree.root) throw new RangeError(`node ${node} is not in the tree`);
    while (path[tree.ply(this.#node)] !== this.#node) this.#stepBack();
    for (const next of path.slice(tree.ply(this.#node) + 1)) this.#stepForward(next);
  }

  #stepBack(): void {
    const move = this.#record.tree.move(this.#node);
    const parent = this.#record.tree.parent(this.#node);
    if (parent === NO_NODE) throw new RangeError('the start position has no parent');
    if (!isEndMove(move)) {
      this.position.unmake(move);
      this.#repetition.pop();
    }
    this.#node = parent;
  }

  #stepForward(node: number): void {
    const move = this.#record.tree.move(node);
    if (!isEndMove(move)) {
      this.position.make(move);
      this.#repetition.push(this.position);
    }
    this.#node = node;
  }
}
