import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSfen } from '../../src/games/shogi/sfen';
import type { BoardPage } from './board-page';
import { clickSquares, EVENTUALLY, openBoardPage, paintedAt } from './board-page';
import { expectPainted, positionAt } from './expected-sheet';
import { cellBox, goTo, hasBrowser, paneFrame } from './play-page';
import { openSecondPane, visibleRows } from './second-pane';

describe.skipIf(!hasBrowser)('the workbook keeps the game', () => {
  let board: BoardPage;

  beforeAll(async () => {
    board = await openBoardPage();
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  const expectBoard = async (moves: readonly string[]): Promise<void> => {
    const { position, moveNumber } = positionAt(startSfen, [...moves]);
    await expectPainted(board, position, moveNumber);
  };
  const plies = async (): Promise<number> => (await visibleRows(board.pane)).length;

  it('Ctrl+Z on the page takes the move back, Ctrl+Y brings it again', async () => {
    await clickSquares(board, '7g', '7f', '3c', '3d');
    await expectBoard(['7g7f', '3c3d']);
    await goTo(board.page, '開始位置');
    await board.page.keyboard.press('Control+z');
    await expect.poll(() => paintedAt(board, '手数'), EVENTUALLY).toBe('1手');
    await expect.poll(plies, EVENTUALLY).toBe(2);
    await board.page.keyboard.press('Control+y');
    await expect.poll(() => paintedAt(board, '手数'), EVENTUALLY).toBe('2手');
    await expect.poll(plies, EVENTUALLY).toBe(3);
    await clickSquares(board, '2g', '2f');
    await expectBoard(['7g7f', '3c3d', '2g2f']);
  });

  it('a second pane on the same workbook follows, and its move is followed', async () => {
    const second = await openSecondPane(board.page);
    const rows = async (): Promise<number> => (await visibleRows(second)).length;
    await expect.poll(rows, EVENTUALLY).toBe(4);
    await clickSquares(board, '8c', '8d');
    await expectBoard(['7g7f', '3c3d', '2g2f', '8c8d']);
    await expect.poll(rows, EVENTUALLY).toBe(5);
    await expect.poll(plies, EVENTUALLY).toBe(5);
    await second.getByRole('button', { name: '待った', exact: true }).click();
    await expectBoard(['7g7f', '3c3d', '2g2f']);
    await expect.poll(rows, EVENTUALLY).toBe(4);
    await expect.poll(plies, EVENTUALLY).toBe(4);
  });

  it('a reloaded page goes on from the same place', async () => {
    await expect
      .poll(() => board.page.locator('#save-state').textContent(), EVENTUALLY)
      .toContain('保存しました');
    await board.page.reload();
    board.pane = await paneFrame(board.page);
    await cellBox(board.page, 'A1');
    await expect.poll(plies, EVENTUALLY).toBe(4);
    await clickSquares(board, '8c', '8d');
    await expectBoard(['7g7f', '3c3d', '2g2f', '8c8d']);
  });
});
