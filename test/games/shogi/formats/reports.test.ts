import { describe, expect, test } from 'vitest';
import { readCsa } from '../../../../src/games/shogi/formats/csa-reader';
import { encodeShiftJis, encodeUtf8 } from '../../../../src/games/shogi/formats/encode';
import { readKif } from '../../../../src/games/shogi/formats/kif-reader';
import { kifLines } from '../../../../src/games/shogi/formats/kif-writer';
import { readKi2 } from '../../../../src/games/shogi/formats/ki2-reader';
import { readKifu } from '../../../../src/games/shogi/formats/read';
import type { ReadGame } from '../../../../src/games/shogi/record/read-game';
import { recordResult } from '../../../../src/games/shogi/record/result';

function kif(...lines: string[]): ReadGame {
  return readKif(lines.join('\n'))[0]!;
}

const DIAGRAM = [
  '後手の持駒：飛 角 歩十二',
  '| ・ ・ ・ ・v玉 ・ ・ ・ ・|一',
  ...[...'二三四五六七八'].map((rank) => `| ・ ・ ・ ・ ・ ・ ・ ・ ・|${rank}`),
  '| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九',
  '先手の持駒：飛　角',
];

// Each is the kind of input that a public report of another program describes, written anew.
describe('what was reported against other readers', () => {
  test('手合割：詰将棋 with a diagram; hands with half-width blanks (b001, b025)', () => {
    const game = kif('手合割：詰将棋', ...DIAGRAM, '1 ５三飛打');
    expect(game.record.startSfen).toBe('4k4/9/9/9/9/9/9/9/4K4 b RBrb12p 1');
    expect([game.mainPlies, game.notices]).toEqual([1, []]);
  });

  test('the bytes decide, and trail bytes 0x5C survive (b003, b004)', () => {
    const text = '先手：ソ能表予十\r\n1 ７六歩(77)\r\n';
    for (const bytes of [encodeShiftJis(text).bytes, encodeUtf8(text), encodeUtf8(text, true)]) {
      expect(readKifu(bytes).games[0]!.record.header('先手')).toBe('ソ能表予十');
    }
  });

  test('変化 is no header; a stray one is told (b007)', () => {
    const game = kif('変化：3手', '先手：甲', '1 ７六歩(77)', '2 ３四歩(33)', '変化：2手', '2 ８四歩(83)');
    expect(game.record.headers).toEqual([{ key: '先手', value: '甲' }]);
    expect(game.notices.map(({ code }) => code)).toEqual(['strayVariation']);
    expect(kifLines(game.record).filter((line) => line.startsWith('変化'))).toEqual(['変化：2手']);
  });

  test('bookmarks, comments before headers, any header in order (b008, b028, b038)', () => {
    const game = kif('*網：x', '開始日時：1', '&初め', '掲載：2', '備考：3', '1 ７六歩(77)', '&後');
    const { tree, headers } = game.record;
    expect([tree.comment(0), tree.bookmark(0), tree.bookmark(1)]).toEqual(['網：x', '初め', '後']);
    expect(headers.map(({ key }) => key)).toEqual(['開始日時', '掲載', '備考']);
  });

  test('three first moves; a variation that begins at the end word (b011, b018)', () => {
    const three = kif('1 ７六歩(77)', '変化：1手', '1 ２六歩(27)', '変化：1手', '1 ５六歩(57)');
    expect(three.record.tree.childCount(0)).toBe(3);
    const late = kif('1 ７六歩(77)', '2 投了', '変化：2手', '2 ３四歩(33)');
    expect([late.end, late.record.tree.childCount(1), late.notices]).toEqual(['投了', 2, []]);
  });

  test('同 with any blank, 打(00), any indent, one-digit times, 王 (b013, b019, b026, b030, b032)', () => {
    const game = kif(
      '          1   ７六歩(77)   (0:4/0:0:4)',
      '\t2 ３四歩(33)',
      '3 ２二角成(88)',
      '4 同銀(31)',
      '5 ５五角打(00)',
      '6 ４二王(51)',
      '7 千日手',
    );
    expect([game.mainPlies, game.notices]).toEqual([6, []]);
    expect(game.record.tree.time(1)).toBe(4000);
    expect(recordResult(game.record).winner).toBe('draw');
  });

  test('KI2 in the wild: 76, ７６, 七六, ▽, the end only in the まで line (b033)', () => {
    const game = readKi2('▲76歩 ▽34歩 ▲６６歩 △八四歩\nまで4手で後手の勝ち\n')[0]!;
    expect([game.mainPlies, game.notices]).toEqual([4, []]);
    expect(recordResult(game.record)).toEqual({ winner: 'white', reason: 'resign' });
  });

  test('CSA: the sign of an illegal action, joined rows, late headers, PI with removals (b017, b021 to b023)', () => {
    const foul = readCsa('PI\n+\n+7776FU\n-3334FU\n%+ILLEGAL_ACTION\n')[0]!;
    expect(recordResult(foul.record)).toEqual({ winner: 'white', reason: 'foul-loss' });
    const rows = readCsa('PI82HI22KA\n-\n-5142OU\n%TORYO\n$END_TIME:2026/01/01\n')[0]!;
    expect(rows.record.startSfen).toBe('lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1');
    expect([rows.record.header('終了日時'), rows.notices]).toEqual(['2026/01/01', []]);
    const joined = readCsa('P1-KY * -GI-KI-OU-KI-GI-KE-KY\nP2 * -HI * * * * * -KA *\n+\n')[0]!;
    expect(joined.record.startSfen.startsWith('l1sgkgsnl/1r5b1/9')).toBe(true);
  });

  test('a game list on one line each, / between (CSA)', () => {
    const games = readCsa('PI,+,+7776FU,%TORYO,/\nPI,+,+2726FU,-8384FU,%TORYO\n');
    expect(games.map((game) => game.mainPlies)).toEqual([1, 2]);
  });
});

describe('what stands in the wrong place', () => {
  test('headers after the moves belong to the game above, those of another game do not', () => {
    const late = readKif('1 ７六歩(77)\n2 投了\n先手：甲\n後手：乙\n');
    expect(
      late.map(({ record, notices }) => [record.header('先手'), notices.map(({ code }) => code)]),
    ).toEqual([['甲', ['lateHeader']]]);
    expect(readKif('1 ７六歩(77)\n手合割：平手\n先手：甲\n')).toHaveLength(2);
    expect(readKif('1 ７六歩(77)\n先手：甲\n1 ２六歩(27)\n')).toHaveLength(2);
  });

  test('KI2: remarks in brackets are told, the moves go on', () => {
    const game = readKi2('▲７六歩 (角道) △３四歩(0:05) ▲２六歩 まで3手で先手の勝ち\n')[0]!;
    expect([game.mainPlies, game.end, game.record.tree.time(2)]).toEqual([3, 'まで3手で先手の勝ち', 5000]);
    expect(game.notices.map(({ code, text }) => [code, text])).toEqual([['trailingText', '(角道)']]);
  });
});

describe('ends however they are written', () => {
  test.each([
    ['2 投 了', '投 了', 'resign'],
    ['2.△投了', '投了', 'resign'],
    ['投了', '投了', 'resign'],
    ['2 千日手成立', '千日手成立', 'repetition'],
    ['2 time up ( 0:03/00:00:03)', 'time up', 'timeout'],
    ['2 まで1手で先手の反則負け', 'まで1手で先手の反則負け', 'foul-win'],
  ])('%s', (line, word, reason) => {
    const game = kif('1 ７六歩(77)', line);
    expect([game.mainPlies, game.end]).toEqual([1, word]);
    expect(recordResult(game.record).reason).toBe(reason);
    expect(game.notices).toEqual([]);
  });
});

describe('lines that only look like moves or know a name of the language', () => {
  test('a square without its file digit ends the line, unless the whole game is so written', () => {
    expect(kif('1 ７六歩(77)', '2 三四歩(33)').mainPlies).toBe(1);
    expect(kif('1 七六歩(77)', '2 三四歩(33)').mainPlies).toBe(2);
  });

  test('3手詰 is a title; names of JavaScript’s own are only names', () => {
    const game = kif(
      '3手詰',
      '3手で詰み',
      'constructor：甲',
      '手合割：constructor',
      '1 １一歩(77)',
      '2 ３四歩(33)',
    );
    expect(game.record.headers.map(({ key }) => key)).toEqual(['constructor', '手合割']);
    expect(game.notices.map(({ code }) => code)).toContain('unknownHandicap');
    expect(kif('3手で詰み', '1 ７六歩(77)', '2 ３四歩(33)').mainPlies).toBe(2);
  });

  test('0 開始局面 is no move; commas may stand after the numbers', () => {
    const game = kif('0 開始局面', '1,７六歩(77)', '2,投了');
    expect([game.mainPlies, game.end, game.notices.map(({ code }) => code)]).toEqual([
      1,
      '投了',
      ['unknownLine'],
    ]);
  });

  test('手番 is the turn of a diagram, not of a game without one', () => {
    expect(kif('手番：後手', '1 ７六歩(77)').record.startSfen).toContain(' b ');
    expect(kif('手番：後手', ...DIAGRAM).record.startSfen).toContain(' w ');
  });
});

describe('contradictions and disputed names are told', () => {
  test.each([
    [['1 ７六歩(77)', '2 投了', 'まで1手で後手の勝ち'], 'resultConflict'],
    [['1 ７六歩(77)', '2 投了', 'まで5手で先手の勝ち'], 'resultConflict'],
    [['1 ７六歩(77)', '2 投了', 'まで1手で時間切れにより先手の勝ち'], 'resultConflict'],
    [['手合割：七枚落ち', '1 ７二金(61)'], 'handicapGuessed'],
    [['手合割：三枚落ち', '1 ６二銀(71)'], 'handicapGuessed'],
  ])('%j', (lines, code) => {
    expect(kif(...lines).notices.map((notice) => notice.code)).toContain(code);
  });
});
