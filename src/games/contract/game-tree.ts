/** 節の番号がないことを表す値。親のない根、子のない葉、弟のない末子が返す。 */
export const NO_NODE = -1;

/** 消費時間が分からないことを表す値。 */
export const NO_TIME = -1;

/** 木の手が終局の言葉 (投了など) か。終局の言葉は負の数で置き、手に数えない。 */
export function isEndWord(move: number): boolean {
  return move < 0;
}

// Above this many children an index per node takes over from walking the siblings.
const WIDE = 32;

const INITIAL_CAPACITY = 16;

// A node's words, side by side in one array: a game is then one allocation, and a node mostly one cache line.
const MOVE = 0;
const EXTRA = 1;
const PARENT = 2;
const FIRST_CHILD = 3;
const NEXT_SIBLING = 4;
const PLY = 5;
const TIME = 6;
const WORDS = 7;

const ROOT = Int32Array.of(0, 0, NO_NODE, NO_NODE, NO_NODE, 0, NO_TIME);

// Room that trees have given back. Asking the system for new memory costs more than reading a game into it.
const spareWords: Int32Array[] = [];
const MOST_SPARE = 128;

/**
 * 棋譜の木。手を節とし、最初の子を本譜、ほかの子を変化とする。
 * 手は 0 でない int32 で、その意味（終局の言葉も含む）はゲームが決める。節 0 は開始局面。時間の単位は ms。
 * 節の番号は `append` が返した整数で、取り除くまで変わらない。
 */
export class GameTree {
  readonly root = 0;
  #size = 1;
  #revision = 0;
  #words: Int32Array;
  #comments: Map<number, string> | null = null;
  #bookmarks: Map<number, string> | null = null;
  #wide: Map<number, { byMove: Map<number, number>; last: number }> | null = null;

  /** @param capacity 初めに場所を取っておく節の数。足りなくなれば倍になる。 */
  constructor(capacity = INITIAL_CAPACITY) {
    const length = Math.max(2, capacity) * WORDS;
    const spare = spareWords.pop();
    const words = (this.#words =
      spare !== undefined && spare.length >= length ? spare : new Int32Array(length));
    words.set(ROOT);
  }

  /** 割り当てた節の番号の上限。取り除いた節も数える。 */
  get size(): number {
    return this.#size;
  }

  /** 版: 木の中身（手、時間、文、順）が変わるたびに増える数。覚えておいたものがまだ正しいかを見る。 */
  get revision(): number {
    return this.#revision;
  }

  /** 手。根では 0。 */
  move(node: number): number {
    return this.#words[node * WORDS] ?? 0;
  }

  /** 手に添えた値（取った駒など、戻すときにゲームが要るもの）。 */
  extra(node: number): number {
    return this.#words[node * WORDS + EXTRA] ?? 0;
  }

  /** 親の節。根では `NO_NODE`。 */
  parent(node: number): number {
    return this.#words[node * WORDS + PARENT] ?? NO_NODE;
  }

  /** 最初の子（本譜の続き）。なければ `NO_NODE`。 */
  firstChild(node: number): number {
    return this.#words[node * WORDS + FIRST_CHILD] ?? NO_NODE;
  }

  /** 次の弟（同じ手数の別の手）。なければ `NO_NODE`。 */
  nextSibling(node: number): number {
    return this.#words[node * WORDS + NEXT_SIBLING] ?? NO_NODE;
  }

  /** 手数。根は 0。 */
  ply(node: number): number {
    return this.#words[node * WORDS + PLY] ?? 0;
  }

  /** 子の節を本譜から順に並べたもの。 */
  children(node: number): number[] {
    const list: number[] = [];
    for (let child = this.firstChild(node); child !== NO_NODE; child = this.nextSibling(child))
      list.push(child);
    return list;
  }

  /** 子の数。 */
  childCount(node: number): number {
    let count = 0;
    for (let child = this.firstChild(node); child !== NO_NODE; child = this.nextSibling(child)) count++;
    return count;
  }

  /** 同じ手数に別の手（兄弟）があるか。 */
  hasBranches(node: number): boolean {
    const parent = this.parent(node);
    return parent !== NO_NODE && this.nextSibling(this.firstChild(parent)) !== NO_NODE;
  }

  /** その手の子。なければ `NO_NODE`。 */
  findChild(parent: number, move: number): number {
    const wide = this.#wide?.get(parent);
    if (wide) return wide.byMove.get(move) ?? NO_NODE;
    for (let child = this.firstChild(parent); child !== NO_NODE; child = this.nextSibling(child)) {
      if (this.move(child) === move) return child;
    }
    return NO_NODE;
  }

  /** 手を末の子として加え、その節を返す。同じ手の子があればそれを返す。 */
  append(parent: number, move: number, extra = 0): number {
    let last = NO_NODE;
    const wide = this.#wide?.get(parent);
    if (wide) {
      const found = wide.byMove.get(move);
      if (found !== undefined) return found;
      last = wide.last;
    } else {
      let count = 0;
      for (let child = this.firstChild(parent); child !== NO_NODE; child = this.nextSibling(child)) {
        if (this.move(child) === move) return child;
        last = child;
        count++;
      }
      if (count >= WIDE) this.#indexChildren(parent);
    }
    const node = this.#allocate(parent, move, extra);
    if (last === NO_NODE) this.#words[parent * WORDS + FIRST_CHILD] = node;
    else this.#words[last * WORDS + NEXT_SIBLING] = node;
    const index = this.#wide?.get(parent);
    if (index) {
      index.byMove.set(move, node);
      index.last = node;
    }
    return node;
  }

  /** 兄弟の中での場所を変える。0 が本譜。範囲の外は端に寄せる。 */
  moveChild(node: number, index: number): void {
    const parent = this.parent(node);
    if (parent === NO_NODE) return;
    const others = this.children(parent).filter((child) => child !== node);
    others.splice(Math.max(0, Math.min(index, others.length)), 0, node);
    this.#setChildren(parent, others);
  }

  /** 変化を本譜にする（最初の子にする）。 */
  promote(node: number): void {
    this.moveChild(node, 0);
  }

  /** 節をその先ごと取り除く。根は取り除けない。 */
  remove(node: number): void {
    const parent = this.parent(node);
    if (parent === NO_NODE) throw new RangeError('The root cannot be removed.');
    for (const gone of this.walk(node)) {
      this.#comments?.delete(gone);
      this.#bookmarks?.delete(gone);
      this.#wide?.delete(gone);
    }
    this.#setChildren(
      parent,
      this.children(parent).filter((child) => child !== node),
    );
    this.#words[node * WORDS + PARENT] = NO_NODE;
    if (node === this.#size - 1) this.#size--;
  }

  /** 待った。先のない節を取り除き、親を返す。先がある節には使えない。 */
  removeLast(node: number): number {
    if (this.firstChild(node) !== NO_NODE) throw new RangeError('Only a leaf can be taken back.');
    const parent = this.parent(node);
    this.remove(node);
    return parent;
  }

  /** 消費時間（ms）。分からなければ `NO_TIME`。 */
  time(node: number): number {
    return this.#words[node * WORDS + TIME] ?? NO_TIME;
  }

  /** 消費時間（ms）を書く。 */
  setTime(node: number, ms: number): void {
    this.#revision++;
    this.#words[node * WORDS + TIME] = ms;
  }

  /** コメント。行は `\n` で分ける。なければ空文字列。 */
  comment(node: number): string {
    return this.#comments?.get(node) ?? '';
  }

  /** コメントがあるか。空の一行も「ある」に数える。 */
  hasComment(node: number): boolean {
    return this.#comments?.has(node) ?? false;
  }

  /** コメントを書く。`null` で消す。 */
  setComment(node: number, text: string | null): void {
    this.#revision++;
    if (text === null) this.#comments?.delete(node);
    else (this.#comments ??= new Map()).set(node, text);
  }

  /** しおり。なければ `null`。 */
  bookmark(node: number): string | null {
    return this.#bookmarks?.get(node) ?? null;
  }

  /** しおりを付ける。`null` で外す。 */
  setBookmark(node: number, name: string | null): void {
    this.#revision++;
    if (name === null) this.#bookmarks?.delete(node);
    else (this.#bookmarks ??= new Map()).set(node, name);
  }

  /** 根から節までの道。両端を含む。 */
  pathTo(node: number): number[] {
    const path = new Array<number>(this.ply(node) + 1);
    for (let at = node; at !== NO_NODE; at = this.parent(at)) path[this.ply(at)] = at;
    return path;
  }

  /**
   * 節を通る一筋。根から節までと、その先を末まで。
   * @param remembered 親から、前に通った子への対応。なければ最初の子をたどる。
   */
  lineThrough(node: number, remembered?: ReadonlyMap<number, number>): number[] {
    const line = this.pathTo(node);
    let at = node;
    for (;;) {
      const wanted = remembered?.get(at);
      at = wanted !== undefined && this.parent(wanted) === at ? wanted : this.firstChild(at);
      if (at === NO_NODE) return line;
      line.push(at);
    }
  }

  /** 本譜。根から最初の子をたどった一筋。 */
  mainLine(): number[] {
    return this.lineThrough(this.root);
  }

  /** 節とその先を、親から子、本譜から変化の順に訪ねる。 */
  *walk(from: number = this.root): Generator<number> {
    for (let node = from; node !== NO_NODE; node = this.following(node, from)) yield node;
  }

  /** walk で次に訪ねる節。from の先が尽きたら `NO_NODE`。 */
  following(node: number, from: number = this.root): number {
    const child = this.firstChild(node);
    if (child !== NO_NODE) return child;
    for (let at = node; at !== from; at = this.parent(at)) {
      const next = this.nextSibling(at);
      if (next !== NO_NODE) return next;
    }
    return NO_NODE;
  }

  /** 使っていない場所を返す。読み終えた棋譜を小さく持つためのもの。 */
  compact(): void {
    if (this.#words.length !== this.#size * WORDS) this.#words = this.#words.slice(0, this.#size * WORDS);
  }

  /** もう使わない木の場所を、次に作る木に譲る。この後の木は開始局面だけになる。 */
  release(): void {
    if (spareWords.length < MOST_SPARE) spareWords.push(this.#words);
    this.#words = ROOT.slice();
    this.#size = 1;
    this.#revision++;
    this.#comments = this.#bookmarks = this.#wide = null;
  }

  #allocate(parent: number, move: number, extra: number): number {
    const node = this.#size;
    const at = node * WORDS;
    if (at === this.#words.length) this.#grow();
    const words = this.#words;
    this.#size = node + 1;
    this.#revision++;
    words[at + MOVE] = move;
    words[at + EXTRA] = extra;
    words[at + PARENT] = parent;
    words[at + FIRST_CHILD] = NO_NODE;
    words[at + NEXT_SIBLING] = NO_NODE;
    words[at + PLY] = words[parent * WORDS + PLY]! + 1;
    words[at + TIME] = NO_TIME;
    return node;
  }

  #grow(): void {
    const larger = new Int32Array(this.#words.length * 2);
    larger.set(this.#words);
    this.#words = larger;
  }

  #indexChildren(parent: number): void {
    const byMove = new Map<number, number>();
    let last = NO_NODE;
    for (const child of this.children(parent)) {
      byMove.set(this.move(child), child);
      last = child;
    }
    (this.#wide ??= new Map()).set(parent, { byMove, last });
  }

  #setChildren(parent: number, children: readonly number[]): void {
    this.#revision++;
    const words = this.#words;
    let link = parent * WORDS + FIRST_CHILD;
    for (const child of children) {
      words[link] = child;
      link = child * WORDS + NEXT_SIBLING;
    }
    words[link] = NO_NODE;
    if (this.#wide?.has(parent)) this.#indexChildren(parent);
  }
}
