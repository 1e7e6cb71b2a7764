import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SittingState } from '../../src/play/sitting-line';
import { formatSittingLine, mannerOf, parseSittingLine } from '../../src/play/sitting-line';

const path = fc.stringMatching(/^[0-9]{1,3}(:[0-9.,]{1,8})?$/);
const state: fc.Arbitrary<SittingState> = fc.record({
  mode: fc.constantFrom('playing' as const, 'reviewing' as const),
  at: path,
  game: fc.option(path),
  flipped: fc.boolean(),
  size: fc.constantFrom('small' as const, 'medium' as const, 'large' as const),
  inputMode: fc.constantFrom('click' as const, 'keyboard' as const),
  origin: fc.option(fc.stringMatching(/^g[0-9a-f]{16}$/)),
});

describe('席の行', () => {
  it('書いて読むと同じになる', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(parseSittingLine(formatSittingLine(given))).toEqual(given);
      }),
    );
  });

  it('流儀が初めの値で、対局の終わりを見ているときは短い', () => {
    const line = '#Excel将棋 様子=対局 局面=12';
    const given = parseSittingLine(`${line} 対局=12 反転=しない 大きさ=中 指し方=クリック`)!;
    expect(given).toEqual({ ...mannerOf(), mode: 'playing', at: '12', game: '12' });
    expect(formatSittingLine(given)).toBe(line);
    expect(parseSittingLine(line)).toEqual(given);
  });

  it('KIF では # の行になる', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(formatSittingLine(given)).toMatch(/^#[^\n]+$/);
      }),
    );
  });

  it('ほかの行は席の行ではない', () => {
    for (const line of ['', '#KIF version=2.0 encoding=UTF-8', '手合割：平手', '*Excel将棋 様子=対局'])
      expect(parseSittingLine(line)).toBeNull();
  });

  it('壊れた値は初めの値になる', () => {
    expect(parseSittingLine('#Excel将棋 様子=？ 大きさ=特大 反転')).toEqual({
      mode: 'reviewing',
      at: '0',
      game: null,
      flipped: false,
      size: 'medium',
      inputMode: 'click',
      origin: null,
    });
  });
});
