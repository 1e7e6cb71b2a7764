import { HostError, invalidArgument } from '../model/errors';
import { sortRows, sortTable } from '../model/sorting';
import type { SortKey } from '../model/table';
import { headerArea } from '../model/table';
import type { DateChoice, TableFilter } from '../model/table-criteria';
import { replaceTable } from '../model/table-edits';
import { clearFilters, isFiltered, reapplyFilters, setFilter } from '../model/table-filters';
import type { ClassTable, RangeTarget, Targets } from './host-object';
import { integerArg, makeRange, numberArg, recordArg, textArg, wordArg } from './host-object';
import { tableOf } from './tables';

type Item = Targets['Table'];
type Column = Targets['TableColumn'];

const FILTER_ON = ['Values', 'Custom', 'TopItems', 'TopPercent', 'BottomItems', 'BottomPercent'] as const;
const OTHERS = ['CellColor', 'FontColor', 'Dynamic', 'Icon'] as const;
const SPECIFICITY = ['Year', 'Month', 'Day', 'Hour', 'Minute', 'Second'] as const;

function filterValue(value: unknown): string | DateChoice {
  if (typeof value === 'string') return value;
  const { date, specificity } = recordArg(value);
  return { date: textArg(date), specificity: wordArg(specificity, SPECIFICITY) };
}

function criteriaArg(value: unknown): TableFilter {
  const { filterOn, values, criterion1, criterion2, operator } = recordArg(value);
  const kind = wordArg(filterOn, [...FILTER_ON, ...OTHERS]);
  if (OTHERS.some((other) => other === kind)) {
    throw new HostError('NotImplemented', `Filter.${kind} is not part of the simulated host.`);
  }
  const isText = (text: unknown): text is string => typeof text === 'string';
  return {
    filterOn: kind as TableFilter['filterOn'],
    ...(Array.isArray(values) && { values: values.map(filterValue) }),
    ...(isText(criterion1) && { criterion1 }),
    ...(isText(criterion2) && { criterion2 }),
    ...(operator !== undefined &&
      operator !== null && { operator: wordArg(operator, ['And', 'Or'] as const) }),
  };
}

function apply({ table, id }: Column, filter: TableFilter | null): void {
  const now = tableOf(table);
  setFilter(
    now,
    now.columns.findIndex((c) => c.id === id),
    filter,
  );
}

const ranked =
  (filterOn: TableFilter['filterOn']) =>
  (column: Column, [count]: readonly unknown[]): void =>
    apply(column, { filterOn, criterion1: String(integerArg(count, 1)) });

/** Filter。一列の絞り込み。 */
export const filter: ClassTable<Column> = {
  props: {
    Criteria: {
      get: ({ table, id }) => tableOf(table).columns.find((c) => c.id === id)?.filter ?? null,
    },
  },
  nav: {},
  methods: {
    Apply: (column, [criteria]) => apply(column, criteriaArg(criteria)),
    ApplyValuesFilter: (column, [values]) =>
      Array.isArray(values)
        ? apply(column, { filterOn: 'Values', values: values.map(filterValue) })
        : invalidArgument(),
    ApplyCustomFilter: (column, [criterion1, criterion2, operator]) =>
      apply(
        column,
        criteriaArg({ filterOn: 'Custom', criterion1: textArg(criterion1), criterion2, operator }),
      ),
    ApplyTopItemsFilter: ranked('TopItems'),
    ApplyTopPercentFilter: ranked('TopPercent'),
    ApplyBottomItemsFilter: ranked('BottomItems'),
    ApplyBottomPercentFilter: ranked('BottomPercent'),
    Clear: (column) => apply(column, null),
  },
};

function applyAutoFilter(item: Item, [, columnIndex, criteria]: readonly unknown[]): void {
  if (columnIndex === undefined || columnIndex === null) return;
  setFilter(tableOf(item), integerArg(columnIndex, 0), criteria ? criteriaArg(criteria) : null);
}

/** AutoFilter。テーブルのもの。 */
export const autoFilter: ClassTable<Item> = {
  props: {
    Enabled: { get: (item) => tableOf(item).showFilterButton },
    IsDataFiltered: { get: (item) => isFiltered(tableOf(item)) },
    Criteria: { get: (item) => tableOf(item).columns.map((c) => c.filter ?? {}) },
  },
  nav: {},
  methods: {
    Apply: applyAutoFilter,
    ClearCriteria: (item) => clearFilters(tableOf(item)),
    ClearColumnCriteria: (item, [index]) => setFilter(tableOf(item), integerArg(index, 0), null),
    Reapply: (item) => reapplyFilters(tableOf(item)),
    Remove: (item) => {
      clearFilters(tableOf(item));
      replaceTable(tableOf(item), { showFilterButton: false });
    },
    GetRange: (item) => autoFilterRange(item),
    GetRangeOrNullObject: (item) => (headerArea(tableOf(item)) ? autoFilterRange(item) : null),
  },
};

const autoFilterRange = (item: Item): ReturnType<typeof makeRange> => {
  const { sheet, area, showTotals } = tableOf(item);
  return makeRange(sheet, { ...area, rows: area.rows - (showTotals ? 1 : 0) });
};

function sortKeys(fields: unknown): SortKey[] {
  if (!Array.isArray(fields)) return invalidArgument();
  return fields.map((field) => {
    const { key, ascending, sortOn } = recordArg(field);
    if (sortOn !== undefined && sortOn !== null && sortOn !== 'Value') {
      throw new HostError('NotImplemented', 'Sorting by colour or icon is not part of the simulated host.');
    }
    return { key: numberArg(key), ascending: ascending !== false };
  });
}

/** TableSort。 */
export const tableSort: ClassTable<Item> = {
  props: {
    Fields: { get: (item) => tableOf(item).order?.fields ?? [] },
    MatchCase: { get: (item) => tableOf(item).order?.matchCase ?? false },
    Method: { get: () => 'PinYin' },
  },
  nav: {},
  methods: {
    Apply: (item, [fields, matchCase]) =>
      sortTable(tableOf(item), sortKeys(fields), matchCase === true, 'api'),
    Clear: (item) => {
      replaceTable(tableOf(item), { order: null });
    },
    Reapply: (item) => {
      const { order } = tableOf(item);
      if (order) sortTable(tableOf(item), order.fields, order.matchCase, 'api');
    },
  },
};

/** RangeSort。行の並べ替えだけ。 */
export const rangeSort: ClassTable<RangeTarget> = {
  props: {},
  nav: {},
  methods: {
    Apply: ({ sheet, area }, [fields, matchCase, hasHeaders, orientation]) => {
      if (orientation === 'Columns') {
        throw new HostError('NotImplemented', 'Sorting columns is not part of the simulated host.');
      }
      const body = hasHeaders === true ? { ...area, row: area.row + 1, rows: area.rows - 1 } : area;
      if (body.rows > 0) sortRows(sheet, body, sortKeys(fields), matchCase === true, 'api');
    },
  },
};
