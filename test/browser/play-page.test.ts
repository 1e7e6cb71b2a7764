import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoardPage } from './board-page';
import { EVENTUALLY, kifuAddress, openBoardPage, startFrom, typeMove } from './board-page';
import { cellText, hasBrowser, typeInCell } from './play-page';

const start = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
const links = ['https://example.invalid/a', 'mailto:a@example.invalid', 'javascript:alert(1)'] as const;

describe.skipIf(!hasBrowser)('what every browser test looks out for', () => {
  let board: BoardPage;

  beforeAll(async () => {
    board = await openBoardPage();
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  it('makes no link of a text that looks like one, neither in cells nor in the pane', async () => {
    const { page, pane } = board;
    await startFrom(board, start, links[0]);
    await typeMove(board, '7g7f');
    await typeInCell(page, kifuAddress(board, 0, 4), links[1]);
    await typeInCell(page, kifuAddress(board, 1, 4), links[2]);
    await expect.poll(() => cellText(page, kifuAddress(board, 1, 4)), EVENTUALLY).toBe(links[2]);
    await expect.poll(() => pane.locator('body').innerText(), EVENTUALLY).toContain(links[0]);
    expect(await page.locator('a').count()).toBe(0);
    expect(await pane.locator('a').count()).toBe(0);
    expect(board.problems).toEqual([]);
  });

  it('notices a dialog, and what the Content-Security-Policy stops in the page and in the pane', async () => {
    const { page, pane, problems } = board;
    await page.evaluate(() => alert('a dialog'));
    for (const frame of [page.mainFrame(), pane]) {
      await frame.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "an inline script"';
        document.head.append(script);
      });
    }
    await expect.poll(() => problems, EVENTUALLY).toHaveLength(3);
    const [dialog, ...violations] = problems.splice(0);
    expect(dialog).toBe('alert: a dialog');
    for (const each of violations) expect(each).toContain('script-src');
    expect(await page.title()).not.toBe('an inline script');
    expect(await pane.title()).not.toBe('an inline script');
  });
});
