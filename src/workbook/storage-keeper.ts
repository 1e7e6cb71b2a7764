import type { GameProgress } from '../games/contract/game-progress';
import type { LocalText } from '../games/contract/language';
import type { NoticeLevel } from '../play/scene';
import type { Sitting } from '../play/sitting';
import type { StoredGame } from '../play/stored-game';
import type { ReadBack } from './board-events';
import type { BoardState } from './board-state';
import { forgetPaint, rememberStored } from './board-state';
import { textForCell, textInCell } from './cell-text';
import { runExcel } from './excel-run';
import type { ReadCells } from './storage-reader';
import { isSameLines } from './storage-lines';
import { joinRequests, readCells } from './storage-reader';
import { failureTexts } from './texts';

/** 棋譜データの番が要るもの。 */
export interface StorageKeeperOptions {
  readonly state: BoardState;
  readonly sitting: Sitting;
  readStored(kindId: string, lines: readonly string[]): StoredGame;
  say(level: NoticeLevel, text: LocalText, readable: GameProgress | null): void;
  /** 名前を読み直す。 */
  reread(): Promise<unknown>;
  /** 席を変える。変わったことで描き始めはしない。 */
  quietly(change: () => void): void;
  /** 記憶の対局から全部を描く。 */
  repaint(): void;
  /** 打ち込まれた手の後: 入力を空けてまた選ぶ。 */
  clearInput(): void;
}

/**
 * 棋譜データの番: 棋譜データが決める、というただ一つの決まりを守る。
 *
 * 読み直して、知っている行でも記憶の対局の行でもなければ、ほかの者 (取り消し、共同編集、人の直し、
 * 別の作業ウィンドウ) が変えたとみる。読めれば対局が従い、次のクリックまで何も書かない。読めなければ描き直す。
 */
export class StorageKeeper {
  readonly #options: StorageKeeperOptions;
  #pending: ReadBack | null = null;
  /** 失敗した読み直し。 */
  #missed: ReadBack | null = null;
  #ignoredInput = '';
  /** 前の描きが失敗し、シートに何が書けたか分からない。 */
  isBehind = false;

  constructor(options: StorageKeeperOptions) {
    this.#options = options;
  }

  /** 読み直しを頼む。もう頼まれていればまとめて true。 */
  join(request: ReadBack): boolean {
    const wasWaiting = this.#pending !== null;
    this.#pending = joinRequests(this.#pending, request);
    return wasWaiting;
  }

  /** 頼まれた読み直しをする。列の中から呼ぶ。 */
  async readBack(): Promise<void> {
    const request = this.#pending;
    this.#pending = null;
    if (request) await this.#read(joinRequests(this.#missed, request), false);
  }

  /**
   * 失敗した読み直しがあれば、描く前にもう一度する。
   * こちらに新しい手があれば打ち込みだけを読む。棋譜データは、後から書くこちらが勝つ。
   */
  async readAgain(): Promise<void> {
    const { state, sitting } = this.#options;
    if (this.#missed) await this.#read(this.#missed, !isSameLines(state.stored, sitting.scene.storage));
  }

  async #read(request: ReadBack, isAhead: boolean): Promise<void> {
    const { state } = this.#options;
    // What was typed is in its cell and nowhere else: it is asked for until it has been read.
    this.#missed = request;
    const read = await runExcel((context) => readCells(context, state, request));
    this.#missed = null;
    if (!isAhead && this.#isForeign(read.lines, request.isCertain)) {
      this.#ignoredInput = read.input;
      await this.#follow(read.lines);
    } else this.#takeTyped(read, request);
  }

  #isForeign(lines: readonly string[], isCertain: boolean): boolean {
    const { state, sitting } = this.#options;
    if (isSameLines(sitting.scene.storage, lines)) {
      rememberStored(state, lines);
      return false;
    }
    // The memory is ahead of the sheet: a paint is on its way, or did not get through.
    if (isSameLines(state.stored, lines)) return false;
    return isCertain || !this.isBehind;
  }

  async #follow(lines: readonly string[]): Promise<void> {
    const { state, sitting } = this.#options;
    const stored = this.#options.readStored(sitting.game.kind.id, lines);
    if (!stored.ok) {
      forgetPaint(state);
      this.#options.say('error', failureTexts.storageDamaged(stored.text), stored.readable);
      return this.#options.repaint();
    }
    // Whoever flipped the board moved the names as well.
    if (stored.state.flipped !== state.flipped) await this.#options.reread();
    forgetPaint(state);
    rememberStored(state, lines);
    state.flipped = stored.state.flipped;
    this.isBehind = false;
    this.#options.quietly(() => sitting.follow(stored.game, stored.state));
  }

  #takeTyped(read: ReadCells, request: ReadBack): void {
    const { sitting } = this.#options;
    for (const { row, text } of read.comments)
      if (!this.#isPainted(row, text)) sitting.typeComment(row, text);
    if (request.input === 'none') return;
    // What an undo put back into the cell was not typed by anybody.
    const isStale = request.input === 'changed' && read.input === this.#ignoredInput;
    if (!isStale) this.#ignoredInput = '';
    if (isStale || read.input === '') return;
    sitting.typeMove(read.input);
    this.#options.clearInput();
  }

  /** コメントのセルに描く文と同じか。長いコメントはセルに入るだけを描いてある。 */
  #isPainted(row: number, text: string): boolean {
    const comment = this.#options.sitting.scene.kifuRows[row]?.comment ?? '';
    return textInCell(textForCell(comment)) === text;
  }
}
