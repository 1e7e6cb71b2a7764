import { describe, expect, it } from 'vitest';
import { Axis } from '../../../src/preview/page/grid/axis';

describe('Axis', () => {
  const axis = new Axis(1000, 20, [
    { index: 5, size: 50 },
    { index: 2, size: 0 },
    { index: 0, size: 10 },
  ]);

  it('adds up default and exceptional sizes', () => {
    expect([0, 1, 2, 3, 5, 6, 1000].map((index) => axis.offset(index))).toEqual([
      0, 10, 30, 30, 70, 120, 20000,
    ]);
    expect([0, 1, 2, 5].map((index) => axis.size(index))).toEqual([10, 20, 0, 50]);
  });

  it('finds the index at a pixel and never a hidden one', () => {
    for (let px = 0; px < 400; px++) {
      const index = axis.indexAt(px);
      expect(axis.offset(index)).toBeLessThanOrEqual(px);
      expect(axis.offset(index) + axis.size(index)).toBeGreaterThan(px);
    }
    expect(axis.indexAt(1e9)).toBe(999);
    expect(axis.indexAt(-5)).toBe(0);
  });

  it('steps over hidden lines and stops at the ends', () => {
    expect(axis.nextVisible(1, 1)).toBe(3);
    expect(axis.nextVisible(3, -1)).toBe(1);
    expect(axis.nextVisible(0, -1)).toBe(0);
    expect(axis.nextVisible(999, 1)).toBe(999);
  });
});
