import { describe, expect, test } from 'vitest';
import { readCsa } from '../../../../src/games/shogi/formats/csa-reader';
import { readJkf } from '../../../../src/games/shogi/formats/jkf-reader';
import { readKif } from '../../../../src/games/shogi/formats/kif-reader';
import { readUsi } from '../../../../src/games/shogi/formats/usi';
import type { ReadGame } from '../../../../src/games/shogi/record/read-game';
import { recordResult } from '../../../../src/games/shogi/record/result';

function answer(game: ReadGame): unknown[] {
  const { winner, reason } = recordResult(game.record);
  return [winner, reason, ...game.notices.map(({ code, text }) => `${code} ${text}`)];
}

// http://www2.computer-shogi.org/protocol/record_v22.html, section 2.6
describe('CSA: every word of the list of special moves', () => {
  test.each([
    ['%TORYO', 'black', 'resign'],
    ['%CHUDAN', null, 'interrupt'],
    ['%SENNICHITE', 'draw', 'repetition'],
    ['%TIME_UP', 'black', 'timeout'],
    ['%ILLEGAL_MOVE', 'black', 'foul-loss'],
    ['%+ILLEGAL_ACTION', 'white', 'foul-win'],
    ['%-ILLEGAL_ACTION', 'black', 'foul-loss'],
    ['%JISHOGI', 'draw', 'impasse'],
    ['%KACHI', 'white', 'entering-king-win'],
    ['%HIKIWAKE', 'draw', 'impasse', 'nearEnd %HIKIWAKE'],
    ['%MAX_MOVES', 'draw', 'impasse', 'nearEnd %MAX_MOVES'],
    ['%MATTA', null, null, 'takeBack %MATTA'],
    ['%TSUMI', 'black', 'mate'],
    ['%FUZUMI', null, 'no-mate'],
    ['%ERROR', null, 'interrupt', 'nearEnd %ERROR'],
    ['%NAZO', null, null, 'unknownEnd %NAZO'],
  ])('%s', (word, ...expected) => {
    const game = readCsa(`V2.2\nPI\n+\n+7776FU\n${word}\n`)[0]!;
    expect(answer(game)).toEqual(expected);
    expect(game.end).toBe(word);
  });
});

test('the same in JKF, and the words that KIF files use', () => {
  const jkf = (word: string) => readJkf(JSON.stringify({ moves: [{}, { special: word }] }))[0]!;
  expect(answer(jkf('MAX_MOVES'))).toEqual(['draw', 'impasse', 'nearEnd "MAX_MOVES"']);
  expect(answer(jkf('MATTA'))).toEqual([null, null, 'takeBack "MATTA"']);
  const kif = (word: string) => readKif(`手合割：平手\n1 ７六歩(77)\n2 ${word}\n`)[0]!;
  expect(answer(kif('最大手数'))).toEqual(['draw', 'impasse', 'nearEnd 最大手数']);
  expect(answer(kif('引き分け'))).toEqual(['draw', 'impasse', 'nearEnd 引き分け']);
});

// What shogi-server writes under a game, and what it adds to the last word.
describe('CSA: the summary of a server', () => {
  test.each([
    [null, 'time up:甲 win:乙 lose', 'black', 'timeout'],
    [null, 'oute_sennichite:甲 win:乙 lose', 'black', 'foul-loss'],
    [null, 'sennichite:甲 draw:乙 draw', 'draw', 'repetition'],
    ['%TORYO', 'toryo:甲 win:乙 lose', 'black', 'resign'],
    ['%SENNICHITE', 'oute_sennichite:甲 lose:乙 win', 'white', 'repetition'],
    ['%TORYO', 'abnormal:甲 lose:乙 win', 'white', 'resign'],
    [null, 'abnormal:甲 lose:乙 lose', null, 'interrupt'],
    [null, 'thinking', null, null],
  ])('%s %s', (word, summary, winner, reason) => {
    const game = readCsa(
      `V2.2\nPI\n+\n+7776FU\n${word === null ? '' : `${word}\n`}'summary:${summary}\n`,
    )[0]!;
    expect(answer(game)).toEqual([winner, reason]);
    expect(game.record.notes).toEqual([`summary:${summary}`]);
  });
});

test('small and Japanese words of the end are read, and kept as they were', () => {
  const game = readCsa('v2.2\npi\n+\n+7776fu\n%toryo\n')[0]!;
  expect([game.mainPlies, game.end, ...answer(game)]).toEqual([1, '%toryo', 'black', 'resign']);
  expect(answer(readCsa('PI\n+\n+7776FU\n%投了\n')[0]!)).toEqual(['black', 'resign']);
});

test('a list of games in JKF, and the words of the end with % or in small letters', () => {
  const games = readJkf(JSON.stringify([{ moves: [{}, { special: '%TORYO' }] }, { moves: [{}], odd: 1 }]));
  expect(games.map((game) => answer(game))).toEqual([
    ['white', 'resign'],
    [null, null, 'badJson "odd":1'],
  ]);
});

describe('USI: words of the end', () => {
  test.each([
    ['resign', 'black', 'resign'],
    ['%TORYO', 'black', 'resign'],
    ['time_up', 'black', 'timeout'],
    ['win', 'white', 'entering-king-win'],
    ['rep_draw', 'draw', 'repetition'],
    ['constructor', null, null, 'unknownMove constructor'],
  ])('%s', (word, ...expected) => {
    expect(answer(readUsi(`startpos moves 7g7f ${word}\n`)[0]!)).toEqual(expected);
  });

  test('a large letter for the turn is no bishop in hand', () => {
    expect(readUsi('4k4/9/9/9/9/9/9/9/4K4 B - 1\n')[0]!.record.startSfen).toBe('4k4/9/9/9/9/9/9/9/4K4 b - 1');
  });
});
