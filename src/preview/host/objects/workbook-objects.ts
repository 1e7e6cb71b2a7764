import { cellArea } from '../model/area';
import { invalidArgument } from '../model/errors';
import { addSheet } from '../model/sheets';
import type { Sheet } from '../model/sheet';
import type { Workbook } from '../model/workbook';
import { collectionEventMethods } from './event-numbers';
import type { ClassTable, HostObject } from './host-object';
import { booleanArg, make, makeRange, notFound, textArg } from './host-object';
import { selectedAreas } from './range-areas';

/** Workbook。要求の根。 */
export const workbook: ClassTable<Workbook> = {
  props: {
    Name: { get: (book) => book.name },
    IsDirty: { get: () => true },
    ReadOnly: { get: () => false },
  },
  nav: {
    Application: (book) => make('Application', book),
    Worksheets: (book) => make('WorksheetCollection', book),
    Names: (book) => make('NamedItemCollection', { book, scope: null }),
    Tables: (book) => make('TableCollection', { book, scope: null }),
    _Runtime: (book) => make('Runtime', book),
  },
  methods: {
    GetActiveCell: ({ active }) =>
      makeRange(active, cellArea(active.activeCell.row, active.activeCell.column)),
    // "An error is thrown if multiple ranges are selected" (Workbook.getSelectedRange, API reference).
    GetSelectedRange: ({ active }) =>
      active.otherSelections.length > 0 ? invalidArgument() : makeRange(active, active.selection),
    GetSelectedRanges: ({ active }) => selectedAreas(active),
    _GetObjectByReferenceId: (_book, [id], session) => session.findReference(textArg(id)),
    _RemoveReference: (_book, [id], session) => session.release(textArg(id)),
    _RemoveAllReferences: (_book, _args, session) => session.releaseAll(),
  },
};

/** Application。計算は自動で、次の同期までは止められる。画面の更新を止める指示は受けるだけ。 */
export const application: ClassTable<Workbook> = {
  props: {
    CalculationMode: { get: () => 'Automatic' },
    CalculationState: { get: () => 'Done' },
  },
  nav: {},
  methods: {
    Calculate: (book) => book.recalculate(),
    SuspendApiCalculationUntilNextSync: (book) => book.calculation.suspend(),
    SuspendScreenUpdatingUntilNextSync: () => undefined,
  },
};

/** Runtime。 */
export const runtime: ClassTable<Workbook> = {
  props: {
    EnableEvents: {
      get: (book) => book.enableEvents,
      set: (book, value) => {
        book.enableEvents = booleanArg(value);
      },
    },
  },
  nav: {},
  methods: {},
};

const wrap = (sheet: Sheet | null | undefined): HostObject | null =>
  sheet ? make('Worksheet', sheet) : null;

const visible = (book: Workbook, visibleOnly: unknown): Sheet[] =>
  book.sheets.filter((sheet) => visibleOnly !== true || sheet.visibility === 'Visible');

/** WorksheetCollection。 */
export const worksheetCollection: ClassTable<Workbook> = {
  props: {},
  nav: {},
  items: (book) => book.sheets.map((sheet) => make('Worksheet', sheet)),
  index: (book, [key]) => wrap(book.findSheet(textArg(key))) ?? notFound(),
  methods: {
    Add: (book, [name]) => wrap(addSheet(book, name as string | null | undefined)),
    GetActiveWorksheet: (book) => wrap(book.active),
    GetItemOrNullObject: (book, [key]) => wrap(book.findSheet(textArg(key))),
    GetCount: (book, [visibleOnly]) => visible(book, visibleOnly).length,
    GetFirst: (book, [visibleOnly]) => wrap(visible(book, visibleOnly)[0]) ?? notFound(),
    GetLast: (book, [visibleOnly]) => wrap(visible(book, visibleOnly).at(-1)) ?? notFound(),
    ...collectionEventMethods<Workbook>(),
  },
};
