import type { Language } from '../../games/contract/language';
import type { ListColumnId } from '../../library/list/list-columns';
import { listHeader } from '../../library/list/list-columns';
import type {
  ListEntry,
  ListEvents,
  ListId,
  ListPort,
  ListRow,
  ListValues,
  NewListRow,
  RowScope,
} from '../../library/list/list-port';
import type { WorkbookFailure } from '../../play/ports';
import { runExcel, runLight } from '../excel-run';
import type { WorkQueue } from '../paint-queue';
import { writeReport } from '../report/write-report';
import { AppendJob } from './append-job';
import { assertKeepsGames, isPassing, listFailure, toListFailure } from './list-failures';
import { ListFollower } from './list-follower';
import { findTable } from './list-table';
import { listFailureTexts } from './list-texts';
import { makeList } from './new-list';
import type { RowCells } from './row-blocks';
import { blocksOf } from './row-blocks';
import { rewriteListRows, updateListRow } from './row-editor';
import type { AskExcel } from './row-reader';
import { readListRow, readListRows } from './row-reader';
import { writeTextSheet } from './text-sheet';

export interface ListSheetsOptions {
  /** 盤の描きと同じ列。要求は一つずつ送られる。 */
  readonly queue: WorkQueue;
  readonly language: Language;
  /** 事象を追う間の失敗を人に知らせる。 */
  failed(error: unknown): void;
}

/** 途中で止まった書き足し: 頼まれた行の数と、止まる前に書けた行の数と、わけ。 */
interface Stopped {
  readonly written: number;
  readonly total: number;
  readonly failure: WorkbookFailure;
}

/** 一覧のシート: 対局一覧の頼みを Excel の表で行う。欄は頼みのたびに見出しで探す。 */
export class ListSheets implements ListPort {
  readonly #options: ListSheetsOptions;
  readonly #ask: AskExcel;
  /** 後まで使う範囲のない一仕事。要求が一つ少なくて済む。 */
  readonly #askLight: AskExcel;
  #follower: ListFollower | null = null;

  constructor(options: ListSheetsOptions) {
    this.#options = options;
    const inQueue =
      (run: AskExcel): AskExcel =>
      (job) =>
        options.queue
          .run(() => run(job))
          .catch((error: unknown) => {
            throw toListFailure(error);
          });
    this.#ask = inQueue(runExcel);
    this.#askLight = inQueue(runLight);
  }

  async follow(events: ListEvents): Promise<void> {
    const { queue } = this.#options;
    const failed = (error: unknown): void => this.#options.failed(toListFailure(error));
    const follower = new ListFollower({ queue, events, failed });
    this.#follower = follower;
    await queue.run(() => follower.start());
  }

  async newList(): Promise<ListEntry> {
    const entry = await this.#ask((context) => makeList(context, this.#options.language));
    await this.#options.queue.run(async () => this.#follower?.relist());
    return entry;
  }

  async showList(id: ListId): Promise<void> {
    await this.#ask(async (context) => {
      context.workbook.tables.getItem(id).worksheet.activate();
      await context.sync();
    });
  }

  readRows(id: ListId, scope: RowScope, columns: readonly ListColumnId[]): Promise<readonly ListRow[]> {
    return readListRows(this.#ask, id, scope, columns);
  }

  readRow(id: ListId, key: string): Promise<ListRow | null> {
    return readListRow(this.#ask, id, key);
  }

  assertKeepsGames(id: ListId): Promise<void> {
    return this.#ask(async (context) => assertKeepsGames(await findTable(context, id)));
  }

  async append(id: ListId, rows: readonly NewListRow[], isCancelled?: () => boolean): Promise<number> {
    const { language } = this.#options;
    const job = new AppendJob(id, language);
    let written = 0;
    for (const block of blocksOf(rows, language)) {
      if (isCancelled?.()) break;
      try {
        await this.#writeBlock(job, block);
      } catch (error) {
        const failure = toListFailure(error);
        written += await this.#settle(job, block, { written, total: rows.length, failure });
        if (written === 0) throw failure;
        const text = listFailureTexts.partlyAdded(written, rows.length, failure.text);
        throw listFailure('ListPartlyAdded', text, failure);
      }
      written += block.length;
    }
    return written;
  }

  /** ひとまとまりを書く。通るかもしれない失敗なら一度だけ、同じ所へ書き直す。 */
  async #writeBlock(job: AppendJob, block: readonly RowCells[]): Promise<void> {
    try {
      await this.#askLight((context) => job.write(context, block));
    } catch (error) {
      if (!isPassing(toListFailure(error))) throw error;
      await this.#askLight((context) => job.write(context, block));
    }
  }

  /** 失敗した書きを片付け、残った行を数える。片付けられなければ、そう言って失敗する。 */
  async #settle(
    job: AppendJob,
    block: readonly RowCells[],
    { written, total, failure }: Stopped,
  ): Promise<number> {
    try {
      return await this.#ask((context) => job.settle(context, block));
    } catch {
      // The reason is that of the writing: tidying met the same trouble, or one that came of it.
      const text = listFailureTexts.untidied(written, total, failure.text);
      throw listFailure('ListUntidied', text, failure);
    }
  }

  updateRow(id: ListId, key: string, values: ListValues, kifu?: readonly string[]): Promise<boolean> {
    return updateListRow(this.#ask, id, key, values, kifu, this.#options.language);
  }

  rewriteRows(
    id: ListId,
    columns: readonly ListColumnId[],
    change: (row: ListRow) => ListValues,
  ): Promise<void> {
    return rewriteListRows(this.#ask, id, columns, change, this.#options.language);
  }

  filterHits(id: ListId, isOn: boolean): Promise<void> {
    return this.#ask(async (context) => {
      const table = await findTable(context, id);
      const header = table.headers.get('hit');
      if (header === undefined) {
        if (isOn) throw missingColumn('hit', this.#options.language);
        return;
      }
      const { filter } = context.workbook.tables.getItem(id).columns.getItem(header);
      // "Not equal to nothing": the rows with a value.
      if (isOn) filter.applyCustomFilter('<>');
      else filter.clear();
      await context.sync();
    });
  }

  makeReport(id: ListId): Promise<string> {
    return this.#ask(async (context) => {
      const { facts, headers } = await findTable(context, id);
      return writeReport(context, { tableName: facts.name, columns: headers }, this.#options.language);
    });
  }

  writeText(title: string, lines: readonly string[]): Promise<string> {
    return this.#ask((context) => writeTextSheet(context, title, lines, this.#options.language));
  }
}

function missingColumn(id: ListColumnId, language: Language): ReturnType<typeof listFailure> {
  return listFailure('ListColumnMissing', listFailureTexts.missingColumn(listHeader(id)[language]));
}
