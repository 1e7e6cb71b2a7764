import { describe, expect, it } from 'vitest';
import { MAX_COLUMNS, MAX_ROWS } from '../../../src/preview/host/model/area';
import { EMPTY_LAYOUT } from '../../../src/preview/host/model/sheet-layout';
import { Axis } from '../../../src/preview/page/grid/axis';
import { measuresOf } from '../../../src/preview/page/grid/measures';
import { extentOf, topAfterHiding } from '../../../src/preview/page/grid/viewport';

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

describe('how far a sheet is scrolled', () => {
  const visible = { row: 0, column: 0, rows: 30, columns: 10 };
  const used = (rows: number, columns = 1) => ({ row: 0, column: 0, rows, columns });

  it('goes a little beyond what is seen and what is used', () => {
    expect(extentOf(null, visible)).toEqual({ rows: 70, columns: 22 });
    expect(extentOf(used(100, 20), visible)).toEqual({ rows: 140, columns: 32 });
    expect(extentOf(used(10), { ...visible, row: 5000 })).toEqual({ rows: 5070, columns: 22 });
  });

  it('changes at every five hundredth row of a long sheet only', () => {
    expect(extentOf(used(500), visible).rows).toBe(540);
    expect(extentOf(used(501), visible).rows).toBe(1040);
    expect(extentOf(used(1000), visible).rows).toBe(1040);
    expect(extentOf(used(1001), visible).rows).toBe(1540);
  });

  it('ends where the sheet ends', () => {
    const end = { row: MAX_ROWS - 1, column: MAX_COLUMNS - 1, rows: 1, columns: 1 };
    expect(extentOf(end, visible)).toEqual({ rows: MAX_ROWS, columns: MAX_COLUMNS });
  });
});
