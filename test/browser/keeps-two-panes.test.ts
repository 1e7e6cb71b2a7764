import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSfen } from '../../src/games/shogi/sfen';
import { storedLines } from '../workbook/agreement';
import type { BoardPage } from './board-page';
import { EVENTUALLY, openBoardPage, squareAddress } from './board-page';
import { expectPainted, positionAt } from './expected-sheet';
import { openSecondPane, visibleRows } from './second-pane';
import { cellBox, hasBrowser, openPlayPage, openWorkbookFile, paneFrame, readWorkbook } from './play-page';

/** 作業ウィンドウの送る要求を数え始める。 */
const countRequests = (pane: Frame): Promise<void> =>
  pane.evaluate(() => {
    const bridge = window.external as unknown as { Execute(...args: unknown[]): void };
    const execute = bridge.Execute.bind(bridge);
    const counter = window as unknown as { requests: number };
    counter.requests = 0;
    bridge.Execute = (...args) => {
      counter.requests++;
      execute(...args);
    };
  });

const requestsOf = (pane: Frame): Promise<number> =>
  pane.evaluate(() => (window as unknown as { requests: number }).requests);

describe.skipIf(!hasBrowser)('two panes on one workbook at the same moment', () => {
  let board: BoardPage;
  let second: Frame;

  beforeAll(async () => {
    board = await openBoardPage();
    second = await openSecondPane(board.page);
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  /** 二つの作業ウィンドウが要求を送り終えるまで待ち、送った数を返す。争っていれば終わらない。 */
  const settle = async (): Promise<number> => {
    const count = async (): Promise<number> => (await requestsOf(board.pane)) + (await requestsOf(second));
    let before = -1;
    await expect
      .poll(
        async () => {
          const isQuiet = before === (await count());
          before = await count();
          return isQuiet;
        },
        { timeout: 30_000, interval: 700 },
      )
      .toBe(true);
    return before;
  };

  /** 両方の一覧と棋譜データの手数。三つが同じ対局なら一つの数。 */
  const pliesKept = async (): Promise<readonly number[]> => {
    const [first, other] = [await visibleRows(board.pane), await visibleRows(second)];
    const stored = storedLines(await readWorkbook(board.page)).filter((line) => /^ *\d+ /.test(line)).length;
    const isOne = first.join() === other.join() && stored + 1 === first.length;
    return isOne ? [stored] : [stored, first.length - 1, other.length - 1];
  };

  const boxesOf = (...squares: readonly string[]): Promise<{ x: number; y: number }[]> =>
    Promise.all(
      squares.map(async (square) => {
        const box = await cellBox(board.page, squareAddress(board, square));
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    );

  const takeBack = (pane: Frame): Promise<void> =>
    pane
      .getByRole('button', { name: '待った', exact: true })
      .evaluate((button) => (button as HTMLElement).click());

  it('both play every click of the sheet, sent without waiting: one game, and the writing ends', async () => {
    await expect.poll(() => visibleRows(second), EVENTUALLY).toHaveLength(1);
    for (const pane of [board.pane, second]) await countRequests(pane);
    const moves = ['7g7f', '3c3d', '2g2f', '8c8d', '2f2e', '8d8e'];
    const squares = moves.flatMap((usi) => [usi.slice(0, 2), usi.slice(2, 4)]);
    for (const { x, y } of await boxesOf(...squares)) await board.page.mouse.click(x, y);
    const { position, moveNumber } = positionAt(startSfen, moves);
    await expectPainted(board, position, moveNumber);
    const requests = await settle();
    await expect.poll(pliesKept, EVENTUALLY).toEqual([moves.length]);
    console.log(`two panes, ${moves.length} moves: ${requests} requests`);
    // A click is one request of each pane, and what one wrote the other reads once.
    expect(requests).toBeLessThan(squares.length * 6);
  });

  it.each([
    ['first', 'second'],
    ['second', 'first'],
    ['both', 'both'],
  ])('%s takes back while %s plays on: they end with one game', async (who) => {
    const squares = await boxesOf('6i', '7h');
    for (let round = 0; round < 3; round++) {
      const backs = [board.pane, second].filter(
        (_, index) => who === 'both' || (who === 'first') === (index === 0),
      );
      await Promise.all([...backs.map(takeBack), ...squares.map(({ x, y }) => board.page.mouse.click(x, y))]);
      await settle();
      await expect.poll(pliesKept, EVENTUALLY).toHaveLength(1);
    }
  });

  it('the saved workbook opens with the same kifu in a browser that knows nothing else', async () => {
    await settle();
    const rows = await visibleRows(board.pane);
    const book = await readWorkbook(board.page);
    const play = await openPlayPage({ viewport: { width: 2050, height: 1000 } });
    try {
      const stored = JSON.stringify(await play.context.storageState({ indexedDB: true }));
      expect(stored).toContain('"records":[]');
      expect(stored).not.toContain('対局');
      await openWorkbookFile(play.page, book);
      const pane = await paneFrame(play.page);
      await expect.poll(() => visibleRows(pane), EVENTUALLY).toEqual(rows);
      expect(storedLines(await readWorkbook(play.page))).toEqual(storedLines(book));
      expect(play.problems).toEqual([]);
    } finally {
      await play.close();
    }
  });
});
