import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seriesTexts, seriesValues } from '../../../src/preview/host/model/charts';
import { loadWorkbook, saveWorkbook } from '../../../src/preview/host/model/saved';
import type { TableBook } from './table-book';
import { openTableBook } from './table-book';

describe('グラフ', () => {
  let opened: TableBook;
  beforeEach(async () => {
    opened = await openTableBook();
    await opened.run(async (sheet, context) => {
      sheet.getRange('A1:C4').values = [
        ['月', '勝', '負'],
        ["'1月", 3, 1],
        ["'2月", 2, '=1+1'],
        ["'3月", 5, 0],
      ];
      const chart = sheet.charts.add('ColumnClustered', sheet.getRange('A1:C4'));
      chart.name = '月別';
      chart.title.text = '月別の勝敗';
      chart.setPosition('E2', 'J12');
      chart.legend.position = 'Right';
      chart.axes.valueAxis.minimum = 0;
      chart.axes.valueAxis.title.text = '局';
      chart.series.getItemAt(0).format.fill.setSolidColor('#107C41');
      chart.series.getItemAt(1).hasDataLabels = true;
      await context.sync();
    });
  });
  afterEach(() => {
    expect([...opened.app.host.unknown]).toEqual([]);
    opened.app.close();
  });

  it('元の表から系列と項目を作り、設定を読み返す', async () => {
    await opened.run(async (sheet, context) => {
      const chart = sheet.charts.getItem('月別').load('left,top,width,height,chartType,title/text');
      chart.series.load('items/name,items/hasDataLabels');
      chart.axes.valueAxis.load('minimum');
      await context.sync();
      expect([chart.left, chart.top, chart.width, chart.height]).toEqual([192, 15, 288, 165]);
      expect([chart.chartType, chart.title.text]).toEqual(['ColumnClustered', '月別の勝敗']);
      expect(chart.series.items.map((s) => [s.name, s.hasDataLabels])).toEqual([
        ['勝', false],
        ['負', true],
      ]);
      expect(chart.axes.valueAxis.minimum).toBe(0);
    });
    const [chart] = opened.book.charts;
    if (!chart) throw new Error('no chart');
    expect(chart.series.map((s) => seriesValues(chart, s.values))).toEqual([
      [3, 2, 5],
      [1, 2, 0],
    ]);
    expect(seriesTexts(chart, chart.series[0]?.categories ?? null)).toEqual(['1月', '2月', '3月']);
  });

  it('行の挿入とシートの名前について動き、取り消し、保存できる', async () => {
    await opened.run(async (sheet, context) => {
      sheet.getRange('1:1').insert('Down');
      sheet.name = '集計 表';
      await context.sync();
    });
    const { book } = opened;
    expect(book.charts[0]?.series[1]?.values).toBe("='集計 表'!$C$3:$C$5");
    const saved = JSON.parse(JSON.stringify(saveWorkbook(book))) as ReturnType<typeof saveWorkbook>;
    expect(saveWorkbook(loadWorkbook(saved))).toEqual(saveWorkbook(book));
    await opened.app.Excel.run(async (context) => {
      context.workbook.worksheets.getItem('集計 表').charts.getItem('月別').delete();
      await context.sync();
    });
    expect(book.charts).toEqual([]);
    book.undo();
    expect(book.charts.map((c) => c.name)).toEqual(['月別']);
  });

  it('系列を足し、値を決め、データを替える', async () => {
    await opened.run(async (sheet, context) => {
      const chart = sheet.charts.getItemAt(0);
      const added = chart.series.add('計');
      added.setValues(sheet.getRange('B2:B4'));
      added.setXAxisValues(sheet.getRange('A2:A4'));
      await context.sync();
      expect(opened.book.charts[0]?.series[2]).toMatchObject({
        name: '計',
        values: '=Sheet1!$B$2:$B$4',
        categories: '=Sheet1!$A$2:$A$4',
      });
      chart.setData(sheet.getRange('A1:B4'), 'Columns');
      const none = sheet.charts.getItemOrNullObject('無い');
      await context.sync();
      expect([opened.book.charts[0]?.series.length, none.isNullObject]).toEqual([1, true]);
    });
  });

  it('第二軸は、使う系列ができてからあり、第一軸と別の設定を持つ', async () => {
    await opened.run(async (sheet, context) => {
      const chart = sheet.charts.getItemAt(0);
      const rate = chart.series.getItemAt(1);
      rate.chartType = 'LineMarkers';
      rate.axisGroup = 'Secondary';
      const secondary = chart.axes.getItem('Value', 'Secondary');
      secondary.maximum = 1;
      chart.axes.categoryAxis.position = 'Maximum';
      const [first, second] = [chart.axes.valueAxis.load('maximum'), secondary.load('maximum')];
      chart.series.load('items/chartType');
      await context.sync();
      expect([first.maximum, second.maximum]).toEqual(['', 1]);
      expect(chart.series.items.map((each) => each.chartType)).toEqual(['ColumnClustered', 'LineMarkers']);
    });
  });

  it('第二軸を使う系列がなければ、その軸はない', async () => {
    const asked = opened.run(async (sheet, context) => {
      sheet.charts.getItemAt(0).axes.getItem('Value', 'Secondary').maximum = 1;
      await context.sync();
    });
    await expect(asked).rejects.toMatchObject({ code: 'ItemNotFound' });
  });
});
