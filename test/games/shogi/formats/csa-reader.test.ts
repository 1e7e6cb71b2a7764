import { describe, expect, test } from 'vitest';
import { readCsa } from '../../../../src/games/shogi/formats/csa-reader';
import { readJkf } from '../../../../src/games/shogi/formats/jkf-reader';
import { readKif } from '../../../../src/games/shogi/formats/kif-reader';
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
