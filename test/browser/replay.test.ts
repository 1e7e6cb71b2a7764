import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KifuFixture } from '../support/kifu/games';
import { kifuFixtures } from '../support/kifu/games';
import type { BoardPage } from './board-page';
import {
  EVENTUALLY,
  clickSquares,
  kifuAddress,
  openBoardPage,
  paneButton,
  waitForMessage,
} from './board-page';
import { expectPainted, makeUsi, positionAt } from './expected-sheet';
import { kifuPath, openKifuFile } from './open-kifu';
import { cellText, clickCell, hasBrowser } from './play-page';

const [even, twoPieces, diagram] = kifuFixtures as [KifuFixture, KifuFixture, KifuFixture];

describe.skipIf(!hasBrowser)('KIF files written for the purpose, replayed to the end', () => {
  let board: BoardPage;

  beforeAll(async () => {
    // High enough for all rows of the kifu.
    board = await openBoardPage({ viewport: { width: 2050, height: 2000 } });
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  /** step で一手ずつ進め、どの手数でも描かれたものを比べる。from 手目にいるところから終わりまで。 */
  const walk = async (game: KifuFixture, from: number, step: () => Promise<void>): Promise<void> => {
    const { position, moveNumber } = positionAt(game.sfen, game.moves.slice(0, from));
    await expectPainted(board, position, moveNumber);
    for (const [at, usi] of game.moves.slice(from).entries()) {
      await step();
      makeUsi(position, usi);
      await expectPainted(board, position, moveNumber + at + 1);
    }
  };

  it('compares more than a hundred and fifty plies with promotions and drops', () => {
    const moves = kifuFixtures.flatMap((game) => game.moves);
    expect(moves.length).toBeGreaterThan(150);
    expect(moves.filter((usi) => usi.endsWith('+')).length).toBeGreaterThan(10);
    expect(moves.filter((usi) => usi[1] === '*').length).toBeGreaterThan(20);
  });

  it('Shift_JIS with times and comments, by the arrow key', async () => {
    await openKifuFile(board, kifuPath(even.file));
    await board.pane.getByRole('listbox', { name: '棋譜' }).focus();
    await walk(even, 0, () => board.page.keyboard.press('ArrowDown'));
    await board.page.keyboard.press('End');
    const at = (row: number, column: number): Promise<string> =>
      cellText(board.page, kifuAddress(board, row, column));
    expect([await at(1, 2), await at(2, 2), await at(1, 3), await at(3, 3)]).toEqual([
      '0:00:40',
      '0:01:17',
      '0:00:40',
      '0:00:59',
    ]);
    expect(await at(20, 4)).toContain('=SUM(1,2) と書いても文のまま。');
    expect(await at(49, 4)).toBe("'桂を打って詰み。");
    expect(await at(50, 1)).toBe('投了');
    await expect
      .poll(() => board.pane.locator('.status-result').textContent(), EVENTUALLY)
      .toContain('まで49手で先手の勝ち');
  });

  it('the same by auto replay, which refuses clicks on the board and can be stopped', async () => {
    await clickCell(board.page, kifuAddress(board, 36, 1));
    const choose = async (interval: string): Promise<void> => {
      await board.pane.getByRole('combobox', { name: '再生の間隔' }).click();
      await board.pane.getByRole('option', { name: interval }).click();
    };
    await choose('0.5秒');
    await paneButton(board, '自動再生').click();
    await clickSquares(board, '5a');
    await waitForMessage(board, '自動再生中です');
    await paneButton(board, '再生を止める').click();
    // Slow enough that a busy machine sees every ply.
    await choose('1秒');
    await clickCell(board.page, kifuAddress(board, 36, 1));
    const { position } = positionAt(even.sfen, even.moves.slice(0, 36));
    await expectPainted(board, position, 37);
    await paneButton(board, '自動再生').click();
    await walk(even, 37, () => Promise.resolve());
    await waitForMessage(board, '再生が終わりました');
    await paneButton(board, '自動再生').waitFor();
  });

  it('UTF-8, 二枚落ち with 変化, by the button', async () => {
    await openKifuFile(board, kifuPath(twoPieces.file));
    await walk(twoPieces, 0, () => paneButton(board, '一手進む (→)').click());
    await expect.poll(() => cellText(board.page, kifuAddress(board, 1, 1)), EVENTUALLY).toContain('△');
    for (const { ply, moves } of twoPieces.variations) {
      await clickCell(board.page, kifuAddress(board, ply, 1));
      const group = board.pane.getByRole('group', { name: `${ply}手目の変化` });
      await group.getByRole('button', { pressed: false }).click();
      const line = [...twoPieces.moves.slice(0, ply - 1), ...moves];
      await walk({ ...twoPieces, moves: line }, ply, () => paneButton(board, '一手進む (→)').click());
      await clickCell(board.page, kifuAddress(board, ply, 1));
      await group.getByRole('button', { pressed: false }).click();
    }
  });

  it('a game from a diagram, by arrow keys and back again', async () => {
    await openKifuFile(board, kifuPath(diagram.file));
    await board.pane.getByRole('listbox', { name: '棋譜' }).focus();
    await walk(diagram, 0, () => board.page.keyboard.press('ArrowRight'));
    await board.page.keyboard.press('Home');
    const { position } = positionAt(diagram.sfen);
    await expectPainted(board, position, 1);
  });
});
