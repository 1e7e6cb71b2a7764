import type { GameKind } from './game-progress';
import type { GameRecord, RecordNotation } from './game-record';
import { headerOf, setHeader } from './game-record';
import type { GameTree } from './game-tree';
import { isEndWord, NO_NODE } from './game-tree';
import type { LocalText } from './language';
import type { Side } from './layout';
import { recordTexts } from './record-texts';
import { writeRecordLines } from './record-lines';
import { TreeGame } from './tree-game';
import type { ReadonlyKifu } from './tree-kifu';
import { TreeKifu } from './tree-kifu';
import type { LinePosition } from './tree-line';
import { TreeLine } from './tree-line';

/** 手番を知っている局面。 */
export interface SidedPosition extends LinePosition {
  readonly turn: Side;
}

/** 棋譜に加えた答え。 */
export type AcceptResult =
  { readonly ok: true; readonly node: number } | { readonly ok: false; readonly text: LocalText };

/** 記法で書く棋譜。手の文は進行が作る。 */
export class RecordKifu extends TreeKifu<RecordGame<SidedPosition>> {
  protected override text(node: number): string {
    return this.parent.nodeText(node);
  }
}

/** 記録の進行。自分の記法で棋譜を書くゲームの土台。開始局面は一つに決まっている。 */
export abstract class RecordGame<Position extends SidedPosition> extends TreeGame {
  readonly #kind: GameKind;
  readonly #record: GameRecord;
  readonly #notation: RecordNotation;
  readonly #kifu: RecordKifu;
  readonly #line: TreeLine<Position>;

  /** @param record 以後はこの進行のもの。 */
  constructor(record: GameRecord, kind: GameKind, notation: RecordNotation, position: Position) {
    super();
    this.#kind = kind;
    this.#record = record;
    this.#notation = notation;
    this.#kifu = new RecordKifu(this, record.tree);
    this.#line = new TreeLine(record.tree, position);
  }

  /** 棋譜の行に書く手。根では「開始局面」。 */
  abstract nodeText(node: number): string;

  get kind(): GameKind {
    return this.#kind;
  }

  /** 棋譜の木。書き出すためのもので、変えてはならない。 */
  get tree(): GameTree {
    return this.#record.tree;
  }

  get turn(): Side {
    return this.position.turn;
  }

  get sideNames(): readonly [LocalText, LocalText] {
    return this.#kind.layout.sideNames;
  }

  get kifu(): ReadonlyKifu<RecordKifu> {
    return this.#kifu;
  }

  get players(): readonly [string, string] {
    const [first, second] = this.#notation.playerKeys;
    return [this.header(first), this.header(second)];
  }

  get title(): string {
    return this.header('表題');
  }

  get headers(): readonly (readonly [string, string])[] {
    return this.#record.headers;
  }

  protected override replaceHeaders(headers: readonly (readonly [string, string])[]): void {
    this.#record.headers.splice(0, this.#record.headers.length, ...headers);
  }

  write(): readonly string[] {
    return writeRecordLines(this.#record, this.#notation);
  }

  /** 読んだ手か終局の言葉を棋譜に加え、そこへ移る。ひとりでに付いていたものと同じなら、それへ移る。 */
  accept(move: number, time: number | undefined): AcceptResult {
    const { tree } = this.#record;
    const known = tree.findChild(this.#kifu.cursor, move);
    if (known !== NO_NODE) {
      this.goTo(known);
      return { ok: true, node: known };
    }
    if (isEndWord(move)) {
      const isEnded = this.#notation.declaredEnds.includes(move) && this.end(move);
      return isEnded ? { ok: true, node: this.#kifu.cursor } : { ok: false, text: recordTexts.alreadyOver };
    }
    const result = this.play(move, time);
    return result.ok ? result : { ok: false, text: result.foul.text };
  }

  /** 見出しの値。なければ空文字列。 */
  protected header(key: string): string {
    return headerOf(this.#record, key);
  }

  /** 見出しを書く（一局ごとの設定も見出しに残す）。空文字列なら除く。 */
  protected setHeader(key: string, value: string): void {
    setHeader(this.#record, key, value);
  }

  /** 手の番号から見た、節を指した側。 */
  protected sideAt(node: number): 0 | 1 {
    return this.#record.tree.ply(node) % 2 === 1 ? 0 : 1;
  }

  /** 局面。カーソルの節のもの。 */
  protected get position(): Position {
    return this.#line.position;
  }

  /** 最後に指された手。開始局面なら null。 */
  protected get lastMove(): number | null {
    return this.#line.lastMove;
  }

  protected override get parts(): { tree: GameTree; kifu: RecordKifu; line: TreeLine<Position> } {
    return { tree: this.#record.tree, kifu: this.#kifu, line: this.#line };
  }
}
