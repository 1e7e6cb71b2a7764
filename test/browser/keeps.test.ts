import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSfen } from '../../src/games/shogi/sfen';
import type { BoardPage } from './board-page';
import { clickSquares, EVENTUALLY, openBoardPage, paintedAt } from './board-page';
import { expectPainted, positionAt } from './expected-sheet';
import { cellBox, goTo, hasBrowser, paneFrame } from './play-page';

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
  const plies = (): Promise<number> => board.pane.getByRole('option').filter({ visible: true }).count();

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
    await board.page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/pane/taskpane.html';
      frame.name = 'second';
      frame.style.cssText = 'position:fixed;right:0;bottom:0;width:350px;height:500px;z-index:9';
      document.body.append(frame);
    });
    const find = () => board.page.frame({ name: 'second' });
    await expect.poll(() => find() !== null, EVENTUALLY).toBe(true);
    const second = find()!;
    const rows = () => second.getByRole('option').filter({ visible: true }).count();
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
    await board.page.reload();
    board.pane = await paneFrame(board.page);
    await cellBox(board.page, 'A1');
    await expect.poll(plies, EVENTUALLY).toBe(4);
    await clickSquares(board, '8c', '8d');
    await expectBoard(['7g7f', '3c3d', '2g2f', '8c8d']);
  });
});
