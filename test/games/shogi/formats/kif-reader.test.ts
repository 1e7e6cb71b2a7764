import { describe, expect, test } from 'vitest';
import { readKif } from '../../../../src/games/shogi/formats/kif-reader';
import { kifLines, writeKif } from '../../../../src/games/shogi/formats/kif-writer';
import type { ReadGame } from '../../../../src/games/shogi/record/read-game';
import { recordResult } from '../../../../src/games/shogi/record/result';

function read(...lines: string[]): ReadGame {
  return readKif(lines.join('\n'))[0]!;
}

function codes(game: ReadGame): string[] {
  return game.notices.map((notice) => `${notice.line}:${notice.code}`);
}

const NIFU_START = [
  '後手の持駒：なし',
  '| ・ ・ ・ ・v玉 ・ ・ ・ ・|一',
  ...Array.from({ length: 5 }, (_, i) => `| ・ ・ ・ ・ ・ ・ ・ ・ ・|${'二三四五六'[i]!}`),
  '| ・ ・ ・ ・ ・ ・ ・ ・ 歩|七',
  '| ・ ・ ・ ・ ・ ・ ・ ・ ・|八',
  '| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九',
  '先手の持駒：歩二',
];

test.each(['1. ７六歩(77)', '1: ７六歩(77)', '1：７六歩(77)', '1手目 ７六歩(77)', '1）７六歩(77)'])(
  'a mark between number and move: %s',
  (line) => {
    const second = line.replace('1', '2').replace('７六歩(77)', '３四歩(33)');
    const game = readKif(`手合割：平手\n${line}\n${second}\n`)[0]!;
    expect([game.mainPlies, game.notices]).toEqual([2, []]);
  },
);

describe('fouls and impossible moves', () => {
  test('a foul is kept, flagged with ply and code, and reading goes on', () => {
    const game = read(...NIFU_START, '1 １五歩打', '2 ５二玉(51)', '3 ５八玉(59)');
    expect(game.mainPlies).toBe(3);
    expect(game.record.fouls).toEqual([{ node: 1, ply: 1, code: 'nifu' }]);
    expect(codes(game)).toEqual(['12:foul']);
  });

  test('an impossible move ends its line; the rest stays as text, variations are still read', () => {
    const game = read(
      '1 ７六歩(77)',
      '2 ５五銀(54)',
      '*言葉',
      '3 ２六歩(27)',
      '4 投了',
      '変化：2手',
      '2 ８四歩(83)',
    );
    expect([game.mainPlies, game.variations, game.end]).toEqual([1, 1, '投了']);
    expect(game.notices.slice(0, 2)).toEqual([
      { code: 'impossibleMove', line: 2, column: 3, text: '５五銀(54)' },
      { code: 'skipped', line: 3, column: 1, text: '*言葉\n3 ２六歩(27)' },
    ]);
    expect(game.record.tree.childCount(1)).toBe(2);
  });

  test('81Dojo says a foul in a comment only', () => {
    const game = read(...NIFU_START, '1 １五歩打', '*反則手にて終局');
    expect(recordResult(game.record)).toEqual({ winner: 'white', reason: 'foul-win' });
  });
});

describe('notices', () => {
  test.each([
    [['1 ７六歩(77)', '3 ３四歩(33)'], ['2:numberGap']],
    [['1 ７六歩(77)', '2 謎の言葉'], ['2:unknownMove']],
    [['1 ７六銀(77)'], ['1:pieceMismatch']],
    [['1 ７六歩(77) ( 0:05/00:00:09)'], ['1:badTotal']],
    [['1 ７六歩(77) おまけ'], ['1:trailingText']],
    [['手合割：六十枚落ち', '1 ７六歩(77)'], ['1:unknownHandicap']],
    [
      ['1 ７六歩(77)', '変化：5手', '5 ２六歩(27)'],
      ['2:brokenVariation', '3:skipped'],
    ],
    [['1 ７六歩(77)', '2 投了', '3 ２六歩(27)'], ['3:moveAfterEnd']],
    [['1 ７六歩(77)', '2 投了', '3 中断'], ['3:extraEnd']],
    [['1 ７六歩(77)', '2 投了', 'まで1手で後手の勝ち'], ['3:resultConflict']],
    [['| ・|一', '1 ７六歩(77)'], ['1:brokenBoard']],
    [['先手の持駒：謎', '1 ７六歩(77)'], ['1:brokenHand']],
    [['何でもない行', '1 ７六歩(77)'], ['1:unknownLine']],
  ])('%j', (lines, expected) => {
    expect(codes(read(...lines))).toEqual(expected);
  });

  test('七枚落ち is decided by the moves', () => {
    const right = read('手合割：七枚落ち', '1 ３二銀(31)', '2 ７六歩(77)');
    expect(right.record.startSfen.startsWith('3gkgs2/')).toBe(true);
    expect(codes(right)).toEqual(['1:handicapGuessed']);
    const left = read('手合割：七枚落ち', '1 ７二銀(71)', '2 ７六歩(77)');
    expect(left.record.startSfen.startsWith('2sgkg3/')).toBe(true);
  });
});

describe('kifLines', () => {
  test('are laid out as Kifu for Windows does', () => {
    const game = read(
      '# 注記',
      '手合割：平手',
      '先手：甲',
      '1 ７六歩(77) (0:05/00:00:05)',
      '*初手',
      '2 ３四歩(33) (1:02/00:01:02)',
      '3 ２二角成(88) (0:01/00:00:06)',
      '4 同銀(31) (0:01/00:01:03)',
      '5 投了 (0:04/00:00:10)',
      '変化：2手',
      '2 ８四歩(83)',
    );
    expect(game.notices).toEqual([]);
    expect(kifLines(game.record)).toEqual([
      '# 注記',
      '手合割：平手',
      '先手：甲',
      '手数----指手---------消費時間--',
      '   1 ７六歩(77)   ( 0:05/00:00:05)',
      '*初手',
      '   2 ３四歩(33)   ( 1:02/00:01:02)+',
      '   3 ２二角成(88) ( 0:01/00:00:06)',
      '   4 同　銀(31)   ( 0:01/00:01:03)',
      '   5 投了         ( 0:04/00:00:10)',
      'まで4手で後手の勝ち',
      '',
      '変化：2手',
      '   2 ８四歩(83)',
    ]);
  });

  test('a disputed handicap and a start of one’s own carry a diagram', () => {
    expect(kifLines(read('手合割：三枚落ち', '1 ６二銀(71)').record)).toContain(
      '| ・ ・ ・ ・ ・ ・ ・ ・ ・|二',
    );
    const lines = kifLines(read(...NIFU_START, '後手番', '1 ５二玉(51)').record);
    expect(lines).toContain('後手番');
    expect(lines).toContain('先手の持駒：歩二　');
  });

  test('the encoding named in the first line is the one asked for', () => {
    const { record } = read('#KIF version=2.0 encoding=Shift_JIS', '1 ７六歩(77)');
    expect(writeKif(record, { encoding: 'UTF-8' }).split('\r\n')[0]).toBe('#KIF version=2.0 encoding=UTF-8');
  });
});
