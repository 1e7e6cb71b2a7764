import type { Language } from '../games/contract/language';
import type { Sitting } from '../play/sitting';
import { BoardEvents } from './board-events';
import { BoardHandlers } from './board-handlers';
import type { SampleColors } from './board-look';
import type { SelectAfter } from './board-painter';
import { paintBoard } from './board-painter';
import type { BoardState, ReadNames } from './board-state';
import { forgetPaint } from './board-state';
import type { CellBox } from './cell-box';
import { formatAddress } from './cell-box';
import { ClickLog, undoMisread } from './click-log';
import { isHexColor } from './contrast';
import { runExcel, runLight } from './excel-run';
import { flipNames } from './flip-names';
import type { WorkQueue } from './paint-queue';
import { PaintRequest } from './paint-queue';
import { prepareRegions } from './prepare-regions';
import { growRecords } from './record-growth';
import { loadNames, rangeOf, readNames } from './sheet-names';
import { findMisfits } from './sheet-roles';
import { WorkbookFailure } from '../play/ports';
import { failureTexts } from './texts';

/** 盤のシートが要るもの。 */
export interface BoardSheetOptions {
  readonly state: BoardState;
  readonly sitting: Sitting;
  readonly queue: WorkQueue;
  readonly language: Language;
  /** 描けなかったことを人に知らせる。 */
  failed(error: unknown): void;
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
  readonly #unsubscribe: () => void;
  #select: SelectAfter = null;
  #isClosed = false;
  #isReporting = false;

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
      reread: (then) => this.#enqueue(() => this.#reread(), then),
      readValues: (box, then) => this.#enqueue(() => this.#readValues(box), then),
      readColors: () =>
        this.#enqueue(
          () => this.#readColors(),
          () => this.#requestPaint(null),
        ),
    });
    this.#painting = new PaintRequest(
      queue,
      () => this.paint(),
      (error) => this.#report(error),
    );
    this.#unsubscribe = sitting.subscribe(() => {
      if (!this.#isReporting) this.#requestPaint(null);
    });
  }

  /** アクティブセルで確定する。 */
  confirm(cell: CellBox): void {
    this.#events.confirmed(cell);
  }

  /** 事象を結ぶ。登録は次の同期で効く。 */
  register(sheet: Excel.Worksheet): void {
    this.#handlers.register(sheet, this.#events);
  }

  /** いまの場面を描く。列の中から呼ぶ。失敗したら覚えを捨て、次に全部を描く。 */
  async paint(selectAfter: SelectAfter = null): Promise<void> {
    if (this.#isClosed) return;
    const select = selectAfter ?? this.#select;
    this.#select = null;
    const clicks = this.#clicks.take();
    const { state, sitting } = this;
    const { scene } = sitting;
    try {
      const { moved } = await runLight(async (context) => {
        if (scene.flipped !== state.flipped) await flipNames(context, state);
        await growRecords(context, state, scene);
        return paintBoard(context, state, scene, select, this.#options.language);
      });
      if (!moved) return;
      this.#adopt(moved);
      const misfits = findMisfits(moved.map.layout, moved.map.boxes);
      if (misfits.length > 0) this.#report(new WorkbookFailure('Names', failureTexts.misfits(misfits)));
      undoMisread(sitting, clicks, moved.map);
      if (select !== null) this.#requestPaint(select);
    } catch (error) {
      forgetPaint(state);
      throw await this.#diagnose(error);
    }
  }

  /** 名前と色を読み直し、事象を結び直し、全部を描き直す。列の中から呼ぶ。 */
  async repaint(): Promise<void> {
    await this.#handlers.remove();
    const names = await this.#reread();
    const misfits = findMisfits(names.map.layout, names.map.boxes);
    if (misfits.length > 0) throw new WorkbookFailure('Names', failureTexts.misfits(misfits));
    await this.#readColors();
    await runExcel(async (context) => {
      const sheet = context.workbook.worksheets.getItem(this.state.id);
      prepareRegions(context, sheet, this.state.names);
      this.register(sheet);
      await context.sync();
    });
    forgetPaint(this.state);
    await this.paint();
  }

  /** 結びを解く。シートが消えたとき。 */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unsubscribe();
    await this.#handlers.remove();
  }

  #requestPaint(select: SelectAfter): void {
    this.#select = select ?? this.#select;
    this.#painting.request();
  }

  /** 失敗を知らせる。知らせは席を変えるが、それで描き直して失敗を繰り返しはしない。 */
  #report(error: unknown): void {
    this.#isReporting = true;
    this.#options.failed(error);
    this.#isReporting = false;
  }

  #enqueue<T>(job: () => Promise<T>, then: (value: T) => void): void {
    this.#options.queue
      .run(job)
      .then(then)
      .catch((error: unknown) => this.#report(error));
  }

  async #reread(): Promise<ReadNames> {
    const names = await runExcel(async (context) => {
      const sheet = context.workbook.worksheets.getItem(this.state.id);
      const loaded = loadNames(context, sheet);
      await context.sync();
      this.state.sheetName = loaded.sheet.name;
      return readNames(this.state.names.map.layout, loaded);
    });
    this.#adopt(names);
    return names;
  }

  /** 新しい地図を使う。覚えは範囲の左上から測るので、広さの変わった範囲のほかはそのまま使える。 */
  #adopt(names: ReadNames): void {
    const old = this.state.names;
    for (const role of this.state.shadows.keys()) {
      const [before, after] = [old.map.box(role), names.map.box(role)];
      if (before?.rows !== after?.rows || before?.columns !== after?.columns) this.state.shadows.delete(role);
    }
    this.state.names = names;
  }

  async #readValues(box: CellBox): Promise<readonly (readonly unknown[])[]> {
    return runExcel(async (context) => {
      const range = context.workbook.worksheets.getItem(this.state.id).getRange(formatAddress(box));
      range.load('values');
      await context.sync();
      return range.values;
    });
  }

  async #readColors(): Promise<void> {
    this.state.samples = await runExcel((context) => readSamples(context, this.state));
  }

  /** 名前が消えていたなら、どの名前かを言う失敗に替える。 */
  async #diagnose(error: unknown): Promise<unknown> {
    if (!(error instanceof WorkbookFailure) || error.code !== 'ItemNotFound') return error;
    try {
      const { map } = await this.#reread();
      const misfits = findMisfits(map.layout, map.boxes);
      return misfits.length > 0 ? new WorkbookFailure('Names', failureTexts.misfits(misfits)) : error;
    } catch {
      return error;
    }
  }
}

/** 見本のセルの色を読む。塗りのない見本は配置の色にする。 */
export async function readSamples(context: Excel.RequestContext, state: BoardState): Promise<SampleColors> {
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
