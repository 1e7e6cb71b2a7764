import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsa } from '../../../../src/games/shogi/formats/csa-reader';
import { writeCsa } from '../../../../src/games/shogi/formats/csa-writer';
import { encodeShiftJis, encodeUtf8 } from '../../../../src/games/shogi/formats/encode';
import { readJkf } from '../../../../src/games/shogi/formats/jkf-reader';
import { writeJkf } from '../../../../src/games/shogi/formats/jkf-writer';
import { readKi2 } from '../../../../src/games/shogi/formats/ki2-reader';
import { writeKi2 } from '../../../../src/games/shogi/formats/ki2-writer';
import { readKif } from '../../../../src/games/shogi/formats/kif-reader';
import { kifLines, writeKif } from '../../../../src/games/shogi/formats/kif-writer';
import { readKifu } from '../../../../src/games/shogi/formats/read';
import { readUsi, writeUsi } from '../../../../src/games/shogi/formats/usi';
import { plainRecord, randomRecord } from './random-record';

const seeds = fc.integer({ min: 1, max: 2 ** 31 });

describe('read(write(record)) is the record', () => {
  test('KIF holds everything', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const record = randomRecord(seed, { plies: 60, variations: 5 });
        const [game, ...others] = readKif(writeKif(record));
        expect(others).toEqual([]);
        expect(game!.notices).toEqual([]);
        expect(plainRecord(game!.record)).toEqual(plainRecord(record));
        expect(kifLines(game!.record)).toEqual(kifLines(record));
        const [terse] = readKif(kifLines(record, { isTerse: true }).join('\n'));
        expect(terse!.notices).toEqual([]);
        expect(plainRecord(terse!.record)).toEqual(plainRecord(record));
      }),
      { numRuns: 150 },
    );
  });

  test('KIF in Shift_JIS and UTF-8 bytes', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const record = randomRecord(seed, { plies: 30, variations: 3, tick: 100 });
        const text = writeKif(record, { newline: '\n' });
        const { bytes, missing } = encodeShiftJis(text);
        expect(missing).toEqual([]);
        for (const each of [bytes, encodeUtf8(text), encodeUtf8(text, true)]) {
          expect(plainRecord(readKifu(each).games[0]!.record)).toEqual(plainRecord(record));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('KI2 holds all but times and the rarer end words', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const ends = [
          'resign',
          'interrupt',
          'repetition',
          'mate',
          'foul-win',
          'foul-loss',
          'timeout',
        ] as const;
        const record = randomRecord(seed, { plies: 60, variations: 5, times: false, ends });
        const game = readKi2(writeKi2(record))[0]!;
        expect(game.notices).toEqual([]);
        expect(plainRecord(game.record)).toEqual(plainRecord(record));
      }),
      { numRuns: 150 },
    );
  });

  test('JKF holds everything but an empty difference of comments', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const record = randomRecord(seed, { plies: 60, variations: 5, texts: false });
        const game = readJkf(writeJkf(record))[0]!;
        expect(game.notices).toEqual([]);
        expect(plainRecord(game.record)).toEqual(plainRecord(record));
      }),
      { numRuns: 150 },
    );
  });

  test('CSA holds the main line with times and comments, USI its moves', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const ends = [
          'resign',
          'timeout',
          'interrupt',
          'mate',
          'foul-win',
          'foul-loss',
          'repetition',
        ] as const;
        const record = randomRecord(seed, { plies: 60, variations: 0, texts: false, ends, tick: 10 });
        const lines = (plainRecord(record) as { lines: string[] }).lines;
        const csa = readCsa(writeCsa(record, { version: '3.0' }))[0]!;
        expect(csa.notices).toEqual([]);
        expect((plainRecord(csa.record) as { lines: string[] }).lines).toEqual(lines);
        expect(csa.record.startSfen).toBe(record.startSfen);
        const usi = readUsi(writeUsi(record))[0]!;
        const moves = (from: typeof record) => from.tree.mainLine().map((node) => from.tree.move(node));
        expect(moves(usi.record)).toEqual(moves(record).filter((move) => move >= 0));
      }),
      { numRuns: 150 },
    );
  });
});
