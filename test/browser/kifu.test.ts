import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSfen } from '../../src/games/shogi/sfen';
import type { BoardPage } from './board-page';
import {
  EVENTUALLY,
  clickSquares,
  kifuAddress,
  openBoardPage,
  paintedAt,
  paneButton,
  startFrom,
  typeMove,
  waitForMessage,
} from './board-page';
import { expectPainted, positionAt } from './expected-sheet';
import { playByClicks } from './play-moves';
import { cellText, clickCell, goTo, hasBrowser, sheetTabs, typeInCell } from './play-page';
import { saveKif } from './save-kif';

/** 打ち込む手と、その手の USI。 */
const typed: readonly (readonly [string, string])[] = [
  ['76歩', '7g7f'],
  ['８四歩', '8c8d'],
  ['2g2f', '2g2f'],
  ['85歩', '8d8e'],
  ['２五歩', '2f2e'],
  ['86歩', '8e8f'],
  ['同歩', '8g8f'],
  ['同飛', '8b8f'],
  ['24歩', '2e2d'],
  ['同歩', '2c2d'],
  ['同飛', '2h2d'],
  ['P*2c', 'P*2c'],
];
const main = typed.map(([, usi]) => usi);

describe.skipIf(!hasBrowser)('the kifu on the sheet and in the pane', () => {
  let board: BoardPage;

  beforeAll(async () => {
    board = await openBoardPage();
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  const expectPlies = async (moves: readonly string[]): Promise<void> => {
    const { position, moveNumber } = positionAt(startSfen, moves);
    await expectPainted(board, position, moveNumber);
  };
  const mode = (text: string): Promise<void> =>
    expect.poll(() => board.pane.locator('.status .chip').textContent(), EVENTUALLY).toBe(text);

  it('plays moves typed into 指し手入力', async () => {
    for (const [at, [text]] of typed.entries()) {
      await typeMove(board, text);
      await expectPlies(main.slice(0, at + 1));
    }
    await expect.poll(() => cellText(board.page, kifuAddress(board, 7, 1)), EVENTUALLY).toBe('▲同　歩(87)');
    await expect.poll(() => cellText(board.page, kifuAddress(board, 12, 0)), EVENTUALLY).toBe('12');
  });

  it('says what is wrong with a typed move and changes nothing', async () => {
    await typeMove(board, 'P*5e');
    await waitForMessage(board, '二歩');
    await typeMove(board, 'こんにちは');
    await waitForMessage(board, '「こんにちは」は指し手として読めません');
    await typeMove(board, '11玉');
    await waitForMessage(board, '11玉');
    await expectPlies(main);
  });

  it('goes back by the cells 手数 and 指し手 and by the list, and to the game again', async () => {
    await mode('対局');
    await clickCell(board.page, kifuAddress(board, 8, 1));
    await expectPlies(main.slice(0, 8));
    await mode('検討');
    await clickCell(board.page, kifuAddress(board, 3, 0));
    await expectPlies(main.slice(0, 3));
    await board.pane.getByRole('option').filter({ visible: true }).nth(5).click();
    await expectPlies(main.slice(0, 5));
    await clickCell(board.page, kifuAddress(board, 0, 1));
    await expectPlies([]);
    await paneButton(board, '対局に戻る').click();
    await expectPlies(main);
    await mode('対局');
  });

  it('steps by buttons and by arrow keys in the pane', async () => {
    await paneButton(board, '一手戻る (←)').click();
    await expectPlies(main.slice(0, 11));
    await paneButton(board, '初めへ (Home)').click();
    await expectPlies([]);
    await paneButton(board, '一手進む (→)').click();
    await board.page.keyboard.press('ArrowRight');
    await expectPlies(main.slice(0, 2));
    await board.page.keyboard.press('End');
    await expectPlies(main);
  });

  it('makes a 変化 of a move played after going back, and walks between the branches', async () => {
    await clickCell(board.page, kifuAddress(board, 5, 1));
    await expectPlies(main.slice(0, 5));
    const branch = [...main.slice(0, 5), '4a3b', '6i7h'];
    const { position } = positionAt(startSfen, main.slice(0, 5));
    await playByClicks(board, position, '4a3b');
    await playByClicks(board, position, '6i7h');
    await expectPlies(branch);
    await mode('検討');
    await clickCell(board.page, kifuAddress(board, 6, 1));
    await expectPlies(branch.slice(0, 6));
    const branches = board.pane.getByRole('group', { name: '6手目の変化' });
    await branches.getByRole('button', { name: /８六歩/ }).click();
    await expectPlies(main.slice(0, 6));
    await branches.getByRole('button', { name: /３二金/ }).click();
    await expectPlies(branch.slice(0, 6));
    await paneButton(board, '対局に戻る').click();
    await expectPlies(main);
  });

  it('keeps a comment typed into its cell, and one typed in the pane', async () => {
    await typeInCell(board.page, kifuAddress(board, 2, 4), '居飛車の出だし');
    await clickCell(board.page, kifuAddress(board, 1, 1));
    const area = board.pane.getByRole('textbox', { name: 'この手へのコメント' });
    await area.click();
    await board.page.keyboard.insertText('=1+1 から');
    await paneButton(board, '対局に戻る').click();
    await expect.poll(() => cellText(board.page, kifuAddress(board, 1, 4)), EVENTUALLY).toBe('=1+1 から');
    await expect
      .poll(() => cellText(board.page, kifuAddress(board, 2, 4)), EVENTUALLY)
      .toBe('居飛車の出だし');
    await expectPlies(main);
  });

  it('resigns after asking, and the sheet and the pane say who won', async () => {
    await paneButton(board, '投了').click();
    await board.pane.getByText('投了します。').waitFor();
    await board.pane.getByRole('form', { name: '投了' }).getByRole('button', { name: '投了' }).click();
    await waitForMessage(board, 'まで12手で後手の勝ち（投了）');
    await expect.poll(() => cellText(board.page, kifuAddress(board, 13, 1)), EVENTUALLY).toBe('投了');
  });

  it('saves a Shift_JIS .kif with moves, 変化, comments and the end word', async () => {
    const text = await saveKif(board);
    for (const part of ['手合割：平手', '変化：6手', '*居飛車の出だし', '*=1+1 から'])
      expect(text).toContain(part);
    expect(text).toMatch(/^ +7 +(８六歩|同　?歩)\(87\)/m);
    expect(text).toMatch(/^ +12 +２三歩打/m);
    expect(text).toMatch(/^ +13 +投了/m);
    expect(text).toMatch(/^ +6 +３二金\(41\)/m);
  });

  it('copies the kifu and the position, and writes a printable sheet', async () => {
    await paneButton(board, 'コピー').click();
    await waitForMessage(board, '棋譜をコピーしました');
    const copied = await board.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('*居飛車の出だし');
    await paneButton(board, 'いまの局面をコピー').click();
    await waitForMessage(board, '局面をコピーしました');
    expect(await board.page.evaluate(() => navigator.clipboard.readText())).toBe(
      await paintedAt(board, '局面SFEN'),
    );
    const before = await sheetTabs(board.page);
    await paneButton(board, 'シートに書く').click();
    await expect
      .poll(async () => (await sheetTabs(board.page)).names.length, EVENTUALLY)
      .toBe(before.names.length + 1);
    const texts = board.page.locator('[data-address]').filter({ hasText: '居飛車の出だし' });
    await texts.first().waitFor();
    await board.page.getByRole('tab', { name: before.active, exact: true }).click();
    await goTo(board.page, '開始位置');
  });

  it('interrupts another game at once', async () => {
    await startFrom(board, startSfen);
    await typeMove(board, '76歩');
    await paneButton(board, '中断').click();
    await waitForMessage(board, 'まで1手で中断');
    await clickSquares(board, '3c');
    await waitForMessage(board, '終局');
    expect(await saveKif(board)).toMatch(/^ +2 +中断/m);
  });
});
