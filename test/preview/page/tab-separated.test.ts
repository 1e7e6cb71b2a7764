import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTabSeparated, parseTabSeparated } from '../../../src/preview/page/grid/tab-separated';

describe('tab separated cells', () => {
  it('keeps every text through copy and paste', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '駒', '"', '\t', '\n', '\r', ' ', '=') });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(cell, { minLength: 1, maxLength: 12 }),
        (width, cells) => {
          const rows: string[][] = [];
          for (let i = 0; i < cells.length; i += width) rows.push(cells.slice(i, i + width));
          // A last row that is one empty cell is a trailing line end, which pasting drops as Excel does.
          fc.pre(rows.length === 1 || rows.at(-1)?.join('\t') !== '');
          expect(parseTabSeparated(formatTabSeparated(rows))).toEqual(rows);
        },
      ),
    );
  });

  it('reads what other programs copy', () => {
    expect(parseTabSeparated('1\t2\n3\t4\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(parseTabSeparated('"a\nb"\tsay "x"')).toEqual([['a\nb', 'say "x"']]);
    expect(parseTabSeparated('')).toEqual([['']]);
  });

  it('leaves the lines of a kifu as they are', () => {
    expect(formatTabSeparated([['*コメント "引用"'], ['   1 ７六歩(77)   ( 0:16/00:00:16)']])).toBe(
      '*コメント "引用"\r\n   1 ７六歩(77)   ( 0:16/00:00:16)',
    );
  });
});
