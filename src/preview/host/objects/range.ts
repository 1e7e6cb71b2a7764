import { formatArea, MAX_COLUMNS, MAX_ROWS, quoteSheetName } from '../model/area';
import { getCellProperties, getRowProperties } from './cell-properties';
import { columnsOf, mapValues, rowsOf, uniform } from './format-values';
import type { ClassTable, Property, RangeTarget } from './host-object';
import { booleanArg, HostObject, make } from './host-object';
import { changeMethods, setHidden } from './range-changes';
import { lookupMethods } from './range-lookup';
import { valueProperties } from './range-values';

const fullAddress = ({ sheet, area }: RangeTarget): string =>
  `${quoteSheetName(sheet.name)}!${formatArea(area)}`;

const total = (numbers: Iterable<number>): number => {
  let sum = 0;
  for (const n of numbers) sum += n;
  return sum;
};

const before = (count: number): { row: number; column: number; rows: number; columns: number } => ({
  row: 0,
  column: 0,
  rows: count,
  columns: count,
});

const hiddenProperty = (lines: 'rows' | 'columns'): Property<RangeTarget> => ({
  get: ({ sheet, area }) =>
    uniform(
      mapValues((lines === 'rows' ? rowsOf : columnsOf)(area), (n) => sheet.layout[lines].hidden.has(n)),
    ),
  set: (target, value) => setHidden(target, lines, booleanArg(value)),
});

/** Range。 */
export const range: ClassTable<RangeTarget> = {
  isAlive: ({ sheet }) => !sheet.isDeleted,
  props: {
    Address: { get: fullAddress },
    AddressLocal: { get: fullAddress },
    RowIndex: { get: ({ area }) => area.row },
    ColumnIndex: { get: ({ area }) => area.column },
    RowCount: { get: ({ area }) => area.rows },
    ColumnCount: { get: ({ area }) => area.columns },
    // -1 when it does not fit 2^31-1 (Range.cellCount, API reference).
    CellCount: {
      get: ({ area }) => (area.rows * area.columns > 2147483647 ? -1 : area.rows * area.columns),
    },
    IsEntireRow: { get: ({ area }) => area.columns === MAX_COLUMNS },
    IsEntireColumn: { get: ({ area }) => area.rows === MAX_ROWS },
    ...valueProperties,
    RowHidden: hiddenProperty('rows'),
    ColumnHidden: hiddenProperty('columns'),
    Left: {
      get: ({ sheet, area }) => total(mapValues(columnsOf(before(area.column)), (n) => sheet.columnWidth(n))),
    },
    Top: { get: ({ sheet, area }) => total(mapValues(rowsOf(before(area.row)), (n) => sheet.rowHeight(n))) },
    Width: { get: ({ sheet, area }) => total(mapValues(columnsOf(area), (n) => sheet.columnWidth(n))) },
    Height: { get: ({ sheet, area }) => total(mapValues(rowsOf(area), (n) => sheet.rowHeight(n))) },
  },
  nav: {
    Format: (target) => make('RangeFormat', target),
    Worksheet: ({ sheet }) => make('Worksheet', sheet),
    Sort: (target) => make('RangeSort', target),
    DataValidation: (target) => make('DataValidation', target),
  },
  methods: {
    ...lookupMethods,
    ...changeMethods,
    GetCellProperties: getCellProperties,
    GetRowProperties: getRowProperties,
    _KeepReference: (target, _args, session) =>
      session.keep(new HostObject('Range', target) as unknown as HostObject),
  },
};
