import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePoint } from '../../src/games/gomoku/point';
import { EVENTUALLY, paintedTexts } from './board-page';
import { hasBrowser } from './play-page';
import type { StoneBoard } from './stone-board';
import {
  clickPlace,
  expectKifuMove,
  openStoneBoard,
  placeAddress,
  statusText,
  waitForNotice,
} from './stone-board';

describe.skipIf(!hasBrowser)('五目並べ by mouse', () => {
  let board: StoneBoard;

  beforeAll(async () => {
    board = await openStoneBoard('五目並べ', '五目盤');
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  const point = (name: string): number => parsePoint(name) ?? -1;

  const playAll = async (points: string): Promise<void> => {
    for (const name of points.split(' ')) await clickPlace(board, point(name));
    const names = points.split(' ');
    const addresses = names.map((name) => placeAddress(board, point(name)));
    const stones = names.map((_, ply) => (ply % 2 === 0 ? '●' : '○'));
    await expect.poll(() => paintedTexts(board.page, addresses), EVENTUALLY).toEqual(stones);
  };

  const startAgain = async (): Promise<void> => {
    await board.pane.getByRole('tab', { name: '新規対局', exact: true }).click();
    await board.pane.getByRole('button', { name: 'この内容で始める' }).click();
    await expect.poll(() => statusText(board), EVENTUALLY).toMatch(/^開始局面/);
  };

  it('wins by five; an occupied point is refused and nothing counted', async () => {
    expect(await statusText(board)).toBe('開始局面 現在 1 手目待ち 先手●');
    await playAll('h8 a1 i8 a2 j8');
    await clickPlace(board, point('h8'));
    await waitForNotice(board, 'そこは置けません');
    await expect.poll(() => statusText(board), EVENTUALLY).toBe('第 5 手終了 現在 6 手目待ち 後手○');
    for (const name of ['a3', 'k8', 'a4', 'l8']) await clickPlace(board, point(name));
    await waitForNotice(board, 'まで9手で先手の勝ち（五連）');
    await expectKifuMove(board, 9, '●l8');
    await expectKifuMove(board, 10, '五連');
  });

  it('loses by a double three', async () => {
    await startAgain();
    await playAll('g8 a1 i8 a3 h7 a5 h9 a7 h8');
    await waitForNotice(board, 'まで9手で後手の勝ち（先手の反則・三三）');
    await expectKifuMove(board, 10, '反則・三三');
    await board.pane.getByRole('button', { name: '待った', exact: true }).click();
    await expect.poll(() => statusText(board), EVENTUALLY).toBe('第 8 手終了 現在 9 手目待ち 先手●');
  });

  it('loses by an overline, also the second side', async () => {
    await startAgain();
    await playAll('o1 a8 o3 b8 o5 c8 o7 e8 o9 f8 o11 d8');
    await waitForNotice(board, 'まで12手で先手の勝ち（後手の反則・多連）');
  });
});
