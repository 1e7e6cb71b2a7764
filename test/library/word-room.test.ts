import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WordRoom } from '../../src/library/word-room';

test('every taken piece is of zeros, of its length, and nobody else writes into it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6000 }), { maxLength: 40 }), (lengths) => {
      const room = new WordRoom();
      const pieces = lengths.map((length, i) => {
        const piece = room.take(length);
        expect(piece.length).toBe(length);
        expect(piece.every((word) => word === 0)).toBe(true);
        return piece.fill(i + 1);
      });
      for (const [i, piece] of pieces.entries()) expect(piece.every((word) => word === i + 1)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
