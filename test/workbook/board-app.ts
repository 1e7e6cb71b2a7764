import type { FieldValues } from '../../src/games/contract/command';
import type { GameKind } from '../../src/games/contract/game-progress';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { Hall } from '../../src/play/hall';
import type { Timer } from '../../src/play/timer';
import type { Sitting } from '../../src/play/sitting';
import type { HostOptions } from '../../src/preview/host/batch/desktop-transport';
import type { AddinHost } from '../../src/preview/host/batch/host';
import { tryParseArea } from '../../src/preview/host/model/area';
import type { Cell } from '../../src/preview/host/model/cell';
import { findName, rangeOfName } from '../../src/preview/host/model/names';
import type { Sheet } from '../../src/preview/host/model/sheet';
import { Workbook } from '../../src/preview/host/model/workbook';
import { installOffice } from '../../src/preview/host/office-loader';
import { Turns } from './turns';
import { WorkbookAdapter } from '../../src/workbook/workbook-adapter';

/** 試験のアドイン: 本物の office.js、模擬のブック、会場、アダプター。 */
export interface BoardApp {
  readonly host: AddinHost;
  readonly book: Workbook;
  readonly hall: Hall;
  readonly adapter: WorkbookAdapter;
  /** いまの時刻 (ミリ秒)。進めると対局時計が進む。 */
  readonly clock: { now: number };
  /** 待ちきれなくなる: Excel の答えを待つのをやめさせる。 */
  readonly giveUp: () => void;
}

/** 答えを待つ長さ (ミリ秒)。時計では来ない。{@link BoardApp.giveUp} が来させる。 */
const patience = 3_600_000;

export interface AppOptions {
  readonly platform?: 'desktop' | 'web';
  readonly guard?: '1.9' | '1.15';
  readonly kinds?: readonly GameKind[];
  readonly book?: Workbook;
  readonly host?: HostOptions;
}

/** アドインを開き、ブックの盤を席に着ける。 */
export async function openApp(options: AppOptions = {}): Promise<BoardApp> {
  const app = await connectApp(options);
  await app.adapter.start();
  return app;
}

/** アドインを結ぶ。盤はまだ開かない。 */
export async function connectApp(options: AppOptions = {}): Promise<BoardApp> {
  const book = options.book ?? new Workbook({ platform: options.platform ?? 'desktop', year: () => 2026 });
  const { host } = await installOffice(book, {
    guard: options.guard ?? '1.9',
    later: turns.later,
    ...options.host,
  });
  const clock = { now: 0 };
  const waits = new Set<() => void>();
  const timer: Timer = {
    now: () => clock.now,
    date: () => new Date(2026, 0, 2, 9, 0, 0, clock.now),
    after: (ms, run) => {
      if (ms === patience) {
        waits.add(run);
        return () => waits.delete(run);
      }
      const id = setTimeout(run, ms);
      return () => clearTimeout(id);
    },
  };
  const hall = new Hall(options.kinds ?? [shogiKind], timer);
  const adapter = new WorkbookAdapter(hall, 'ja', patience);
  hall.connect(adapter);
  return { host, book, hall, adapter, clock, giveUp: () => [...waits].forEach((run) => run()) };
}

/** 新規対局を始め、落ち着くまで待つ。 */
export async function startGame(app: BoardApp, values: FieldValues = {}): Promise<Sitting> {
  const kind = app.hall.kinds[0]!;
  if (!(await app.hall.start(kind.id, values))) throw new Error(app.hall.notice?.text.ja ?? 'not started');
  await settle();
  return app.hall.active!.sitting;
}

// Every app of a test shares the turns, so that settling needs no app.
const turns = new Turns();

/** 届くはずの事象と描きが終わるまで待つ。 */
export function settle(): Promise<void> {
  return turns.settle();
}

/** 名前の範囲の左上から数えたセルの番地。 */
export function place(app: BoardApp, name: string, row = 0, column = 0): { row: number; column: number } {
  const area = areaOf(app, name);
  return { row: area.row + row, column: area.column + column };
}

export function areaOf(
  app: BoardApp,
  name: string,
): { row: number; column: number; rows: number; columns: number } {
  const found = findName(app.book, name, app.book.active);
  const range = found && rangeOfName(app.book, found);
  if (!range) throw new Error(`no name ${name}`);
  return range.area;
}

/** セルをクリックする。 */
export function click(app: BoardApp, cell: { row: number; column: number }): void {
  app.book.select(app.book.active, { ...cell, rows: 1, columns: 1 });
}

/** 盤のマス「77」をクリックする (筋と段、反転していないとき)。 */
export async function clickSquares(app: BoardApp, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) {
    click(app, squareCell(app, square));
    await settle();
  }
}

export function squareCell(app: BoardApp, square: string): { row: number; column: number } {
  return place(app, '将棋盤', Number(square[1]) - 1, 9 - Number(square[0]));
}

export function cellOf(app: BoardApp, name: string, row = 0, column = 0): Cell {
  const at = place(app, name, row, column);
  return app.book.active.cellAt(at.row, at.column);
}

export function squareOf(app: BoardApp, square: string): Cell {
  const at = squareCell(app, square);
  return app.book.active.cellAt(at.row, at.column);
}

/** 人がセルに打ち込んで Enter を押す: 値が変わり、選択は下へ移る。 */
export async function type(
  app: BoardApp,
  cell: { row: number; column: number },
  text: string,
): Promise<void> {
  const result = app.book.edit(app.book.active, cell, text);
  if (!result.ok) throw result.error;
  click(app, { row: cell.row + 1, column: cell.column });
  await settle();
}

/** 選ばれているセルの番地。 */
export function selectedCell(sheet: Sheet): { row: number; column: number } {
  return { row: sheet.selection.row, column: sheet.selection.column };
}

export function parseArea(text: string): { row: number; column: number; rows: number; columns: number } {
  return tryParseArea(text)!;
}
