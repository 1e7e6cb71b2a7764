import { describe, expect, test } from 'vitest';
import { Coverage } from '../../../../src/games/shogi/formats/coverage';
import { findLostText } from '../../../../src/games/shogi/formats/coverage-check';
import { readJkf } from '../../../../src/games/shogi/formats/jkf-reader';
import { readKif } from '../../../../src/games/shogi/formats/kif-reader';

describe('coverage', () => {
  test('gaps are what nobody took', () => {
    const coverage = new Coverage(10);
    coverage.take(0, 3);
    coverage.takeText(5, 7);
    expect(coverage.gaps()).toEqual([
      { from: 3, to: 5 },
      { from: 7, to: 10 },
    ]);
    expect(coverage.texts()).toEqual([{ from: 5, to: 7 }]);
  });

  test('a reader that takes no part of a line leaves a gap there', () => {
    const text = '先手：甲\n1 ７六歩(77)\n';
    const coverage = new Coverage(text.length);
    readKif(text, coverage);
    expect(coverage.gaps().every(({ from, to }) => text.slice(from, to).trim() === '')).toBe(true);
    const strange = new Coverage(text.length + 4);
    readKif(`${text}謎の行\n`, strange);
    expect(strange.gaps().some(({ to }) => to > text.length)).toBe(true);
  });

  test.each([
    [
      'kif',
      '# 注\n先手：甲\n*前\n&印\n1 ７六歩(77) ( 0:01/00:00:01)+\n2 謎\nまで1手で中断\n変化：1手\n1 ２六歩(27) 余り\n',
    ],
    ['ki2', '手合割：平手\n▲７六歩 △３四歩 ▲謎 △８四歩\nまで2手で先手の勝ち\n'],
    ['csa', "V2.2\nN+甲\n$EVENT:戦\n'注\nPI,+,+7776FU,T1\n'*評\n-3334FU\n%TORYO\nX\n/\nPI\n+\n+2726FU\n"],
    ['usi', 'position startpos moves 7g7f 3c3d abc 2g2f\nnothing\n'],
    ['kif', '(1) ７六歩(77)\n(2) まで1手で中断\n先手：甲\n'],
    ['ki2', '1.▲７六歩、2.△３四歩(0:05) (角道) ▲２六歩 まで3手で先手の勝ち\n７六歩\n'],
    ['csa', 'pi\n+\n+7776fu\nP1xyz\n3334FU\n+abcdef\n%nazo\n'],
    ['csa', 'p1-ky謎\n+\n'],
    ['usi', '7G7F\n3c3d\nRESIGN\nx\n'],
    ['jkf', '[{"moves":[{}],"a":1},{"moves":[{"special":"x"}]},3]'],
    [
      'jkf',
      '{"header":{"先手":"甲","n":1},"x":2,\n"moves":[{"comments":["a"]},{"move":{"to":{"x":7,"y":6},"from":{"x":7,"y":7},"piece":"FU","z":0}},{"special":"?"}]}',
    ],
  ] as const)('%s: all is in the record or told', (format, text) => {
    expect(findLostText(text, format)).toEqual([]);
  });

  // The old end-of-file mark and NUL are blanks, to the readers as to the check.
  test.each([
    ['csa', "'\x1a2\n-9394FU"],
    ['csa', '$EVENT:\0\u2003戦\x1a\nN+\u2002甲\0\n+7776FU'],
    ['ki2', '*6\x1a\n△９二香'],
    ['kif', '*\0（text）\n1 ７六歩(77)'],
    ['kif', '先手：\0甲\x1a\n1 ７六歩(77)\n&\0しおり\n謎\0の行\x1a\n'],
  ] as const)('%s: control marks are blanks on both sides (%#)', (format, text) => {
    expect(findLostText(text, format)).toEqual([]);
  });

  test('a remark and what cannot be read after it are told side by side', () => {
    expect(findLostText('▲７六歩　（妙手）右　　△３四歩\n', 'ki2')).toEqual([]);
  });

  test('a JKF notice tells its place', () => {
    const game = readJkf('{"moves":[\n  {"special":"?"}]}')[0]!;
    expect(game.notices).toEqual([{ code: 'unknownEnd', line: 2, column: 14, text: '"?"' }]);
  });
});
