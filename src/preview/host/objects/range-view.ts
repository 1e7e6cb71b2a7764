import { formatArea, quoteSheetName } from '../model/area';
import type { Cell } from '../model/cell';
import { valueTypeOf } from '../model/cell';
import type { Sheet } from '../model/sheet';
import type { ClassTable, HostObject, Property, RangeTarget, Targets } from './host-object';
import { integerArg, make, makeRange, notFound } from './host-object';
import { columnsOf, rowsOf } from './format-values';

type View = Targets['RangeView'];

const visibleRows = ({ range: { sheet, area }, row }: View): number[] =>
  row === null ? [...rowsOf(area)].filter((n) => !sheet.layout.rows.hidden.has(n)) : [row];

const visibleColumns = ({ range: { sheet, area } }: View): number[] =>
  [...columnsOf(area)].filter((n) => !sheet.layout.columns.hidden.has(n));

type Read = (cell: Cell, row: number, column: number, sheet: Sheet) => unknown;

const grid = (read: Read): Property<View> => ({
  get: (view) => {
    const columns = visibleColumns(view);
    const { sheet } = view.range;
    return visibleRows(view).map((row) =>
      columns.map((column) => read(sheet.cellAt(row, column), row, column, sheet)),
    );
  },
});

/** RangeView。範囲のうち、隠れていない行と列だけ(Range.getVisibleView)。読み取りだけ。 */
export const rangeView: ClassTable<View> = {
  isAlive: ({ range }) => !range.sheet.isDeleted,
  props: {
    Values: grid((cell) => cell.value),
    Formulas: grid((cell) => cell.formula ?? cell.value),
    FormulasLocal: grid((cell) => cell.formula ?? cell.value),
    Text: grid((_cell, row, column, sheet) => sheet.text(row, column)),
    ValueTypes: grid((cell) => valueTypeOf(cell)),
    NumberFormat: grid((cell) => cell.format.numberFormat),
    CellAddresses: grid(
      (_cell, row, column, sheet) =>
        `${quoteSheetName(sheet.name)}!${formatArea({ row, column, rows: 1, columns: 1 })}`,
    ),
    RowCount: { get: (view) => visibleRows(view).length },
    ColumnCount: { get: (view) => visibleColumns(view).length },
    Index: { get: ({ index }) => index },
  },
  nav: { Rows: (view) => make('RangeViewCollection', view) },
  methods: {
    GetRange: ({ range: { sheet, area }, row }) =>
      makeRange(sheet, row === null ? area : { ...area, row, rows: 1 }),
  },
};

const rowViews = (view: View): HostObject[] =>
  visibleRows(view).map((row, index) => make('RangeView', { range: view.range, row, index }));

/** RangeViewCollection。見えている行ごとの view。 */
export const rangeViewCollection: ClassTable<View> = {
  props: {},
  nav: {},
  items: rowViews,
  methods: {
    GetCount: (view) => visibleRows(view).length,
    GetItemAt: (view, [index]) => rowViews(view)[integerArg(index)] ?? notFound(),
  },
};

/** 範囲の、見えているところ。 */
export const visibleView = (range: RangeTarget): HostObject =>
  make('RangeView', { range, row: null, index: 0 });
