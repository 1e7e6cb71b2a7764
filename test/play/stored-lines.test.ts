import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SittingState } from '../../src/play/sitting-line';
import { formatStoredLines, parseStoredLines } from '../../src/play/stored-lines';

const state: SittingState = {
  mode: 'playing',
  at: '2',
  game: '2',
  flipped: false,
  size: 'medium',
  inputMode: 'click',
  origin: null,
};
const game = [
  '手合割：平手',
  '手数----指手---------消費時間--',
  '   1 ７六歩(77)',
  "*'=+-@",
  '   2 ３四歩(33)',
];

// A half of a surrogate pair on its own.
const loneHalf = /\p{Surrogate}/u;

describe('保存の行', () => {
  it('書いて解くと同じで、封は intact。どの行もセルに入り、改行もサロゲートの片割れもない', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/[\r\n]/g, '')),
      fc.nat(3).map((turn) => `*${'𠮷野家'.repeat(9_000 + turn)}`),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        fc.pre(!lines.some((each) => each.startsWith('#Excel将棋')));
        const stored = formatStoredLines(state, lines);
        for (const each of stored) {
          expect(each.length).toBeLessThanOrEqual(32_000 + 1);
          expect(each).not.toMatch(/[\r\n]/);
          if (!lines.some((one) => loneHalf.test(one))) expect(each).not.toMatch(loneHalf);
        }
        expect(parseStoredLines(stored)).toEqual({ state, game: lines, seal: 'intact' });
      }),
      { numRuns: 60 },
    );
  });

  it('分けた長いコメントは、KIF としても全部コメントの行', () => {
    const stored = formatStoredLines(state, [`*${'あ'.repeat(70_000)}`]);
    expect(stored.slice(1).every((line) => /^[*#]/.test(line))).toBe(true);
  });

  it('足された行と、途中の変更と、封のないものを見分ける', () => {
    const stored = formatStoredLines(state, game);
    const seal = (lines: readonly string[]): string => parseStoredLines(lines).seal;
    expect(seal(stored)).toBe('intact');
    expect(seal([...stored, '   3 ２六歩(27)'])).toBe('appended');
    expect(seal(stored.slice(0, -1))).toBe('edited');
    expect(seal(stored.with(3, '   1 ２六歩(27)'))).toBe('edited');
    expect(seal(stored.with(0, stored[0]!.replace('局面=2', '局面=1')))).toBe('edited');
    expect(seal(game)).toBe('none');
  });

  it('ほかの所で写した列にある席の行は、ゲームの行として残る', () => {
    const lines = [...game, formatStoredLines(state, [])[0]!];
    expect(parseStoredLines(formatStoredLines(state, lines)).game).toEqual(lines);
  });
});
