import { describe, expect, it } from 'vitest';
import { EMPTY_LAYOUT } from '../../../src/preview/host/model/sheet-layout';
import { Axis } from '../../../src/preview/page/grid/axis';
import { measuresOf } from '../../../src/preview/page/grid/measures';
import { topAfterHiding } from '../../../src/preview/page/grid/viewport';

const rowsWithout = (from: number, to: number): Axis =>
  new Axis(
    1000,
    20,
    Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ index: from + at, size: 0 })),
  );

describe('measuresOf', () => {
  it('gives an untouched sheet rows of 20 px and columns of 64 px', () => {
    const { rows, columns } = measuresOf(EMPTY_LAYOUT);
    expect([rows.defaultSize, columns.defaultSize]).toEqual([20, 64]);
  });
});

describe('topAfterHiding', () => {
  const view = { scrolled: 2000, length: 400, frozen: 1 };

  it('keeps the row on top when rows above it go and come', () => {
    const [all, some] = [rowsWithout(0, 0), rowsWithout(10, 60)];
    expect(topAfterHiding(all, some, view, 900)).toBe(1000);
    expect(topAfterHiding(some, all, { ...view, scrolled: 1000 }, 900)).toBe(2000);
  });

  it('goes back until the view is filled, and to the top when few rows are left', () => {
    expect(topAfterHiding(rowsWithout(0, 0), rowsWithout(40, 300), view, 300)).toBe(400);
    expect(topAfterHiding(rowsWithout(0, 0), rowsWithout(5, 300), view, 300)).toBe(0);
  });
});
