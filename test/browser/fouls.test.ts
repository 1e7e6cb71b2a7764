import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSfen } from '../../src/games/shogi/sfen';
import type { BoardPage } from './board-page';
import {
  EVENTUALLY,
  clickHand,
  clickSquares,
  openBoardPage,
  startFrom,
  typeMove,
  waitForMessage,
} from './board-page';
import { expectPainted, expectSfen, positionAt } from './expected-sheet';
import { playByClicks } from './play-moves';
import { hasBrowser, hasPattern } from './play-page';
import { addressAt } from './sheet-area';

/** 断られる手: 開始局面、手、知らせに出るはずの言葉。 */
interface Refusal {
  readonly rule: string;
  readonly sfen: string;
  readonly move: string;
  readonly words: readonly string[];
}

const refusals: readonly Refusal[] = [
  {
    rule: '二歩',
    sfen: '4k4/9/9/9/9/9/4P4/9/4K4 b P 1',
    move: 'P*5e',
    words: ['二歩', '５七'],
  },
  {
    rule: '行き所のない歩',
    sfen: '4k4/9/9/9/9/9/9/9/4K4 b NLP 1',
    move: 'P*1a',
    words: ['一段目の歩', '動けなくなります'],
  },
  {
    rule: '行き所のない香',
    sfen: '4k4/9/9/9/9/9/9/9/4K4 b NLP 1',
    move: 'L*1a',
    words: ['一段目の香', '動けなくなります'],
  },
  {
    rule: '行き所のない桂',
    sfen: '4k4/9/9/9/9/9/9/9/4K4 b NLP 1',
    move: 'N*1b',
    words: ['二段目までの桂', '動けなくなります'],
  },
  {
    rule: '後手の行き所のない桂',
    sfen: '4k4/9/9/9/9/9/9/9/4K4 w n 1',
    move: 'N*9h',
    words: ['八段目から先の桂', '動けなくなります'],
  },
  {
    rule: '王手放置',
    sfen: '4k4/9/9/9/4r4/9/9/9/4K3P b - 1',
    move: '1i1h',
    words: ['王手です', '５五の飛'],
  },
  {
    rule: '玉を取られる所へ動かす',
    sfen: '4k4/9/9/9/3r5/9/9/9/4K4 b - 1',
    move: '5i6i',
    words: ['玉を動かすと取られて', '６五の飛'],
  },
  {
    rule: 'ピンされた駒',
    sfen: '4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1',
    move: '5h4h',
    words: ['その駒を動かすと玉が取られて', '５五の飛'],
  },
  {
    rule: '打ち歩詰め',
    sfen: '7lk/7p1/8G/9/9/9/9/9/4K4 b P 1',
    move: 'P*1b',
    words: ['打ち歩詰め'],
  },
];

describe.skipIf(!hasBrowser)('moves that the rules refuse', () => {
  let board: BoardPage;

  beforeAll(async () => {
    board = await openBoardPage();
  });

  afterAll(async () => {
    expect(board.problems).toEqual([]);
    await board.close();
  });

  const expectNothingPlayed = async (sfen: string): Promise<void> => {
    await expectSfen(board, sfen);
    expect(await board.pane.getByRole('option').filter({ visible: true }).count()).toBe(1);
  };

  it.each(refusals)('$rule: names the rule and changes nothing', async ({ sfen, move, words }) => {
    await startFrom(board, sfen);
    if (move[1] === '*') await clickHand(board, sfen.includes(' w ') ? '後手' : '先手', move.charAt(0));
    else await clickSquares(board, move.slice(0, 2));
    await clickSquares(board, move.slice(2, 4));
    for (const word of words) await waitForMessage(board, word);
    expect(await board.pane.getByRole('alert').textContent()).toContain('指せません');
    await expectNothingPlayed(sfen);
    await typeMove(board, move);
    for (const word of words) await waitForMessage(board, word);
    await expectNothingPlayed(sfen);
  });

  it('a piece of the other side: says whose turn it is', async () => {
    await startFrom(board, startSfen);
    await clickSquares(board, '3c');
    await waitForMessage(board, 'いまは先手の番です');
    await clickHand(board, '後手', 'P');
    await clickSquares(board, '3d', '7g');
    // Clicks are answered in their order: when the last has been, so have those before it.
    const goal = addressAt(board.places.将棋盤, 5, 2);
    await expect.poll(() => hasPattern(board.page, goal), EVENTUALLY).toBe(true);
    await expectNothingPlayed(startSfen);
  });

  it('連続王手の千日手: the move that would complete it is refused, another can be played', async () => {
    const start = '8k/9/9/9/9/9/9/9/K5R2 b - 1';
    const moves = ['3i1i', ...Array.from({ length: 11 }, (_, at) => cycle[at % 4]!)];
    await startFrom(board, start);
    const { position } = positionAt(start);
    for (const usi of moves) await playByClicks(board, position, usi);
    await expectPainted(board, position, 13);
    await clickSquares(board, '2i', '1i');
    await waitForMessage(board, '連続王手の千日手');
    await expectPainted(board, position, 13);
    await playByClicks(board, position, '2i2e');
    await expectPainted(board, position, 14);
  });

  it.each([
    ['歩', '4k4/P8/9/9/9/9/9/9/4K4 b - 1', '9b9a+'],
    ['香', '4k4/9/9/9/L8/9/9/9/4K4 b - 1', '9e9a+'],
    ['桂', '4k4/9/9/N8/9/9/9/9/4K4 b - 1', '9d8b+'],
  ])('%s that could not go on promotes without being asked', async (_, sfen, usi) => {
    await startFrom(board, sfen);
    const after = positionAt(sfen, [usi]);
    await clickSquares(board, usi.slice(0, 2), usi.slice(2, 4));
    await expectPainted(board, after.position, after.moveNumber);
    await expect.poll(() => board.pane.getByText('成りますか？').isVisible(), EVENTUALLY).toBe(false);
  });
});

// White walks 1a–2a, black follows with check: after 3i1i the same four moves again and again.
const cycle = ['1a2a', '1i2i', '2a1a', '2i1i'] as const;
