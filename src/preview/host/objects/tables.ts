import type { Sheet } from '../model/sheet';
import type { Table, TableLook } from '../model/table';
import { bodyArea, findTable, headerArea, tablesIn, tablesOn, totalArea } from '../model/table';
import {
  addTable,
  currentTable,
  deleteTable,
  dropTable,
  renameTable,
  replaceTable,
  resizeTable,
  showRow,
} from '../model/table-edits';
import { clearFilters, reapplyFilters } from '../model/table-filters';
import { intersectAreas, isSameArea } from '../model/area';
import { HostError } from '../model/errors';
import { resolveReference } from '../model/names';
import { tableCollectionEvents, tableEvents } from './event-numbers';
import type { ClassTable, HostObject, Property, Targets } from './host-object';
import { booleanArg, integerArg, isRangeObject, make, makeRange, notFound, textArg } from './host-object';

type Item = Targets['Table'];
type Collection = Targets['TableCollection'];
type Scoped = Targets['TableScopedCollection'];

/** 今のテーブル。消えていれば ItemNotFound。 */
export const tableOf = ({ book, id }: Item): Table => currentTable(book, id);

const itemOf = ({ sheet, id }: Table): HostObject => make('Table', { book: sheet.book, id });

const within = ({ book, scope }: Collection): readonly Table[] => (scope ? tablesOn(scope) : book.tables);

function find(collection: Collection, [key]: readonly unknown[]): HostObject | null {
  const table = findTable(collection.book, String(key));
  return table && within(collection).includes(table) ? itemOf(table) : null;
}

function add({ book, scope }: Collection, [address, hasHeaders]: readonly unknown[]): HostObject {
  const target = isRangeObject(address)
    ? address.target
    : resolveReference(book, textArg(address), scope ?? book.active);
  return itemOf(addTable(target.sheet, target.area, booleanArg(hasHeaders), 'api'));
}

/** TableCollection。ブックのものは全部、シートのものはそのシートのテーブル。 */
export const tableCollection: ClassTable<Collection> = {
  props: { Count: { get: (collection) => within(collection).length } },
  nav: {},
  items: (collection) => within(collection).map(itemOf),
  index: (collection, args) => find(collection, args) ?? notFound(),
  methods: {
    Add: add,
    GetCount: (collection) => within(collection).length,
    GetItemAt: (collection, [index]) => {
      const table = within(collection)[integerArg(index)];
      return table ? itemOf(table) : notFound();
    },
    GetItemOrNullObject: find,
    ...tableCollectionEvents<Collection>(({ scope }) => scope?.id ?? null),
  },
};

const scoped = ({ sheet, area, isWhole }: Scoped): readonly Table[] =>
  tablesIn(sheet, area).filter((t) => {
    const common = intersectAreas(t.area, area);
    return !isWhole || (common !== null && isSameArea(common, t.area));
  });

const findScoped = (target: Scoped, [key]: readonly unknown[]): HostObject | null => {
  const table = findTable(target.sheet.book, String(key));
  return table && scoped(target).includes(table) ? itemOf(table) : null;
};

/** TableScopedCollection。範囲にかかるテーブル(Range.getTables)。 */
export const tableScopedCollection: ClassTable<Scoped> = {
  props: {},
  nav: {},
  items: (target) => scoped(target).map(itemOf),
  index: (target, args) => findScoped(target, args) ?? notFound(),
  methods: {
    GetCount: (target) => scoped(target).length,
    GetFirst: (target) => {
      const [first] = scoped(target);
      return first ? itemOf(first) : notFound();
    },
    GetItemOrNullObject: findScoped,
  },
};

const look = (key: keyof TableLook, read: (value: unknown) => unknown): Property<Item> => ({
  get: (item) => tableOf(item)[key],
  set: (item, value) => {
    const table = tableOf(item);
    table.sheet.assertAllowed('allowFormatCells');
    // "Setting this is only allowed if the table contains a header row" (Table.showFilterButton).
    if (key === 'showFilterButton' && !table.showHeaders) throw new HostError('InvalidOperation');
    replaceTable(table, { [key]: read(value) });
  },
});

const shownRow = (key: 'showHeaders' | 'showTotals'): Property<Item> => ({
  get: (item) => tableOf(item)[key],
  set: (item, value) => showRow(tableOf(item), key, booleanArg(value)),
});

const rangeOf = ({ sheet }: Table, area: ReturnType<typeof headerArea>): HostObject =>
  makeRange(sheet, area ?? notFound());

function areaOn(sheet: Sheet, value: unknown): Table['area'] {
  const target = isRangeObject(value) ? value.target : resolveReference(sheet.book, textArg(value), sheet);
  if (target.sheet !== sheet) throw new HostError('InvalidArgument');
  return target.area;
}

/** Table。 */
export const table: ClassTable<Item> = {
  isAlive: ({ book, id }) => findTable(book, id) !== null,
  props: {
    Id: { get: ({ id }) => id },
    LegacyId: { get: (item) => String(tableOf(item).number) },
    Name: {
      get: (item) => tableOf(item).name,
      set: (item, value) => renameTable(tableOf(item), textArg(value)),
    },
    Style: look('style', textArg),
    ShowBandedRows: look('showBandedRows', booleanArg),
    ShowBandedColumns: look('showBandedColumns', booleanArg),
    HighlightFirstColumn: look('highlightFirstColumn', booleanArg),
    HighlightLastColumn: look('highlightLastColumn', booleanArg),
    ShowFilterButton: look('showFilterButton', booleanArg),
    ShowHeaders: shownRow('showHeaders'),
    ShowTotals: shownRow('showTotals'),
  },
  nav: {
    Worksheet: (item) => make('Worksheet', tableOf(item).sheet),
    Columns: (item) => make('TableColumnCollection', item),
    Rows: (item) => make('TableRowCollection', item),
    Sort: (item) => make('TableSort', item),
    AutoFilter: (item) => make('AutoFilter', item),
  },
  methods: {
    GetRange: (item) => rangeOf(tableOf(item), tableOf(item).area),
    GetDataBodyRange: (item) => rangeOf(tableOf(item), bodyArea(tableOf(item))),
    GetHeaderRowRange: (item) => rangeOf(tableOf(item), headerArea(tableOf(item))),
    GetTotalRowRange: (item) => rangeOf(tableOf(item), totalArea(tableOf(item))),
    Resize: (item, [range]) => {
      const now = tableOf(item);
      resizeTable(now, areaOn(now.sheet, range), 'api');
    },
    ClearFilters: (item) => clearFilters(tableOf(item)),
    ReapplyFilters: (item) => reapplyFilters(tableOf(item)),
    Delete: (item) => deleteTable(tableOf(item), 'api'),
    ConvertToRange: (item) => {
      const { sheet, area } = tableOf(item);
      dropTable(tableOf(item));
      return makeRange(sheet, area);
    },
    ...tableEvents<Item>(({ id }) => id),
  },
};
