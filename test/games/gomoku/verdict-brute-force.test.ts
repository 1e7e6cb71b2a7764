import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveTo } from '../../../src/games/gomoku/move';
import { POINT_COUNT } from '../../../src/games/gomoku/point';
import { GomokuPosition } from '../../../src/games/gomoku/position/gomoku-position';

/**
 * The definitions read literally, without the position's shortcuts: every point of the line is tried, every window
 * of four is looked at, on a map of stones by coordinates.
 */
class LiteralBoard {
  readonly stones = new Map<string, number>();

  at(x: number, y: number): number | null {
    if (x < 0 || y < 0 || x > 14 || y > 14) return null;
    return this.stones.get(`${x},${y}`) ?? 0;
  }

  with<T>(x: number, y: number, stone: number, run: () => T): T {
    this.stones.set(`${x},${y}`, stone);
    const result = run();
    this.stones.delete(`${x},${y}`);
    return result;
  }

  /** The longest unbroken row of the stone's colour through it. */
  length(x: number, y: number, dx: number, dy: number): number {
    const own = this.at(x, y);
    let length = 1;
    for (const sign of [1, -1])
      for (let n = 1; this.at(x + sign * n * dx, y + sign * n * dy) === own; n++) length++;
    return length;
  }

  verdict(x: number, y: number): string | null {
    const lengths = directions.map(([dx, dy]) => this.length(x, y, dx, dy));
    if (lengths.includes(5)) return 'five';
    if (lengths.some((length) => length > 5)) return 'overline';
    return directions.filter(([dx, dy]) => this.isThree(x, y, dx, dy)).length >= 2 ? 'doubleThree' : null;
  }

  isThree(x: number, y: number, dx: number, dy: number): boolean {
    if (this.isFour(x, y, dx, dy)) return false;
    return this.#pointsOf(x, y, dx, dy).some(([px, py]) =>
      this.with(px, py, this.at(x, y) ?? 0, () => {
        if (!this.isStraightFour(x, y, px, py, dx, dy)) return false;
        return this.verdict(px, py) === null;
      }),
    );
  }

  /** One more stone somewhere on the line makes a row of five with this one in it. */
  isFour(x: number, y: number, dx: number, dy: number): boolean {
    const own = this.at(x, y) ?? 0;
    return this.#pointsOf(x, y, dx, dy).some(([px, py]) =>
      this.with(px, py, own, () => this.length(x, y, dx, dy) === 5),
    );
  }

  /** Four in a row, both stones among them, and two ways to a row of five. */
  isStraightFour(x: number, y: number, px: number, py: number, dx: number, dy: number): boolean {
    const own = this.at(x, y) ?? 0;
    const distance = Math.max(Math.abs(px - x), Math.abs(py - y));
    if (distance > 3 || this.length(x, y, dx, dy) !== 4 || this.length(px, py, dx, dy) !== 4) return false;
    const sign = Math.sign(px - x || py - y) === Math.sign(dx || dy) ? 1 : -1;
    for (let n = 0; n <= distance; n++)
      if (this.at(x + sign * n * dx, y + sign * n * dy) !== own) return false;
    const ways = this.#pointsOf(x, y, dx, dy).filter(([ex, ey]) =>
      this.with(ex, ey, own, () => this.length(x, y, dx, dy) === 5),
    );
    return ways.length === 2;
  }

  #pointsOf(x: number, y: number, dx: number, dy: number): (readonly [number, number])[] {
    const points: (readonly [number, number])[] = [];
    for (let n = -5; n <= 5; n++)
      if (this.at(x + n * dx, y + n * dy) === 0) points.push([x + n * dx, y + n * dy]);
    return points;
  }
}

const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

describe('石の判定', () => {
  it('は定義をそのまま当てはめた答えと一致する', () => {
    const seen = new Map<string | null, number>();
    fc.assert(
      fc.property(
        // Stones crowd into a corner region, the second side plays far away half of the time.
        fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.boolean()), { minLength: 8, maxLength: 34 }),
        fc.nat(6),
        fc.nat(6),
        (list, left, top) => {
          const position = new GomokuPosition();
          const literal = new LiteralBoard();
          const place = (x: number, y: number): void => {
            const point = y * 15 + x;
            if (position.stoneAt(point) !== null) return;
            literal.stones.set(`${x},${y}`, position.turn + 1);
            position.make(moveTo(point));
          };
          for (const [x, y, isNear] of list) {
            place(x + left, y + top);
            if (isNear) place(((x * 5 + y) % 9) + left, ((y * 7 + x) % 9) + top);
            else place((x * 3 + y * 2) % 15, left > 3 ? 0 : 14);
          }
          const before = position.format();
          for (let point = 0; point < POINT_COUNT; point++) {
            if (position.stoneAt(point) !== null) continue;
            const [x, y] = [point % 15, Math.floor(point / 15)];
            const expected = literal.with(x, y, position.turn + 1, () => literal.verdict(x, y));
            const verdict = position.verdictOf(point);
            if (verdict !== expected) throw new Error(`${before} ${x},${y}: ${verdict} and not ${expected}`);
            seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
          }
          expect(position.format()).toBe(before);
        },
      ),
      { numRuns: 150, seed: 20_260 },
    );
    for (const verdict of ['five', 'overline', 'doubleThree', null])
      expect(seen.get(verdict) ?? 0).toBeGreaterThan(0);
  });
});
