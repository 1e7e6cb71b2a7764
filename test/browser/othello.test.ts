import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASS, moveTo } from '../../src/games/othello/move';
import { OthelloPosition } from '../../src/games/othello/position/othello-position';
import { SQUARE_COUNT, formatSquare } from '../../src/games/othello/square';
import { drawnGame, passGame, squaresOf, wipeoutGame } from '../games/othello/games';
import { EVENTUALLY, paintedTexts } from './board-page';
import { cellFill, hasBrowser, hasPattern } from './play-page';
import type { StoneBoard } from './stone-board';
import {
  clickPlace,
  expectKifuMove,
  openStoneBoard,
  placeAddress,
  statusText,
  waitForNotice,
} from './stone-board';

describe.skipIf(!hasBrowser)('オセロ by mouse', () => {
  let board: StoneBoard;

  beforeAll(async () => {
    board = await openStoneBoard('オセロ', 'オセロ盤');
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  /** What the sheet shows: full discs by the format; black and white by the colour of the ink. */
  const expectPainted = async (position: OthelloPosition): Promise<void> => {
    const squares = Array.from({ length: SQUARE_COUNT }, (_, square) => square);
    const expected = squares.map((square) => ['●', '●', ''][position.stoneAt(square) ?? 2]);
    const addresses = squares.map((square) => placeAddress(board, square));
    await expect.poll(() => paintedTexts(board.page, addresses), EVENTUALLY).toEqual(expected);
    const inks = await board.page.evaluate(
      (list) =>
        list.map((each) => {
          const cell = document.querySelector(`[data-address="${each}"]`);
          const text = cell?.querySelector('span, div') ?? cell;
          return text === null ? '' : getComputedStyle(text).color;
        }),
      addresses,
    );
    for (const square of squares) {
      const side = position.stoneAt(square);
      if (side !== null) expect(inks[square]).toBe(side === 0 ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
    }
  };

  const playAll = async (list: string): Promise<OthelloPosition> => {
    const position = new OthelloPosition();
    for (const square of squaresOf(list)) {
      await clickPlace(board, square);
      position.make(moveTo(square));
      if (position.mustPass) position.make(PASS);
    }
    return position;
  };

  it('shows where a stone may go, and says why elsewhere it may not', async () => {
    const [legal, idle] = [squaresOf('f5')[0]!, squaresOf('a1')[0]!];
    await expect.poll(() => hasPattern(board.page, placeAddress(board, legal)), EVENTUALLY).toBe(true);
    expect(await hasPattern(board.page, placeAddress(board, idle))).toBe(false);
    await clickPlace(board, idle);
    await waitForNotice(board, 'a1に置いても返る石がありません');
    await clickPlace(board, squaresOf('e4')[0]!);
    await waitForNotice(board, 'もう石があります');
    await expectPainted(new OthelloPosition());
    expect(await statusText(board)).toBe('●黒の番　黒 2 白 2');
  });

  it('plays to a wipe-out', async () => {
    const before = await cellFill(board.page, placeAddress(board, squaresOf('a1')[0]!));
    await expectPainted(await playAll(wipeoutGame));
    await waitForNotice(board, 'まで11手で黒の勝ち（全滅、64 対 0）');
    await expectKifuMove(board, 11, '●g8');
    await expectKifuMove(board, 12, '終局');
    expect(await cellFill(board.page, placeAddress(board, squaresOf('h1')[0]!))).toBe(before);
  });

  it('says a pass and takes it back with its move', async () => {
    await board.pane.getByRole('tab', { name: '新規対局', exact: true }).click();
    await board.pane.getByRole('button', { name: 'この内容で始める' }).click();
    await expect.poll(() => statusText(board), EVENTUALLY).toBe('●黒の番　黒 2 白 2');
    const position = await playAll(passGame);
    await expectPainted(position);
    await waitForNotice(board, '黒は置けるところがないのでパスです');
    await expectKifuMove(board, 13, '●パス');
    expect(await statusText(board)).toMatch(/^○白の番/);
    await board.pane.getByRole('button', { name: '待った', exact: true }).click();
    await expectKifuMove(board, 12, '');
    position.unmake();
    position.unmake();
    await expectPainted(position);
  });

  it('plays a whole game of sixty moves, none lost', async () => {
    await board.pane.getByRole('tab', { name: '新規対局', exact: true }).click();
    await board.pane.getByRole('button', { name: 'この内容で始める' }).click();
    await expect.poll(() => statusText(board), EVENTUALLY).toBe('●黒の番　黒 2 白 2');
    await expectPainted(await playAll(drawnGame));
    await waitForNotice(board, '引き分け（32 対 32）');
    const last = squaresOf(drawnGame).at(-1)!;
    await expect.poll(() => statusText(board), EVENTUALLY).toBe('終局　黒 32 白 32');
    expect(drawnGame.endsWith(formatSquare(last))).toBe(true);
  });
});
