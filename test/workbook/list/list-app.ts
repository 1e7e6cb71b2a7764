import type { ListEntry, ListId, ListRow, NewListRow } from '../../../src/library/list/list-port';
import { membersOf } from '../../../src/preview/host/batch/batch-log';
import type { AddinHost, Fault } from '../../../src/preview/host/batch/host';
import type { Table } from '../../../src/preview/host/model/table';
import { bodyArea } from '../../../src/preview/host/model/table';
import { Workbook } from '../../../src/preview/host/model/workbook';
import { installOffice } from '../../../src/preview/host/office-loader';
import { ListSheets } from '../../../src/workbook/list/list-sheets';
import { WorkQueue } from '../../../src/workbook/paint-queue';
import { Turns } from '../turns';

/** 試験の一覧: 本物の office.js、模擬のブック、一覧のシート。 */
export interface ListApp {
  readonly host: AddinHost;
  readonly book: Workbook;
  readonly sheets: ListSheets;
  /** listsChanged に届いたもの。 */
  readonly told: { lists: readonly ListEntry[]; active: ListId | null }[];
  /** rowSelected に届いたもの。 */
  readonly rows: (ListRow | null)[];
  readonly failures: unknown[];
  /** 要求ごとに尋ねられる。障害を起こすか、要求の前に人が何かをする。 */
  onRequest: (members: readonly string[]) => Fault;
}

export interface ListAppOptions {
  /** 'none' は最も新しい Excel。 */
  readonly guard?: '1.9' | '1.15' | 'none';
  readonly platform?: 'desktop' | 'web';
  readonly book?: Workbook;
  readonly language?: 'ja' | 'en';
}

const turns = new Turns();

/** 届くはずの事象と読みが終わるまで待つ。 */
export const settle = (): Promise<void> => turns.settle();

/** アドインを開き、一覧を追い始める。 */
export async function openListApp(options: ListAppOptions = {}): Promise<ListApp> {
  let app: ListApp | null = null;
  const book = options.book ?? new Workbook({ platform: options.platform ?? 'web', year: () => 2026 });
  const guard = options.guard ?? '1.9';
  const { host } = await installOffice(book, {
    ...(guard === 'none' ? { requirementSets: { ExcelApi: '1.17' } } : { guard }),
    later: turns.later,
    intercept: ({ request }) => app?.onRequest(membersOf(request)) ?? 'run',
  });
  const queue = new WorkQueue(
    { now: () => 0, date: () => new Date(0), after: () => () => undefined },
    60_000,
  );
  const failures: unknown[] = [];
  const sheets = new ListSheets({
    queue,
    language: options.language ?? 'ja',
    failed: (error) => failures.push(error),
  });
  const told: ListApp['told'] = [];
  const rows: ListApp['rows'] = [];
  app = { host, book, sheets, told, rows, failures, onRequest: () => 'run' };
  await sheets.follow({
    listsChanged: (lists, active) => told.push({ lists, active }),
    rowSelected: (_list, row) => rows.push(row),
  });
  return app;
}

/** 試験の一局の行。kifu は棋譜の文の長さ。 */
export function gameRow(number: number, kifuChars = 200): NewListRow {
  const line = `${number} ７六歩(77)   ( 0:16/00:00:16)\n`;
  return {
    values: {
      no: number,
      date: 45000 + (number % 400),
      event: `第${number % 50}期 順位戦`,
      black: `棋士${number % 97}`,
      white: `棋士${number % 89}`,
      handicap: '平手',
      opening: '角換わり',
      plies: 100 + (number % 60),
      result: number % 2 === 0 ? '先手勝ち' : '後手勝ち',
      reason: '投了',
      blackPoints: number % 2 === 0 ? 1 : 0,
      blackTime: 0.125,
      whiteTime: 0.0625,
      variations: 0,
      notes: '',
      file: `game-${number}.kif`,
      ownSide: '',
      opponent: '',
      ownResult: '',
      hit: '',
      key: `g${number.toString(16).padStart(16, '0')}`,
    },
    kifu: [`#KIF version=2.0 encoding=UTF-8\n${line.repeat(Math.ceil(kifuChars / line.length))}`],
  };
}

export const gameRows = (count: number, kifuChars?: number, from = 1): readonly NewListRow[] =>
  Array.from({ length: count }, (_, at) => gameRow(from + at, kifuChars));

/** count 局を書いた一覧のあるブックと、その一覧。 */
export async function withRows(count: number): Promise<[ListApp, string]> {
  const app = await openListApp({ guard: 'none' });
  const { id } = await app.sheets.newList();
  await app.sheets.append(id, gameRows(count, 100));
  await settle();
  return [app, id];
}

/** ブックの初めの表。 */
export function tableOf(app: ListApp, at = 0): Table {
  return app.book.tables[at]!;
}

/** 表の一つの欄の値。 */
export function columnValues(app: ListApp, header: string, table = tableOf(app)): unknown[] {
  const at = table.columns.findIndex(({ name }) => name === header);
  const { row, rows, column } = bodyArea(table);
  return Array.from({ length: rows }, (_, index) => table.sheet.cellAt(row + index, column + at).value);
}
