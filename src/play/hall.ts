import type { FieldValues } from '../games/contract/command';
import type { ExportFormat, GameKind, GameProgress, OpenResult } from '../games/contract/game-progress';
import type { LocalText } from '../games/contract/language';
import { decodeHead } from '../games/contract/text-bytes';
import { formatDateTime } from './date-time';
import type { Ask, BoardEntry, BoardId, WorkbookPort } from './ports';
import { toldText } from './ports';
import type { Notice, NoticeLevel, NoticeOffer } from './scene';
import { Sitting } from './sitting';
import type { SittingState } from './sitting-line';
import type { StoredGame } from './stored-game';
import { readStoredGame, reviewing } from './stored-game';
import { openAny } from './open-any';
import { hallTexts } from './texts';
import type { Timer } from './timer';

// The second is for a workbook whose sheet of the first name is the user's own.
const kifuSheetNames: readonly string[] = ['棋譜', '棋譜（一覧）'];

/** 席のある盤。 */
export interface BoardSeat extends BoardEntry {
  readonly sitting: Sitting;
}

/** 保存の行から席を作る答え。 */
export type SeatResult =
  | { readonly ok: true; readonly sitting: Sitting }
  | { readonly ok: false; readonly text: LocalText; readonly readable: GameProgress | null };

/** 盤を置く所: 新しいシートか、人が名前を敷いておいた、いま前にあるシートか。 */
export type BoardPlace = 'newSheet' | 'activeSheet';

/**
 * 会場: ブックの中の盤の一覧と、いま前にある盤。
 * 作業ウィンドウはここに頼み、ブックの側はここへ盤を知らせる。
 */
export class Hall {
  readonly kinds: readonly GameKind[];
  readonly #timer: Timer;
  readonly #listeners = new Set<() => void>();
  readonly #seats = new Map<BoardId, BoardSeat>();
  readonly #unsubscribe = new Map<BoardId, () => void>();
  #port: WorkbookPort | null = null;
  #activeId: BoardId | null = null;
  #notice: Notice | null = null;
  #serial = 0;
  #busy = 0;

  constructor(kinds: readonly GameKind[], timer: Timer) {
    this.kinds = kinds;
    this.#timer = timer;
  }

  /** ブックを結ぶ。Excel の外で開かれたときは結ばれない。 */
  connect(port: WorkbookPort): void {
    this.#port = port;
    this.#changed();
  }

  /** いま前にある盤。盤のないシートが前なら null。 */
  get active(): BoardSeat | null {
    return this.#activeId === null ? null : (this.#seats.get(this.#activeId) ?? null);
  }

  get seats(): readonly BoardSeat[] {
    return [...this.#seats.values()];
  }

  get isBusy(): boolean {
    return this.#busy > 0;
  }

  /** 盤によらない知らせ。盤のあるときは席の知らせが先に立つ。 */
  get notice(): Notice | null {
    return this.#notice;
  }

  get timer(): Timer {
    return this.#timer;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** ブックの側から: 盤が見つかった、または名が変わった。 */
  seat(entry: BoardEntry, sitting: Sitting): void {
    this.#unsubscribe.get(entry.id)?.();
    this.#seats.set(entry.id, { ...entry, sitting });
    this.#unsubscribe.set(
      entry.id,
      sitting.subscribe(() => this.#changed()),
    );
    this.#changed();
  }

  /** ブックの側から: 盤のシートが消えた。 */
  unseat(id: BoardId): void {
    this.#unsubscribe.get(id)?.();
    this.#unsubscribe.delete(id);
    if (this.#seats.delete(id)) this.#changed();
  }

  /** ブックの側から: 前に出たシート。盤でなければ null でよい。 */
  activate(id: BoardId | null): void {
    if (this.#activeId === id) return;
    this.#activeId = id;
    this.#changed();
  }

  /** 棋譜データを読む。kindId はセル「種類」の値。 */
  readStored(kindId: string, lines: readonly string[]): StoredGame {
    return readStoredGame(this.kinds, kindId, lines);
  }

  /** 保存の行から席を作る。 */
  restore(kindId: string, lines: readonly string[]): SeatResult {
    const stored = this.readStored(kindId, lines);
    if (!stored.ok) return stored;
    return { ok: true, sitting: new Sitting(stored.game, this.#timer, stored.state) };
  }

  /** 新規対局: 新しいシートに盤を敷くか、前にあるシートの名前に盤を置く。 */
  async start(kindId: string, values: FieldValues, place: BoardPlace = 'newSheet'): Promise<boolean> {
    const kind = this.kinds.find((each) => each.id === kindId);
    if (!kind) throw new Error(`unknown kind: ${kindId}`);
    const result = kind.create(values);
    if (!result.ok) {
      this.say('error', result.text);
      return false;
    }
    result.game.setDate?.('start', formatDateTime(this.#timer.date()));
    return this.#seatNew(new Sitting(result.game, this.#timer), place);
  }

  /** 開いた一局を検討として新しいシートに載せる。見せる局面は開始局面。 */
  async show(game: GameProgress): Promise<boolean> {
    const start = game.kifu.line()[0] ?? 0;
    game.goTo(start);
    return this.#seatNew(new Sitting(game, this.#timer, reviewing(game.kifu.path(start))));
  }

  /**
   * 一局をシート「棋譜」に開く。もう一局が開いてあれば、それに替わる。
   * 替えるのは一覧から開いた一局だけで、対局しているシートや、人の敷いたシートには触れない。
   */
  async showOnKifuSheet(game: GameProgress, state: SittingState): Promise<boolean> {
    const seat = this.kifuSeat;
    if (!seat) return this.#seatNew(new Sitting(game, this.#timer, state), 'newSheet', kifuSheetNames);
    const from = this.active;
    seat.sitting.replace(game, state);
    let done = false;
    await this.#work(async (port) => {
      await port.showBoard(seat.id);
      this.#forgetNotices(from);
      this.activate(seat.id);
      done = true;
    });
    return done;
  }

  /** 一覧から開いた一局を、新しいシートに載せる。 */
  showOnNewSheet(game: GameProgress, state: SittingState): Promise<boolean> {
    return this.#seatNew(new Sitting(game, this.#timer, state));
  }

  /** 使い回すシート「棋譜」の席。なければ null。 */
  get kifuSeat(): BoardSeat | null {
    const isFree = ({ sitting }: BoardSeat) => sitting.origin !== null && sitting.mode === 'reviewing';
    return this.seats.find((seat) => kifuSheetNames.includes(seat.sheetName) && isFree(seat)) ?? null;
  }

  /** ファイルを読む。どのゲームの棋譜かは中身から決める。盤はまだ変わらない。 */
  open(bytes: Uint8Array): OpenResult {
    return openAny(this.#kindsToTry(), decodeHead(bytes), (kind) => kind.open(bytes));
  }

  /** 貼り付けた文を読む。どのゲームの棋譜かは中身から決める。盤はまだ変わらない。 */
  openText(text: string): OpenResult {
    return openAny(this.#kindsToTry(), text.slice(0, 4096), (kind) => kind.openText(text));
  }

  /** 書き出しの形式の一覧。 */
  get exports(): readonly ExportFormat[] {
    return this.active?.sitting.game.kind.exports ?? [];
  }

  /** 棋譜を印刷できるシートに書く。 */
  async writeKifuSheet(): Promise<void> {
    const seat = this.active;
    if (!seat) return;
    await this.#work(async (port) => {
      const name = await port.writeKifuSheet(seat.sitting, seat.sitting.game.write());
      this.say('success', hallTexts.wroteSheet(name));
    });
  }

  async showBoard(id: BoardId): Promise<void> {
    await this.#work((port) => port.showBoard(id));
  }

  /** 盤を描き直す。 */
  async repaint(): Promise<void> {
    const seat = this.active;
    if (!seat) return;
    await this.#work(async (port) => {
      await port.repaint(seat.id);
      this.say('success', hallTexts.repainted);
    });
  }

  /** アクティブセルで確定する。 */
  async confirmActiveCell(): Promise<void> {
    await this.#work((port) => port.confirmActiveCell());
  }

  /** 知らせを出す。盤があれば席に、なければ会場に。offer は知らせに添えるボタン。 */
  say(level: NoticeLevel, text: LocalText, offer?: NoticeOffer): void {
    const seat = this.active;
    if (seat) return seat.sitting.say(level, text, offer);
    this.#notice = { level, text, serial: ++this.#serial, ...(offer && { offer }) };
    this.#changed();
  }

  /** 読めたところまでの一局を新しいシートで開く申し出。もとのシートには触れない。 */
  offerReadable(game: GameProgress): NoticeOffer {
    return { label: hallTexts.openReadable, run: () => void this.show(game) };
  }

  /** 席を新しいシートに移す申し出。盤のシートが消えたとき。 */
  offerNewSheet(sitting: Sitting): NoticeOffer {
    return { label: hallTexts.moveToNewSheet, run: () => void this.#seatNew(sitting) };
  }

  /** ブックの側から: 盤のシートが消えた。対局は失われず、新しいシートに移せる。 */
  lose(id: BoardId): void {
    const seat = this.#seats.get(id);
    if (!seat) return;
    this.unseat(id);
    this.say('error', hallTexts.sheetLost(seat.sheetName), this.offerNewSheet(seat.sitting));
  }

  /** Excel の上で仮定を確かめ、答えを JSON で返す。結ばれていなければ null。 */
  async selfCheck(ask: Ask): Promise<string | null> {
    let answer: string | null = null;
    await this.#work(async (port) => {
      answer = await port.selfCheck(ask);
    });
    return answer;
  }

  dismissNotice(): void {
    this.#forgetNotices(this.active);
  }

  /** 新しい仕事の前に、前の仕事の知らせを消す。申し出のあるものは、選ばれるか閉じられるか、一局が開くまで残す。 */
  clearNotice(): void {
    const notices = [this.#notice, this.active?.sitting.scene.notice];
    if (!notices.some((notice) => notice?.offer)) this.#forgetNotices(this.active);
  }

  /** 失敗を人に知らせる。文を持たないものは一般の文にする。 */
  report(error: unknown, kept?: LocalText): void {
    const told = toldText(error) ?? hallTexts.unexpected;
    this.say('error', kept ? { ja: told.ja + kept.ja, en: `${told.en} ${kept.en}` } : told);
  }

  #forgetNotices(seat: BoardSeat | null): void {
    if (this.#notice !== null) {
      this.#notice = null;
      this.#changed();
    }
    // A board is painted anew when its seat changes: not for nothing.
    if (seat?.sitting.scene.notice) seat.sitting.dismissNotice();
  }

  async #seatNew(
    sitting: Sitting,
    place: BoardPlace = 'newSheet',
    names: readonly string[] = [],
  ): Promise<boolean> {
    const from = this.active;
    let done = false;
    await this.#work(async (port) => {
      const entry = await (place === 'newSheet'
        ? port.newBoard(sitting, names)
        : port.adoptActiveSheet(sitting));
      this.#forgetNotices(from);
      this.seat(entry, sitting);
      this.activate(entry.id);
      done = true;
    });
    return done;
  }

  async #work(job: (port: WorkbookPort) => Promise<void>): Promise<void> {
    if (!this.#port) return this.say('error', hallTexts.notConnected);
    this.#busy++;
    this.#changed();
    try {
      await job(this.#port);
    } catch (error) {
      this.report(error);
    } finally {
      this.#busy--;
      this.#changed();
    }
  }

  /** 前にある盤の種類を先に。 */
  #kindsToTry(): readonly GameKind[] {
    const first = this.active?.sitting.game.kind ?? this.kinds[0];
    if (!first) throw new Error('no game kind is registered');
    return [first, ...this.kinds.filter((kind) => kind !== first)];
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
