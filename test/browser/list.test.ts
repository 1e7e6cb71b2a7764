import { unzipSync } from 'fflate';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ShogiGame } from '../../src/games/shogi/shogi-game';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { readKifu } from '../../src/games/shogi/formats/read';
import type { ListFolder } from './list-files';
import { writeListFolder } from './list-files';
import type { ListPage } from './list-page';
import {
  chooseForList,
  listButton,
  messageOf,
  openListPage,
  readListRows,
  reloadList,
  showSheet,
  unfold,
  waitForMessage,
} from './list-page';
import { cellText, cellTexts, clickCell, goTo, hasBrowser, openColumnMenu, sheetTabs } from './play-page';

const EVENTUALLY = { timeout: 30_000, interval: 50 };
const SHOTS = 'screenshots';
// Wide enough for the columns of the list, № to ファイル名.
const VIEWPORT = { width: 2500, height: 1000 };

const PLIES = 'H';
const RESULT = 'I';

describe.skipIf(!hasBrowser)('a folder of kifu becomes a list', () => {
  let play: ListPage;
  let made: ListFolder;
  let opened = { title: '', sfen: '', hits: 0 };

  beforeAll(async () => {
    made = writeListFolder();
    mkdirSync(SHOTS, { recursive: true });
    play = await openListPage({ viewport: VIEWPORT });
  });

  afterAll(async () => {
    expect(play.problems).toEqual([]);
    await play.close();
    rmSync(made.folder, { recursive: true });
  });

  const button = (name: string) => listButton(play, name);
  const inFront = async (): Promise<string> => (await sheetTabs(play.page)).active;
  /** What a column shows in the first rows, without those that are filtered away. */
  const column = async (letter: string, rows = 20): Promise<string[]> => {
    const texts = await cellTexts(play.page, `${letter}2:${letter}${made.games.length + made.unread + 1}`);
    return texts.flatMap(([text]) => (text ? [text] : [])).slice(0, rows);
  };
  /** The number of the first row that is not filtered away. */
  const firstRow = async (): Promise<number> => {
    const texts = await cellTexts(play.page, 'A2:A300');
    return texts.findIndex(([text]) => text !== '') + 2;
  };
  const sfenOnSheet = async (): Promise<string> => {
    await goTo(play.page, '局面SFEN');
    const address = (await play.page.locator('[data-selection]').getAttribute('data-selection'))!;
    return cellText(play.page, address);
  };

  it('loads three hundred mixed files, and accounts for every one', async () => {
    await chooseForList(play, made.folder);
    await waitForMessage(play, `${made.games.length}局を一覧に加えました`);
    expect(await messageOf(play)).toContain(`もう一覧にある対局${made.duplicates}局`);
    expect(await messageOf(play)).toContain(`読めなかったファイル${made.unread}個`);
    expect(await inFront()).toBe('対局一覧');
    expect(await cellTexts(play.page, 'A1:I1')).toEqual([
      ['№', '対局日', '棋戦', '先手', '後手', '手合割', '戦型', '手数', '結果'],
    ]);
    await play.page.screenshot({ path: `${SHOTS}/list.png` });
    const last = made.games.length + made.unread + 1;
    await goTo(play.page, `A${last}`);
    await expect.poll(() => cellText(play.page, `A${last}`), EVENTUALLY).toBe(String(last - 1));
    await goTo(play.page, 'A2');
  });

  it('runs the reading in a worker', () => {
    expect(play.page.workers().map((worker) => worker.url())).toEqual([
      expect.stringMatching(/library-worker\.js$/),
    ]);
  });

  it('is filtered and sorted by the buttons of its header', async () => {
    const menu = await openColumnMenu(play.page, '結果');
    await menu.getByLabel('（すべて選択）').click();
    await menu.getByLabel('先手勝ち').click();
    await menu.getByRole('button', { name: 'OK' }).click();
    await expect.poll(async () => new Set(await column(RESULT)), EVENTUALLY).toEqual(new Set(['先手勝ち']));
    const order = await openColumnMenu(play.page, '手数');
    await order.getByRole('button', { name: '降順に並べ替え' }).click();
    await expect
      .poll(async () => {
        const plies = (await column(PLIES)).map(Number);
        return plies.length > 5 && plies.every((each, at) => at === 0 || plies[at - 1]! >= each);
      }, EVENTUALLY)
      .toBe(true);
  });

  it('shows the game of the selected row, and changes no sheet', async () => {
    const before = await sheetTabs(play.page);
    const row = await firstRow();
    await clickCell(play.page, `D${row}`);
    await expect
      .poll(() => play.pane.locator('.picked-name').last().textContent(), EVENTUALLY)
      .toBe(await cellText(play.page, `D${row}`));
    expect(await play.pane.locator('.small-board td[data-side]').count()).toBeGreaterThan(2);
    expect(await play.pane.locator('.picked-result').textContent()).toContain(
      `${await cellText(play.page, `${PLIES}${row}`)}手`,
    );
    expect(await sheetTabs(play.page)).toEqual(before);
    await play.page.screenshot({ path: `${SHOTS}/list-row.png` });
  });

  it('opens it on 棋譜, and steps through the visible rows in their order', async () => {
    const names = await column('D', 3);
    await button('開く').click();
    await expect.poll(inFront, EVENTUALLY).toBe('棋譜');
    const shown = () => play.pane.locator('.player-name').first().textContent();
    await expect.poll(shown, EVENTUALLY).toBe(names[0]);
    // The board's own sheet selects its parking cell; the row stays picked.
    expect(await play.pane.locator('.picked-name').last().textContent()).toBe(names[0]);
    await button('次').click();
    await expect.poll(shown, EVENTUALLY).toBe(names[1]);
    await expect
      .poll(() => play.pane.locator('.picked-name').last().textContent(), EVENTUALLY)
      .toBe(names[1]);
    await button('前').click();
    await expect.poll(shown, EVENTUALLY).toBe(names[0]);
    expect((await sheetTabs(play.page)).names.filter((name) => name.startsWith('棋譜'))).toEqual(['棋譜']);
  });

  it('finds a position, shows the hits on the sheet, and opens one at its ply', async () => {
    const start = await sfenOnSheet();
    await play.pane.getByRole('tab', { name: '対局', exact: true }).click();
    await play.pane.getByRole('button', { name: /^一手進む/ }).click();
    await expect.poll(() => play.pane.locator('.status-ply').textContent(), EVENTUALLY).toBe('1手目');
    await expect.poll(sfenOnSheet, EVENTUALLY).not.toBe(start);
    const sfen = await sfenOnSheet();
    const hits = made.games.filter((game) => positionAtPly(game, 1) === withoutPly(sfen)).length;
    opened = { title: '', sfen: withoutPly(sfen), hits };
    expect(hits).toBeGreaterThan(0);
    await play.pane.getByRole('tab', { name: '対局一覧', exact: true }).click();
    await unfold(play, '対局を探す');
    await play.pane.getByLabel('前にある盤の局面').check();
    await button('探す').click();
    const found = play.pane.locator('.found [role=status]');
    await expect.poll(() => found.textContent(), EVENTUALLY).toContain(`${hits}行が見つかりました`);
    expect(await play.pane.locator('.hit').count()).toBe(hits);
    await play.pane.locator('.hit').last().click();
    await expect.poll(inFront, EVENTUALLY).toBe('棋譜');
    await expect.poll(async () => withoutPly(await sfenOnSheet()), EVENTUALLY).toBe(opened.sfen);
  });

  it('counts what was played from there', async () => {
    await unfold(play, '局面の統計');
    await button('前にある盤の局面を数える').click();
    await play.pane.locator('.moves tbody tr').first().waitFor();
    const counts = await play.pane.locator('.moves tbody tr td:nth-child(2)').allTextContents();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(opened.hits);
  });

  it('writes out the visible rows as a zip', async () => {
    await showSheet(play, '対局一覧');
    const visible = (await column('A', 300)).length;
    await unfold(play, '書き出す');
    const [download] = await Promise.all([play.page.waitForEvent('download'), button('書き出す').click()]);
    expect(download.suggestedFilename()).toBe('棋譜.zip');
    const files = Object.values(unzipSync(readFileSync(await download.path())));
    expect(files).toHaveLength(visible);
    for (const bytes of files) expect(readKifu(bytes).games).toHaveLength(1);
    await waitForMessage(play, '「棋譜.zip」として渡しました');
  });

  it('is kept by the workbook alone: after a reload, any game opens again', async () => {
    await button('解く').click();
    await expect.poll(async () => (await column('A', 300)).length, EVENTUALLY).toBeGreaterThan(5);
    await reloadList(play);
    const row = await firstRow();
    const name = await cellText(play.page, `D${row}`);
    await clickCell(play.page, `E${row}`);
    await expect.poll(() => play.pane.locator('.picked-name').last().textContent(), EVENTUALLY).toBe(name);
    await button('別シートで開く').click();
    await expect.poll(inFront, EVENTUALLY).not.toBe('対局一覧');
    await expect.poll(() => play.pane.locator('.player-name').first().textContent(), EVENTUALLY).toBe(name);
  });

  it('opens the selected row with the key, too', async () => {
    await showSheet(play, '対局一覧');
    const row = (await firstRow()) + 1;
    const name = await cellText(play.page, `D${row}`);
    await clickCell(play.page, `D${row}`);
    await expect.poll(() => play.pane.locator('.picked-name').last().textContent(), EVENTUALLY).toBe(name);
    await play.page.keyboard.press('Control+Alt+Shift+K');
    await expect.poll(inFront, EVENTUALLY).toBe('棋譜');
    await expect.poll(() => play.pane.locator('.player-name').first().textContent(), EVENTUALLY).toBe(name);
  });

  it('takes in a game played on a board, with the day it was played', async () => {
    await play.pane.getByRole('tab', { name: '新規対局', exact: true }).click();
    await button('この内容で始める').click();
    await expect.poll(inFront, EVENTUALLY).toMatch(/^対局\d/);
    await goTo(play.page, '指し手入力');
    await play.page.keyboard.insertText('7g7f');
    await play.page.keyboard.press('Enter');
    await expect.poll(() => play.pane.locator('.status-ply').textContent(), EVENTUALLY).toBe('1手目');
    await button('投了').click();
    await play.pane.getByRole('form', { name: '投了' }).getByRole('button', { name: '投了' }).click();
    await button('一覧に追加').click();
    await waitForMessage(play, '「対局一覧」に加えました');
    const added = (await readListRows(play)).at(-1)!;
    expect(added).toMatchObject({ 手数: '1', 結果: '先手勝ち', 終局理由: '投了' });
    for (const key of ['開始日時', '終了日時']) expect(added['棋譜']).toMatch(new RegExp(`${key}：\\d{4}/`));
    expect(added['対局日']).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
  });

  it('counts the list on a sheet of formulas and charts', async () => {
    await play.pane.getByRole('tab', { name: '対局一覧', exact: true }).click();
    await unfold(play, '集計');
    await button('集計シートを作る').click();
    await expect.poll(inFront, EVENTUALLY).toBe('集計');
    const rows = made.games.length + made.unread + 1;
    await expect.poll(() => cellText(play.page, 'C3'), EVENTUALLY).toBe(String(rows));
    await goTo(play.page, 'C3');
    // The bar follows the selection with the next frame.
    await expect.poll(() => play.page.getByLabel('数式バー').inputValue(), EVENTUALLY).toMatch(/^=/);
    expect(await play.page.locator('.grid-chart').count()).toBeGreaterThan(0);
    await play.page.screenshot({ path: `${SHOTS}/list-report.png` });
  });
});

function withoutPly(sfen: string): string {
  return sfen.split(' ').slice(0, 3).join(' ');
}

function positionAtPly(record: ListFolder['games'][number], ply: number): string {
  const game = new ShogiGame(record, shogiKind);
  game.goTo(game.kifu.line()[0]!);
  game.goTo(record.tree.mainLine()[ply]!);
  return withoutPly(game.view().position);
}
