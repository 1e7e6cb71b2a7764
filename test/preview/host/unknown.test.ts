import { describe, expect, it } from 'vitest';
import { Workbook } from '../../../src/preview/host/model/workbook';
import { installOffice } from '../../../src/preview/host/office-loader';

describe('知らないもの', () => {
  it('NotImplemented と答え、覚えている', async () => {
    const app = await installOffice(new Workbook());
    const run = app.Excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().pivotTables.load('count');
      await context.sync();
    });
    await expect(run).rejects.toMatchObject({
      code: 'NotImplemented',
      message: 'Worksheet.PivotTables is not part of the simulated host.',
    });
    expect([...app.host.unknown]).toEqual(['Worksheet.PivotTables']);
  });
});

describe('リンク', () => {
  it('セルのリンクはない: 頼まれたら断り、URL のような文は文のまま', async () => {
    const book = new Workbook();
    const app = await installOffice(book);
    await app.Excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange('A1').values = [['https://x.invalid']];
      await context.sync();
    });
    expect(book.active.cellAt(0, 0)).toMatchObject({ value: 'https://x.invalid', formula: null });
    const run = app.Excel.run(async (context) => {
      const cell = context.workbook.worksheets.getActiveWorksheet().getRange('A1');
      cell.hyperlink = { address: 'https://x.invalid' };
      await context.sync();
    });
    await expect(run).rejects.toMatchObject({ code: 'NotImplemented' });
    expect([...app.host.unknown]).toEqual(['Range.Hyperlink']);
  });
});

describe('要求セットの見張り', () => {
  it.each([
    ['1.9', 'ApiNotFound'],
    ['1.15', null],
  ] as const)('ExcelApi %s', async (guard, code) => {
    const app = await installOffice(new Workbook(), { guard });
    const run = app.Excel.run(async (context) => {
      // ExcelApi 1.10; the line below is 1.9.
      context.workbook.worksheets.getActiveWorksheet().onSingleClicked.add(() => Promise.resolve());
      const range = context.workbook.worksheets.getActiveWorksheet().getRange('A1');
      range.setCellProperties([[{ format: { fill: { color: '#FFFFFF' } } }]]);
      await context.sync();
      return null;
    });
    expect(await run.catch((error: { code: string }) => error.code)).toBe(code);
    expect(app.Office.context.requirements.isSetSupported('ExcelApi', '1.10')).toBe(guard === '1.15');
  });
});
