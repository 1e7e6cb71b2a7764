import type { Command } from '../contract/command';
import type { GameKind, GameProgress } from '../contract/game-progress';
import type { LocalText } from '../contract/language';
import type { Place, Side } from '../contract/layout';
import type { Foul, Outcome, ParsedMove, PlayResult, Target } from '../contract/outcome';
import type { BoardView } from '../contract/view';
import { Board } from './board';
import { shogiCommands } from './commands';
import { describeNode } from './describe-node';
import { describeFoul, plainFoul } from './foul-text';
import { GameLine } from './game-line';
import { Hand } from './hand';
import type { ReadonlyKifu, RemovedNode } from './kifu';
import { Kifu } from './kifu';
import { declarationMark, derivedEnd, outcomeOf } from './outcome';
import type { Color } from './piece';
import { colorCode, colorOfCode } from './piece';
import type { EndCode } from './record/end-code';
import { endMove, isEndMove } from './record/end-code';
import type { ShogiRecord } from './record/shogi-record';
import type { ReadonlyPosition } from './readonly-position';
import type { Declaration, DeclarationResult, ImpasseRule } from './rules/impasse';
import { declare, missingPoints } from './rules/impasse';
import { hasHandicapSides, sideNamesOf } from './side-names';
import { writeStorage } from './storage';
import { isOwnPlace, targetsFrom } from './targets';
import { ja } from './texts/ja';
import { parseTypedMove } from './typed-move';
import { shogiView } from './view';

/** 待ったで外したもの。一手と、あればその後の終局の言葉。parent の下へ順に戻す。 */
interface TakenBack {
  readonly parent: number;
  readonly nodes: readonly RemovedNode[];
}

const declarationEnds: Readonly<Record<DeclarationResult, EndCode>> = {
  win: 'entering-king-win',
  draw: 'impasse',
  lose: 'foul-loss',
};

/**
 * 将棋進行。局面と棋譜を一つずつ持ち、将棋盤と二つの駒台はその局面を読むだけの部品。
 * 局面と棋譜を変えるのはこれだけ。反則は断り、そのときは何も変えない。
 */
export class ShogiGame implements GameProgress {
  readonly board: Board;
  /** 駒台。先手・後手の順。 */
  readonly hands: readonly [Hand, Hand];
  readonly #kind: GameKind;
  readonly #record: ShogiRecord;
  readonly #kifu: Kifu;
  readonly #line: GameLine;
  #removed: TakenBack[] = [];

  /** @param record 棋譜の中身。以後はこの進行のもの。開始局面から始まる。 */
  constructor(record: ShogiRecord, kind: GameKind) {
    this.#kind = kind;
    this.board = new Board(this);
    this.hands = [new Hand(this, 'black'), new Hand(this, 'white')];
    this.#record = record;
    this.#kifu = new Kifu(this, record);
    this.#line = new GameLine(record);
  }

  get kind(): GameKind {
    return this.#kind;
  }

  /** 棋譜の中身。書き出すためのもので、変えてはならない。 */
  get record(): ShogiRecord {
    return this.#record;
  }

  get kifu(): ReadonlyKifu {
    return this.#kifu;
  }

  /** 局面。カーソルの節のもの。 */
  get position(): ReadonlyPosition {
    return this.#line.position;
  }

  /** 手番の色。 */
  get color(): Color {
    return this.#line.position.turn;
  }

  get turn(): Side {
    return colorCode(this.color);
  }

  get ply(): number {
    return this.#kifu.ply;
  }

  get sideNames(): readonly [LocalText, LocalText] {
    const names = sideNamesOf(this.#record);
    return [names.black, names.white];
  }

  get players(): readonly [string, string] {
    const first = this.#record.header('先手') ?? this.#record.header('下手') ?? '';
    return [first, this.#record.header('後手') ?? this.#record.header('上手') ?? ''];
  }

  get title(): string {
    return this.#record.header('表題') ?? this.#record.header('棋戦') ?? '';
  }

  get headers(): readonly (readonly [string, string])[] {
    return this.#record.headers.map(({ key, value }) => [key, value] as const);
  }

  /** 駒落ちか。側を下手・上手と呼ぶ。 */
  get isHandicap(): boolean {
    return hasHandicapSides(this.#record);
  }

  get outcome(): Outcome | null {
    return outcomeOf({
      position: this.#line.position,
      record: this.#record,
      node: this.#kifu.cursor,
      ply: this.ply,
      repetition: this.#line.repetition,
      sideNames: sideNamesOf(this.#record),
    });
  }

  get commands(): readonly Command<GameProgress>[] {
    return shogiCommands;
  }

  get canTakeBack(): boolean {
    const { tree } = this.#record;
    return this.#kifu.cursor !== tree.root && tree.childCount(this.#kifu.cursor) === 0;
  }

  get canRedo(): boolean {
    return this.#removed.at(-1)?.parent === this.#kifu.cursor;
  }

  isOwnPiece(place: Place): boolean {
    return isOwnPlace(this.#line.position, place);
  }

  targets(from?: Place): readonly Target[] {
    if (from === undefined || this.outcome !== null) return [];
    return targetsFrom(this.#line.position, from, (move) => this.#judge(move));
  }

  /** 手の反則。終局の後や連続王手の千日手も含む。指せるなら null。 */
  judge(move: number): Foul | null {
    if (this.outcome !== null) return plainFoul('gameOver');
    return this.#judge(move);
  }

  play(move: number, time?: number): PlayResult {
    const { tree } = this.#record;
    const known = move > 0 ? tree.findChild(this.#kifu.cursor, move) : -1;
    if (known >= 0) {
      this.#removed = [];
      this.goTo(known);
      return { ok: true, node: known };
    }
    const foul = this.judge(move);
    if (foul !== null) return { ok: false, foul };
    const node = this.#add(move, time);
    const end = derivedEnd(this.#line.position, this.#line.repetition);
    if (end !== null) this.#add(endMove(end), undefined);
    return { ok: true, node };
  }

  /** 終局の言葉を記し、カーソルをそこへ移す。もう終わっていれば false。comment はその節に添える。 */
  finish(code: EndCode, comment = ''): boolean {
    if (this.outcome !== null) return false;
    const node = this.#add(endMove(code), undefined);
    if (comment !== '') this.#kifu.setComment(node, comment);
    return true;
  }

  /** 入玉を宣言し、結果を棋譜に記して内訳を返す。もう終わっていれば null。条件を満たさなければ宣言した側の負け。 */
  declareEnteringKing(rule: ImpasseRule): Declaration | null {
    if (this.outcome !== null) return null;
    const credit = this.isHandicap ? missingPoints(new GameLine(this.#record).position) : 0;
    const declaration = declare(this.#line.position, this.color, rule, credit);
    const end = declarationEnds[declaration.result];
    this.finish(end, `${declarationMark}（${ja.command[rule]}、${declaration.points}点）`);
    return declaration;
  }

  takeBack(): boolean {
    if (!this.canTakeBack) return false;
    const { tree } = this.#record;
    const removed: RemovedNode[] = [];
    let parent = this.#removeLeaf(removed);
    const isLoneEnd =
      isEndMove(removed[0]?.move ?? 0) && parent !== tree.root && tree.childCount(parent) === 0;
    // An end word is no move: the move before it is what 待った takes away, unless other lines go on from it.
    if (isLoneEnd) parent = this.#removeLeaf(removed);
    this.#removed.push({ parent, nodes: removed.reverse() });
    return true;
  }

  redo(): boolean {
    const last = this.#removed.at(-1);
    if (last === undefined || last.parent !== this.#kifu.cursor) return false;
    this.#removed.pop();
    for (const node of last.nodes) this.goTo(this.#kifu.restore(this.#kifu.cursor, node));
    return true;
  }

  goTo(node: number): void {
    this.#line.goTo(node);
    this.#kifu.enter(node);
  }

  view(): BoardView {
    return shogiView(this.#line.position, this.#line.lastMove, this.#line.startNumber + this.ply);
  }

  parseMove(text: string): ParsedMove {
    return parseTypedMove(this.#line.position, text, this.#line.lastMove, (move) => this.judge(move));
  }

  describeNode(node: number): LocalText {
    return describeNode(this.#record, node, this.#kifu.played(node));
  }

  consumed(side: Side): number {
    const { tree } = this.#record;
    const first: Color = this.#record.whiteStarts ? 'white' : 'black';
    const moverIsFirst = tree.ply(this.#kifu.cursor) % 2 === 1;
    const wantsFirst = colorOfCode(side) === first;
    const node = moverIsFirst === wantsFirst ? this.#kifu.cursor : tree.parent(this.#kifu.cursor);
    return node > tree.root ? this.#kifu.totalTime(node) : 0;
  }

  setComment(node: number, comment: string): void {
    this.#kifu.setComment(node, comment.replace(/\r\n?/g, '\n'));
  }

  write(): readonly string[] {
    return writeStorage(this.#record);
  }

  #judge(move: number): Foul | null {
    if (!Number.isInteger(move) || move <= 0) return plainFoul('notAMove');
    const foul = this.#line.position.judge(move);
    if (foul !== null) return describeFoul(this.#line.position, move, foul, this.sideNames[this.turn]);
    return this.#line.completesPerpetualCheck(move) ? plainFoul('perpetualCheck') : null;
  }

  #add(move: number, time: number | undefined): number {
    const node = this.#kifu.append(move, time);
    this.#removed = [];
    this.#forgetResult(node);
    this.goTo(node);
    return node;
  }

  #removeLeaf(removed: RemovedNode[]): number {
    const node = this.#kifu.cursor;
    const parent = this.#record.tree.parent(node);
    this.#forgetResult(node);
    this.goTo(parent);
    removed.push(this.#kifu.remove(node));
    return parent;
  }

  // 「まで…」 of a loaded file speaks of the main line's end and is no longer true when that changes.
  #forgetResult(node: number): void {
    if (this.#record.tree.mainLine().at(-1) === node) this.#record.resultLine = null;
  }
}
