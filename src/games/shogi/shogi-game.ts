import type { Command } from '../contract/command';
import type { GameKind, GameProgress } from '../contract/game-progress';
import type { GameTree } from '../contract/game-tree';
import type { LocalText } from '../contract/language';
import type { Place, Side } from '../contract/layout';
import type { Foul, Outcome, ParsedMove, Target } from '../contract/outcome';
import { TreeGame } from '../contract/tree-game';
import type { BoardView } from '../contract/view';
import { Board } from './board';
import { shogiCommands } from './commands';
import { describeNode } from './describe-node';
import { describeFoul, plainFoul } from './foul-text';
import { GameLine } from './game-line';
import { Hand } from './hand';
import type { ReadonlyKifu } from './kifu';
import { Kifu } from './kifu';
import { declarationMark, derivedEnd, outcomeOf } from './outcome';
import type { Color } from './piece';
import { colorCode } from './piece';
import type { EndCode } from './record/end-code';
import { endMove } from './record/end-code';
import type { ShogiRecord } from './record/shogi-record';
import type { ReadonlyPosition } from './readonly-position';
import type { Declaration, DeclarationResult, ImpasseRule } from './rules/impasse';
import { declare, missingPoints } from './rules/impasse';
import { hasHandicapSides, sideNamesOf } from './side-names';
import { writeStorage } from './storage';
import { isOwnPlace, targetsFrom } from './targets';
import { both } from './texts/both';
import { ja } from './texts/ja';
import { parseTypedMove } from './typed-move';
import { shogiView } from './view';

// They say how the game starts, as the record knows it.
const startHeaders: ReadonlySet<string> = new Set(['手合割', '手合', '手番']);

const declarationEnds: Readonly<Record<DeclarationResult, EndCode>> = {
  win: 'entering-king-win',
  draw: 'impasse',
  lose: 'foul-loss',
};

/** 書いた保存の行と、そのときの棋譜の版。 */
interface Written {
  readonly lines: readonly string[];
  readonly revision: number;
  readonly resultLine: string | null;
}

/**
 * 将棋進行。局面と棋譜を一つずつ持ち、将棋盤と二つの駒台はその局面を読むだけの部品。
 * 局面と棋譜を変えるのはこれだけ。反則は断り、そのときは何も変えない。
 */
export class ShogiGame extends TreeGame {
  readonly board: Board;
  /** 駒台。先手・後手の順。 */
  readonly hands: readonly [Hand, Hand];
  readonly #kind: GameKind;
  readonly #record: ShogiRecord;
  readonly #kifu: Kifu;
  readonly #line: GameLine;
  // Most clicks only choose a piece: the lines are then the same, and the same array.
  #written: Written | null = null;

  /** @param record 棋譜の中身。以後はこの進行のもの。開始局面から始まる。 */
  constructor(record: ShogiRecord, kind: GameKind) {
    super();
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

  override get fixedHeaders(): ReadonlySet<string> {
    return startHeaders;
  }

  protected override replaceHeaders(headers: readonly (readonly [string, string])[]): void {
    const fresh = headers.map(([key, value]) => ({ key, value }));
    this.#record.headers.splice(0, this.#record.headers.length, ...fresh);
    this.#written = null;
  }

  setDate(which: 'start' | 'end', text: string): void {
    const keys = { start: '開始日時', end: '終了日時' };
    this.#record.setHeader(keys[which], text);
    if (which === 'start') this.#record.setHeader(keys.end, '');
    this.#written = null;
  }

  override get status(): LocalText {
    const status = super.status;
    if (this.outcome !== null || !this.#line.position.inCheck()) return status;
    return both((t) => t.inCheck(status[t.language]));
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

  /** 終局の言葉を記し、カーソルをそこへ移す。もう終わっていれば false。comment はその節に添える。 */
  finish(code: EndCode, comment = ''): boolean {
    return this.end(endMove(code), comment);
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

  view(): BoardView {
    return shogiView(this.#line.position, this.#line.lastMove, this.#line.startNumber + this.ply);
  }

  parseMove(text: string): ParsedMove {
    return parseTypedMove(this.#line.position, text, this.#line.lastMove, (move) => this.judge(move));
  }

  describeNode(node: number): LocalText {
    return describeNode(this.#record, node, this.#kifu.played(node));
  }

  write(): readonly string[] {
    const { resultLine, tree } = this.#record;
    const known = this.#written;
    if (known?.revision === tree.revision && known.resultLine === resultLine) return known.lines;
    const lines = writeStorage(this.#record);
    this.#written = { lines, revision: tree.revision, resultLine };
    return lines;
  }

  #judge(move: number): Foul | null {
    if (!Number.isInteger(move) || move <= 0) return plainFoul('notAMove');
    const foul = this.#line.position.judge(move);
    if (foul !== null) return describeFoul(this.#line.position, move, foul, this.sideNames[this.turn]);
    return this.#line.completesPerpetualCheck(move) ? plainFoul('perpetualCheck') : null;
  }

  protected override get parts(): { tree: GameTree; kifu: Kifu; line: GameLine } {
    return { tree: this.#record.tree, kifu: this.#kifu, line: this.#line };
  }

  protected override get firstSide(): Side {
    return this.#record.whiteStarts ? 1 : 0;
  }

  protected override followUp(): number | null {
    const end = derivedEnd(this.#line.position, this.#line.repetition);
    return end === null ? null : endMove(end);
  }

  // 「まで…」 of a loaded file speaks of the main line's end and is no longer true when that changes.
  protected override treeChanged(node: number): void {
    if (this.#record.tree.mainLine().at(-1) === node) this.#record.resultLine = null;
  }
}
