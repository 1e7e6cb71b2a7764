import type { Command } from '../contract/command';
import type { GameKind, GameProgress } from '../contract/game-progress';
import type { GameRecord } from '../contract/game-record';
import type { LocalText } from '../contract/language';
import type { Outcome, Target } from '../contract/outcome';
import type { StoneRules } from '../contract/stone-game';
import { StoneGame } from '../contract/stone-game';
import type { BoardView } from '../contract/view';
import { Board } from './board';
import { othelloCommands } from './commands';
import type { EndCode } from './end-code';
import { endings } from './end-code';
import { gameOverFoul, judgeMove, sideName } from './foul';
import { PASS, moveTo, squareOf } from './move';
import { formatMove, othelloNotation, parseMove } from './notation';
import { outcomeOf } from './outcome';
import type { ReadonlyOthelloPosition } from './position/othello-position';
import { OthelloPosition, otherSide } from './position/othello-position';
import { hintsHeader } from './setup';
import { SQUARE_COUNT } from './square';
import { both } from './texts/both';
import type { OthelloTexts } from './texts/othello-texts';
import { othelloView } from './view';

const rules: StoneRules<OthelloPosition> = {
  notation: othelloNotation,
  judge: judgeMove,
  gameOver: gameOverFoul,
  parseMove,
  typed: { empty: both((t) => t.typed.empty), notMove: (text) => both((t) => t.typed.notMove(text)) },
};

/**
 * オセロ進行。局面と棋譜を一つずつ持ち、オセロ盤はその局面を読むだけの部品。
 * 返る石のないマスは断る。置けない側のパスと、どちらも置けない終局は、手の後にひとりでに棋譜に付く。
 */
export class OthelloGame extends StoneGame<OthelloPosition> {
  readonly board: Board;

  /** @param record 以後はこの進行のもの。 */
  constructor(record: GameRecord, kind: GameKind) {
    super(record, kind, new OthelloPosition(), rules);
    this.board = new Board(this);
  }

  /** 局面。カーソルの節のもの。 */
  get stones(): ReadonlyOthelloPosition {
    return this.position;
  }

  override get status(): LocalText {
    const [black, white] = [this.position.count(0), this.position.count(1)];
    if (this.outcome !== null) return both((t) => t.status.over(black, white));
    const mark = this.kind.layout.sideMarks[this.turn];
    return both((t) => t.status.turn(mark, sideName(t, this.turn), black, white));
  }

  get outcome(): Outcome | null {
    return outcomeOf(this.position, endings.codeOf(this.tree.move(this.kifu.cursor)), this.ply);
  }

  get commands(): readonly Command<GameProgress>[] {
    return othelloCommands;
  }

  /** 置けるマスを示すか。棋譜の見出しに残る。 */
  get showsHints(): boolean {
    return this.header(hintsHeader.key) !== hintsHeader.off;
  }

  set showsHints(shows: boolean) {
    this.setHeader(hintsHeader.key, shows ? '' : hintsHeader.off);
  }

  targets(from?: number): readonly Target[] {
    if (from !== undefined || this.outcome !== null) return [];
    const shown = this.showsHints;
    return Array.from({ length: SQUARE_COUNT }, (_, place): Target => {
      const foul = judgeMove(this.position, moveTo(place));
      if (foul !== null) return { place, moves: [], foul, shown: false };
      return { place, moves: [moveTo(place)], foul: null, shown };
    });
  }

  /** 終局の言葉を棋譜に記す。もう終わっていれば false。 */
  finish(code: EndCode): boolean {
    return this.end(endings.moveOf(code));
  }

  view(): BoardView {
    return othelloView(this.position, this.#lastStone());
  }

  nodeText(node: number): string {
    const move = this.tree.move(node);
    if (node === this.tree.root) return both((t) => t.startOfGame).ja;
    if (endings.codeOf(move) !== null) return othelloNotation.formatMove(move);
    return `${this.kind.layout.sideMarks[this.sideAt(node)]}${formatMove(move)}`;
  }

  describeNode(node: number): LocalText {
    return both((t) => this.#describe(t, node));
  }

  protected override followUp(): number | null {
    if (this.position.isOver) return endings.moveOf('gameOver');
    return this.position.mustPass ? PASS : null;
  }

  protected override remark(): LocalText | null {
    if (this.lastMove !== PASS || this.outcome !== null) return null;
    const next = this.turn;
    return both((t) => t.status.passed(sideName(t, otherSide(next)), sideName(t, next)));
  }

  #describe(t: OthelloTexts, node: number): string {
    const move = this.tree.move(node);
    if (node === this.tree.root) return t.startOfGame;
    const end = endings.codeOf(move);
    if (end !== null) return t.ends[end];
    return `${sideName(t, this.sideAt(node))} ${move === PASS ? t.pass : formatMove(move)}`;
  }

  // A pass moves no stone: the stone before it stays the last one.
  #lastStone(): number | null {
    const { tree } = this;
    let node = this.kifu.cursor;
    while (node !== tree.root && !isStone(tree.move(node))) node = tree.parent(node);
    return node === tree.root ? null : squareOf(tree.move(node));
  }
}

function isStone(move: number): boolean {
  return move !== PASS && endings.codeOf(move) === null;
}
