import { describe, expect, test } from 'vitest';
import { ShogiGame } from '../../../src/games/shogi/shogi-game';
import { shogiKind } from '../../../src/games/shogi/shogi-kind';
import type { ListCriteria } from '../../../src/library/list/game-lists-api';
import { kif, shortKif } from '../written-games';
import { a, b, start } from './paper-desk';

const NOTHING: ListCriteria = {
  position: false,
  ignoreHands: false,
  player: '',
  from: '',
  to: '',
  opening: '',
  result: '',
};

describe('探す', () => {
  test('局面で探すと、現れる手数が付き、その手数を開く', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a, b]);
    const game = new ShogiGame(kif(shortKif({}, 6)), shogiKind);
    game.goTo(game.kifu.line()[5]!);
    desk.front = { game, origin: null, isPlaying: false };
    await lists.search({ ...NOTHING, position: true });
    expect(lists.found).toMatchObject({ count: 1, total: 2, hits: [{ ply: 5, isMainLine: true }] });
    expect(sheet.rows.map(({ values, isHidden }) => [values.hit, isHidden])).toEqual([
      ['', true],
      [5, false],
    ]);
    await lists.openHit(lists.found!.hits[0]!, 'kifuSheet');
    expect(desk.front.game.ply).toBe(5);
    await lists.clearSearch();
    expect(sheet.rows.every(({ values, isHidden }) => values.hit === '' && !isHidden)).toBe(true);
  });

  test('人と日付と結果で探す。手で書いた行も見つかる', async () => {
    const { sheet, lists } = await start();
    await lists.load([a, b]);
    sheet.rows.push({ values: { date: 45400, opponent: '甲田', ownResult: '○' }, kifu: [], isHidden: false });
    await lists.search({ ...NOTHING, player: '甲' });
    expect(lists.found!.count).toBe(2);
    await lists.search({ ...NOTHING, from: '2024-03-01' });
    expect(lists.found!.count).toBe(2);
    await lists.search({ ...NOTHING, player: '甲', to: '2024-02-29', result: '先手勝ち' });
    expect(lists.found!.hits.map(({ title }) => title)).toEqual(['2024/02/03 甲 - 乙 先手勝ち']);
  });

  test('局面の統計は、直された得点と日付に従う', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a, b]);
    sheet.select(0);
    await lists.open('kifuSheet');
    desk.front!.game.goTo(desk.front!.game.kifu.line()[0]!);
    const first = async () => {
      await lists.countPosition(false);
      return lists.statistics!.moves[0]!;
    };
    const before = await first();
    for (const row of sheet.rows) row.values = { ...row.values, blackPoints: 0.5, date: 46000 };
    const after = await first();
    expect(after).toMatchObject({ games: before.games, winRate: 0.5, decided: 2, lastDate: '2025/12/09' });
    expect(after.lastDate).not.toBe(before.lastDate);
    for (const row of sheet.rows) row.values = { ...row.values, blackPoints: '' };
    expect(await first()).toMatchObject({ winRate: null, decided: 0 });
  });

  test('選ばれた行の一行を、選んだ言葉で言う', async () => {
    const { sheet, lists } = await start();
    await lists.load([a]);
    sheet.select(0);
    const ja = lists.selected!.resultLine;
    lists.setLanguage('en');
    sheet.select(0);
    expect(ja).toMatch(/^3手 .+（.+）$/u);
    expect(lists.selected!.resultLine).toMatch(/^3 plies .+ \(.+\)$/u);
  });

  test('局面の統計は、行を消すと減る', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a, b]);
    desk.front = {
      game: new ShogiGame(kif(shortKif({})), shogiKind),
      origin: null,
      isPlaying: false,
    };
    await lists.countPosition(false);
    expect(lists.statistics).toMatchObject({ games: 2, moves: [{ usi: '7g7f', games: 2 }] });
    sheet.rows.shift();
    await lists.countPosition(false);
    expect(lists.statistics).toMatchObject({ games: 1 });
  });
});
