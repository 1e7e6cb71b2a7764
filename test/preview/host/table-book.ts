import { installOffice } from '../../../src/preview/host/office-loader';
import type { InstalledOffice } from '../../../src/preview/host/office-loader';
import { Workbook } from '../../../src/preview/host/model/workbook';

/** 試験の表。見出しと三局。 */
export const ROWS = [
  ['対局日', '先手', '手数'],
  [46000, '羽生', 101],
  [46010, '藤井', 77],
  [46005, '羽生', 133],
];

/** 表「対局一覧」の様子。 */
export interface TableState {
  readonly address: string;
  readonly values: unknown[][];
  readonly names: string[];
  readonly count: number;
}

/** テーブルの試験のブックと、本物の office.js。 */
export interface TableBook {
  readonly book: Workbook;
  readonly app: InstalledOffice;
  run<T>(work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>): Promise<T>;
  /** Sheet1 の B2:D5 を表「対局一覧」にする。 */
  makeTable(): Promise<void>;
  read(): Promise<TableState>;
}

/** 空のブックを開き、office.js をつなぐ。 */
export async function openTableBook(): Promise<TableBook> {
  const book = new Workbook({ year: () => 2026 });
  const app = await installOffice(book, { guard: '1.15' });
  const run: TableBook['run'] = (work) =>
    app.Excel.run((context) => work(context.workbook.worksheets.getItem('Sheet1'), context));
  return {
    book,
    app,
    run,
    makeTable: () =>
      run(async (sheet, context) => {
        sheet.getRange('B2:D5').values = ROWS;
        const table = sheet.tables.add('B2:D5', true);
        table.name = '対局一覧';
        await context.sync();
      }),
    read: () =>
      run(async (sheet, context) => {
        const table = sheet.tables.getItem('対局一覧');
        const range = table.getRange().load('address');
        const body = table.getDataBodyRange().load('values');
        const columns = table.columns.load('items/name');
        const count = table.rows.getCount();
        await context.sync();
        const names = columns.items.map((c) => c.name);
        return { address: range.address, values: body.values, names, count: count.value };
      }),
  };
}
