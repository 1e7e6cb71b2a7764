import type { ListEvents, ListId, ListRow } from '../../library/list/list-port';
import { intersectBoxes, parseAddress } from '../cell-box';
import type { CellBox } from '../cell-box';
import { isExcelApi, runExcel, runLight } from '../excel-run';
import { errorCode } from '../office-errors';
import type { WorkQueue } from '../paint-queue';
import { PaintRequest } from '../paint-queue';
import type { ListTable } from './list-table';
import { findLists, loadTable, readTable } from './list-table';
import { rowOf } from './row-cells';
import { allColumns } from './row-reader';

export interface ListFollowerOptions {
  readonly queue: WorkQueue;
  readonly events: ListEvents;
  failed(error: unknown): void;
}

/** 人の選び: どのシートのどこか。 */
interface Selection {
  readonly sheetId: string;
  readonly box: CellBox;
}

/**
 * 一覧を追う: シートと表の事象を一度だけ結び、一覧の出入りと人の選んだ行を知らせる。
 * 頼みは列に並び、重なれば一つになる: 矢印の鍵を押し続けても、終わりの行だけを読む。
 */
export class ListFollower {
  readonly #options: ListFollowerOptions;
  readonly #listing: PaintRequest;
  readonly #reading: PaintRequest;
  #lists: readonly ListTable[] = [];
  #told = '';
  /** 一覧のシートでの、終わりの選び。 */
  #selection: Selection | null = null;
  #hasRow = false;
  /** ほかのシートが前に出ている。一覧で選ばれた行は、選ばれたまま。 */
  #isAway = false;

  constructor(options: ListFollowerOptions) {
    this.#options = options;
    const { queue, failed } = options;
    this.#listing = new PaintRequest(queue, () => this.relist(), failed);
    this.#reading = new PaintRequest(queue, () => this.#readSelected(), failed);
  }

  /** 事象を結び、いまの一覧と、もう選ばれている行を知らせる。列の中から、一度だけ呼ぶ。 */
  async start(): Promise<void> {
    await runExcel(async (context) => {
      this.#register(context);
      await context.sync();
    });
    if (await this.#relist()) await this.#readSelected();
  }

  /** 一覧を探し直し、変わっていれば知らせる。前に出た一覧で選ばれている行も、後から知らせる。列の中から呼ぶ。 */
  async relist(): Promise<void> {
    if (await this.#relist()) this.#reading.request();
  }

  /** 選びを読むべきか: 前に出た一覧の選びをまだ知らせていないか、知らせた行の一覧が消えた。 */
  async #relist(): Promise<boolean> {
    const { lists, front } = await runExcel(async (context) => {
      const found = await findLists(context);
      // The active cell, not the selection: it is there also when several areas or a chart are selected.
      const cell = context.workbook.getActiveCell();
      cell.load('address');
      cell.worksheet.load('id');
      await context.sync();
      const box = parseAddress(cell.address);
      return { lists: found, front: box && { sheetId: cell.worksheet.id, box } };
    });
    this.#lists = lists;
    const isGone = this.#hasRow && !this.#isOnList(this.#selection);
    // A sheet that comes to the front tells nothing of the cell that is selected there since before.
    const isBack = this.#isOnList(front) && (this.#isAway || front?.sheetId !== this.#selection?.sheetId);
    if (isBack) this.#selection = front;
    this.#isAway = !this.#isOnList(front);
    const entries = lists.map(({ entry }) => entry);
    const active = front && this.#activeOf(front.sheetId);
    const told = JSON.stringify([entries, active]);
    if (told !== this.#told) {
      this.#told = told;
      this.#options.events.listsChanged(entries, active);
    }
    return isBack || isGone;
  }

  #isOnList(selection: Selection | null): boolean {
    return this.#lists.some(({ facts }) => facts.sheetId === selection?.sheetId);
  }

  #activeOf(sheetId: string): ListId | null {
    const onSheet = this.#lists.filter(({ facts }) => facts.sheetId === sheetId);
    const selection = this.#selection?.sheetId === sheetId ? this.#selection.box : null;
    const chosen = selection && onSheet.find(({ facts }) => intersectBoxes(facts.box, selection));
    return (chosen ?? onSheet[0])?.facts.id ?? null;
  }

  #register(context: Excel.RequestContext): void {
    const { worksheets, tables } = context.workbook;
    const relist = async (): Promise<void> => this.#listing.request();
    worksheets.onSelectionChanged.add(async ({ worksheetId, address }) =>
      this.#selected(worksheetId, address),
    );
    worksheets.onActivated.add(relist);
    worksheets.onAdded.add(relist);
    worksheets.onDeleted.add(relist);
    // Before ExcelApi 1.17 a new name is noticed when a sheet comes to the front.
    if (isExcelApi('1.17')) worksheets.onNameChanged.add(relist);
    tables.onAdded.add(relist);
    tables.onDeleted.add(relist);
    tables.onChanged.add(async (event) => this.#changed(event));
    // The last column of a table, when it is deleted, lies outside the table that is left: only the sheet tells.
    worksheets.onChanged.add(async ({ changeType }) => {
      if (changeType === 'ColumnDeleted' || changeType === 'CellDeleted') this.#listing.request();
    });
  }

  #selected(sheetId: string, address: string): void {
    // Of several areas the first one counts.
    const box = parseAddress(address.split(',')[0]!);
    const selection = box && { sheetId, box };
    // Opening a game selects a cell of its sheet: the row of the list is picked all the same.
    this.#isAway = !this.#isOnList(selection);
    if (this.#isAway) return;
    this.#selection = selection;
    this.#reading.request();
  }

  /** 表が変わった: 見出しなら一覧を探し直し、選ばれている行なら読み直す。 */
  #changed({ tableId, worksheetId, address, changeType }: Excel.TableChangedEventArgs): void {
    const list = this.#lists.find(({ facts }) => facts.id === tableId);
    const boxes = address.split(',').map(parseAddress);
    const touches = (row: number, rows: number): boolean =>
      boxes.some((box) => box !== null && box.row < row + rows && row < box.row + box.rows);
    if (!list || changeType !== 'RangeEdited' || touches(list.facts.box.row, 1)) this.#listing.request();
    const selection = this.#selection;
    if (this.#hasRow && selection?.sheetId === worksheetId && touches(selection.box.row, 1))
      this.#reading.request();
  }

  /** 選ばれた行。表が消えていれば null で、一覧を探し直す。 */
  async #readRow(lists: readonly ListTable[], selection: Selection): ReturnType<typeof readSelectedRow> {
    try {
      return await readSelectedRow(lists, selection);
    } catch (error) {
      if (errorCode(error) !== 'ItemNotFound') throw error;
      this.#listing.request();
      return null;
    }
  }

  async #readSelected(): Promise<void> {
    const selection = this.#selection;
    const onSheet = this.#lists.filter(({ facts }) => facts.sheetId === selection?.sheetId);
    const read = selection && onSheet.length > 0 ? await this.#readRow(onSheet, selection) : null;
    this.#hasRow = read !== null;
    const list = read?.id ?? onSheet[0]?.facts.id ?? this.#lists[0]?.facts.id;
    if (list !== undefined) this.#options.events.rowSelected(list, read?.row ?? null);
  }
}

/** 選ばれた行を、表の地図と一緒に一度の同期で読む。一覧の行でなければ null。 */
async function readSelectedRow(
  lists: readonly ListTable[],
  { sheetId, box }: Selection,
): Promise<{ readonly id: ListId; readonly row: ListRow } | null> {
  return runLight(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    const line = sheet.getRangeByIndexes(box.row, 0, 1, 1).getEntireRow();
    const loaded = lists.map(({ facts }) => {
      const table = loadTable(context, facts.id);
      const row = table.range.getIntersectionOrNullObject(line);
      row.load('values');
      return { table, row };
    });
    await context.sync();
    for (const { table, row } of loaded) {
      if (row.isNullObject) continue;
      const now = readTable(table);
      const index = box.row - now.top;
      const isRow = index >= 0 && index < now.rows;
      const values = row.values[0]!;
      const isBlank = now.rows === 1 && values.every((value) => value === '');
      if (!now.isList || !isRow || isBlank || !intersectBoxes(now.facts.box, box)) continue;
      const read = (column: number): unknown => values[column - now.facts.box.column];
      return { id: now.facts.id, row: rowOf(now, index, allColumns, read) };
    }
    return null;
  });
}
