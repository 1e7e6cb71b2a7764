import { formatArea, MAX_COLUMNS, MAX_ROWS, parseArea, wholeSheet } from '../model/area';
import { setLayout } from '../model/edits';
import type { PageLayout } from '../model/page-layout';
import type { Sheet } from '../model/sheet';
import type { ClassTable, HostObject, Property } from './host-object';
import { booleanArg, makeRange, notFound, numberArg, recordArg, textArg, wordArg } from './host-object';
import { areaArg } from './range-lookup';

const change = (sheet: Sheet, patch: Partial<PageLayout>): void =>
  setLayout(sheet, 'view', wholeSheet, { page: { ...sheet.layout.page, ...patch } });

const flag = (
  key: 'centerHorizontally' | 'centerVertically' | 'blackAndWhite' | 'printGridlines' | 'printHeadings',
): Property<Sheet> => ({
  get: (sheet) => sheet.layout.page[key],
  set: (sheet, value) => change(sheet, { [key]: booleanArg(value) }),
});

const margin = (side: keyof PageLayout['margins']): Property<Sheet> => ({
  get: (sheet) => sheet.layout.page.margins[side],
  set: (sheet, value) =>
    change(sheet, { margins: { ...sheet.layout.page.margins, [side]: numberArg(value) } }),
});

const POINTS = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 } as const;

function setMargins(sheet: Sheet, [unit, options]: readonly unknown[]): void {
  const scale = POINTS[wordArg(unit, ['Points', 'Inches', 'Centimeters'] as const)];
  const entries = Object.entries(recordArg(options)).map(([side, value]) => [side, numberArg(value) * scale]);
  change(sheet, { margins: { ...sheet.layout.page.margins, ...(Object.fromEntries(entries) as object) } });
}

const kept = (sheet: Sheet, address: string | null): HostObject | null =>
  address === null ? null : makeRange(sheet, parseArea(address));

/** PageLayout。値を保つだけで、印刷はしない。 */
export const pageLayout: ClassTable<Sheet> = {
  props: {
    Orientation: {
      get: (sheet) => sheet.layout.page.orientation,
      set: (sheet, value) =>
        change(sheet, { orientation: wordArg(value, ['Portrait', 'Landscape'] as const) }),
    },
    PaperSize: {
      get: (sheet) => sheet.layout.page.paperSize,
      set: (sheet, value) => change(sheet, { paperSize: textArg(value) }),
    },
    Zoom: {
      get: (sheet) => sheet.layout.page.zoom,
      set: (sheet, value) => change(sheet, { zoom: recordArg(value) as Record<string, number> }),
    },
    CenterHorizontally: flag('centerHorizontally'),
    CenterVertically: flag('centerVertically'),
    BlackAndWhite: flag('blackAndWhite'),
    PrintGridlines: flag('printGridlines'),
    PrintHeadings: flag('printHeadings'),
    TopMargin: margin('top'),
    BottomMargin: margin('bottom'),
    LeftMargin: margin('left'),
    RightMargin: margin('right'),
    HeaderMargin: margin('header'),
    FooterMargin: margin('footer'),
  },
  nav: {},
  methods: {
    SetPrintArea: (sheet, [area]) => change(sheet, { printArea: formatArea(areaArg(sheet, area)) }),
    SetPrintMargins: setMargins,
    SetPrintTitleRows: (sheet, [rows]) =>
      change(sheet, {
        printTitleRows: formatArea({ ...areaArg(sheet, rows), column: 0, columns: MAX_COLUMNS }),
      }),
    SetPrintTitleColumns: (sheet, [columns]) =>
      change(sheet, {
        printTitleColumns: formatArea({ ...areaArg(sheet, columns), row: 0, rows: MAX_ROWS }),
      }),
    GetPrintTitleRows: (sheet) => kept(sheet, sheet.layout.page.printTitleRows) ?? notFound(),
    GetPrintTitleRowsOrNullObject: (sheet) => kept(sheet, sheet.layout.page.printTitleRows),
    GetPrintTitleColumns: (sheet) => kept(sheet, sheet.layout.page.printTitleColumns) ?? notFound(),
    GetPrintTitleColumnsOrNullObject: (sheet) => kept(sheet, sheet.layout.page.printTitleColumns),
  },
};
