import type { CommandResult, FieldValues } from '../games/contract/command';
import type { GameProgress } from '../games/contract/game-progress';
import type { LocalText } from '../games/contract/language';
import type { BoardSize, Place, Side } from '../games/contract/layout';
import { boardCellCount, handPlace, handSlotOf } from '../games/contract/layout';
import type { Foul, Target } from '../games/contract/outcome';
import { Clock } from './clock';
import type { Selection } from './marks';
import { noSelection } from './marks';
import type { Timer } from './ports';
import { Replay } from './replay';
import type { InputMode, Notice, NoticeLevel, PlayMode, Scene } from './scene';
import { flipCell } from './scene';
import { buildScene } from './scene-builder';
import type { SittingState } from './sitting-line';
import { sittingTexts } from './texts';

/** 成りの問い: 選ばれた行き先と、その手。 */
export interface PendingChoice {
  readonly target: Target;
}

/**
 * 対局の席: セルのクリックを意図に変え、ゲームへ渡す。Excel も DOM も知らない。
 *
 * 押したものはすぐ、順に、記憶の中で効く。描く側は {@link subscribe} で知らされ、{@link scene} を描く。
 */
export class Sitting {
  readonly game: GameProgress;
  readonly #clock: Clock;
  readonly #replay: Replay;
  readonly #listeners = new Set<() => void>();
  #selection: Selection = noSelection;
  #choice: PendingChoice | null = null;
  #mode: PlayMode;
  #gameNode: number | null;
  #flipped: boolean;
  #size: BoardSize;
  #inputMode: InputMode;
  #notice: Notice | null = null;
  #serial = 0;
  #scene: Scene | null = null;

  /** state を省くと新しい対局として始まる。 */
  constructor(game: GameProgress, timer: Timer, state?: SittingState) {
    this.game = game;
    this.#clock = new Clock(timer);
    this.#replay = new Replay(
      timer,
      () => this.#replayStep(),
      () => this.#say('info', sittingTexts.replayEnded),
    );
    this.#mode = state?.mode ?? 'playing';
    this.#flipped = state?.flipped ?? false;
    this.#size = state?.size ?? 'medium';
    this.#inputMode = state?.inputMode ?? 'click';
    this.#gameNode = state ? (state.game === null ? null : game.kifu.find(state.game)) : game.kifu.cursor;
    const at = state ? game.kifu.find(state.at) : null;
    if (at !== null) game.goTo(at);
    this.#syncClock();
  }

  get mode(): PlayMode {
    return this.#mode;
  }

  /** 側の消費時間 (ミリ秒)。手番の側にはいまの一手の経過を足す。作業ウィンドウが刻むため。 */
  clockOf(side: Side): number {
    const running = this.#mode === 'playing' && side === this.game.turn && this.game.outcome === null;
    return this.game.consumed(side) + (running ? this.#clock.elapsed : 0);
  }

  get isClockRunning(): boolean {
    return this.#clock.isRunning;
  }

  /** いまの場面。変わるまで同じものを返す。 */
  get scene(): Scene {
    return (this.#scene ??= buildScene({
      game: this.game,
      selection: this.#selection,
      choice: this.#choice,
      state: this.#state(),
      notice: this.#notice,
      replaying: this.#replay.isRunning,
      canResume: this.#canResume(),
    }));
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** 盤のマスを押す。index は見える向きで左上から。 */
  pressCell(index: number): void {
    this.#press(flipCell(this.game.kind.layout, index, this.#flipped));
  }

  /** 駒台の欄を押す。 */
  pressHand(side: Side, slot: number): void {
    this.#press(handPlace(this.game.kind.layout, side, slot));
  }

  /** 盤でも駒台でもないところを押す。選びを解く。 */
  pressElsewhere(): void {
    if (this.#selection === noSelection && !this.#choice && !this.#notice) return;
    this.#deselect();
    this.#notice = null;
    this.#changed();
  }

  /** 成・不成の答え。option は場面の choice.options の番号。 */
  pressChoice(option: number): void {
    const move = this.#choice?.target.moves[option];
    if (move === undefined) return;
    this.#play(move);
    this.#changed();
  }

  /** 打ち込まれた手を指す。指せたら true。 */
  typeMove(text: string): boolean {
    if (this.#refuseWhileReplaying()) return false;
    this.#deselect();
    const parsed = this.game.parseMove(text);
    let played = false;
    if (parsed.ok) played = this.#play(parsed.move);
    else if (parsed.foul) this.#refuse(parsed.foul);
    else this.#say('foul', parsed.text, false);
    this.#changed();
    return played;
  }

  /** 棋譜の行のコメントを書き換える。 */
  typeComment(row: number, text: string): void {
    const node = this.scene.kifuRows[row]?.node;
    if (node !== undefined) this.commentNode(node, text);
  }

  /** 節のコメントを書き換える。いまの筋にない節でもよい。 */
  commentNode(node: number, text: string): void {
    if (this.game.kifu.row(node).comment === text) return;
    this.game.setComment(node, text);
    this.#changed();
  }

  /** 棋譜の行へ移る。 */
  goToRow(row: number): void {
    const node = this.scene.kifuRows[row]?.node;
    if (node !== undefined) this.goToNode(node);
  }

  /** 節へ移る。対局中に前の手へ戻ると検討になる。 */
  goToNode(node: number): void {
    this.#replay.stop();
    if (this.game.kifu.cursor === node) return this.pressElsewhere();
    this.#walk(node);
    this.#changed();
  }

  /** 何手か進む (負は戻る)。端で止まる。 */
  step(delta: number): void {
    const line = this.game.kifu.line();
    const at = line.indexOf(this.game.kifu.cursor);
    const node = line[Math.min(line.length - 1, Math.max(0, at + delta))];
    if (node !== undefined) this.goToNode(node);
  }

  /** 待った: 最後の一手を取り消す。終局の後なら対局に戻る。 */
  takeBack(): void {
    if (this.#refuseWhileReplaying()) return;
    this.#deselect();
    const wasGameEnd = this.#gameNode === this.game.kifu.cursor;
    if (this.game.takeBack()) {
      if (wasGameEnd) this.#gameNode = this.game.kifu.cursor;
      if (wasGameEnd && this.game.outcome === null) this.#mode = 'playing';
      this.#clock.reset();
      this.#say('info', sittingTexts.tookBack, false);
    } else this.#say('error', sittingTexts.nothingToTakeBack, false);
    this.#changed();
  }

  /** やり直す: 待ったで取り消した手を戻す。 */
  redo(): void {
    if (this.#refuseWhileReplaying()) return;
    this.#deselect();
    const wasGameEnd = this.#gameNode === this.game.kifu.cursor;
    if (this.game.redo()) {
      if (wasGameEnd) this.#gameNode = this.game.kifu.cursor;
      this.#settle();
      this.#say('info', sittingTexts.redone, false);
    } else this.#say('error', sittingTexts.nothingToRedo, false);
    this.#changed();
  }

  /** 対局に戻る: 検討をやめ、対局の終わりから続ける。 */
  resume(): void {
    if (!this.#canResume() || this.#gameNode === null) return;
    this.#replay.stop();
    this.#deselect();
    this.game.goTo(this.#gameNode);
    this.#mode = 'playing';
    this.#say('success', sittingTexts.resumed, false);
    this.#changed();
  }

  /** ここから対局する: いまの局面を対局の終わりとして時計を動かす。 */
  playOn(): void {
    if (this.game.outcome !== null) return this.#say('error', sittingTexts.ended);
    this.#replay.stop();
    this.#deselect();
    this.#gameNode = this.game.kifu.cursor;
    this.#mode = 'playing';
    this.#clock.reset();
    this.#say('success', sittingTexts.playOn, false);
    this.#changed();
  }

  flip(): void {
    this.#flipped = this.game.kind.layout.canFlip && !this.#flipped;
    this.#changed();
  }

  setSize(size: BoardSize): void {
    this.#size = size;
    this.#changed();
  }

  setInputMode(mode: InputMode): void {
    if (mode === this.#inputMode) return;
    this.#inputMode = mode;
    this.#deselect();
    this.#say('info', mode === 'keyboard' ? sittingTexts.keyboardOn : sittingTexts.clickOn, false);
    this.#changed();
  }

  /** 自動再生を始める。interval はミリ秒。終わりにいれば初めから。 */
  startReplay(interval: number): void {
    const line = this.game.kifu.line();
    this.#deselect();
    this.#notice = null;
    if (this.game.kifu.cursor === line.at(-1)) this.#walk(line[0]!);
    this.#replay.start(interval);
    this.#changed();
  }

  stopReplay(): void {
    this.#replay.stop();
  }

  /** ゲームの命令を実行する。 */
  runCommand(id: string, values: FieldValues): CommandResult {
    const command = this.game.commands.find((each) => each.id === id);
    if (!command) throw new Error(`unknown command: ${id}`);
    this.#replay.stop();
    this.#deselect();
    const wasGameEnd = this.#gameNode === this.game.kifu.cursor;
    const result = command.run(this.game, values);
    if (result.ok && wasGameEnd) this.#gameNode = this.game.kifu.cursor;
    this.#settle();
    if (result.text) this.#say(result.ok ? 'success' : 'error', result.text, false);
    this.#changed();
    return result;
  }

  /** 知らせを出す。 */
  say(level: NoticeLevel, text: LocalText): void {
    this.#say(level, text);
  }

  /** 知らせを消す。 */
  dismissNotice(): void {
    this.#notice = null;
    this.#changed();
  }

  #press(place: Place): void {
    if (this.#refuseWhileReplaying()) return;
    this.#notice = null;
    if (this.#choice) this.#deselect();
    else this.#pressPlace(place);
    this.#changed();
  }

  /** 系列の流れ: 同じマス→解く、行けるマス→反則を見て指す、自分の駒→選び直す、ほか→解く。 */
  #pressPlace(place: Place): void {
    const { layout } = this.game.kind;
    const from = this.#selection.from;
    if (from !== null && from === place) return this.#deselect();
    const oneClick = from === null && !this.game.isOwnPiece(place) ? this.game.targets() : [];
    const target = (from === null ? oneClick : this.#selection.targets).find((each) => each.place === place);
    if (target) return this.#aim(target);
    if (this.game.outcome !== null) return this.#say('info', sittingTexts.ended, false);
    if (this.game.isOwnPiece(place)) {
      this.#choice = null;
      this.#selection = { from: place, targets: this.game.targets(place), culprits: [] };
      return;
    }
    this.#deselect();
    const hand = handSlotOf(layout, place);
    const view = this.game.view();
    const owner = hand ? hand.side : view.cells[place]?.side;
    const occupied = hand
      ? (view.hands[hand.side][hand.slot]?.count ?? 0) > 0
      : place < boardCellCount(layout);
    if (from === null && occupied && owner !== null && owner !== undefined && owner !== this.game.turn)
      this.#say('info', sittingTexts.notYourPiece(this.game.sideNames[this.game.turn]), false);
  }

  #aim(target: Target): void {
    if (target.foul) return this.#refuse(target.foul);
    const [first, second] = target.moves;
    if (first === undefined) return this.#deselect();
    if (second === undefined) {
      this.#play(first);
      return;
    }
    this.#choice = { target };
    const prompt = this.game.kind.layout.choice?.prompt;
    if (prompt) this.#say('info', prompt, false);
  }

  #play(move: number): boolean {
    const playing = this.#mode === 'playing';
    const result = this.game.play(move, playing ? this.#clock.elapsed : undefined);
    if (!result.ok) {
      this.#refuse(result.foul);
      return false;
    }
    this.#deselect();
    this.#notice = null;
    if (playing) this.#gameNode = this.game.kifu.cursor;
    this.#clock.reset();
    this.#settle();
    return true;
  }

  #refuse(foul: Foul): void {
    this.#selection = { from: null, targets: [], culprits: foul.places };
    this.#choice = null;
    this.#say('foul', foul.text, false);
  }

  /** 終局なら検討に移り、わけを言う。 */
  #settle(): void {
    const outcome = this.game.outcome;
    if (!outcome) return;
    this.#mode = 'reviewing';
    this.#say('success', outcome.text, false);
  }

  #walk(node: number): void {
    this.#deselect();
    this.#notice = null;
    const leaving = this.#mode === 'playing' && node !== this.#gameNode;
    this.game.goTo(node);
    if (!leaving) return;
    this.#mode = 'reviewing';
    this.#say('info', sittingTexts.reviewing, false);
  }

  #replayStep(): boolean {
    const line = this.game.kifu.line();
    const next = line[line.indexOf(this.game.kifu.cursor) + 1];
    if (next === undefined) return false;
    this.#walk(next);
    this.#changed();
    return next !== line.at(-1);
  }

  #refuseWhileReplaying(): boolean {
    if (!this.#replay.isRunning) return false;
    this.#say('info', sittingTexts.replaying);
    return true;
  }

  #canResume(): boolean {
    if (this.#mode === 'playing' || this.#gameNode === null) return false;
    // 終局した対局には戻れない。結果は木の終局の節か、その局面の結果で分かる。
    return !this.game.kifu.isEnd(this.#gameNode) && !this.#endsAt(this.#gameNode);
  }

  #endsAt(node: number): boolean {
    return node === this.game.kifu.cursor && this.game.outcome !== null;
  }

  #deselect(): void {
    this.#selection = noSelection;
    this.#choice = null;
  }

  #state(): SittingState {
    const { kifu } = this.game;
    return {
      mode: this.#mode,
      at: kifu.path(kifu.cursor),
      game: this.#gameNode === null ? null : kifu.path(this.#gameNode),
      flipped: this.#flipped,
      size: this.#size,
      inputMode: this.#inputMode,
    };
  }

  #syncClock(): void {
    if (this.#mode === 'playing' && this.game.outcome === null) this.#clock.start();
    else this.#clock.stop();
  }

  #say(level: NoticeLevel, text: LocalText, notify = true): void {
    this.#notice = { level, text, serial: ++this.#serial };
    if (notify) this.#changed();
  }

  #changed(): void {
    this.#syncClock();
    this.#scene = null;
    for (const listener of [...this.#listeners]) listener();
  }
}
