import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSfen } from '../../src/games/shogi/sfen';
import type { BoardPage } from './board-page';
import { EVENTUALLY, paneButton, readPlaces, startFrom, waitForMessage } from './board-page';
import { expectPainted, expectSfen, positionAt } from './expected-sheet';
import { enterPane, focusedName, tabTo } from './pane-keys';
import { addressAt } from './sheet-area';
import { clickCell, goTo, hasBrowser, openPlayPage, painted, paneFrame, selectedAddress } from './play-page';

describe.skipIf(!hasBrowser)('by keyboard', () => {
  let board: BoardPage;

  beforeAll(async () => {
    const play = await openPlayPage({ viewport: { width: 2050, height: 1000 } });
    board = { ...play, pane: await paneFrame(play.page), places: {} as BoardPage['places'] };
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  /**
   * 選ばれているセルから、矢印でマスまで歩く。
   * 描き終わるときに選択がもう一度動くことがあるので、着いていなければ残りを歩く。
   */
  const walkTo = async (square: string): Promise<void> => {
    const { page, places } = board;
    const area = places.将棋盤;
    const [row, column] = [square.charCodeAt(1) - 97, 9 - Number(square[0])];
    const walk = async (): Promise<string> => {
      const [, letter = 'A', digits = '1'] = /^([A-Z])(\d+)$/.exec(await selectedAddress(page)) ?? [];
      const across = area.column + column - (letter.charCodeAt(0) - 65);
      const down = area.row + row - (Number(digits) - 1);
      await press(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
      await press(across > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(across));
      await painted(page);
      return selectedAddress(page);
    };
    await expect.poll(walk, EVENTUALLY).toBe(addressAt(area, row, column));
  };
  const press = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time++) await board.page.keyboard.press(key);
  };
  const confirm = async (): Promise<void> => {
    await paneButton(board, '確定').click();
  };
  /** 格子に戻る: 選ばれているセルをもう一度押す。 */
  const backToGrid = async (): Promise<void> => {
    await clickCell(board.page, await selectedAddress(board.page));
  };

  it('starts a game and turns to the keyboard mode with Tab and Enter only', async () => {
    await enterPane(board);
    await tabTo(board, '対局を始める');
    await board.page.keyboard.press('Enter');
    board.places = await readPlaces(board.page);
    await enterPane(board);
    await tabTo(board, 'キーボードに変える');
    await board.page.keyboard.press('Space');
    await waitForMessage(board, 'キーボードで指します');
    await board.pane.getByText('キーボードで指す：矢印で動き、確定で選びます。').waitFor();
  });

  it('walks freely with the arrows: nothing is picked or played', async () => {
    await clickCell(board.page, addressAt(board.places.将棋盤, 8, 8));
    for (const square of ['1g', '7g', '7f', '5e']) await walkTo(square);
    await expectSfen(board, startSfen);
    expect(await board.page.locator('[data-address]').evaluateAll(hatched)).toBe(0);
  });

  it('picks and plays the active cell with 確定', async () => {
    await walkTo('7g');
    await confirm();
    await expect.poll(() => board.page.locator('[data-address]').evaluateAll(hatched), EVENTUALLY).toBe(1);
    await backToGrid();
    await walkTo('7f');
    await confirm();
    const { position, moveNumber } = positionAt(startSfen, ['7g7f']);
    await expectPainted(board, position, moveNumber);
  });

  it('reaches every part of the pane with Tab, tabs with arrows, the list with arrows', async () => {
    await enterPane(board);
    const stops = ['棋譜', '一手戻る (←)', '自動再生', 'この手へのコメント', '待った', '投了', '確定'];
    for (const stop of stops) await tabTo(board, stop);
    await enterPane(board);
    await tabTo(board, '棋譜');
    await board.page.keyboard.press('ArrowUp');
    await expectSfen(board, startSfen);
    await board.page.keyboard.press('ArrowDown');
    const { position, moveNumber } = positionAt(startSfen, ['7g7f']);
    await expectPainted(board, position, moveNumber);
    await enterPane(board);
    for (const name of ['新規対局', '棋譜を開く', '棋譜を保存', '対局一覧', '設定', '対局']) {
      await board.page.keyboard.press('ArrowRight');
      await expect.poll(() => focusedName(board), EVENTUALLY).toBe(name);
    }
  });

  it('asks before resigning; Esc steps back, Enter goes on', async () => {
    await enterPane(board);
    await tabTo(board, '投了');
    await board.page.keyboard.press('Enter');
    await board.pane.getByText('投了します。').waitFor();
    await board.page.keyboard.press('Escape');
    await board.pane.getByText('投了します。').waitFor({ state: 'hidden' });
    expect(await focusedName(board)).toBe('投了');
  });

  it('asks for the promotion; Esc cancels, the buttons answer', async () => {
    await startFrom(board, '4k4/9/9/P8/9/9/9/9/4K4 b - 1');
    await goTo(board.page, '開始位置');
    board.places = await readPlaces(board.page);
    await enterPane(board);
    await tabTo(board, 'キーボードに変える');
    await board.page.keyboard.press('Enter');
    await clickCell(board.page, addressAt(board.places.将棋盤, 3, 0));
    const ask = async (): Promise<void> => {
      await walkTo('9d');
      await confirm();
      await backToGrid();
      await walkTo('9c');
      await confirm();
      await board.pane.getByText('成りますか？').waitFor();
    };
    await ask();
    await enterPane(board);
    await tabTo(board, '成る');
    await board.page.keyboard.press('Escape');
    await board.pane.getByText('成りますか？').waitFor({ state: 'hidden' });
    await backToGrid();
    await ask();
    await enterPane(board);
    await tabTo(board, '成らない');
    await board.page.keyboard.press('Enter');
    await expectSfen(board, '4k4/9/P8/9/9/9/9/9/4K4 w - 2');
  });
});

/** 行き先の網のかかったセルの数。 */
function hatched(cells: Element[]): number {
  return cells.filter((cell) => getComputedStyle(cell).backgroundImage !== 'none').length;
}
