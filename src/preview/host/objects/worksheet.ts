import { parseArea, wholeSheet } from '../model/area';
import type { Area } from '../model/area';
import { setLayout } from '../model/edits';
import { HostError } from '../model/errors';
import type { Sheet } from '../model/sheet';
import type { LineLayout } from '../model/sheet-layout';
import { copySheet, deleteSheet, moveSheet, renameSheet, setVisibility } from '../model/sheets';
import { parseColor } from './colors';
import { sheetEventMethods } from './event-numbers';
import type { ClassTable, HostObject, Property } from './host-object';
import {
  booleanArg,
  HostObject as AnyObject,
  integerArg,
  make,
  makeRange,
  notFound,
  recordArg,
  wordArg,
} from './host-object';
import { rangesByAddress } from './range-areas';
import { areaArg, rangeByAddress } from './range-lookup';

const shown = (key: 'showGridlines' | 'showHeadings'): Property<Sheet> => ({
  get: (sheet) => sheet.layout[key],
  set: (sheet, value) => setLayout(sheet, 'view', wholeSheet, { [key]: booleanArg(value) }),
});

function copy(sheet: Sheet, [position, relativeTo]: readonly unknown[]): HostObject {
  const { book } = sheet;
  const place = wordArg(position ?? 'None', ['None', 'Before', 'After', 'Beginning', 'End'] as const);
  const other = relativeTo instanceof AnyObject ? (relativeTo.target as Sheet) : null;
  const at = other ? book.sheets.indexOf(other) : -1;
  if ((place === 'Before' || place === 'After') && at < 0) throw new HostError('InvalidArgument');
  const index = {
    None: book.sheets.length,
    Before: at,
    After: at + 1,
    Beginning: 0,
    End: book.sheets.length,
  }[place];
  return make('Worksheet', copySheet(book, sheet, index));
}

function neighbour(sheet: Sheet, step: 1 | -1, visibleOnly: unknown): HostObject | null {
  const list = sheet.book.sheets.filter(
    (s) => s === sheet || visibleOnly !== true || s.visibility === 'Visible',
  );
  const found = list[list.indexOf(sheet) + step];
  return found ? make('Worksheet', found) : null;
}

function showOutlineLevels(sheet: Sheet, [rowLevels, columnLevels]: readonly unknown[]): void {
  const shownTo = (lines: LineLayout, most: number): LineLayout => {
    if (most === 0) return lines;
    const hidden = new Set(lines.hidden);
    for (const [n, level] of lines.levels) {
      if (level >= most) hidden.add(n);
      else hidden.delete(n);
    }
    return { ...lines, hidden };
  };
  const { rows, columns } = sheet.layout;
  setLayout(sheet, 'size', wholeSheet, {
    rows: shownTo(rows, integerArg(rowLevels, 0, 8)),
    columns: shownTo(columns, integerArg(columnLevels, 0, 8)),
  });
}

/** Worksheet。 */
export const worksheet: ClassTable<Sheet> = {
  isAlive: (sheet) => !sheet.isDeleted,
  props: {
    Id: { get: (sheet) => sheet.id },
    Name: { get: (sheet) => sheet.name, set: (sheet, value) => renameSheet(sheet.book, sheet, value) },
    Position: {
      get: (sheet) => sheet.book.sheets.indexOf(sheet),
      set: (sheet, value) => moveSheet(sheet.book, sheet, integerArg(value, 0, sheet.book.sheets.length - 1)),
    },
    Visibility: {
      get: (sheet) => sheet.visibility,
      set: (sheet, value) =>
        setVisibility(sheet.book, sheet, wordArg(value, ['Visible', 'Hidden', 'VeryHidden'] as const)),
    },
    TabColor: {
      get: (sheet) => sheet.layout.tabColor,
      set: (sheet, value) => setLayout(sheet, 'sheets', wholeSheet, { tabColor: parseColor(value) ?? '' }),
    },
    ShowGridlines: shown('showGridlines'),
    ShowHeadings: shown('showHeadings'),
    // The client sends the two above under these names when they are set.
    Gridlines: { ...shown('showGridlines'), isHidden: true },
    Headings: { ...shown('showHeadings'), isHidden: true },
    StandardHeight: { get: () => 15 },
    StandardWidth: { get: () => 8.43 },
  },
  nav: {
    Protection: (sheet) => make('WorksheetProtection', sheet),
    FreezePanes: (sheet) => make('WorksheetFreezePanes', sheet),
    PageLayout: (sheet) => make('PageLayout', sheet),
    Charts: (sheet) => make('ChartCollection', sheet),
    Tables: (sheet) => make('TableCollection', { book: sheet.book, scope: sheet }),
    Names: (sheet) => make('NamedItemCollection', { book: sheet.book, scope: sheet }),
  },
  methods: {
    GetRange: (sheet, [address]) => rangeByAddress(sheet, address),
    GetRanges: (sheet, [addresses]) => rangesByAddress(sheet, addresses),
    GetCell: (sheet, [row, column]) =>
      makeRange(sheet, { row: integerArg(row), column: integerArg(column), rows: 1, columns: 1 }),
    GetRangeByIndexes: (sheet, [row, column, rows, columns]) =>
      makeRange(sheet, {
        row: integerArg(row),
        column: integerArg(column),
        rows: integerArg(rows),
        columns: integerArg(columns),
      }),
    // "If the entire worksheet is blank, this returns only the top left cell" (API reference).
    GetUsedRange: (sheet, [valuesOnly]) =>
      makeRange(sheet, sheet.usedArea(valuesOnly === true) ?? { row: 0, column: 0, rows: 1, columns: 1 }),
    GetUsedRangeOrNullObject: (sheet, [valuesOnly]) => {
      const used = sheet.usedArea(valuesOnly === true);
      return used && makeRange(sheet, used);
    },
    Activate: (sheet) => sheet.book.activate(sheet),
    Calculate: (sheet) => sheet.book.recalculate(),
    Copy: copy,
    Delete: (sheet) => deleteSheet(sheet.book, sheet),
    GetNext: (sheet, [visibleOnly]) => neighbour(sheet, 1, visibleOnly) ?? notFound(),
    GetNextOrNullObject: (sheet, [visibleOnly]) => neighbour(sheet, 1, visibleOnly),
    GetPrevious: (sheet, [visibleOnly]) => neighbour(sheet, -1, visibleOnly) ?? notFound(),
    GetPreviousOrNullObject: (sheet, [visibleOnly]) => neighbour(sheet, -1, visibleOnly),
    ShowOutlineLevels: showOutlineLevels,
    ...sheetEventMethods<Sheet>((sheet) => sheet.id),
  },
};

function setProtection(sheet: Sheet, protection: Readonly<Record<string, unknown>> | null): void {
  // Both throw when there is nothing to change, since 2026 (office-js #6784).
  if (sheet.isProtected === (protection !== null)) throw new HostError('AccessDenied');
  setLayout(sheet, 'view', wholeSheet, { protection });
  // Every member of WorksheetProtection empties the undo stack (Microsoft, undo capabilities).
  sheet.book.history.clear();
  sheet.book.raise({ type: 'protectionChanged', sheet, isProtected: protection !== null });
}

/** WorksheetProtection。パスワードは持たない。 */
export const worksheetProtection: ClassTable<Sheet> = {
  props: {
    Protected: { get: (sheet) => sheet.isProtected },
    Options: { get: (sheet) => sheet.layout.protection },
  },
  nav: {},
  methods: {
    Protect: (sheet, [options]) =>
      setProtection(sheet, options === undefined || options === null ? {} : recordArg(options)),
    Unprotect: (sheet) => setProtection(sheet, null),
  },
};

const freeze = (sheet: Sheet, rows: number, columns: number): void =>
  setLayout(sheet, 'view', wholeSheet, { frozen: rows + columns > 0 ? { rows, columns } : null });

function frozenArea(sheet: Sheet): Area | null {
  const { frozen } = sheet.layout;
  if (!frozen) return null;
  if (frozen.columns === 0) return parseArea(`1:${frozen.rows}`);
  return { ...parseArea('A:A'), columns: frozen.columns, ...(frozen.rows > 0 ? { rows: frozen.rows } : {}) };
}

/** WorksheetFreezePanes。 */
export const worksheetFreezePanes: ClassTable<Sheet> = {
  props: {},
  nav: {},
  methods: {
    FreezeRows: (sheet, [count]) => freeze(sheet, integerArg(count ?? 1, 0), 0),
    FreezeColumns: (sheet, [count]) => freeze(sheet, 0, integerArg(count ?? 1, 0)),
    FreezeAt: (sheet, [range]) => {
      const area = areaArg(sheet, range);
      freeze(sheet, area.row + area.rows, area.column + area.columns);
    },
    Unfreeze: (sheet) => freeze(sheet, 0, 0),
    GetLocation: (sheet) => makeRange(sheet, frozenArea(sheet) ?? notFound()),
    GetLocationOrNullObject: (sheet) => {
      const area = frozenArea(sheet);
      return area && makeRange(sheet, area);
    },
  },
};
