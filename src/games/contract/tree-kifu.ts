import { GamePart } from './game-part';
import type { KifuRow, KifuView } from './game-progress';
import type { GameTree } from './game-tree';
import { isEndWord, NO_NODE, NO_TIME } from './game-tree';
import type { LocalText } from './language';
import { formatKifuPath, parseKifuPath } from './kifu-path';

/** 待ったで外した手。やり直すときに元の所へ戻すための中身。 */
export interface RemovedNode {
  readonly move: number;
  readonly extra: number;
  readonly time: number;
  readonly comment: string | null;
  readonly bookmark: string | null;
  /** 兄弟の中での順。 */
  readonly index: number;
}

/** 外に見せる棋譜。読むだけで、変えるのは進行の仕事。 */
export type ReadonlyKifu<Kifu extends TreeKifu<unknown>> = Omit<
  Kifu,
  'enter' | 'append' | 'remove' | 'restore' | 'setComment'
>;

/** 木の棋譜。木と、いま見ている節。変えるのは親の進行だけで、外には ReadonlyKifu を見せる。 */
export abstract class TreeKifu<Parent> extends GamePart<Parent> implements KifuView {
  readonly #tree: GameTree;
  readonly #totals = new Map<number, number>();
  // Kept until something of the row changes: painters compare rows by identity.
  readonly #rows = new Map<number, KifuRow>();
  // The child last visited below a node: the line shown goes on through it after going back.
  readonly #visited = new Map<number, number>();
  #cursor: number;

  constructor(parent: Parent, tree: GameTree) {
    super(parent);
    this.#tree = tree;
    this.#cursor = tree.root;
  }

  /** 棋譜の行に書く手「▲７六歩(77)」。根では「開始局面」。 */
  protected abstract text(node: number): string;

  /** 節が、棋譜に残してある反則の手なら、その名。反則の手を残すゲームだけが答える。 */
  protected foulName(_node: number): LocalText | null {
    return null;
  }

  get cursor(): number {
    return this.#cursor;
  }

  /** 手数。終局の言葉は手に数えない。 */
  get ply(): number {
    return this.#tree.ply(this.#cursor) - (this.isEnd(this.#cursor) ? 1 : 0);
  }

  line(): readonly number[] {
    return this.#tree.lineThrough(this.#cursor, this.#visited);
  }

  row(node: number): KifuRow {
    let row = this.#rows.get(node);
    if (row === undefined) this.#rows.set(node, (row = this.#makeRow(node)));
    return row;
  }

  path(node: number): string {
    return formatKifuPath(this.#tree, node);
  }

  find(path: string): number | null {
    return parseKifuPath(this.#tree, path);
  }

  parentOf(node: number): number | null {
    const parent = this.#tree.parent(node);
    return parent === NO_NODE ? null : parent;
  }

  isEnd(node: number): boolean {
    return isEndWord(this.#tree.move(node));
  }

  /** 節を指した側の、その節までの消費時間の合計（ms）。分からない手は 0 とみなす。 */
  totalTime(node: number): number {
    const tree = this.#tree;
    const pending: number[] = [];
    let at = node;
    while (at > tree.root && !this.#totals.has(at)) {
      pending.push(at);
      const other = tree.parent(at);
      at = other > tree.root ? tree.parent(other) : tree.root;
    }
    let total = this.#totals.get(at) ?? 0;
    for (const each of pending.reverse()) {
      total += Math.max(0, tree.time(each));
      this.#totals.set(each, total);
    }
    return total;
  }

  /** カーソルを移す。局面は進行が合わせる。 */
  enter(node: number): void {
    const tree = this.#tree;
    for (let at = node; at !== tree.root; at = tree.parent(at)) this.#visited.set(tree.parent(at), at);
    this.#cursor = node;
  }

  /** カーソルの下に手を加え（同じ手があればそれ）、その節を返す。カーソルは動かさない。time は ms で、秒未満は切り捨てる。 */
  append(move: number, time: number | undefined): number {
    const tree = this.#tree;
    const known = tree.findChild(this.#cursor, move);
    if (known !== NO_NODE) return known;
    const node = tree.append(this.#cursor, move);
    this.#forgetChildRows(this.#cursor);
    // Fractions of a second are cut off, as shogi clocks do: Kifu for Windows reads whole seconds only.
    if (time !== undefined) tree.setTime(node, Math.floor(Math.max(0, time) / 1000) * 1000);
    return node;
  }

  /** 葉を外し、戻すための中身を返す。 */
  remove(node: number): RemovedNode {
    const tree = this.#tree;
    const parent = tree.parent(node);
    const removed: RemovedNode = {
      move: tree.move(node),
      extra: tree.extra(node),
      time: tree.time(node),
      comment: tree.hasComment(node) ? tree.comment(node) : null,
      bookmark: tree.bookmark(node),
      index: tree.children(parent).indexOf(node),
    };
    this.#forgetChildRows(parent);
    tree.removeLast(node);
    this.#totals.delete(node);
    this.#visited.delete(parent);
    return removed;
  }

  /** 外した手を parent の下へ、元の順に戻す。 */
  restore(parent: number, removed: RemovedNode): number {
    const tree = this.#tree;
    const node = tree.append(parent, removed.move, removed.extra);
    tree.setTime(node, removed.time);
    tree.setComment(node, removed.comment);
    tree.setBookmark(node, removed.bookmark);
    tree.moveChild(node, removed.index);
    this.#forgetChildRows(parent);
    return node;
  }

  /** コメントを書く。空なら消す。 */
  setComment(node: number, comment: string): void {
    this.#tree.setComment(node, comment === '' ? null : comment);
    this.#rows.delete(node);
  }

  #makeRow(node: number): KifuRow {
    const tree = this.#tree;
    const time = tree.time(node);
    const parent = tree.parent(node);
    return {
      node,
      ply: tree.ply(node),
      text: this.text(node),
      time: time === NO_TIME ? null : time,
      total: time === NO_TIME ? null : this.totalTime(node),
      comment: tree.comment(node),
      branches: parent === NO_NODE ? [node] : tree.children(parent),
      foul: this.foulName(node),
    };
  }

  // The rows of all brothers name each other as branches.
  #forgetChildRows(parent: number): void {
    for (const child of this.#tree.children(parent)) this.#rows.delete(child);
  }
}
