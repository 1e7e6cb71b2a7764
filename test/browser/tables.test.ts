import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addChart } from '../../src/preview/host/model/charts';
import { setLayout } from '../../src/preview/host/model/edits';
import { wholeSheet } from '../../src/preview/host/model/area';
import { addTable, renameTable } from '../../src/preview/host/model/table-edits';
import { pasteRows } from '../../src/preview/host/model/typing';
import { Workbook } from '../../src/preview/host/model/workbook';
import {
  cellBox,
  cellFill,
  cellText,
  cellTexts,
  clickCell,
  columnMenu,
  goTo,
  hasBrowser,
  openColumnMenu,
  openPlayPage,
  openWorkbookFile,
  selectedAddress,
  typeInCell,
} from './play-page';
import type { PlayPage } from './play-page';

const EVENTUALLY = { timeout: 5000, interval: 20 };
const SHOTS = 'screenshots';

const GAMES = [
  ['先手', '手数', '結果'],
  ['羽生', '101', '勝ち'],
  ['藤井', '77', '負け'],
  ['佐藤', '133', '勝ち'],
  ['羽生', '64', '負け'],
];

function makeBook(): Workbook {
  const book = new Workbook({ name: '一覧.xlsx' });
  const sheet = book.active;
  pasteRows(sheet, 1, 1, GAMES);
  renameTable(addTable(sheet, { row: 1, column: 1, rows: 5, columns: 3 }, true, 'user'), '一覧');
  pasteRows(sheet, 0, 5, [
    ['先手', '局数'],
    ['羽生', '=COUNTIFS(一覧[先手],F2)'],
    ['藤井', '=COUNTIFS(一覧[先手],F3)'],
    ['佐藤', '=COUNTIFS(一覧[先手],F4)'],
  ]);
  const area = { row: 0, column: 5, rows: 4, columns: 2 };
  const chart = addChart(sheet, 'ColumnClustered', { sheet, area }, 'Auto');
  book.setCharts([{ ...chart, left: 250, top: 100, width: 260, height: 160 }]);
  pasteRows(sheet, 59, 0, [['底']]);
  setLayout(sheet, 'view', wholeSheet, { frozen: { rows: 2, columns: 0 } });
  return book;
}

describe.skipIf(!hasBrowser)('tables on the page, by mouse and keyboard', () => {
  let play: PlayPage;

  beforeAll(async () => {
    play = await openPlayPage();
    await openWorkbookFile(play.page, makeBook());
    await cellBox(play.page, 'B2');
    mkdirSync(SHOTS, { recursive: true });
  });

  afterAll(async () => {
    expect(play.problems).toEqual([]);
    await play.close();
  });

  const names = (): Promise<string[]> =>
    cellTexts(play.page, 'B3:B6').then((rows) => rows.map(([name]) => name ?? ''));
  const shows = (expected: readonly string[]): Promise<void> =>
    expect.poll(names, EVENTUALLY).toEqual(expected);

  it('shows the style: a header, banded rows, buttons', async () => {
    const fills = await Promise.all(['B2', 'B3', 'B4', 'B5'].map((address) => cellFill(play.page, address)));
    expect(new Set([fills[0], fills[1], fills[2]]).size).toBe(3);
    expect(fills[3]).toBe(fills[1]);
    expect(await play.page.locator('.filter-button').count()).toBe(3);
    expect(await play.page.locator('svg.grid-chart').getAttribute('aria-label')).toContain('2, 1, 1');
    await play.page.screenshot({ path: `${SHOTS}/table.png` });
  });

  it('sorts by mouse, both ways, and undoes', async () => {
    const menu = await openColumnMenu(play.page, '手数');
    await menu.getByRole('button', { name: '降順に並べ替え' }).click();
    await shows(['佐藤', '羽生', '藤井', '羽生']);
    await (await openColumnMenu(play.page, '手数')).getByRole('button', { name: '昇順に並べ替え' }).click();
    await shows(['羽生', '藤井', '羽生', '佐藤']);
    await play.page.keyboard.press('Control+z');
    await shows(['佐藤', '羽生', '藤井', '羽生']);
  });

  it('filters by mouse: hidden rows go, the row numbers jump, the filter clears', async () => {
    const menu = await openColumnMenu(play.page, '先手');
    await play.page.screenshot({ path: `${SHOTS}/filter-menu.png` });
    await menu.getByLabel('（すべて選択）').click();
    await menu.getByLabel('羽生').click();
    await menu.getByRole('button', { name: 'OK' }).click();
    await shows(['', '羽生', '', '羽生']);
    const heads = await play.page.locator('.grid-rows .grid-head').allTextContents();
    expect(heads.slice(0, 3)).toEqual(['4', '6', '7']);
    await play.page.getByRole('button', { name: '「先手」の並べ替えと絞り込み（絞り込み中）' }).click();
    await columnMenu(play.page).getByRole('button', { name: 'フィルターをクリア' }).click();
    await shows(['佐藤', '羽生', '藤井', '羽生']);
  });

  it('opens the menu with Alt+Down on a header, searches and applies with Enter, closes with Esc', async () => {
    await clickCell(play.page, 'B2');
    await play.page.keyboard.press('Alt+ArrowDown');
    await columnMenu(play.page).waitFor();
    for (let i = 0; i < 2; i++) await play.page.keyboard.press('ArrowDown');
    await play.page.keyboard.insertText('藤井');
    await play.page.keyboard.press('Enter');
    await shows(['', '', '藤井', '']);
    await play.page.keyboard.press('Control+z');
    await shows(['佐藤', '羽生', '藤井', '羽生']);
    await play.page.keyboard.press('Alt+ArrowDown');
    await columnMenu(play.page).waitFor();
    await play.page.keyboard.press('Escape');
    await expect.poll(() => columnMenu(play.page).count(), EVENTUALLY).toBe(0);
    await play.page.keyboard.press('ArrowRight');
    await expect.poll(() => selectedAddress(play.page), EVENTUALLY).toBe('C2');
  });

  it('grows when one types under it, and formulas and chart follow', async () => {
    await typeInCell(play.page, 'B7', '藤井');
    await expect.poll(() => cellText(play.page, 'G3'), EVENTUALLY).toBe('2');
    const label = (): Promise<string | null> =>
      play.page.locator('svg.grid-chart').getAttribute('aria-label');
    await expect.poll(label, EVENTUALLY).toContain('2, 2, 1');
  });

  it('keeps the frozen rows in sight, and they are clicked and edited where they are', async () => {
    await goTo(play.page, 'A60');
    await expect.poll(() => cellText(play.page, 'A60'), EVENTUALLY).toBe('底');
    expect(await cellText(play.page, 'C2')).toBe('手数');
    const heads = await play.page.locator('.grid-rows .frozen-heads .grid-head').allTextContents();
    expect(heads).toEqual(['1', '2']);
    const grid = await play.page.locator('.grid-scroll').boundingBox();
    const header = await cellBox(play.page, 'C2');
    expect(header.y - (grid?.y ?? 0)).toBeLessThan(40);
    await clickCell(play.page, 'G1');
    await expect.poll(() => selectedAddress(play.page), EVENTUALLY).toBe('G1');
    await play.page.keyboard.insertText('対局数');
    await play.page.screenshot({ path: `${SHOTS}/frozen.png` });
    await play.page.keyboard.press('Enter');
    await expect.poll(() => cellText(play.page, 'G1'), EVENTUALLY).toBe('対局数');
  });
});
