import type { Command } from './command';
import type { GameKind, GameProgress, KifuView } from './game-progress';
import type { GameTree } from './game-tree';
import { isEndWord } from './game-tree';
import type { LocalText } from './language';
import type { Place, Side } from './layout';
import type { Foul, Outcome, ParsedMove, PlayResult, Target } from './outcome';
import { statusTexts } from './status-texts';
import type { RemovedNode, TreeKifu } from './tree-kifu';
import type { LinePosition, TreeLine } from './tree-line';
import type { BoardView } from './view';

/** 待ったで外したもの。手と、その後に付いていたもの。parent の下へ順に戻す。 */
interface TakenBack {
  readonly parent: number;
  readonly nodes: readonly RemovedNode[];
}

const NO_HEADERS: ReadonlySet<string> = new Set();

/**
 * 木の進行。棋譜の木の上を進み、戻り、分かれる一局の土台。
 * 手の意味（規則、見え、言葉）は派生が決める。反則は断り、そのときは何も変えない。
 */
export abstract class TreeGame implements GameProgress {
  #removed: TakenBack[] = [];

  abstract get kind(): GameKind;
  abstract get kifu(): KifuView;
  abstract get turn(): Side;
  abstract get sideNames(): readonly [LocalText, LocalText];
  abstract get players(): readonly [string, string];
  abstract get title(): string;
  abstract get headers(): readonly (readonly [string, string])[];
  abstract get outcome(): Outcome | null;
  abstract get commands(): readonly Command<GameProgress>[];
  abstract isOwnPiece(place: Place): boolean;
  abstract targets(from?: Place): readonly Target[];
  abstract view(): BoardView;
  abstract parseMove(text: string): ParsedMove;
  abstract describeNode(node: number): LocalText;
  abstract write(): readonly string[];

  /** 手の反則。終局の後も含む。指せるなら null。 */
  abstract judge(move: number): Foul | null;

  /** 棋譜の木、変えられる棋譜、手順。 */
  protected abstract get parts(): {
    readonly tree: GameTree;
    readonly kifu: TreeKifu<unknown>;
    readonly line: TreeLine<LinePosition>;
  };

  /** いまの局面でひとりでに続くもの。局面から決まる終局の言葉や、オセロのパス。なければ null。 */
  protected abstract followUp(): number | null;

  /** いまの局面に指し着いたときに言うこと（オセロのパスなど）。なければ null。 */
  protected remark(): LocalText | null {
    return null;
  }

  /** 開始局面で指す側。 */
  protected get firstSide(): Side {
    return 0;
  }

  /** 節が加わるか外れる前に呼ばれる。棋譜の外に覚えているものを改めるため。 */
  protected treeChanged(_node: number): void {
    // Most games remember nothing beside the tree.
  }

  /** 人の変えられない見出しの鍵。 */
  get fixedHeaders(): ReadonlySet<string> {
    return NO_HEADERS;
  }

  get status(): LocalText {
    if (this.outcome !== null) return statusTexts.over;
    return statusTexts.turn(this.kind.layout.sideMarks[this.turn], this.sideNames[this.turn]);
  }

  get ply(): number {
    return this.parts.kifu.ply;
  }

  get canTakeBack(): boolean {
    const { tree, kifu } = this.parts;
    return kifu.cursor !== tree.root && tree.childCount(kifu.cursor) === 0;
  }

  get canRedo(): boolean {
    return this.#removed.at(-1)?.parent === this.parts.kifu.cursor;
  }

  play(move: number, time?: number): PlayResult {
    const { tree, kifu } = this.parts;
    const known = isEndWord(move) ? -1 : tree.findChild(kifu.cursor, move);
    if (known >= 0) {
      this.#removed = [];
      this.goTo(known);
      return { ok: true, node: known, text: this.remark() };
    }
    const foul = this.judge(move);
    if (foul !== null) return { ok: false, foul };
    const node = this.#add(move, time);
    this.#follow();
    return { ok: true, node, text: this.remark() };
  }

  /** 終局の言葉を記し、カーソルをそこへ移す。もう終わっていれば false。comment はその節に添える。 */
  protected end(word: number, comment = ''): boolean {
    if (this.outcome !== null) return false;
    const node = this.#add(word, undefined);
    if (comment !== '') this.parts.kifu.setComment(node, comment);
    return true;
  }

  takeBack(): boolean {
    return this.takeBackMoves(1);
  }

  takeBackOne(): boolean {
    return this.takeBackMoves(1);
  }

  /**
   * 待った。人の手を count だけ外す（足りなければあるだけ）。やり直すときは一度に戻る。
   * ひとりでに続いたものは前の手と一緒に外す。人が言った終局の言葉（投了など）は、それだけを取り消す。
   */
  protected takeBackMoves(count: number): boolean {
    if (!this.canTakeBack) return false;
    const removed: RemovedNode[] = [];
    for (let moves = 0; moves < count && this.canTakeBack;) {
      const leaf = this.#removeLeaf();
      removed.push(leaf);
      const isAutomatic = leaf.move === this.followUp();
      if (!isAutomatic) moves = isEndWord(leaf.move) ? count : moves + 1;
    }
    this.#removed.push({ parent: this.parts.kifu.cursor, nodes: removed.reverse() });
    return true;
  }

  redo(): boolean {
    const { kifu } = this.parts;
    const last = this.#removed.at(-1);
    if (last === undefined || last.parent !== kifu.cursor) return false;
    this.#removed.pop();
    for (const node of last.nodes) this.goTo(kifu.restore(kifu.cursor, node));
    return true;
  }

  goTo(node: number): void {
    const { line, kifu } = this.parts;
    line.goTo(node);
    kifu.enter(node);
  }

  consumed(side: Side): number {
    const { tree, kifu } = this.parts;
    const moverIsFirst = tree.ply(kifu.cursor) % 2 === 1;
    const wantsFirst = side === this.firstSide;
    const node = moverIsFirst === wantsFirst ? kifu.cursor : tree.parent(kifu.cursor);
    return node > tree.root ? kifu.totalTime(node) : 0;
  }

  setComment(node: number, comment: string): void {
    this.parts.kifu.setComment(node, comment.replace(/\r\n?/g, '\n'));
  }

  setHeaders(headers: readonly (readonly [string, string])[]): boolean {
    const before = [...this.headers];
    const known = new Set(before.map(pairText));
    const wanted = headers
      .map(([key, value]) => [oneLine(key), oneLine(value)] as const)
      // A header that is empty on purpose (the end of a game that goes on) stays.
      .filter(([key, value]) => key !== '' && (value !== '' || known.has(pairText([key, '']))));
    const fixed = (pairs: readonly (readonly [string, string])[]): string =>
      pairs
        .filter(([key]) => this.fixedHeaders.has(key))
        .map(pairText)
        .join('\n');
    if (fixed(wanted) !== fixed(before)) return false;
    const { start } = this.#readAgain();
    this.replaceHeaders(wanted);
    const added = wanted.map(pairText).filter((pair) => !known.has(pair));
    const read = this.#readAgain();
    // What is read as something else (a handicap, a turn, a comment, a move) is no header and would change the game.
    if (read.start === start && added.every((pair) => read.headers.has(pair))) return true;
    this.replaceHeaders(before);
    return false;
  }

  /** 見出しをそのまま替える。 */
  protected abstract replaceHeaders(headers: readonly (readonly [string, string])[]): void;

  #readAgain(): { readonly headers: ReadonlySet<string>; readonly start: string | null } {
    const read = this.kind.read(this.write());
    if (!read.ok) return { headers: new Set(), start: null };
    return { headers: new Set(read.game.headers.map(pairText)), start: read.game.view().position };
  }

  #follow(): void {
    const { kifu } = this.parts;
    while (!kifu.isEnd(kifu.cursor)) {
      const next = this.followUp();
      if (next === null) return;
      this.#add(next, undefined);
    }
  }

  #add(move: number, time: number | undefined): number {
    const node = this.parts.kifu.append(move, time);
    this.#removed = [];
    this.treeChanged(node);
    this.goTo(node);
    return node;
  }

  #removeLeaf(): RemovedNode {
    const { tree, kifu } = this.parts;
    const node = kifu.cursor;
    this.treeChanged(node);
    this.goTo(tree.parent(node));
    return kifu.remove(node);
  }
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/gu, ' ').trim();
}

function pairText([key, value]: readonly [string, string]): string {
  return `${key}\n${value}`;
}
