import { describe, expect, it } from 'vitest';
import { formatUsiMove, parseUsiMove } from '../../../src/games/shogi/move';
import { parseSfen } from '../../../src/games/shogi/sfen';
import { fileOf, formatUsiSquare, parseUsiSquare, rankOf, squareAt } from '../../../src/games/shogi/square';
import { placed } from './position/placed';

describe('SFEN の誤り', () => {
  it.each([
    ['', 'empty', 0],
    ['9/9/9 b - 1', 'rankCount', 0],
    ['9/9/9/9/8/9/9/9/9 b - 1', 'rankLength', 8],
    ['9/9/9/9/54/55/9/9/9 b - 1', 'rankLength', 11],
    ['9/9/9/9/4X4/9/9/9/9 b - 1', 'piece', 9],
    ['9/9/9/9/4+G4/9/9/9/9 b - 1', 'piece', 9],
    ['9/9/9/9/9/9/9/9/9 x - 1', 'turn', 18],
    ['9/9/9/9/9/9/9/9/9 b K 1', 'hand', 20],
    ['9/9/9/9/9/9/9/9/9 b P2 1', 'hand', 21],
    ['9/9/9/9/9/9/9/9/9 b - one', 'moveNumber', 22],
  ])('%s', (text, code, at) => {
    const result = parseSfen(text);
    expect(result.ok ? null : [result.error.code, result.error.at]).toEqual([code, at]);
  });

  it('王がない、王が二枚、歩が十九枚の局面も読める', () => {
    for (const sfen of ['9/9/9/9/9/9/9/9/9 b 19P 1', 'k7k/9/9/9/9/9/9/9/K7K w - 1']) {
      expect(placed(sfen).toSfen()).toBe(sfen);
    }
  });

  it('持駒と手数は省ける', () => {
    expect(placed('sfen 4k4/9/9/9/9/9/9/9/4K4 w').toSfen(3)).toBe('4k4/9/9/9/9/9/9/9/4K4 w - 3');
  });
});

describe('升と指し手', () => {
  it('升は左上から数える', () => {
    expect([squareAt(9, 1), squareAt(1, 1), squareAt(9, 9), squareAt(1, 9)]).toEqual([0, 8, 72, 80]);
    for (let square = 0; square < 81; square++) {
      expect(squareAt(fileOf(square), rankOf(square))).toBe(square);
      expect(parseUsiSquare(formatUsiSquare(square))).toBe(square);
    }
  });

  it.each(['7g7f', '8h2b+', 'P*5e', 'R*1a'])('%s は読んで書くと同じ', (text) => {
    const move = parseUsiMove(text);
    expect(move).not.toBe(0);
    expect(move === null ? null : formatUsiMove(move)).toBe(text);
  });

  it.each(['', '7g', '7g7', '7g7g', '0a1b', '7g7j', 'K*5e', 'P*5e+', '7g7f++', '7g7f=', 'p*5e'])(
    '%s は指し手ではない',
    (text) => expect(parseUsiMove(text)).toBeNull(),
  );
});
