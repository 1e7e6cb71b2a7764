import type { ShogiGame } from '../../../src/games/shogi/shogi-game';
import { describe, expect, test } from 'vitest';
import type { ListValues } from '../../../src/library/list/list-port';
import { a, start } from './paper-desk';

const typedRow = (values: ListValues) => ({ values, kifu: [], isHidden: false });

describe('自分から見た欄', () => {
  test('自分のいない行に手で書いたものは残る。前の名前が書いたものは消える', async () => {
    const { sheet, lists } = await start();
    await lists.load([a]);
    sheet.rows.push(
      typedRow({ black: '戊', white: '己', ownSide: '先手', opponent: '己', ownResult: '○' }),
      typedRow({ opponent: '庚', ownResult: '●' }),
    );
    const typed = sheet.rows.slice(1).map(({ values }) => values);
    sheet.rows[0]!.values = { ...sheet.rows[0]!.values, opponent: '手で書いた' };
    await lists.setOwnNames(['丁']);
    expect(sheet.rows[0]!.values).toMatchObject({ ownSide: '', opponent: '手で書いた' });
    expect(sheet.rows.slice(1).map(({ values }) => values)).toMatchObject(typed);
    await lists.setOwnNames(['甲']);
    expect(sheet.rows[0]!.values).toMatchObject({ ownSide: '先手', opponent: '乙', ownResult: '○' });
    sheet.rows[0]!.values = { ...sheet.rows[0]!.values, ownResult: '△' };
    await lists.setOwnNames([]);
    expect(sheet.rows[0]!.values).toMatchObject({ ownSide: '', opponent: '', ownResult: '△' });
    expect(sheet.rows.slice(1).map(({ values }) => values)).toMatchObject(typed);
  });

  test('先手得点のない手書きの行の勝敗は、結果から', async () => {
    const { sheet, lists } = await start();
    await lists.load([a]);
    const results = ['先手勝ち', '後手勝ち', '上手勝ち', '下手勝ち', '引き分け', '千日手', '持将棋', '中断'];
    sheet.rows.push(
      ...results.map((result) => typedRow({ black: '戊', white: '己', result, blackPoints: '' })),
    );
    sheet.rows.push(typedRow({ black: '戊', white: '己', result: '先手勝ち', blackPoints: 0 }));
    await lists.setOwnNames(['己']);
    const marks = () => sheet.rows.slice(1).map(({ values }) => values.ownResult);
    expect(marks()).toEqual(['●', '○', '○', '●', '△', '△', '△', '', '○']);
    await lists.setOwnNames(['戊']);
    expect(marks()).toEqual(['○', '●', '●', '○', '△', '△', '△', '', '●']);
    expect(sheet.rows[1]!.values).toMatchObject({ ownSide: '先手', opponent: '己' });
  });

  test('書き戻しても、自分のいない行に手で書いたものは残る', async () => {
    const { sheet, desk, lists } = await start(['丁']);
    await lists.load([a]);
    sheet.rows[0]!.values = { ...sheet.rows[0]!.values, ownSide: '後手', opponent: '甲', ownResult: '●' };
    sheet.select(0);
    await lists.open('kifuSheet');
    const game = desk.front!.game as ShogiGame;
    game.setHeaders([...game.headers, ['備考', '写し']]);
    await lists.writeBack();
    expect(sheet.rows[0]!.values).toMatchObject({ ownSide: '後手', opponent: '甲', ownResult: '●' });
    expect(sheet.rows[0]!.kifu.join('')).toContain('備考：写し');
  });
});
