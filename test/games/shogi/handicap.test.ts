import { describe, expect, it } from 'vitest';
import {
  findHandicap,
  formatHandicap,
  handicapSfen,
  handicaps,
  isDisputedHandicap,
  parseHandicap,
} from '../../../src/games/shogi/handicap';
import { placed } from './position/placed';

describe('手合割', () => {
  it.each(handicaps)('%s は名前からも局面からも引ける', (handicap) => {
    expect(parseHandicap(formatHandicap(handicap))).toBe(handicap);
    expect(findHandicap(placed(handicapSfen(handicap)).toSfen(1))).toBe(handicap);
  });

  it('平手のほかは上手（後手）から指す', () => {
    expect(handicaps.map((handicap) => placed(handicapSfen(handicap)).turn)).toEqual(
      handicaps.map((handicap) => (handicap === 'even' ? 'black' : 'white')),
    );
  });

  it('よく見る書き方も読む', () => {
    expect(parseHandicap('二枚落')).toBe('twoPieces');
    expect(parseHandicap('２枚落ち　')).toBe('twoPieces');
    expect(parseHandicap('10枚落ち')).toBe('tenPieces');
    expect(parseHandicap('七枚落ち')).toBe('leftSevenPieces');
  });

  it('知らない名前を平手と見なさない', () => {
    expect([parseHandicap('その他'), parseHandicap(''), findHandicap('4k4/9/9/9/9/9/9/9/4K4 b - 1')]).toEqual(
      [null, null, null],
    );
  });

  it('プログラムで違う名前がわかる', () => {
    expect(['三枚落ち', '七枚落ち', '平手'].map(isDisputedHandicap)).toEqual([true, true, false]);
  });
});
