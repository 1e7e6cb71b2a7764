import type { Area } from '../model/area';
import { invalidArgument } from '../model/errors';
import type { Table } from '../model/table';
import { bodyArea, columnArea, columnIndex, rowCount, totalArea } from '../model/table';
import { columnPart, renameColumns } from '../model/table-edits';
import { addColumn, addRows, deleteColumn, deleteRows } from '../model/table-lines';
import type { ClassTable, HostObject, Property, Targets } from './host-object';
import { HostObject as AnyObject, integerArg, make, makeRange, notFound, textArg } from './host-object';
import { readGrid, writeValues } from './range-values';
import { tableOf } from './tables';

type Item = Targets['Table'];
type Column = Targets['TableColumn'];
type Row = Targets['TableRow'];

const indexOf = ({ table, id }: Column): number => {
  const index = tableOf(table).columns.findIndex((column) => column.id === id);
  return index < 0 ? notFound() : index;
};

const columnAt = (item: Item, index: number): HostObject => {
  const column = tableOf(item).columns[index];
  return column ? make('TableColumn', { table: item, id: column.id }) : notFound();
};

// "Column name or ID": a number is the id of the column.
function findColumn(item: Item, [key]: readonly unknown[]): HostObject | null {
  const { columns } = tableOf(item);
  const index =
    typeof key === 'number'
      ? columns.findIndex((c) => c.id === key)
      : columnIndex(tableOf(item), textArg(key));
  return index < 0 ? null : columnAt(item, index);
}

const valuesOf = <T>(place: (target: T) => { table: Table; area: Area }): Property<T> => ({
  get: (target) => {
    const { table, area } = place(target);
    return readGrid({ sheet: table.sheet, area }, (cell) => cell.value);
  },
  set: (target, value) => {
    const { table, area } = place(target);
    writeValues({ sheet: table.sheet, area }, value);
  },
});

function addColumnOf(item: Item, [index, values, name]: readonly unknown[]): HostObject {
  const table = tableOf(item);
  const at = addColumn(table, (index ?? null) as number | null, typeof name === 'string' ? name : '', 'api');
  const now = tableOf(item);
  if (Array.isArray(values)) {
    const hasHeader = values.length === now.area.rows;
    const area = hasHeader ? columnPart(now, at, 'all') : columnPart(now, at, 'body');
    writeValues({ sheet: now.sheet, area }, values);
  } else if (values !== undefined && values !== null) {
    writeValues({ sheet: now.sheet, area: columnPart(now, at, 'body') }, values);
  }
  if (typeof name === 'string') {
    const latest = tableOf(item);
    renameColumns(
      latest,
      latest.columns.map((c, i) => (i === at ? name : c.name)),
      'api',
    );
  }
  return columnAt(item, at);
}

/** TableColumnCollection。 */
export const tableColumnCollection: ClassTable<Item> = {
  props: { Count: { get: (item) => tableOf(item).columns.length } },
  nav: {},
  items: (item) => tableOf(item).columns.map((_c, i) => columnAt(item, i)),
  index: (item, args) => findColumn(item, args) ?? notFound(),
  methods: {
    Add: addColumnOf,
    GetCount: (item) => tableOf(item).columns.length,
    GetItemAt: (item, [index]) => columnAt(item, integerArg(index)),
    GetItemOrNullObject: findColumn,
  },
};

const columnRange = (column: Column, part: 'header' | 'body' | 'all'): HostObject => {
  const table = tableOf(column.table);
  return makeRange(table.sheet, columnPart(table, indexOf(column), part));
};

/** TableColumn。 */
export const tableColumn: ClassTable<Column> = {
  isAlive: ({ table: { book, id }, id: columnId }) =>
    book.tables.some((t) => t.id === id && t.columns.some((c) => c.id === columnId)),
  props: {
    Id: { get: ({ id }) => id },
    Index: { get: indexOf },
    Name: {
      get: (column) => tableOf(column.table).columns[indexOf(column)]?.name,
      set: (column, value) => {
        const [table, at] = [tableOf(column.table), indexOf(column)];
        renameColumns(
          table,
          table.columns.map((c, i) => (i === at ? textArg(value) : c.name)),
          'api',
        );
      },
    },
    // The whole column, header and totals included (TableColumn.values).
    Values: valuesOf((column) => {
      const table = tableOf(column.table);
      return { table, area: columnPart(table, indexOf(column), 'all') };
    }),
  },
  nav: { Filter: (column) => make('Filter', column) },
  methods: {
    Delete: (column) => deleteColumn(tableOf(column.table), indexOf(column), 'api'),
    GetRange: (column) => columnRange(column, 'all'),
    GetDataBodyRange: (column) => columnRange(column, 'body'),
    GetHeaderRowRange: (column) => columnRange(column, 'header'),
    GetTotalRowRange: (column) => {
      const table = tableOf(column.table);
      return makeRange(table.sheet, columnArea(totalArea(table) ?? notFound(), indexOf(column)));
    },
  },
};

const rowAt = (item: Item, index: number): HostObject =>
  index >= 0 && index < rowCount(tableOf(item)) ? make('TableRow', { table: item, index }) : notFound();

const rowArea = ({ table, index }: Row): Area => {
  const body = bodyArea(tableOf(table));
  return { ...body, row: body.row + index, rows: 1 };
};

function addRowsOf(item: Item, [index, values]: readonly unknown[]): HostObject {
  const table = tableOf(item);
  const rows = Array.isArray(values) ? values.length : 1;
  const fits =
    !Array.isArray(values) || values.every((v) => Array.isArray(v) && v.length === table.columns.length);
  if (!fits || rows === 0) invalidArgument();
  const at = addRows(table, index === undefined || index === null ? null : integerArg(index), rows, 'api');
  if (values !== undefined && values !== null) {
    const body = bodyArea(tableOf(item));
    writeValues({ sheet: table.sheet, area: { ...body, row: body.row + at, rows } }, values);
  }
  return make('TableRow', { table: item, index: at });
}

// Rows by number or object, the last first so that the numbers stay true.
function deleteRowsOf(item: Item, [rows]: readonly unknown[]): void {
  if (!Array.isArray(rows)) invalidArgument();
  const indexes = rows.map((row) => (row instanceof AnyObject ? (row.target as Row).index : integerArg(row)));
  for (const index of [...new Set(indexes)].sort((a, b) => b - a)) deleteRows(tableOf(item), index, 1, 'api');
}

/** TableRowCollection。 */
export const tableRowCollection: ClassTable<Item> = {
  props: { Count: { get: (item) => rowCount(tableOf(item)) } },
  nav: {},
  items: (item) => Array.from({ length: rowCount(tableOf(item)) }, (_, i) => rowAt(item, i)),
  methods: {
    Add: addRowsOf,
    DeleteRows: deleteRowsOf,
    DeleteRowsAt: (item, [index, count]) =>
      deleteRows(tableOf(item), integerArg(index), integerArg(count ?? 1, 1), 'api'),
    GetCount: (item) => rowCount(tableOf(item)),
    GetItemAt: (item, [index]) => rowAt(item, integerArg(index)),
  },
};

/** TableRow。データではなく、テーブルの中の位置を指す。 */
export const tableRow: ClassTable<Row> = {
  isAlive: ({ table: { book, id }, index }) => book.tables.some((t) => t.id === id && index < rowCount(t)),
  props: {
    Index: { get: ({ index }) => index },
    Values: valuesOf((row) => ({ table: tableOf(row.table), area: rowArea(row) })),
  },
  nav: {},
  methods: {
    Delete: ({ table, index }) => deleteRows(tableOf(table), index, 1, 'api'),
    GetRange: (row) => makeRange(tableOf(row.table).sheet, rowArea(row)),
  },
};
