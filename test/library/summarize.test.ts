import { describe, expect, test } from 'vitest';
import { readKifuText } from '../../src/games/shogi/formats/read';
import { excelSerial, formatGameDate, parseGameDate } from '../../src/library/game-date';
import { ownSideOf } from '../../src/library/own-side';
import { summarize } from '../../src/library/summarize';
import { gameOf, kif, shortKif } from './written-games';

function summaryOf(text: string) {
  return summarize(readKifuText(text).games[0]!);
}

describe('要約', () => {
  test('every column of a finished game', () => {
    const text = shortKif({ 開始日時: '2024/02/03 10:00:00', 棋戦: '架空戦', 先手: '甲', 後手: '乙' });
    expect(summarize(readKifuText(text).games[0]!, 'a/b.kif', 2)).toEqual({
      fileName: 'a/b.kif',
      gameNumber: 2,
      date: { year: 2024, month: 2, day: 3 },
      dateSerial: 45325,
      dateText: '2024/02/03 10:00:00',
      event: '架空戦',
      black: '甲',
      white: '乙',
      handicap: { ja: '平手', en: 'Even game' },
      opening: { ja: '不明', en: 'Unknown' },
      openingFrom: 'moves',
      styles: [null, null],
      castles: [null, null],
      plies: 2,
      result: { ja: '後手勝ち', en: 'White wins' },
      reason: { ja: '投了', en: 'resignation' },
      blackPoints: 0,
      consumed: [1000, 2000],
      variations: 0,
      notes: null,
    });
  });

  test.each([
    ['3 千日手', '千日手', '千日手', 0.5],
    ['3 持将棋', '持将棋', '持将棋', 0.5],
    ['3 中断', '中断', '中断', null],
    ['3 切れ負け', '後手勝ち', '切れ負け', 0],
    ['3 反則負け', '後手勝ち', '反則', 0],
    ['3 入玉勝ち', '先手勝ち', '入玉宣言', 1],
    ['', null, null, null],
  ])('%s', (end, result, reason, points) => {
    const summary = summaryOf(`1 ７六歩(77)\n2 ３四歩(33)\n${end}\n`);
    expect([summary.result?.ja ?? null, summary.reason?.ja ?? null, summary.blackPoints]).toEqual([
      result,
      reason,
      points,
    ]);
  });

  test.each([
    ['手合割：二枚落ち', '二枚落ち', 'Two pieces'],
    ['手合割：10枚落ち', '十枚落ち', 'Ten pieces'],
    ['手合割：その他', 'その他', 'Other'],
    ['手合割：青空将棋', '青空将棋', '青空将棋'],
  ])('the handicap is named in both languages: %s', (line, ja, en) => {
    expect(summaryOf(`${line}\n下手：乙\n1 ８四歩(83)\n`).handicap).toEqual({ ja, en });
  });

  test('a named foul is told in the reason and in the notes', () => {
    const moves = [
      '２六歩(27)',
      '８四歩(83)',
      '２五歩(26)',
      '８五歩(84)',
      '２四歩(25)',
      '同　歩(23)',
      '同　飛(28)',
    ];
    const lines = [...moves, '３二金(41)', '７五歩打', '反則勝ち'].map((move, i) => `${i + 1} ${move}`);
    const summary = summaryOf(lines.join('\n'));
    expect(summary).toMatchObject({
      result: { ja: '後手勝ち' },
      reason: { ja: '反則(二歩)' },
      blackPoints: 0,
    });
    expect(summary.notes?.ja).toBe('9手目 反則(二歩)');
    expect(summary.notes?.en).toContain('move 9: foul (two pawns)');
  });

  test('a mate on the board needs no word', () => {
    const mate = gameOf('G*5b', 'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
    expect(summarize({ record: mate, notices: [] })).toMatchObject({
      result: { ja: '先手勝ち' },
      reason: { ja: '詰み' },
      blackPoints: 1,
    });
  });

  test('the sides of a handicap game are 下手 and 上手', () => {
    const summary = summaryOf('手合割：角落ち\n下手：乙\n上手：甲\n1 ８四歩(83) (0:05/)\n2 投了\n');
    expect(summary).toMatchObject({ black: '乙', white: '甲', result: { ja: '上手勝ち' }, blackPoints: 0 });
    expect(summary.consumed).toEqual([null, 5000]);
    expect(summary.opening.ja).toBe('駒落ち');
  });

  test('notices come in words, with their line', () => {
    const summary = summaryOf('1 ７六歩(77)\n2 ３四歩(33)\n何かの行\n');
    expect(summary.notes?.ja).toContain('3行目 「何かの行」');
  });
});

describe('日付', () => {
  test.each([
    ['2005/08/23(火) 10:12', '2005/08/23'],
    ['２０１４／０９／１３ 14：59', '2014/09/13'],
    ['2017-03-22T01:00:00.000Z', '2017/03/22'],
    ['2005年8月3日', '2005/08/03'],
    ['平成元年1月8日', '1989/01/08'],
    ['20240229', '2024/02/29'],
    ['1582/06/02 04:00:00', '1582/06/02'],
  ])('%s', (text, expected) => {
    expect(formatGameDate(parseGameDate(text)!)).toBe(expected);
  });

  test.each(['2023/02/29', '2019/01', '1999年', '21世紀', '', '2019/13/01', '9/9/9999'])(
    '%s is text',
    (text) => {
      expect(parseGameDate(text)).toBeNull();
    },
  );

  test('Excel serials begin on 1 March 1900', () => {
    expect(excelSerial({ year: 1900, month: 3, day: 1 })).toBe(61);
    expect(excelSerial({ year: 2000, month: 1, day: 1 })).toBe(36526);
    expect(excelSerial({ year: 9999, month: 12, day: 31 })).toBe(2958465);
    expect(excelSerial({ year: 1900, month: 2, day: 28 })).toBeNull();
    expect(excelSerial({ year: 1582, month: 6, day: 2 })).toBeNull();
  });
});

describe('自分の名前', () => {
  const game = { black: '架空 太郎三段', white: 'Robot(1520)', blackPoints: 1 };

  test('aliases meet names with grades and other widths', () => {
    expect(ownSideOf(game, ['架空太郎'])).toEqual({ side: 0, opponent: 'Robot(1520)', mark: '○' });
    expect(ownSideOf(game, ['ｒｏｂｏｔ'])).toEqual({ side: 1, opponent: '架空 太郎三段', mark: '●' });
    expect(ownSideOf({ ...game, blackPoints: 0.5 }, ['架空太郎'])?.mark).toBe('△');
    expect(ownSideOf({ ...game, blackPoints: null }, ['架空太郎'])?.mark).toBe('');
  });

  test('nobody, both, or the beginning of another name is nobody', () => {
    expect(ownSideOf(game, [])).toBeNull();
    expect(ownSideOf(game, ['', '架空'])).toBeNull();
    expect(ownSideOf(game, ['架空太郎', 'robot'])).toBeNull();
  });

  test('a summary serves as it is', () => {
    expect(
      ownSideOf(summarize({ record: kif(shortKif({ 先手: '甲', 後手: '乙' })), notices: [] }), ['乙'])?.mark,
    ).toBe('○');
  });
});
