import type { Command } from '../contract/command';
import type { GameKind, GameProgress } from '../contract/game-progress';
import type { GameRecord } from '../contract/game-record';
import type { GameTree } from '../contract/game-tree';
import type { LocalText } from '../contract/language';
import type { Side } from '../contract/layout';
import type { Foul, Outcome, ParsedMove, Target } from '../contract/outcome';
import { RecordGame } from '../contract/record-game';
import type { BoardView } from '../contract/view';
import { Board } from './board';
import { gomokuCommands } from './commands';
import type { EndCode } from './end-code';
import { endCodeOf, endMove } from './end-code';
import { gameOverFoul, judgeMove } from './foul';
import { moveTo } from './move';
import { gomokuNotation, parseMove } from './notation';
import { derivedEnd, outcomeOf, sideName } from './outcome';
import { POINT_COUNT } from './point';
import type { ReadonlyGomokuPosition } from './position/gomoku-position';
import { GomokuPosition } from './position/gomoku-position';
import { warningsHeader } from './setup';
import { both } from './texts/both';
import type { GomokuTexts } from './texts/gomoku-texts';
import { foulPoints, gomokuView } from './view';

/**
 * 五目並べ進行。局面と棋譜を一つずつ持ち、五目盤はその局面を読むだけの部品。
 * 石のある点は断る。三三と多連は断らずに受け、打った側の負けとして終局の言葉を付ける。
 */
export class GomokuGame extends RecordGame<GomokuPosition> {
  readonly board: Board;
  readonly #kind: GameKind;

  /** @param record 以後はこの進行のもの。 */
  constructor(record: GameRecord, kind: GameKind) {
    super(record, gomokuNotation, new GomokuPosition());
    this.#kind = kind;
    this.board = new Board(this);
  }

  get kind(): GameKind {
    return this.#kind;
  }

  /** 局面。カーソルの節のもの。 */
  get stones(): ReadonlyGomokuPosition {
    return this.position;
  }

  /** 棋譜の木。書き出すためのもので、変えてはならない。 */
  get tree(): GameTree {
    return this.parts.tree;
  }

  get turn(): Side {
    return this.position.turn;
  }

  get sideNames(): readonly [LocalText, LocalText] {
    return this.kind.layout.sideNames;
  }

  override get status(): LocalText {
    const { ply, turn } = this;
    if (this.outcome !== null) return both((t) => t.status.over(ply));
    return both((t) => t.status.turn(ply, sideName(t, turn), this.kind.layout.sideMarks[turn]));
  }

  get outcome(): Outcome | null {
    return outcomeOf(this.position, endCodeOf(this.tree.move(this.kifu.cursor)));
  }

  get commands(): readonly Command<GameProgress>[] {
    return gomokuCommands;
  }

  /** 反則になる点を示すか。棋譜の見出しに残る。 */
  get showsWarnings(): boolean {
    return this.header(warningsHeader.key) === warningsHeader.on;
  }

  set showsWarnings(shows: boolean) {
    this.setHeader(warningsHeader.key, shows ? warningsHeader.on : '');
  }

  isOwnPiece(): boolean {
    return false;
  }

  targets(from?: number): readonly Target[] {
    if (from !== undefined || this.outcome !== null) return [];
    return Array.from({ length: POINT_COUNT }, (_, place): Target => {
      const foul = judgeMove(this.position, moveTo(place));
      return { place, moves: foul === null ? [moveTo(place)] : [], foul, shown: false };
    });
  }

  judge(move: number): Foul | null {
    return this.outcome === null ? judgeMove(this.position, move) : gameOverFoul();
  }

  /** 終局の言葉を棋譜に記す。もう終わっていれば false。 */
  finish(code: EndCode): boolean {
    return this.end(endMove(code));
  }

  view(): BoardView {
    const warns = this.showsWarnings && this.outcome === null;
    return gomokuView(this.position, warns ? foulPoints(this.position) : []);
  }

  parseMove(text: string): ParsedMove {
    const typed = text.trim();
    if (typed === '') return { ok: false, text: both((t) => t.typed.empty), foul: null };
    const move = parseMove(typed);
    if (move === null) return { ok: false, text: both((t) => t.typed.notMove(typed)), foul: null };
    const foul = this.judge(move);
    return foul === null ? { ok: true, move } : { ok: false, text: foul.text, foul };
  }

  nodeText(node: number): string {
    if (node === this.tree.root) return both((t) => t.startOfGame).ja;
    const text = gomokuNotation.formatMove(this.tree.move(node));
    return this.kifu.isEnd(node) ? text : `${this.kind.layout.sideMarks[this.sideAt(node)]}${text}`;
  }

  describeNode(node: number): LocalText {
    return both((t) => this.#describe(t, node));
  }

  protected override followUp(): number | null {
    const end = derivedEnd(this.position);
    return end === null ? null : endMove(end);
  }

  #describe(t: GomokuTexts, node: number): string {
    const move = this.tree.move(node);
    if (node === this.tree.root) return t.startOfGame;
    const end = endCodeOf(move);
    return end === null
      ? `${sideName(t, this.sideAt(node))} ${gomokuNotation.formatMove(move)}`
      : t.ends[end];
  }
}
