import { beforeAll, describe, expect, it } from 'vitest';
import { Workbook } from '../../../src/preview/host/model/workbook';
import type { InstalledOffice } from '../../../src/preview/host/office-loader';
import { settle } from './wait';
import { installOffice } from '../../../src/preview/host/office-loader';

const open = (): Workbook => new Workbook({ year: () => 2026 });

describe.each(['desktop', 'web'] as const)('本物の office.js(%s)', (platform) => {
  let app: InstalledOffice;
  beforeAll(async () => {
    app = await installOffice(new Workbook({ platform, year: () => 2026 }));
  });

  it('塗って読む', async () => {
    const seen = await app.Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add('Game');
      const range = sheet.getRange('B2:D3');
      range.values = [
        [1, 2, 3],
        ['x', true, '=1+1'],
      ];
      range.format.fill.color = '#FFCC00';
      range.format.font.bold = true;
      sheet.getRange('B2').format.fill.color = 'red';
      range.load('values,formulas,text,valueTypes,address,rowCount,format/fill/color,format/font/bold');
      sheet.activate();
      await context.sync();
      return range.toJSON();
    });
    expect(seen).toMatchObject({
      address: 'Game!B2:D3',
      rowCount: 2,
      values: [
        [1, 2, 3],
        ['x', true, 2],
      ],
      formulas: [
        [1, 2, 3],
        ['x', true, '=1+1'],
      ],
      text: [
        ['1', '2', '3'],
        ['x', 'TRUE', '2'],
      ],
      format: { fill: { color: null }, font: { bold: true } },
    });
  });

  it('ひととおりの後、知らないメンバーはない', () => {
    expect([...app.host.unknown]).toEqual([]);
  });
});

describe('記録', () => {
  it('終わりの参照返しはアドインの同期に数えない', async () => {
    const { Excel, host } = await installOffice(open());
    await Excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange('A1:B2').values = [
        [1, 2],
        [3, 4],
      ];
      await context.sync();
    });
    await settle();
    expect(host.syncs.length).toBe(1);
    expect(host.syncs[0]?.cellsWritten).toBe(4);
    expect(host.referenceCount).toBe(0);
  });
});
