import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSfen } from '../../src/games/shogi/sfen';
import type { BoardPage } from './board-page';
import {
  EVENTUALLY,
  clickSquares,
  paneButton,
  readPlaces,
  squareAddress,
  waitForMessage,
} from './board-page';
import { expectPainted, expectSfen, makeUsi, positionAt } from './expected-sheet';
import { enterPane, tabTo } from './pane-keys';
import { isAsked, playByClicks } from './play-moves';
import { cellFill, cellText, clickCell, hasBrowser, hasPattern, openPlayPage, paneFrame } from './play-page';

// 49 plies from 平手 to mate: captures, drops, promotions taken and declined, a forced promotion.
const game = `2g2f 5c5d 5g5f 6c6d 6g6f 2c2d 1g1f 3c3d 2f2e 2d2e 3g3f 1c1d 3f3e 3d3e 4g4f 7c7d 5f5e 2e2f 5e5d
  2f2g+ 2h2g 3e3f 2g2b+ 8b2b 5d5c+ 2b2i 1f1e 2i3i+ 4i3i 3f3g 1e1d 3g3h+ 3i3h 1a1d 7g7f 1d1i+ 5c4c 8c8d 9g9f
  R*5c 4c5c 8d8e 9f9e S*5h 6i5h N*4g 3h4g 6d6e N*6c`.split(/\s+/);

describe.skipIf(!hasBrowser)('a whole game by clicking cells', () => {
  let board: BoardPage;
  const { position } = positionAt(startSfen);
  const answers = new Set<string>();

  beforeAll(async () => {
    const play = await openPlayPage({ viewport: { width: 2050, height: 1000 } });
    board = { ...play, pane: await paneFrame(play.page), places: {} as BoardPage['places'] };
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  /** 棋譜の from 手目の次から to 手目までを指し、一手ごとに描かれたものを比べる。 */
  const playTo = async (from: number, to: number): Promise<void> => {
    for (const [at, usi] of game.slice(from, to).entries()) {
      const by = answers.has(`${usi.endsWith('+')} cell`) ? 'pane' : 'cell';
      if (isAsked(position, usi)) answers.add(`${usi.endsWith('+')} ${by}`);
      await playByClicks(board, position, usi, by);
      await expectPainted(board, position, from + at + 2);
    }
  };

  it('plays the first move with the third click from opening the pane', async () => {
    const { page, pane } = board;
    await pane.getByRole('button', { name: '対局を始める' }).click();
    // As a person finds it: the third pawn of 先手 from the left would be 7g, the eighth is 2g.
    const pawns = page.locator('[data-address]').filter({ hasText: /^歩$/ });
    await expect.poll(() => pawns.count(), EVENTUALLY).toBe(9);
    const pawn = pawns.nth(7);
    const [box, address] = [await pawn.boundingBox(), await pawn.getAttribute('data-address')];
    if (!box || address === null) throw new Error('The pawn is not on the screen.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => hasPattern(page, above(address)), EVENTUALLY).toBe(true);
    await page.mouse.click(box.x + box.width / 2, box.y - box.height / 2);
    await expect.poll(() => cellText(page, above(address)), EVENTUALLY).toBe('歩');
    board.places = await readPlaces(page);
    expect(squareAddress(board, '2g')).toBe(address);
    makeUsi(position, '2g2f');
    await expectPainted(board, position, 2);
  });

  it('shows what is picked, deselects on the same square, reselects another piece', async () => {
    const { page } = board;
    const [pawn, ahead, other, otherAhead] = ['5c', '5d', '8c', '8d'].map((it) => squareAddress(board, it));
    const before = await cellFill(page, pawn!);
    await clickSquares(board, '5c');
    await expect.poll(() => hasPattern(page, ahead!), EVENTUALLY).toBe(true);
    expect(await cellFill(page, pawn!)).not.toBe(before);
    await clickSquares(board, '5c');
    await expect.poll(() => hasPattern(page, ahead!), EVENTUALLY).toBe(false);
    expect(await cellFill(page, pawn!)).toBe(before);
    await clickSquares(board, '5c', '8c');
    await expect.poll(() => hasPattern(page, otherAhead!), EVENTUALLY).toBe(true);
    expect(await hasPattern(page, ahead!)).toBe(false);
    await clickCell(page, other!);
    await expect.poll(() => hasPattern(page, otherAhead!), EVENTUALLY).toBe(false);
    await expectPainted(board, position, 2);
  });

  it('plays on, takes back and brings back', async () => {
    await playTo(1, 12);
    const taken = positionAt(startSfen, game.slice(0, 10));
    await paneButton(board, '待った').click();
    await paneButton(board, '待った').click();
    await expectPainted(board, taken.position, taken.moveNumber);
    await paneButton(board, 'やり直す').click();
    await paneButton(board, 'やり直す').click();
    await expectPainted(board, position, 13);
  });

  it('cancels the promotion question by a click elsewhere and by Esc in the pane', async () => {
    await playTo(12, 19);
    const question = board.pane.getByText('成りますか？', { exact: true });
    await clickSquares(board, '2f', '2g');
    await question.waitFor();
    await clickSquares(board, '5e');
    await question.waitFor({ state: 'hidden' });
    await expectPainted(board, position, 20);
    await clickSquares(board, '2f', '2g');
    await enterPane(board);
    await tabTo(board, '成る');
    await board.page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await expectPainted(board, position, 20);
  });

  it('promotes, declines, is made to promote, captures and drops to the mate', async () => {
    await playTo(19, game.length);
    expect([...answers].sort()).toEqual(['false cell', 'false pane', 'true cell', 'true pane']);
    expect(position.isMate()).toBe(true);
    await waitForMessage(board, 'まで49手で先手の勝ち（詰み）');
    await expect.poll(() => board.pane.locator('.status-result').textContent(), EVENTUALLY).toContain('詰み');
  });

  it('refuses more moves after the mate; 待った opens the game again', async () => {
    await clickSquares(board, '5a');
    await waitForMessage(board, '終局');
    await expectPainted(board, position, 50);
    await paneButton(board, '待った').click();
    await expectSfen(board, positionAt(startSfen, game.slice(0, 48)).position.toSfen(49));
    const before = positionAt(startSfen, game.slice(0, 48));
    await playByClicks(board, before.position, game[48]!);
    await expectPainted(board, before.position, 50);
  });
});

function above(address: string): string {
  const [, column = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  return `${column}${Number(row) - 1}`;
}
