import type { GameProgress } from '../games/contract/game-progress';
import type { Language, LocalText } from '../games/contract/language';
import { WorkbookFailure } from '../play/ports';
import type { NoticeLevel } from '../play/scene';
import type { Sitting } from '../play/sitting';
import type { StoredGame } from '../play/stored-game';
import type { ReadBack } from './board-events';
import { BoardEvents } from './board-events';
import { BoardHandlers } from './board-handlers';
import type { SampleColors } from './board-look';
import type { SelectAfter } from './board-painter';
import { paintBoard } from './board-painter';
import type { BoardState, ReadNames } from './board-state';
import { doubtPaint, forgetPaint } from './board-state';
import { BoardMap } from './board-map';
import type { CellBox } from './cell-box';
import { ClickLog, undoMisread } from './click-log';
import { isHexColor } from './contrast';
import { runExcel, runLight } from './excel-run';
import { flipNames } from './flip-names';
import { errorCode, isUnexplained, joinFailures } from './office-errors';
import type { WorkQueue } from './paint-queue';
import { PaintRequest } from './paint-queue';
import { prepareRegions } from './prepare-regions';
import { growRecords } from './record-growth';
import { loadNames, rangeOf, readNames } from './sheet-names';
import { findMisfits } from './sheet-roles';
import { StorageKeeper } from './storage-keeper';
import { failureTexts } from './texts';

/** 盤のシートが要るもの。 */
export interface BoardSheetOptions {
  readonly state: BoardState;
  readonly sitting: Sitting;
  readonly queue: WorkQueue;
  readonly language: Language;
  /** 棋譜データを読む。 */
  readStored(kindId: string, lines: readonly string[]): StoredGame;
  /** 描けなかったことを人に知らせる。 */
  failed(error: unknown): void;
  /** 知らせる。readable は、読めたところまでの一局。 */
  say(level: NoticeLevel, text: LocalText, readable: GameProgress | null): void;
}

/** 盤のシート: 一つのシートと一つの席を結ぶ。クリックを席へ、場面をセルへ。 */
export class BoardSheet {
  readonly state: BoardState;
  readonly sitting: Sitting;
  readonly #options: BoardSheetOptions;
  readonly #clicks = new ClickLog();
  readonly #handlers = new BoardHandlers();
  readonly #events: BoardEvents;
  readonly #painting: PaintRequest;
  readonly #keeper: StorageKeeper;
  readonly #unsubscribe: () => void;
  #select: SelectAfter = null;
  #isClosed = false;
  #isQuiet = false;
  /** 棋譜データに従ったときの場面。同じ場面のあいだは何も書かない。やり直し (Ctrl+Y) を消さないため。 */
  #followed: string | null = null;

  constructor(options: BoardSheetOptions) {
    const { state, sitting, queue } = options;
    this.#options = options;
    this.state = state;
    this.sitting = sitting;
    this.#events = new BoardEvents({
      state,
      sitting,
      clicks: this.#clicks,
      paint: (select) => this.#requestPaint(select),
      reread: (done) => void this.#enqueue(() => this.#reread()).then(done),
      readBack: (request) => this.#requestRead(request),
      readColors: () =>
        void this.#enqueue(async () => {
          await this.#readColors();
          this.#requestPaint(null);
        }),
    });
    this.#keeper = new StorageKeeper({
      state,
      sitting,
      readStored: options.readStored,
      say: (level, text, readable) => this.#quietly(() => options.say(level, text, readable)),
      reread: () => this.#reread(),
      quietly: (change) => {
        this.#quietly(change);
        this.#followed = contentOf(sitting);
      },
      repaint: () => this.#requestPaint(null),
      clearInput: () => this.#requestPaint('moveInput'),
    });
    this.#painting = new PaintRequest(
      queue,
      () => this.paint(),
      (error) => {
        this.#keeper.isBehind = true;
        doubtPaint(state);
        this.#report(error);
      },
    );
    this.#unsubscribe = sitting.subscribe(() => {
      if (this.#isQuiet || (this.#followed !== null && this.#followed === contentOf(sitting))) return;
      this.#requestPaint(null);
    });
  }

  /** アクティブセルで確定する。 */
  confirm(cell: CellBox): void {
    this.#events.confirmed(cell);
  }

  /** 事象を結び、見本の色を読む。失敗したら、次に描くときに結ぶ。 */
  open(): Promise<void> {
    return this.#listen(async (context) => {
      this.state.samples = await readSamples(context, this.state);
    });
  }

  /** いまの場面を描く。列の中から呼ぶ。失敗したら、書いている最中だったセルの覚えを捨て、次に描き直す。 */
  async paint(selectAfter: SelectAfter = null): Promise<void> {
    if (this.#isClosed) return;
    const select = selectAfter ?? this.#select;
    this.#select = null;
    const clicks = this.#clicks.take();
    const { state, sitting } = this;
    try {
      await this.#listen();
      await this.#keeper.readAgain();
      await this.#checkNames();
      const { scene } = sitting;
      const result = await runLight(async (context) => {
        await flipNames(context, state, scene.flipped);
        await growRecords(context, state, scene);
        return paintBoard(context, state, scene, select, this.#options.language);
      });
      this.#keeper.isBehind = false;
      if (result.isForeign) this.#settleConflict(result.wroteStorage);
      if (result.moved) this.#moved(result.moved, clicks, select);
    } catch (error) {
      this.#keeper.isBehind = true;
      doubtPaint(state);
      const moved = await this.#movedNames(error);
      if (!moved) throw await this.#explained(error);
      this.#moved(moved, clicks, select ?? 'home');
    }
  }

  /** 名前と色を読み直し、事象を結び直し、全部を描き直す。列の中から呼ぶ。 */
  async repaint(): Promise<void> {
    // The formats that are laid are heard by nobody, so they are not taken for the user's.
    await this.#handlers.remove();
    try {
      await this.#prepare();
    } catch (error) {
      // The clicks are heard again, now or with the next painting.
      await this.#listen().catch((second: unknown) => {
        throw joinFailures(error, second);
      });
      throw error;
    }
    await this.#listen();
    forgetPaint(this.state);
    // A click that was not heard left the selection on its square, and the next one there would be no change.
    await this.paint(this.sitting.scene.inputMode === 'keyboard' ? null : 'home');
  }

  async #prepare(): Promise<void> {
    const misfits = misfitsOf(await this.#reread());
    if (misfits) throw misfits;
    await this.#readColors();
    await runExcel(async (context) => {
      prepareRegions(context, context.workbook.worksheets.getItem(this.state.id), this.state.names);
      await context.sync();
    });
  }

  /** 事象が結ばれていなければ結ぶ。登録は work の同期で効く。 */
  #listen(work = (context: Excel.RequestContext): Promise<void> => context.sync()): Promise<void> {
    return this.#isClosed ? Promise.resolve() : this.#handlers.register(this.state.id, this.#events, work);
  }

  /** 結びを解く。シートが消えたとき。 */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unsubscribe();
    await this.#handlers.remove();
  }

  #requestPaint(select: SelectAfter): void {
    this.#followed = null;
    this.#select = select ?? this.#select;
    this.#painting.request();
  }

  #requestRead(request: ReadBack): void {
    if (this.#keeper.join(request)) return;
    void this.#enqueue(() => (this.#isClosed ? Promise.resolve() : this.#keeper.readBack()));
  }

  /** 一行目がほかの者のものだった。何も書いていなければ従い、書いた後ならこちらが後なので全部を描く。 */
  #settleConflict(wroteStorage: boolean): void {
    if (!wroteStorage) return this.#requestRead({ isCertain: true, input: 'none', comments: [] });
    forgetPaint(this.state);
    this.#quietly(() => this.#options.say('info', failureTexts.overwrote, null));
    this.#requestPaint(null);
  }

  /** 失敗を知らせる。 */
  #report(error: unknown): void {
    this.#quietly(() => this.#options.failed(error));
  }

  /** 席を変えるが、それで描き始めはしない (失敗を繰り返さない、取り消しを消さない)。 */
  #quietly(change: () => void): void {
    this.#isQuiet = true;
    try {
      change();
    } finally {
      this.#isQuiet = false;
    }
  }

  /** 列に置く。失敗は知らせて終わる。 */
  async #enqueue(job: () => Promise<unknown>): Promise<void> {
    try {
      await this.#options.queue.run(job);
    } catch (error) {
      this.#report(error);
    }
  }

  async #reread(): Promise<ReadNames> {
    const names = await this.#readNames();
    this.#adopt(names);
    this.#events.placesRead();
    return names;
  }

  #readNames(): Promise<ReadNames> {
    return runExcel(async (context) => {
      const sheet = context.workbook.worksheets.getItem(this.state.id);
      const loaded = loadNames(context, sheet);
      await context.sync();
      this.state.sheetName = loaded.sheet.name;
      return readNames(this.state.names.map.layout, loaded);
    });
  }

  /** 新しい地図を使う。覚えは範囲の左上から測るので、広さの変わった範囲のほかはそのまま使える。 */
  #adopt(names: ReadNames): void {
    const old = this.state.names;
    const merged = keepMissing(names, old);
    for (const role of this.state.shadows.keys()) {
      const [before, after] = [old.map.box(role), merged.map.box(role)];
      if (before?.rows !== after?.rows || before?.columns !== after?.columns) this.state.shadows.delete(role);
    }
    this.state.names = merged;
  }

  #moved(names: ReadNames, clicks: ReturnType<ClickLog['take']>, select: SelectAfter): void {
    const { map } = this.state.names;
    this.#adopt(names);
    const misfits = misfitsOf(names);
    if (misfits) this.#report(misfits);
    // Only a name is gone: its cells are where they were.
    if (this.state.names.map.isSame(map)) return;
    undoMisread(this.sitting, clicks, this.state.names.map);
    if (select !== null) this.#requestPaint(select);
  }

  /** 大きさの違う範囲があれば描かない。直っているかもしれないので、その前に読み直す。 */
  async #checkNames(): Promise<void> {
    if (!misfitsOf(this.state.names)) return;
    const misfits = misfitsOf(await this.#reread());
    if (misfits) throw misfits;
  }

  async #readColors(): Promise<void> {
    this.state.samples = await runExcel((context) => readSamples(context, this.state));
  }

  /** 符号だけでは分からない失敗のわけ: シートが隠されていれば、そう言う。 */
  async #explained(error: unknown): Promise<unknown> {
    if (!isUnexplained(error)) return error;
    const isHidden = await runExcel(async (context) => {
      const sheet = context.workbook.worksheets.getItem(this.state.id);
      sheet.load('visibility');
      await context.sync();
      return sheet.visibility !== 'Visible';
    }).catch(() => false);
    if (!isHidden) return error;
    return new WorkbookFailure('SheetHidden', failureTexts.sheetHidden(this.state.sheetName), {
      cause: error,
    });
  }

  /** 描けなかったわけが、名前が動いたことなら新しい名前。消えていたなら、どの名前かを言う失敗を投げる。 */
  async #movedNames(error: unknown): Promise<ReadNames | null> {
    if (!['ItemNotFound', 'InvalidArgument', 'InvalidReference'].includes(errorCode(error) ?? ''))
      return null;
    const old = this.state.names.map;
    // Not taken over yet: what was clicked is judged by the old map against the new one.
    const names = await this.#readNames().catch(() => null);
    if (!names) return null;
    const misfits = misfitsOf(names);
    if (misfits) throw misfits;
    return names.map.isSame(old) ? null : names;
  }
}

/** 名前の不備を言う失敗。なければ null。 */
function misfitsOf({ map }: ReadNames): WorkbookFailure | null {
  const misfits = findMisfits(map.layout, map.boxes);
  return misfits.length > 0 ? new WorkbookFailure('Names', failureTexts.misfits(misfits)) : null;
}

/** 消えた名前のところは、前の場所を使い続ける。名前が消えても、セルはそこにある。 */
function keepMissing(names: ReadNames, old: ReadNames): ReadNames {
  // The guard is not a place but a check of the places: without its name there is nothing to keep.
  const missing = [...old.map.boxes].filter(([role]) => role !== 'guard' && !names.map.box(role));
  if (missing.length === 0) return names;
  return {
    map: new BoardMap(names.map.layout, new Map([...missing, ...names.map.boxes])),
    scopes: new Map([...old.scopes, ...names.scopes]),
  };
}

/** 場面のうち、シートに書くもの。知らせだけの変化は含まない。 */
function contentOf({ scene }: Sitting): string {
  return JSON.stringify({ ...scene, layout: null, notice: null });
}

/** 見本のセルの色を読む。塗りのない見本は配置の色にする。 */
async function readSamples(context: Excel.RequestContext, state: BoardState): Promise<SampleColors> {
  const { names } = state;
  const { colors } = names.map.layout;
  const sheet = context.workbook.worksheets.getItem(state.id);
  const samples = (['boardColor', 'selectedColor'] as const).map((role) => {
    if (!names.map.box(role)) return null;
    const range = rangeOf(context, sheet, names, role);
    range.load('format/fill/color');
    return range;
  });
  await context.sync();
  const [board, selected] = samples.map((range) => {
    const color = range?.format.fill.color;
    return color !== undefined && isHexColor(color) ? color : null;
  });
  return { board: board ?? colors.board, selected: selected ?? colors.selected };
}
