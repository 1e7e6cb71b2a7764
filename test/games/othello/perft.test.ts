import { describe, expect, it } from 'vitest';
import { OthelloPosition } from '../../../src/games/othello/position/othello-position';
import { perft } from '../../../src/games/othello/position/perft';

/** Published counts of move sequences; a pass counts as a ply. */
const counts = [1, 4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288];

describe('オセロの手順の数', () => {
  it.each(counts.map((count, depth) => ({ depth, count })))(
    '深さ $depth は $count',
    ({ depth, count }) => {
      const position = new OthelloPosition();
      const before = position.format();
      expect(perft(position, depth)).toBe(count);
      expect(position.format()).toBe(before);
    },
    // Three million sequences take two seconds alone, and much longer where all cores are busy.
    120_000,
  );
});
