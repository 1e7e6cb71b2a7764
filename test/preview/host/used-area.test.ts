import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Area } from '../../../src/preview/host/model/area';
import { EMPTY_CELL, isEmptyCell } from '../../../src/preview/host/model/cell';
import type { Cell } from '../../../src/preview/host/model/cell';
import { cellKey } from '../../../src/preview/host/model/sheet';
import { Workbook } from '../../../src/preview/host/model/workbook';

const SIZE = 6;
const filled: Cell = { ...EMPTY_CELL, value: 1 };
const steps = fc.array(
  fc.record({
    row: fc.nat(SIZE - 1),
    column: fc.nat(SIZE - 1),
    cell: fc.constantFrom<Cell | undefined>(undefined, EMPTY_CELL, filled),
    looks: fc.boolean(),
  }),
  { maxLength: 60 },
);
const areas = fc
  .record({ row: fc.nat(SIZE), column: fc.nat(SIZE), rows: fc.integer({ min: 1, max: SIZE }) })
  .map((area): Area => ({ ...area, columns: 3 }));

function counted(cells: ReadonlyMap<number, Cell>, valuesOnly: boolean, within: Area): Area | null {
  const found: [row: number, column: number][] = [];
  for (let row = within.row; row < within.row + within.rows; row++)
    for (let column = within.column; column < within.column + within.columns; column++) {
      const cell = cells.get(cellKey(row, column));
      if (cell && !(valuesOnly && isEmptyCell(cell))) found.push([row, column]);
    }
  if (found.length === 0) return null;
  const rows = found.map(([row]) => row);
  const columns = found.map(([, column]) => column);
  const [row, column] = [Math.min(...rows), Math.min(...columns)];
  return { row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
}

it('the used area is what counting all cells finds, whatever was put and taken before', () => {
  const whole: Area = { row: 0, column: 0, rows: SIZE, columns: SIZE };
  fc.assert(
    fc.property(steps, areas, (all, within) => {
      const sheet = new Workbook().active;
      for (const { row, column, cell, looks } of all) {
        sheet.putCell(cellKey(row, column), cell);
        if (looks) expect(sheet.usedArea()).toEqual(counted(sheet.cells, true, whole));
      }
      for (const valuesOnly of [true, false]) {
        expect(sheet.usedArea(valuesOnly)).toEqual(counted(sheet.cells, valuesOnly, whole));
        expect(sheet.usedArea(valuesOnly, within)).toEqual(counted(sheet.cells, valuesOnly, within));
      }
    }),
  );
});
