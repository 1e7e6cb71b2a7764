import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASS, moveTo } from '../../../src/games/othello/move';
import { OthelloPosition, otherSide } from '../../../src/games/othello/position/othello-position';
import { scoreOf } from '../../../src/games/othello/position/score';
import { SQUARE_COUNT, formatSquare, parseSquare } from '../../../src/games/othello/square';
import { drawnGame, gameWithEmptySquare, squaresOf, wipeoutGame } from './games';

function played(list: string): OthelloPosition {
  const position = new OthelloPosition();
  for (const square of squaresOf(list)) {
    if (position.mustPass) position.make(PASS);
    expect(position.isLegal(square)).toBe(true);
    position.make(moveTo(square));
  }
  return position;
}

function stones(position: OthelloPosition): readonly (number | null)[] {
  return Array.from({ length: SQUARE_COUNT }, (_, square) => position.stoneAt(square));
}

describe('オセロの局面', () => {
  it('黒は e4 と d5、白は d4 と e5 から始まり、a1 は左上', () => {
    const position = new OthelloPosition();
    const at = (name: string): number | null => position.stoneAt(parseSquare(name) ?? -1);
    expect([at('e4'), at('d5'), at('d4'), at('e5')]).toEqual([0, 0, 1, 1]);
    expect([parseSquare('a1'), parseSquare('h1'), parseSquare('a8'), parseSquare('Ｈ８')]).toEqual([
      0, 7, 56, 63,
    ]);
    expect([position.count(0), position.count(1), position.turn]).toEqual([2, 2, 0]);
    expect(stones(position).filter((stone) => stone !== null)).toHaveLength(4);
    const legal = Array.from({ length: SQUARE_COUNT }, (_, square) => square).filter((s) =>
      position.isLegal(s),
    );
    expect(legal.map(formatSquare)).toEqual(['d3', 'c4', 'f5', 'e6']);
  });

  it('マスの名は書いて読むと同じ', () => {
    for (let square = 0; square < SQUARE_COUNT; square++)
      expect(parseSquare(formatSquare(square))).toBe(square);
    for (const strange of ['', 'f', 'f9', 'i1', 'f55', '5f', 'f0']) expect(parseSquare(strange)).toBe(null);
  });

  it('石は増えるだけで、返るのは挟まれた相手の石だけ', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 70, maxLength: 70 }), (picks) => {
        const position = new OthelloPosition();
        const trail: string[] = [];
        for (const pick of picks) {
          if (position.isOver) break;
          const legal = Array.from({ length: SQUARE_COUNT }, (_, s) => s).filter((s) => position.isLegal(s));
          const before = stones(position);
          const side = position.turn;
          trail.push(position.format());
          if (legal.length === 0) {
            expect(position.mustPass).toBe(true);
            position.make(PASS);
            expect(stones(position)).toEqual(before);
          } else {
            const square = legal[pick % legal.length] ?? -1;
            const flips = position.flips(square);
            expect(flips.length).toBeGreaterThan(0);
            position.make(moveTo(square));
            const expected = before.map((stone, at) => (at === square || flips.includes(at) ? side : stone));
            for (const at of flips) expect(before[at]).toBe(otherSide(side));
            expect(stones(position)).toEqual(expected);
          }
          for (const each of [0, 1] as const) {
            expect(position.count(each)).toBe(stones(position).filter((stone) => stone === each).length);
          }
          expect(position.turn).toBe(otherSide(side));
        }
        for (const expected of trail.reverse()) {
          position.unmake();
          expect(position.format()).toBe(expected);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('終局の石数', () => {
  it('空きマスは勝者のもの', () => {
    const position = played(gameWithEmptySquare);
    expect(position.isOver).toBe(true);
    expect([position.count(0), position.count(1)]).toEqual([31, 32]);
    expect(scoreOf(position)).toEqual({ winner: 1, points: [31, 33], isWipeout: false });
  });

  it('全滅は 64 対 0', () => {
    const position = played(wipeoutGame);
    expect(position.isOver).toBe(true);
    expect(position.count(1)).toBe(0);
    expect(scoreOf(position)).toEqual({ winner: 0, points: [64, 0], isWipeout: true });
  });

  it('同数は引き分け', () => {
    expect(scoreOf(played(drawnGame))).toEqual({ winner: null, points: [32, 32], isWipeout: false });
  });
});
