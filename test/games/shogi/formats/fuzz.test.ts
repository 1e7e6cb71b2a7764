import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCsa } from '../../../../src/games/shogi/formats/csa-writer';
import { encodeShiftJis, encodeUtf8 } from '../../../../src/games/shogi/formats/encode';
import { writeJkf } from '../../../../src/games/shogi/formats/jkf-writer';
import { writeKi2 } from '../../../../src/games/shogi/formats/ki2-writer';
import { writeKif } from '../../../../src/games/shogi/formats/kif-writer';
import type { KifuFile } from '../../../../src/games/shogi/formats/read';
import { readKifu, readKifuText } from '../../../../src/games/shogi/formats/read';
import { writeUsi } from '../../../../src/games/shogi/formats/usi';
import type { ShogiRecord } from '../../../../src/games/shogi/record/shogi-record';
import { randomSource } from '../../../../src/cli/random';
import { randomRecord } from './random-record';

const WRITERS: Readonly<Record<string, (record: ShogiRecord) => string>> = {
  kif: (record) => writeKif(record, { newline: '\n' }),
  ki2: (record) => writeKi2(record),
  csa: (record) => writeCsa(record),
  usi: (record) => writeUsi(record),
  jkf: (record) => writeJkf(record),
};

const PIECES = [
  '変化：3手\n',
  '同　',
  '７六歩(77)',
  '手合割：',
  '|',
  '\n',
  '\r',
  '(',
  '*',
  '9999999999',
  '\u0000',
  '%TORYO\n',
  '成',
  'P-',
  '\ufffd',
];

function mutated(text: string, random: (below: number) => number): string {
  let out = text;
  for (let i = random(6) + 1; i > 0; i--) {
    const at = random(out.length + 1);
    const kind = random(3);
    if (kind === 0) out = out.slice(0, at) + out.slice(at + random(20));
    else if (kind === 1) out = out.slice(0, at) + PIECES[random(PIECES.length)]! + out.slice(at);
    else out = out.slice(0, at) + out.slice(random(out.length + 1)).slice(0, 200) + out.slice(at);
  }
  return out;
}

// Whatever was read must be whole: every node's line can be walked, and all games can be written again.
function expectWhole(file: KifuFile): void {
  for (const game of file.games) {
    for (const write of Object.values(WRITERS)) expect(typeof write(game.record)).toBe('string');
    for (const notice of game.notices) expect(notice.line).toBeGreaterThan(0);
  }
}

/** 読んで残ったすべての文字。 */
function kept(file: KifuFile): string {
  const parts: string[] = file.notices.map((notice) => notice.text);
  for (const { record, notices, end } of file.games) {
    parts.push(...notices.map((notice) => notice.text), ...record.notes, record.resultLine ?? '', end ?? '');
    parts.push(...record.headers.flatMap(({ key, value }) => [key, value]), record.handicap ?? '');
    for (const node of record.tree.walk())
      parts.push(record.tree.comment(node), record.tree.bookmark(node) ?? '');
  }
  return parts.join('\n');
}

describe('bad input', () => {
  test('random bytes never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => expectWhole(readKifu(bytes))),
      { numRuns: 500 },
    );
  });

  test('mutated and truncated games of every format never throw', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 31 }),
        fc.constantFrom(...Object.keys(WRITERS)),
        (seed, format) => {
          const random = randomSource(seed);
          const text = mutated(WRITERS[format]!(randomRecord(seed, { plies: 30, variations: 3 })), random);
          const bytes = random(2) === 0 ? encodeShiftJis(text).bytes : encodeUtf8(text);
          expectWhole(readKifu(bytes.subarray(0, bytes.length - random(50))));
        },
      ),
      { numRuns: 400 },
    );
  });

  test.each(['kif', 'ki2', 'csa', 'usi'])('a strange word anywhere in %s is kept or told', (format) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.constantFrom('ZZQ', '謎', '?!'), (seed, word) => {
        const random = randomSource(seed);
        const text = WRITERS[format]!(randomRecord(seed, { plies: 20, variations: 2 }));
        const at = random(text.length + 1);
        const file = readKifuText(text.slice(0, at) + word + text.slice(at));
        expect(kept(file)).toContain(word);
      }),
      { numRuns: 300 },
    );
  });

  test('50 MB of rubbish, one endless line and a deep nest end quickly', () => {
    const rubbish = new Uint8Array(50_000_000);
    const random = randomSource(5);
    for (let i = 0; i < rubbish.length; i++) rubbish[i] = random(256);
    const start = performance.now();
    expect(readKifu(rubbish).games).toEqual([]);
    expect(readKifu(encodeUtf8('手合割：平手\n1 ' + '七'.repeat(3_000_000))).games).toHaveLength(1);
    const nest = Array.from(
      { length: 10_000 },
      (_, i) => `変化：${(i % 4) + 1}手\n${(i % 4) + 1} ７六歩(77)\n`,
    );
    readKifuText(`1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n${nest.join('')}`);
    // Many games, each read again from another start, and variations that fit no number.
    readKifuText('手合割：七枚落ち\n1 ９九歩(77)\n'.repeat(20_000));
    readKifuText(`手合割：平手\n${'2 ７六歩(77)\n'.repeat(20_000)}${'変化：1手\n'.repeat(20_000)}`);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('a file over the limit is refused with its size', () => {
    const file = readKifu(new Uint8Array(100), { maxBytes: 99 });
    expect(file.notices).toEqual([{ code: 'tooLarge', line: 1, column: 1, text: '100' }]);
  });
});
