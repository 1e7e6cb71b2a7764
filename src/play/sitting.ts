import type { CommandResult, FieldValues } from '../games/contract/command';
import type { GameProgress } from '../games/contract/game-progress';
import type { LocalText } from '../games/contract/language';
import type { BoardSize, Place, Side } from '../games/contract/layout';
import { handPlace } from '../games/contract/layout';
import type { Foul } from '../games/contract/outcome';
import { Clock } from './clock';
import { Course } from './course';
import { Picker } from './picker';
import type { Timer } from './timer';
import { Replay } from './replay';
import type { InputMode, Notice, NoticeLevel, NoticeOffer, PlayMode, Scene } from './scene';
import { flipCell } from './scene';
import { buildScene } from './scene-builder';
import type { Manner, SittingState } from './sitting-line';
import { mannerOf } from './sitting-line';
import { sittingTexts } from './texts';
import { formatDateTime } from './date-time';

/**
 * 対局の席: セルのクリックを意図に変え、ゲームへ渡す。Excel も DOM も知らない。
 *
 * 押したものはすぐ、順に、記憶の中で効く。描く側は {@link subscribe} で知らされ、{@link scene} を描く。
 */
export class Sitting {
  #game: GameProgress;
  #picker: Picker;
  #course: Course;
  readonly #timer: Timer;
  readonly #clock: Clock;
  readonly #replay: Replay;
  readonly #listeners = new Set<() => void>();
  #manner: Manner;
  #notice: Notice | null = null;
  #serial = 0;
  #scene: Scene | null = null;

  /** state を省くと新しい対局として始まる。 */
  constructor(game: GameProgress, timer: Timer, state?: SittingState) {
    this.#game = game;
    this.#picker = new Picker(game);
    this.#course = new Course(game, state);
    this.#timer = timer;
    this.#clock = new Clock(timer);
    this.#replay = new Replay(
      timer,
      () => this.#replayStep(),
      () => this.#say('info', sittingTexts.replayEnded),
    );
    this.#manner = mannerOf(state);
    this.#syncClock();
  }

  /** いまの一局。{@link follow} で替わる。 */
  get game(): GameProgress {
    return this.#game;
  }

  get mode(): PlayMode {
    return this.#course.mode;
  }

  /** 側の消費時間 (ミリ秒)。手番の側にはいまの一手の経過を足す。作業ウィンドウが刻むため。 */
  clockOf(side: Side): number {
    const running = this.#course.isPlaying && side === this.game.turn && this.game.outcome === null;
    return this.game.consumed(side) + (running ? this.#clock.elapsed : 0);
  }

  /** 対局一覧から開いた一局なら、その行の対局の鍵。 */
  get origin(): string | null {
    return this.#manner.origin;
  }

  get isClockRunning(): boolean {
    return this.#clock.isRunning;
  }

  /** いまの場面。変わるまで同じものを返す。 */
  get scene(): Scene {
    return (this.#scene ??= buildScene({
      game: this.game,
      selection: this.#picker.selection,
      choice: this.#picker.choice,
      state: this.#state(),
      notice: this.#notice,
      replaying: this.#replay.isRunning,
      canResume: this.#course.canResume,
    }));
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** 盤のマスを押す。index は見える向きで左上から。 */
  pressCell(index: number): void {
    this.#press(flipCell(this.game.kind.layout, index, this.#manner.flipped));
  }

  /** 駒台の欄を押す。 */
  pressHand(side: Side, slot: number): void {
    this.#press(handPlace(this.game.kind.layout, side, slot));
  }

  /** 盤でも駒台でもないところを押す。選びを解く。 */
  pressElsewhere(): void {
    if (this.#picker.isIdle && !this.#notice) return;
    this.#picker.clear();
    this.dismissNotice();
  }

  /** 成・不成の答え。option は場面の choice.options の番号。 */
  pressChoice(option: number): void {
    const move = this.#picker.choice?.moves[option];
    if (move === undefined) return;
    this.#play(move);
    this.#changed();
  }

  /** 打ち込まれた手を指す。指せたら true。 */
  typeMove(text: string): boolean {
    if (this.#refuseWhileReplaying()) return false;
    this.#picker.clear();
    const parsed = this.game.parseMove(text);
    const played = parsed.ok && this.#play(parsed.move);
    if (!parsed.ok && parsed.foul) this.#refuse(parsed.foul);
    else if (!parsed.ok) this.#say('foul', parsed.text, false);
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

  /** 見出しを替える。見出しにできないものがあれば、わけを言い、何も変えない。 */
  setHeaders(headers: readonly (readonly [string, string])[]): void {
    if (!this.game.setHeaders(headers)) this.#say('error', sittingTexts.noHeader, false);
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
    this.goToNode(this.#course.neighbour(delta));
  }

  /** 待った: 最後の一手を取り消す。終局の後なら対局に戻る。 */
  takeBack(): void {
    this.#shift(() => this.game.takeBack(), sittingTexts.tookBack, sittingTexts.nothingToTakeBack);
  }

  /** 指したばかりの一手を取り消す。「待った」で何手戻るかによらない。 */
  takeBackOne(): void {
    this.#shift(() => this.game.takeBackOne(), sittingTexts.tookBack, sittingTexts.nothingToTakeBack);
  }

  /** やり直す: 待ったで取り消した手を戻す。 */
  redo(): void {
    this.#shift(() => this.game.redo(), sittingTexts.redone, sittingTexts.nothingToRedo);
  }

  /** 対局に戻る: 検討をやめ、対局の終わりから続ける。 */
  resume(): void {
    if (!this.#course.resume()) return;
    this.#replay.stop();
    this.#picker.clear();
    this.#say('success', sittingTexts.resumed, false);
    this.#changed();
  }

  /** ここから対局する: いまの局面を対局の終わりとして時計を動かす。 */
  playOn(): void {
    if (this.game.outcome !== null) return this.#say('error', sittingTexts.ended);
    this.#replay.stop();
    this.#picker.clear();
    this.#course.playOn();
    this.#clock.reset();
    this.#say('success', sittingTexts.playOn, false);
    this.#changed();
  }

  flip(): void {
    this.#change({ flipped: this.game.kind.layout.canFlip && !this.#manner.flipped });
  }

  setSize(size: BoardSize): void {
    this.#change({ size });
  }

  setInputMode(mode: InputMode): void {
    if (mode === this.#manner.inputMode) return;
    this.#picker.clear();
    this.#say('info', mode === 'keyboard' ? sittingTexts.keyboardOn : sittingTexts.clickOn, false);
    this.#change({ inputMode: mode });
  }

  /** 自動再生を始める。interval はミリ秒。終わりにいれば初めから。 */
  startReplay(interval: number): void {
    this.#picker.clear();
    this.#notice = null;
    if (this.#course.isAtEnd) this.#walk(this.#course.neighbour(-Infinity));
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
    this.#picker.clear();
    const result = this.#course.change(() => command.run(this.game, values));
    this.#settle();
    if (result.text) this.#say(result.ok ? 'success' : 'error', result.text, false);
    this.#changed();
    return result;
  }

  /** 棋譜データに従う: 一局と様子を替える。聞き手はそのまま。時計は局面が変わったときだけ 0 から。 */
  follow(game: GameProgress, state: SittingState): void {
    const { position } = this.scene;
    this.#take(game, state);
    if (game.view().position !== position) this.#clock.reset();
    this.#say('info', sittingTexts.followed, false);
    this.#changed();
  }

  /** 別の一局に替える: 使い回すシートに開く。聞き手はそのまま。大きさと指し方は前のものを受け継ぐ。 */
  replace(game: GameProgress, state: SittingState): void {
    this.#take(game, { ...state, size: this.#manner.size, inputMode: this.#manner.inputMode });
    this.#clock.reset();
    this.#notice = null;
    this.#changed();
  }

  /** 出どころを改める: 一覧に書き戻して鍵が変わったとき。 */
  setOrigin(origin: string | null): void {
    this.#change({ origin });
  }

  /** 知らせを出す。offer は知らせに添えるボタン。 */
  say(level: NoticeLevel, text: LocalText, offer?: NoticeOffer): void {
    this.#say(level, text, true, offer);
  }

  /** 知らせを消す。 */
  dismissNotice(): void {
    this.#notice = null;
    this.#changed();
  }

  #take(game: GameProgress, state: SittingState): void {
    this.#replay.stop();
    this.#game = game;
    this.#picker = new Picker(game);
    this.#course = new Course(game, state);
    this.#manner = mannerOf(state);
  }

  #press(place: Place): void {
    if (this.#refuseWhileReplaying()) return;
    this.#notice = null;
    const result = this.#picker.press(place);
    if (result.kind === 'play') this.#play(result.move);
    else if (result.kind === 'refuse') this.#refuse(result.foul);
    else if (result.kind === 'say') this.#say('info', result.text, false);
    this.#changed();
  }

  /** 棋譜の終わりを一手縮めるか伸ばす。対局の終わりにいたなら、対局の終わりも動く。 */
  #shift(change: () => boolean, done: typeof sittingTexts.tookBack, cannot: LocalText): void {
    if (this.#refuseWhileReplaying()) return;
    this.#picker.clear();
    const { ply, kifu } = this.game;
    const last = this.game.describeNode(kifu.cursor);
    if (this.#course.change(change)) {
      this.#clock.reset();
      this.#say('info', done(Math.abs(this.game.ply - ply), last), false);
      this.#settle();
    } else this.#say('error', cannot, false);
    this.#changed();
  }

  #play(move: number): boolean {
    const result = this.game.play(move, this.#course.isPlaying ? this.#clock.elapsed : undefined);
    if (!result.ok) {
      this.#refuse(result.foul);
      return false;
    }
    this.#picker.clear();
    this.#notice = null;
    this.#course.played();
    this.#clock.reset();
    if (result.text) this.#say('info', result.text, false);
    this.#settle();
    return true;
  }

  #refuse(foul: Foul): void {
    this.#picker.blame(foul.places);
    this.#say('foul', foul.text, false);
  }

  /** 終局なら検討に移り、わけを言う。 */
  #settle(): void {
    const wasPlaying = this.#course.isPlaying;
    const outcome = this.#course.settle();
    if (outcome && wasPlaying) this.game.setDate?.('end', formatDateTime(this.#timer.date()));
    if (outcome) this.#say('success', outcome.text, false);
  }

  #walk(node: number): void {
    this.#picker.clear();
    this.#notice = null;
    if (this.#course.walk(node)) this.#say('info', sittingTexts.reviewing, false);
  }

  #replayStep(): boolean {
    if (this.#course.isAtEnd) return false;
    // What was said while replaying (why a click was refused) must outlive the next step to be read.
    const said = this.#notice;
    this.#walk(this.#course.neighbour(1));
    this.#notice ??= said;
    this.#changed();
    return !this.#course.isAtEnd;
  }

  #refuseWhileReplaying(): boolean {
    if (!this.#replay.isRunning) return false;
    this.#say('info', sittingTexts.replaying);
    return true;
  }

  #state(): SittingState {
    return { ...this.#course.state, ...this.#manner };
  }

  #change(manner: Partial<Manner>): void {
    this.#manner = { ...this.#manner, ...manner };
    this.#changed();
  }

  #syncClock(): void {
    if (this.#course.isPlaying && this.game.outcome === null) this.#clock.start();
    else this.#clock.stop();
  }

  #say(level: NoticeLevel, text: LocalText, notify = true, offer?: NoticeOffer): void {
    this.#notice = { level, text, serial: ++this.#serial, ...(offer && { offer }) };
    if (notify) this.#changed();
  }

  #changed(): void {
    this.#syncClock();
    this.#scene = null;
    for (const listener of [...this.#listeners]) listener();
  }
}
