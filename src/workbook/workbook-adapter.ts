import type { GameProgress } from '../games/contract/game-progress';
import type { Language, LocalText } from '../games/contract/language';
import { voiceOf } from '../games/contract/language';
import type { Hall } from '../play/hall';
import type { Ask, BoardEntry, BoardId, WorkbookPort } from '../play/ports';
import { WorkbookFailure } from '../play/ports';
import type { NoticeLevel } from '../play/scene';
import type { Sitting } from '../play/sitting';
import type { FoundBoard, FoundBoards } from './board-finder';
import { findBoards } from './board-finder';
import { BoardSheet } from './board-sheet';
import type { ReadNames } from './board-state';
import { assumeBlank, newBoardState } from './board-state';
import { parseAddress } from './cell-box';
import { isExcelApi, runExcel } from './excel-run';
import { errorCode, joinFailures } from './office-errors';
import { writeKifu } from './kifu-sheet';
import { WorkQueue } from './paint-queue';
import { prepareRegions } from './prepare-regions';
import { loadNames, rangeOf, readNames } from './sheet-names';
import { checkExcel } from './self-check';
import { findMisfits } from './sheet-roles';
import { layOutSheet } from './sheet-writer';
import { failureTexts, sheetWords } from './texts';

/** ブックの側の実装: 盤のシートを敷き、見つけ、席と結ぶ。要求は一本の列に並ぶ。 */
export class WorkbookAdapter implements WorkbookPort {
  readonly #hall: Hall;
  readonly #language: Language;
  /** 要求の列。一覧の頼みも同じ列に並ぶ。 */
  readonly queue: WorkQueue;
  readonly #boards = new Map<BoardId, BoardSheet>();

  /** patience は Excel の答えを待つ長さ (ミリ秒)。セルの編集が終わるのを待つ時間も入る。 */
  constructor(hall: Hall, language: Language, patience = 60_000) {
    this.#hall = hall;
    this.queue = new WorkQueue(hall.timer, patience);
    this.#language = language;
  }

  /** もうある盤を見つけて席に着け、シートの出入りを追い始める。失敗したら、開き直すよう言う。 */
  async start(): Promise<void> {
    try {
      await this.queue.run(() => this.#openBook());
    } catch (error) {
      throw error instanceof WorkbookFailure
        ? new WorkbookFailure(error.code, failureTexts.notOpened, { cause: error })
        : error;
    }
  }

  /** 新しいシートに盤を敷く。途中で失敗したら、敷きかけのシートは片付ける。 */
  async newBoard(sitting: Sitting, names: readonly string[] = []): Promise<BoardEntry> {
    let id: string | null = null;
    try {
      return await this.queue.run(async () => {
        id = await runExcel((context) => addSheet(context, sitting.game.kind.sheetPrefix, names));
        return this.#layOut(id, sitting);
      });
    } catch (error) {
      if (id === null) throw error;
      const added: string = id;
      await this.queue
        .run(() => this.#discard(added))
        .catch((second: unknown) => {
          throw joinFailures(error, second);
        });
      throw error;
    }
  }

  /**
   * 前にあるシートの名前に盤を置く。人が自分で敷いたシートのため。
   * 名前が足りないか大きさが違えば、どれかを言う失敗になり、シートは変わらない。
   */
  adoptActiveSheet(sitting: Sitting): Promise<BoardEntry> {
    return this.queue.run(async () => {
      const { layout } = sitting.game.kind;
      const adopted = await runExcel(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        sheet.load('id');
        const loaded = loadNames(context, sheet);
        await context.sync();
        const names = readNames(layout, loaded);
        const misfits = findMisfits(layout, names.map.boxes);
        if (misfits.length > 0) throw new WorkbookFailure('Names', failureTexts.misfits(misfits));
        const storage = rangeOf(context, sheet, names, 'storage');
        storage.load('values');
        await context.sync();
        if (storage.values.some((row) => row[0] !== ''))
          throw new WorkbookFailure('AlreadyBoard', failureTexts.alreadyBoard);
        prepareRegions(context, sheet, names);
        await context.sync();
        return { id: sheet.id, sheetName: loaded.sheet.name, names };
      });
      await this.#openBoard(this.#bind(adopted, sitting, sitting.scene.flipped, []), 'home');
      return { id: adopted.id, sheetName: adopted.sheetName };
    });
  }

  showBoard(id: BoardId): Promise<void> {
    return this.queue.run(() =>
      runExcel(async (context) => {
        context.workbook.worksheets.getItem(id).activate();
        await context.sync();
      }),
    );
  }

  repaint(id: BoardId): Promise<void> {
    return this.queue.run(async () => {
      await this.#boardOf(id).repaint();
      this.#hall.seat({ id, sheetName: this.#boardOf(id).state.sheetName }, this.#boardOf(id).sitting);
    });
  }

  async confirmActiveCell(): Promise<void> {
    const { id, address } = await this.queue.run(() =>
      runExcel(async (context) => {
        const cell = context.workbook.getActiveCell();
        const { worksheet } = cell;
        cell.load('address');
        worksheet.load('id');
        await context.sync();
        return { id: worksheet.id, address: cell.address };
      }),
    );
    const cell = parseAddress(address);
    if (cell) this.#boardOf(id).confirm(cell);
  }

  writeKifuSheet(sitting: Sitting, lines: readonly string[]): Promise<string> {
    return this.queue.run(() =>
      runExcel(async (context) => {
        const { scene, game } = sitting;
        const voice = voiceOf(this.#language, scene.wording);
        const id = await addSheet(context, sheetWords[voice].kifuSheet);
        const sheet = context.workbook.worksheets.getItem(id);
        writeKifu(sheet, { scene, headers: game.headers, lines, language: this.#language });
        sheet.activate();
        sheet.load('name');
        await context.sync();
        return sheet.name;
      }),
    );
  }

  selfCheck(ask: Ask): Promise<string> {
    return checkExcel(ask, this.#hall.timer);
  }

  async #openBook(): Promise<void> {
    const found = await runExcel(async (context) => {
      this.#followSheets(context);
      const { worksheets } = context.workbook;
      worksheets.load('items/id');
      await context.sync();
      return findBoards(context, worksheets.items, this.#hall.kinds);
    });
    await this.#seatAll(found);
    await this.#activateCurrent();
  }

  #bind(
    laid: { readonly id: string; readonly sheetName: string; readonly names: ReadNames },
    sitting: Sitting,
    flipped: boolean,
    stored: readonly string[],
  ): BoardSheet {
    const board = new BoardSheet({
      state: newBoardState(laid, flipped, stored),
      sitting,
      queue: this.queue,
      language: this.#language,
      readStored: (kindId, lines) => this.#hall.readStored(kindId, lines),
      failed: (error) => {
        // A hidden sheet is not in front, though the event that says so may still be on its way.
        if (errorCode(error) === 'SheetHidden') this.#hall.activate(null);
        this.#hall.report(error);
      },
      say: (level, text, readable) => this.#sayReadable(level, text, readable),
    });
    this.#boards.set(laid.id, board);
    return board;
  }

  async #layOut(id: string, sitting: Sitting): Promise<BoardEntry> {
    const { layout, wording } = sitting.game.kind;
    const voice = voiceOf(this.#language, wording);
    const laid = await runExcel(async (context) => {
      const sheet = context.workbook.worksheets.getItem(id);
      const names = layOutSheet(context, sheet, layout, voice);
      sheet.load('name');
      await context.sync();
      return { id, sheetName: sheet.name, names };
    });
    const board = this.#bind(laid, sitting, false, []);
    assumeBlank(board.state);
    // Shown when it is complete: nobody looks at a board that is being laid, and Excel draws it once.
    await this.#openBoard(board, 'front');
    return { id, sheetName: laid.sheetName };
  }

  /** 事象を結び、見本の色を読み、初めの場面を描いて開始位置を選ぶ。 */
  async #openBoard(board: BoardSheet, select: 'home' | 'front'): Promise<void> {
    await board.open();
    await board.paint(select);
  }

  async #seatAll({ boards, misfits }: FoundBoards): Promise<void> {
    for (const board of boards) await this.#seatFound(board);
    for (const each of misfits) this.#hall.report(new WorkbookFailure('Names', failureTexts.misfits(each)));
  }

  async #seatFound(found: FoundBoard): Promise<void> {
    const restored = this.#hall.restore(found.kindId, found.lines);
    if (!restored.ok) {
      const text = failureTexts.storageUnreadable(found.sheetName, restored.text);
      return this.#sayReadable('error', text, restored.readable);
    }
    const { sitting } = restored;
    const board = this.#bind(found, sitting, sitting.scene.flipped, found.lines);
    this.#hall.seat({ id: found.id, sheetName: found.sheetName }, sitting);
    // One board that is not heard yet does not keep the others from their seats.
    await board.open().catch((error: unknown) => this.#hall.report(error));
  }

  #sayReadable(level: NoticeLevel, text: LocalText, readable: GameProgress | null): void {
    if (readable) this.#hall.say(level, text, this.#hall.offerReadable(readable));
    else this.#hall.say(level, text);
  }

  #followSheets(context: Excel.RequestContext): void {
    const { worksheets } = context.workbook;
    worksheets.onActivated.add(async ({ worksheetId }) => this.#inQueue(() => this.#activated(worksheetId)));
    worksheets.onDeleted.add(async ({ worksheetId }) => this.#inQueue(() => this.#deleted(worksheetId)));
    // Before ExcelApi 1.17 a new name is noticed when the sheet comes to the front or is painted.
    if (isExcelApi('1.17'))
      worksheets.onNameChanged.add(async ({ worksheetId }) =>
        this.#inQueue(() => this.#renamed(worksheetId)),
      );
  }

  #inQueue(job: () => Promise<void>): void {
    this.queue.run(job).catch((error: unknown) => this.#hall.report(error));
  }

  async #activateCurrent(): Promise<void> {
    const id = await runExcel(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.load('id');
      await context.sync();
      return sheet.id;
    });
    this.#hall.activate(id);
  }

  /** シートが前に出た。写しなど、知らない盤が載っていれば席に着ける。 */
  async #activated(id: string): Promise<void> {
    try {
      if (this.#boards.has(id)) await this.#renamed(id);
      else {
        const found = await runExcel((context) =>
          findBoards(context, [context.workbook.worksheets.getItem(id)], this.#hall.kinds),
        );
        await this.#seatAll(found);
      }
    } finally {
      // Whatever could not be read: the pane must not go on with the board of the sheet before.
      this.#hall.activate(id);
    }
  }

  async #deleted(id: string): Promise<void> {
    const board = this.#boards.get(id);
    if (!board) return;
    this.#boards.delete(id);
    this.#hall.lose(id);
    await board.close();
  }

  /** 敷きかけのシートを片付ける。片付けられなければ、残っていると言う。 */
  async #discard(id: string): Promise<void> {
    const board = this.#boards.get(id);
    this.#boards.delete(id);
    await board?.close();
    try {
      await runExcel(async (context) => {
        context.workbook.worksheets.getItem(id).delete();
        await context.sync();
      });
    } catch (error) {
      if (!(error instanceof WorkbookFailure)) throw error;
      throw new WorkbookFailure('LeftSheet', failureTexts.leftSheet, { cause: error });
    }
  }

  async #renamed(id: string): Promise<void> {
    const board = this.#boards.get(id);
    if (!board) return;
    const name = await runExcel(async (context) => {
      const sheet = context.workbook.worksheets.getItem(id);
      sheet.load('name');
      await context.sync();
      return sheet.name;
    });
    if (name === board.state.sheetName) return;
    board.state.sheetName = name;
    this.#hall.seat({ id, sheetName: name }, board.sitting);
  }

  #boardOf(id: BoardId): BoardSheet {
    const board = this.#boards.get(id);
    if (!board) throw new WorkbookFailure('NoBoard', failureTexts.noBoard);
    return board;
  }
}

/**
 * names か「対局1」「対局2」… のまだ使われていない初めの名でシートを足し、その id を返す。
 * 名は Excel と同じく大文字と小文字を分けない。
 */
async function addSheet(
  context: Excel.RequestContext,
  prefix: string,
  names: readonly string[] = [],
): Promise<string> {
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  await context.sync();
  const used = new Set(worksheets.items.map((sheet) => sheet.name.toLowerCase()));
  const isFree = (name: string): boolean => !used.has(name.toLowerCase());
  let number = 1;
  while (!isFree(`${prefix}${number}`)) number++;
  const sheet = worksheets.add(names.find(isFree) ?? `${prefix}${number}`);
  sheet.load('id');
  await context.sync();
  return sheet.id;
}
