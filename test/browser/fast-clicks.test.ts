import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSfen } from '../../src/games/shogi/sfen';
import type { BoardPage } from './board-page';
import { openBoardPage, squareAddress } from './board-page';
import { expectPainted, positionAt } from './expected-sheet';
import { cellBox, hasBrowser } from './play-page';

const moves = ['7g7f', '3c3d', '2g2f', '8c8d', '2f2e', '8d8e', '6i7h', '4a3b', '3i4h', '7a7b'];

describe.skipIf(!hasBrowser)('twenty fast clicks', () => {
  let board: BoardPage;

  beforeAll(async () => {
    board = await openBoardPage();
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  it('plays ten moves from twenty clicks that wait for nothing', async () => {
    const squares = moves.flatMap((usi) => [usi.slice(0, 2), usi.slice(2, 4)]);
    const boxes = await Promise.all(squares.map((it) => cellBox(board.page, squareAddress(board, it))));
    const start = performance.now();
    for (const box of boxes) await board.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const spent = performance.now() - start;
    console.log(`20 clicks in ${spent.toFixed(0)} ms`);
    const { position, moveNumber } = positionAt(startSfen, moves);
    await expectPainted(board, position, moveNumber);
    expect(await board.pane.getByRole('option').filter({ visible: true }).count()).toBe(moves.length + 1);
  });
});
