import type { Command } from '../contract/command';
import type { GameKind, GameProgress } from '../contract/game-progress';
import type { GameRecord } from '../contract/game-record';
import type { LocalText } from '../contract/language';
import type { Outcome, Target } from '../contract/outcome';
import type { StoneRules } from '../contract/stone-game';
import { StoneGame } from '../contract/stone-game';
import type { BoardView } from '../contract/view';
import { Board } from './board';
import { gomokuCommands } from './commands';
import type { EndCode } from './end-code';
import { endings } from './end-code';
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

const rules: StoneRules<GomokuPosition> = {
  notation: gomokuNotation,
  judge: judgeMove,
  gameOver: gameOverFoul,
  parseMove,
  typed: { empty: both((t) => t.typed.empty), notMove: (text) => both((t) => t.typed.notMove(text)) },
};

/**
 * 五目並べ進行。局面と棋譜を一つずつ持ち、五目盤はその局面を読むだけの部品。
 * 石のある点は断る。三三と多連は断らずに受け、打った側の負けとして終局の言葉を付ける。
 */
export class GomokuGame extends StoneGame<GomokuPosition> {
  readonly board: Board;

  /** @param record 以後はこの進行のもの。 */
  constructor(record: GameRecord, kind: GameKind) {
    super(record, kind, new GomokuPosition(), rules);
    this.board = new Board(this);
  }

  /** 局面。カーソルの節のもの。 */
  get stones(): ReadonlyGomokuPosition {
    return this.position;
  }

  override get status(): LocalText {
    const { ply, turn } = this;
    if (this.outcome !== null) return both((t) => t.status.over(ply));
    return both((t) => t.status.turn(ply, sideName(t, turn), this.kind.layout.sideMarks[turn]));
  }

  get outcome(): Outcome | null {
    return outcomeOf(this.position, endings.codeOf(this.tree.move(this.kifu.cursor)));
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

  targets(from?: number): readonly Target[] {
    if (from !== undefined || this.outcome !== null) return [];
    return Array.from({ length: POINT_COUNT }, (_, place): Target => {
      const foul = judgeMove(this.position, moveTo(place));
      return { place, moves: foul === null ? [moveTo(place)] : [], foul, shown: false };
    });
  }

  /** 終局の言葉を棋譜に記す。もう終わっていれば false。 */
  finish(code: EndCode): boolean {
    return this.end(endings.moveOf(code));
  }

  view(): BoardView {
    const warns = this.showsWarnings && this.outcome === null;
    return gomokuView(this.position, warns ? foulPoints(this.position) : []);
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
    return end === null ? null : endings.moveOf(end);
  }

  #describe(t: GomokuTexts, node: number): string {
    const move = this.tree.move(node);
    if (node === this.tree.root) return t.startOfGame;
    const end = endings.codeOf(move);
    return end === null
      ? `${sideName(t, this.sideAt(node))} ${gomokuNotation.formatMove(move)}`
      : t.ends[end];
  }
}
