import type { GameProgress } from '../games/contract/game-progress';
import type { Outcome } from '../games/contract/outcome';
import type { PlayMode } from './scene';
import type { SittingState } from './sitting-line';

/** 行方: 対局か検討か、そして対局がどの節まで進んだか。時計も知らせも知らない。 */
export class Course {
  readonly #game: GameProgress;
  #mode: PlayMode;
  #end: number | null;

  /** 様子にある節へ一局を移す。state を省くと、いまの節から新しい対局が始まる。 */
  constructor(game: GameProgress, state?: SittingState) {
    this.#game = game;
    this.#mode = state?.mode ?? 'playing';
    this.#end = state ? (state.game === null ? null : game.kifu.find(state.game)) : game.kifu.cursor;
    const at = state ? game.kifu.find(state.at) : null;
    if (at !== null) game.goTo(at);
  }

  get mode(): PlayMode {
    return this.#mode;
  }

  get isPlaying(): boolean {
    return this.#mode === 'playing';
  }

  /** 席の様子のうち、行方の分。 */
  get state(): Pick<SittingState, 'mode' | 'at' | 'game'> {
    const { kifu } = this.#game;
    return {
      mode: this.#mode,
      at: kifu.path(kifu.cursor),
      game: this.#end === null ? null : kifu.path(this.#end),
    };
  }

  /** 「対局に戻る」ができるか。終局した対局には戻れない。 */
  get canResume(): boolean {
    if (this.isPlaying || this.#end === null || this.#game.kifu.isEnd(this.#end)) return false;
    return this.#end !== this.#game.kifu.cursor || this.#game.outcome === null;
  }

  /** いまの筋の終わりにいるか。 */
  get isAtEnd(): boolean {
    return this.neighbour(1) === this.#game.kifu.cursor;
  }

  /** いまの筋で何手か先 (負は前) の節。端で止まる。 */
  neighbour(delta: number): number {
    const { kifu } = this.#game;
    const line = kifu.line();
    const at = Math.max(0, line.indexOf(kifu.cursor) + delta);
    return line[Math.min(line.length - 1, at)] ?? kifu.cursor;
  }

  /** 指した後に呼ぶ。対局なら、対局の終わりが伸びる。 */
  played(): void {
    if (this.isPlaying) this.#end = this.#game.kifu.cursor;
  }

  /** 一局を変える。対局の終わりにいたなら終わりも動き、終局が取り消されれば対局に戻る。 */
  change<Answer>(run: () => Answer): Answer {
    const wasAtEnd = this.#end === this.#game.kifu.cursor;
    const wasOver = this.#game.outcome !== null;
    const answer = run();
    if (!wasAtEnd) return answer;
    this.#end = this.#game.kifu.cursor;
    if (wasOver && this.#game.outcome === null) this.#mode = 'playing';
    return answer;
  }

  /** 節へ移る。対局を離れて検討になったら true。 */
  walk(node: number): boolean {
    const isLeaving = this.isPlaying && node !== this.#end;
    this.#game.goTo(node);
    if (isLeaving) this.#mode = 'reviewing';
    return isLeaving;
  }

  /** 対局の終わりへ移り、続ける。できなければ false。 */
  resume(): boolean {
    if (!this.canResume || this.#end === null) return false;
    this.#game.goTo(this.#end);
    this.#mode = 'playing';
    return true;
  }

  /** いまの節を対局の終わりとして続ける。 */
  playOn(): void {
    this.#end = this.#game.kifu.cursor;
    this.#mode = 'playing';
  }

  /** 終局していれば検討に移り、その結果を返す。 */
  settle(): Outcome | null {
    const { outcome } = this.#game;
    if (outcome) this.#mode = 'reviewing';
    return outcome;
  }
}
