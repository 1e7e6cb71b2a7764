import type { GameTree } from './game-tree';
import { isEndWord, NO_NODE } from './game-tree';

/** 局面: 手を進め、戻せるもの。戻すのに要るものは局面が覚える。 */
export interface LinePosition {
  make(move: number): void;
  /** 最後に進めた手を戻す。 */
  unmake(move: number): void;
}

/**
 * 手順。棋譜の木のある節の局面。終局の言葉では局面は動かない。
 * 節を移るときは、共通の祖先まで一手ずつ戻し、そこから一手ずつ進める。
 */
export class TreeLine<Position extends LinePosition> {
  readonly position: Position;
  readonly #tree: GameTree;
  #node: number;

  /** @param position 開始局面。以後はこの手順のもの。 */
  constructor(tree: GameTree, position: Position) {
    this.#tree = tree;
    this.position = position;
    this.#node = tree.root;
  }

  /** 最後に指された手。開始局面なら null。 */
  get lastMove(): number | null {
    const node = isEndWord(this.#tree.move(this.#node)) ? this.#tree.parent(this.#node) : this.#node;
    return node === this.#tree.root ? null : this.#tree.move(node);
  }

  /** 節へ移る。@throws RangeError 木にない節。 */
  goTo(node: number): void {
    const tree = this.#tree;
    const path = tree.pathTo(node);
    if (path[0] !== tree.root) throw new RangeError(`node ${node} is not in the tree`);
    while (path[tree.ply(this.#node)] !== this.#node) this.#stepBack();
    for (const next of path.slice(tree.ply(this.#node) + 1)) this.#stepForward(next);
  }

  /** 一手進めた後に呼ばれる。局面の並びを覚えるゲームのため。 */
  protected afterMake(): void {
    // Most games need nothing but the position.
  }

  /** 一手戻した後に呼ばれる。 */
  protected afterUnmake(): void {
    // Most games need nothing but the position.
  }

  #stepBack(): void {
    const move = this.#tree.move(this.#node);
    const parent = this.#tree.parent(this.#node);
    if (parent === NO_NODE) throw new RangeError('the start position has no parent');
    if (!isEndWord(move)) {
      this.position.unmake(move);
      this.afterUnmake();
    }
    this.#node = parent;
  }

  #stepForward(node: number): void {
    const move = this.#tree.move(node);
    if (!isEndWord(move)) {
      this.position.make(move);
      this.afterMake();
    }
    this.#node = node;
  }
}
