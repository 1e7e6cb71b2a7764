import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSfen } from '../../src/games/shogi/sfen';
import type { BoardPage } from './board-page';
import {
  EVENTUALLY,
  clickSquares,
  kifuAddress,
  openBoardPage,
  paneButton,
  readPlaces,
  showTab,
  squareAddress,
  startFrom,
  typeMove,
} from './board-page';
import { expectPainted, expectSfen, positionAt } from './expected-sheet';
import { addressAt } from './sheet-area';
import {
  cellBox,
  cellFill,
  cellText,
  clickCell,
  goTo,
  hasBrowser,
  paneFrame,
  sheetTabs,
  typeInCell,
} from './play-page';

const main = ['7g7f', '3c3d', '8h2b+', '3a2b', 'B*5e'];
const other = '4k4/9/9/9/9/9/9/9/4K4 b 2P 1';

describe.skipIf(!hasBrowser)('one workbook, two boards, and a reload', () => {
  let board: BoardPage;

  beforeAll(async () => {
    board = await openBoardPage();
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  const expectMain = async (moves = main, flipped = false): Promise<void> => {
    const { position, moveNumber } = positionAt(startSfen, moves);
    await expectPainted(board, position, moveNumber, flipped);
  };

  it('turns the board round: hands change places, clicks mean what is seen', async () => {
    for (const usi of main.slice(0, 4)) await typeMove(board, usi);
    const before = board.places;
    await paneButton(board, '盤を反転').click();
    await expect.poll(() => cellText(board.page, squareAddress(board, '9a', true)), EVENTUALLY).toBe('▽香');
    await goTo(board.page, '開始位置');
    board.places = await readPlaces(board.page);
    expect(board.places.先手持駒).toEqual(before.後手持駒);
    await expectMain(main.slice(0, 4), true);
    await clickCell(board.page, addressAt(board.places.先手持駒, 1, 0));
    await clickCell(board.page, squareAddress(board, '5e', true));
    await expectMain(main, true);
  });

  it('makes the board small and large', async () => {
    const square = squareAddress(board, '5e', true);
    await showTab(board, '設定');
    const widths: number[] = [];
    for (const size of ['小', '大', '中']) {
      const before = (await cellBox(board.page, square)).width;
      await board.pane.getByRole('radio', { name: size, exact: true }).click();
      await expect.poll(async () => (await cellBox(board.page, square)).width, EVENTUALLY).not.toBe(before);
      widths.push((await cellBox(board.page, square)).width);
    }
    const [small = 0, large = 0, medium = 0] = widths;
    expect(small).toBeLessThan(medium);
    expect(medium).toBeLessThan(large);
  });

  it('follows the colour of the sample cell 将棋盤色', async () => {
    await clickCell(board.page, addressAt(board.places.将棋盤色, 0, 0));
    await board.page.getByRole('button', { name: '塗りつぶしの色' }).click();
    const swatch = board.page.getByRole('button', { name: /^#/ }).nth(3);
    const name = (await swatch.getAttribute('aria-label')) ?? (await swatch.getAttribute('title')) ?? '';
    await swatch.click();
    await expect
      .poll(() => cellFill(board.page, squareAddress(board, '5a', true)), EVENTUALLY)
      .toBe(rgb(name));
  });

  it('starts a second board beside the first, and the pane follows the sheet in front', async () => {
    const flipped = board.places;
    await startFrom(board, other);
    await goTo(board.page, '開始位置');
    board.places = await readPlaces(board.page);
    expect((await sheetTabs(board.page)).names).toEqual(expect.arrayContaining(['対局1', '対局2']));
    await typeMove(board, 'P*5e');
    await expectSfen(board, positionAt(other, ['P*5e']).position.toSfen(2));
    const ply = board.pane.locator('.status-ply');
    await board.page.getByRole('tab', { name: '対局1', exact: true }).click();
    await expect.poll(() => ply.textContent(), EVENTUALLY).toBe('5手目');
    await board.page.getByRole('tab', { name: '対局2', exact: true }).click();
    await expect.poll(() => ply.textContent(), EVENTUALLY).toBe('1手目');
    await board.page.getByRole('tab', { name: '対局1', exact: true }).click();
    board.places = flipped;
    await expectMain(main, true);
  });

  it('goes on after a reload: ply, hands, comment, 変化 and the flip are kept', async () => {
    await typeInCell(board.page, kifuAddress(board, 3, 4), '角交換');
    await clickCell(board.page, kifuAddress(board, 2, 1));
    await typeMove(board, '2g2f');
    await paneButton(board, '対局に戻る').click();
    await expectMain(main, true);
    await expect
      .poll(() => board.page.locator('#save-state').textContent(), EVENTUALLY)
      .toContain('保存しました');
    await board.page.reload();
    board.pane = await paneFrame(board.page);
    await expect.poll(() => board.pane.locator('.status-ply').textContent(), EVENTUALLY).toBe('5手目');
    await expectMain(main, true);
    await expect.poll(() => cellText(board.page, kifuAddress(board, 3, 4)), EVENTUALLY).toBe('角交換');
    await clickCell(board.page, squareAddress(board, '8c', true));
    await clickCell(board.page, squareAddress(board, '8d', true));
    await expectMain([...main, '8c8d'], true);
    await clickCell(board.page, kifuAddress(board, 3, 1));
    await board.pane
      .getByRole('group', { name: '3手目の変化' })
      .getByRole('button', { name: /２六歩/ })
      .click();
    await expectMain(['7g7f', '3c3d', '2g2f'], true);
    await paneButton(board, '盤を反転').click();
    await expect.poll(() => cellText(board.page, squareAddress(board, '9a')), EVENTUALLY).toBe('▽香');
  });

  it('finds the second board again after the reload', async () => {
    await board.page.getByRole('tab', { name: '対局2', exact: true }).click();
    await expect.poll(() => board.pane.locator('.status-ply').textContent(), EVENTUALLY).toBe('1手目');
    await goTo(board.page, '開始位置');
    board.places = await readPlaces(board.page);
    await clickSquares(board, '5a', '5b');
    await expectSfen(board, positionAt(other, ['P*5e', '5a5b']).position.toSfen(3));
  });
});

function rgb(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}
