import type { Page } from 'playwright-core';
import { cellBox, goTo, hasBrowser, openPlayPage, paneFrame, selectedAddress } from '../browser/play-page';
import type { SheetArea } from '../browser/sheet-area';
import { addressAt, parseSheetArea } from '../browser/sheet-area';
import type { BoardApp } from '../workbook/board-app';
import { click, openApp, place, settle, startGame } from '../workbook/board-app';
import { boardMoves } from './game-moves';
import type { Figures, Section } from './section';
import { printRow } from './section';

const MOVES = 20;
const SEED = 7;
const PATIENCE = 10_000;
// As the browser tests have it: wide enough for the whole board beside the pane.
const VIEWPORT = { width: 2050, height: 1000 };

/** 一クリックの仕事。同期の数、書いたセル、送った大きさと、ブラウザーでクリックしてから描かれるまでの時間。 */
export const clickSection: Section = {
  name: 'click',
  async run() {
    const squares = boardMoves(MOVES, SEED).flatMap(({ from, to }) => [from, to]);
    printRow('', 'median', 'p95', 'most');
    return { ...(await measureRequests(squares)), ...(await measurePaints(squares)) };
  },
};

async function measureRequests(squares: readonly number[]): Promise<Figures> {
  const app = await openApp();
  await startGame(app);
  const syncs: number[] = [];
  const cells: number[] = [];
  const bytes: number[] = [];
  for (const square of squares) {
    const batches = await batchesOf(app, square);
    syncs.push(batches.length);
    cells.push(sum(batches.map((batch) => batch.cellsWritten)));
    bytes.push(sum(batches.map((batch) => batch.bytes)));
  }
  return { ...report('syncs', syncs), ...report('cells', cells), ...report('bytes', bytes) };
}

async function batchesOf(app: BoardApp, square: number): Promise<BoardApp['host']['syncs']> {
  const before = app.host.syncs.length;
  click(app, place(app, '将棋盤', Math.floor(square / 9), square % 9));
  await settle();
  return app.host.syncs.slice(before);
}

async function measurePaints(squares: readonly number[]): Promise<Figures> {
  if (!hasBrowser) {
    console.log('  ブラウザーがないので、描かれるまでの時間は測りません');
    return { 'click.paint.ms.median': null };
  }
  const play = await openPlayPage({ viewport: VIEWPORT });
  try {
    // tsx names inner functions by a helper, which the page that is sent such a function does not have.
    await play.page.evaluate('globalThis.__name = (named) => named');
    const pane = await paneFrame(play.page);
    await pane.getByRole('button', { name: '対局を始める' }).click();
    const board = await findBoard(play.page);
    const times: number[] = [];
    for (const square of squares) {
      times.push(await paintTime(play.page, addressAt(board, Math.floor(square / 9), square % 9)));
    }
    return report('paint.ms', times);
  } finally {
    await play.close();
  }
}

async function findBoard(page: Page): Promise<SheetArea> {
  const label = page.locator('.name-box input');
  const until = performance.now() + PATIENCE;
  while ((await label.inputValue()) !== '開始位置') {
    if (performance.now() > until) throw new Error('No board was laid out.');
    await page.waitForTimeout(50);
  }
  await goTo(page, '将棋盤');
  await page.waitForTimeout(200);
  const board = parseSheetArea(await selectedAddress(page));
  await goTo(page, '開始位置');
  await page.waitForTimeout(200);
  return board;
}

// From the press as the browser stamps it to the first frame in which the square looks different.
async function paintTime(page: Page, address: string): Promise<number> {
  const box = await cellBox(page, address);
  await page.evaluate(watchPaint, { wanted: address, patience: PATIENCE });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() => (globalThis as unknown as Watched).painted);
}

interface Watched {
  painted: Promise<number>;
}

// Runs in the page. Returns once it watches: mouse events do not wait for a script on its way.
function watchPaint({ wanted, patience }: { wanted: string; patience: number }): void {
  const look = (): string => {
    const cell = document.querySelector(`[data-address="${wanted}"]`);
    return cell ? `${cell.textContent} ${getComputedStyle(cell).backgroundColor}` : '';
  };
  const before = look();
  (globalThis as unknown as Watched).painted = new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`${wanted} was not painted.`)), patience);
    const press = ({ timeStamp }: Event): void => {
      const watch = (now: number): void => {
        if (look() === before) requestAnimationFrame(watch);
        else done(Math.max(0, now - timeStamp));
      };
      requestAnimationFrame(watch);
    };
    addEventListener('pointerdown', press, { once: true, capture: true });
  });
}

function report(name: string, values: readonly number[]): Figures {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  const [median, p95, most] = [at(0.5), at(0.95), at(1)];
  printRow(`${name} (${values.length})`, ...[median, p95, most].map((value) => value.toFixed(0)));
  const key = `click.${name}`;
  return { [`${key}.median`]: median, [`${key}.p95`]: p95, [`${key}.most`]: most };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
