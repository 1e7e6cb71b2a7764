import { describe, expect, it } from 'vitest';
import { Axis } from '../../../src/preview/page/grid/axis';
import { reachedCell } from '../../../src/preview/page/grid/reach';
import type { MoveKey } from '../../../src/preview/page/grid/reach';

// Column A of the sheet: values in rows 1, 2, 3, 7; row 5 is hidden.
const filled = new Set([0, 1, 2, 6]);
const around = {
  rows: new Axis(100, 20, [{ index: 4, size: 0 }]),
  columns: new Axis(100, 64, []),
  pageRows: 10,
  last: { row: 6, column: 0 },
  isEmpty: (row: number, column: number): boolean => column !== 0 || !filled.has(row),
};
const press = (row: number, key: MoveKey, ctrl = false): number =>
  reachedCell({ row, column: 0 }, key, ctrl, around).row;

describe('keys that move the selection', () => {
  it('steps over hidden rows and stays in the sheet', () => {
    expect([press(3, 'ArrowDown'), press(5, 'ArrowUp'), press(0, 'ArrowUp'), press(99, 'ArrowDown')]).toEqual(
      [5, 3, 0, 99],
    );
  });

  it('jumps with Ctrl to the ends of filled runs', () => {
    expect([press(0, 'ArrowDown', true), press(2, 'ArrowDown', true), press(6, 'ArrowUp', true)]).toEqual([
      2, 6, 2,
    ]);
  });

  it('goes by pages, to the first column and to the last used cell', () => {
    expect([press(0, 'PageDown'), press(95, 'PageDown'), press(5, 'PageUp')]).toEqual([10, 99, 0]);
    expect(reachedCell({ row: 3, column: 8 }, 'Home', false, around)).toEqual({ row: 3, column: 0 });
    expect(reachedCell({ row: 3, column: 8 }, 'Home', true, around)).toEqual({ row: 0, column: 0 });
    expect(reachedCell({ row: 0, column: 8 }, 'End', true, around)).toEqual({ row: 6, column: 0 });
  });
});
