import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENTUALLY, paintedTexts } from './board-page';
import { cellFill, clickCell, hasBrowser, hasPattern } from './play-page';
import { addressAt } from './sheet-area';
import type { StoneBoard } from './stone-board';
import {
  clickPlace,
  expectKifuMove,
  openStoneBoard,
  placeAddress,
  statusText,
  waitForNotice,
} from './stone-board';

const kanji = /\p{Script=Han}/u;
const names = 'ABC';

/** The cell index of a square: A1 is the upper left. */
function place(square: string): number {
  return (Number(square[1]) - 1) * 3 + names.indexOf(square[0]!);
}

describe.skipIf(!hasBrowser)('どうぶつしょうぎ by mouse', () => {
  let board: StoneBoard;

  beforeAll(async () => {
    board = await openStoneBoard('どうぶつしょうぎ', 'どうぶつしょうぎ盤', { kifuName: 'きふ' });
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  const boardTexts = (): Promise<string[]> =>
    paintedTexts(
      board.page,
      Array.from({ length: 12 }, (_, index) => placeAddress(board, index)),
    );

  const move = async (from: string, to: string): Promise<void> => {
    await clickPlace(board, place(from));
    await expect.poll(() => hasPattern(board.page, placeAddress(board, place(to))), EVENTUALLY).toBe(true);
    await clickPlace(board, place(to));
  };

  it('lays out the board and speaks hiragana', async () => {
    await expect.poll(() => statusText(board), EVENTUALLY).toBe('▲せんての ばん');
    const cells = await boardTexts();
    expect(cells.map((text) => text.replace('▽', ''))).toEqual([
      ...['きりん', 'ライオン', 'ぞう'],
      ...['', 'ひよこ', ''],
      ...['', 'ひよこ', ''],
      ...['ぞう', 'ライオン', 'きりん'],
    ]);
    expect(cells[0]).toBe('▽きりん');
    const fills = await Promise.all(
      [0, 3, 9].map((index) => cellFill(board.page, placeAddress(board, index))),
    );
    expect(new Set(fills).size).toBe(3);
    await expect
      .poll(
        async () => (await board.pane.locator('.pane').innerText()).replaceAll(/どうぶつ\d/g, ''),
        EVENTUALLY,
      )
      .not.toMatch(kanji);
  });

  it('takes, drops, goes back two plies by まった, and ends with キャッチ', async () => {
    await move('B3', 'B2');
    await move('C1', 'B2');
    const hand = addressAt(board.board, board.board.rows - 1, board.board.columns + 1);
    await clickCell(board.page, hand);
    await expect.poll(() => hasPattern(board.page, placeAddress(board, place('C2'))), EVENTUALLY).toBe(true);
    await clickPlace(board, place('C2'));
    await expectKifuMove(board, 3, '▲C2ひよこ うつ');
    await board.pane.getByRole('button', { name: 'まった', exact: true }).click();
    await waitForNotice(board, '2て もどしたよ。');
    await expectKifuMove(board, 2, '');
    await board.pane.getByRole('button', { name: '1て もどす' }).click();
    await waitForNotice(board, '1て もどしたよ。');
    await move('B3', 'B2');
    await move('A1', 'A2');
    await move('B2', 'B1');
    await waitForNotice(board, 'キャッチ！ 3てで せんての かち！');
    await expect.poll(() => statusText(board), EVENTUALLY).toBe('おしまい');
    await expectKifuMove(board, 4, 'キャッチ！');
    expect((await boardTexts())[1]).toBe('にわとり');
  });
});
