import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSfen } from '../../src/games/shogi/sfen';
import type { BoardPage } from './board-page';
import {
  EVENTUALLY,
  kifuAddress,
  openBoardPage,
  paneButton,
  showTab,
  startFrom,
  typeMove,
} from './board-page';
import { expectPainted, positionAt } from './expected-sheet';
import { chooseFile, kifuPath, openKifuFile } from './open-kifu';
import { cellText, hasBrowser, sheetTabs, typeInCell } from './play-page';
import { saveKif } from './save-kif';

const MEGABYTES_50 = 50 * 1024 * 1024;
const strange = ['=1+1', '<img src=x onerror=alert(1)>', "'x", '0:16'] as const;

describe.skipIf(!hasBrowser)('bad and strange input', () => {
  let board: BoardPage;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kifu-'));
    board = await openBoardPage();
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
    await rm(folder, { recursive: true });
  });

  const results = (): Promise<string> => board.pane.locator('.results').innerText();
  const expectGame = async (): Promise<void> => {
    const { position, moveNumber } = positionAt(startSfen, ['7g7f', '3c3d']);
    await expectPainted(board, position, moveNumber);
  };
  const choose = async (name: string, bytes: Uint8Array): Promise<void> => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    await chooseFile(board, path);
  };

  it('begins with a game to be kept', async () => {
    await typeMove(board, '76歩');
    await typeMove(board, '34歩');
    await expectGame();
  });

  it.each([
    ['買い物.txt', Buffer.from('牛乳\nたまご\n', 'utf8')],
    ['絵.png', Uint8Array.from({ length: 5000 }, (_, at) => (at * 131 + (at >> 3)) & 255)],
    ['空.kif', new Uint8Array()],
  ])('%s is no kifu: says so and keeps the game', async (name, bytes) => {
    const before = await sheetTabs(board.page);
    await choose(name, bytes);
    await expect.poll(results, EVENTUALLY).toContain(name);
    expect(await results()).toContain('開ける棋譜がありませんでした');
    expect(await sheetTabs(board.page)).toEqual(before);
    await expectGame();
  });

  it('a file cut in the middle: gives what could be read', async () => {
    const whole = await readFile(kifuPath('hamabe-morita.kif'));
    const before = await sheetTabs(board.page);
    await choose('途中.kif', whole.subarray(0, 1201));
    const show = board.pane.getByRole('button', { name: /^盤に並べる/ });
    await expect
      .poll(async () => (await show.count()) + (await sheetTabs(board.page)).names.length, EVENTUALLY)
      .toBeGreaterThan(before.names.length);
    if ((await show.count()) > 0) await show.first().click();
    await expect.poll(() => cellText(board.page, kifuAddress(board, 5, 1)), EVENTUALLY).toContain('６六歩');
    await board.page.getByRole('tab', { name: before.active, exact: true }).click();
    await expectGame();
  });

  it('50 MB: refused at once, and the pane goes on', async () => {
    const path = join(folder, '大.kif');
    await writeFile(path, '手数----指手---------消費時間--\n');
    await truncate(path, MEGABYTES_50);
    await chooseFile(board, path);
    const start = performance.now();
    await expect.poll(results, EVENTUALLY).toContain('大きすぎます');
    expect(performance.now() - start).toBeLessThan(3000);
    await expectGame();
    await typeMove(board, '26歩');
    await typeMove(board, '84歩');
  });

  it.each(strange)('%s as name and comment stays text in cells, pane and file', async (text) => {
    const kif = `先手：${text}\n後手：${text}\n手数----指手---------消費時間--\n   1 ７六歩(77)\n*${text}\n`;
    const name = `${strange.indexOf(text)}.kif`;
    await writeFile(join(folder, name), kif);
    await openKifuFile(board, join(folder, name));
    await expect.poll(() => cellText(board.page, kifuAddress(board, 1, 4)), EVENTUALLY).toBe(text);
    const shown = board.page.locator('[data-address]').filter({ hasText: `☗ ${text}` });
    await expect.poll(() => shown.count(), EVENTUALLY).toBe(1);
    await expect.poll(() => board.pane.locator('.players').innerText(), EVENTUALLY).toContain(text);
    await paneButton(board, '終わりへ (End)').click();
    await expect
      .poll(() => board.pane.getByRole('textbox', { name: 'この手へのコメント' }).inputValue(), EVENTUALLY)
      .toBe(text);
    const saved = await saveKif(board);
    for (const line of [`先手：${text}`, `後手：${text}`, `*${text}`])
      expect(saved.split(/\r?\n/)).toContain(line);
    await showTab(board, '対局');
  });

  it.each(strange)('%s typed into the cell コメント and the setup comes back the same', async (text) => {
    await startFrom(board, startSfen, text);
    await typeMove(board, '76歩');
    // A leading apostrophe typed into a cell is Excel's own mark for text; a second one keeps it.
    const typed = text.startsWith("'") ? `'${text}` : text;
    await typeInCell(board.page, kifuAddress(board, 1, 4), typed);
    await expect.poll(() => cellText(board.page, kifuAddress(board, 1, 4)), EVENTUALLY).toBe(text);
    const saved = await saveKif(board);
    for (const line of [`先手：${text}`, `*${text}`]) expect(saved.split(/\r?\n/)).toContain(line);
  });
});
