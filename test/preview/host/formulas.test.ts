import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../../src/preview/host/model/cell';
import { addTable } from '../../../src/preview/host/model/table-edits';
import { addSheet } from '../../../src/preview/host/model/sheets';
import { cellKey } from '../../../src/preview/host/model/sheet';
import { pasteRows } from '../../../src/preview/host/model/typing';
import { Workbook } from '../../../src/preview/host/model/workbook';

const open = (): Workbook => {
  const book = new Workbook({ year: () => 2026, now: () => 46356.5 });
  pasteRows(book.active, 0, 0, [
    ['日付', '先手', '後手', '結果', '手数', '得点'],
    ['2026/1/5', '羽生', '藤井', '先手勝ち', '101', '1'],
    ['2026/1/20', '藤井', '羽生', '後手勝ち', '88', '0'],
    ['2026/2/3', '羽生善治', '佐藤', '千日手', '64', '0.5'],
    ['2025/12/30', '佐藤', '羽生', '中断', '', ''],
  ]);
  return book;
};

const result = (book: Workbook, formula: string): CellValue => {
  const done = book.edit(book.active, { row: 0, column: 9 }, formula);
  if (!done.ok) throw done.error;
  return book.active.cellAt(0, 9).value;
};

describe('関数', () => {
  it.each<[string, CellValue]>([
    ['=COUNTIF(B2:B5,"羽生*")', 2],
    ['=COUNTIF(B2:B5,"羽生")', 1],
    ['=COUNTIF(B2:B5,"??")', 3],
    ['=COUNTIF(E2:E5,">=88")', 2],
    ['=COUNTIF(E2:E5,"<>64")', 3],
    ['=COUNTIF(E2:E5,"")', 1],
    ['=COUNTIFS(B2:B5,"羽生*",F2:F5,"<1")', 1],
    ['=COUNTIFS(A2:A5,">="&DATE(2026,1,1),A2:A5,"<"&DATE(2026,2,1))', 2],
    ['=COUNTIFS($B$2:$B$5,B2,$C:$C,C2)', '#VALUE!'],
    ['=SUMIFS(F2:F5,C2:C5,"羽生")', 0],
    ['=SUMIF(B2:B5,"羽生*",F2:F5)', 1.5],
    ['=AVERAGEIF(B2:B5,"羽生*",E2:E5)', 82.5],
    ['=AVERAGEIFS(E2:E5,B2:B5,"無い")', '#DIV/0!'],
    ['=IFERROR(AVERAGEIFS(E2:E5,B2:B5,"無い"),"")', ''],
    ['=MAXIFS(E2:E5,F2:F5,"<1")', 88],
    ['=SUM(COUNTIFS(B2:B5,{"羽生","佐藤"},E2:E5,">0"))', 1],
    ['=SUM(COUNTIF(C2:C5,{"羽生";"藤井";"佐藤"}))', 4],
    // A list across and a list downwards are counted pair by pair.
    ['=SUM(COUNTIFS(B2:B5,{"羽生","藤井"},C2:C5,{"羽生";"藤井";"佐藤"}))', 2],
    ['=SUM(SUMIFS(E2:E5,B2:B5,{"羽生","藤井"}))', 189],
    ['=LARGE(E2:E5,2)', 88],
    ['=SMALL(E2:E5,1)', 64],
    ['=LARGE(E2:E5,4)', '#NUM!'],
    ['=SUBSTITUTE("a*b*","*","~*")', 'a~*b~*'],
    ['=SUBSTITUTE("a*b*","*","",2)', 'a*b'],
    ['=COUNTIF(B2:B5,"="&SUBSTITUTE("羽生?","?","~?"))', 0],
    ['=SUM(E2:E5)', 253],
    ['=AVERAGE(E2:E5)', 253 / 3],
    ['=COUNT(E2:E5)', 3],
    ['=COUNTA(B2:B5)', 4],
    ['=COUNTBLANK(E2:E5)', 1],
    ['=MIN(E2:E5)&"-"&MAX(E2:E5)', '64-101'],
    ['=IF(AND(E2>100,F2=1),"長い","短い")', '長い'],
    ['=IF(OR(E2<10,NOT(TRUE)),1,2)', 2],
    ['=IF(B2="羽生",,1)', ''],
    ['=YEAR(A2)*100+MONTH(A2)', 202601],
    ['=TEXT(A2,"yyyy/mm")', '2026/01'],
    ['=TEXT(0.256,"0.0%")', '25.6%'],
    ['=TEXT(1234567,"#,##0")', '1,234,567'],
    ['=SUMPRODUCT((YEAR(A2:A5)=2026)*(B2:B5="藤井"))', 1],
    ['=SUMPRODUCT(--(LEFT(B2:B5,1)="羽"))', 2],
    ['=INDEX(C2:C5,MATCH("佐藤",B2:B5,0))', '羽生'],
    ['=VLOOKUP("藤井",B2:F5,4,FALSE)', 88],
    ['=XLOOKUP("無い",B2:B5,C2:C5,"-")', '-'],
    ['=ROUND(2/3,2)', 0.67],
    ['=EOMONTH(A2,0)-A2', 26],
    ['=TEXT(TODAY(),"yyyy/m/d")', '2026/11/30'],
    ['=ROW()+COLUMN()', 11],
    ['=MEDIAN(E2:E5)', 88],
    ['=CONCATENATE("▲",B2)', '▲羽生'],
    ['=1/0', '#DIV/0!'],
    ['="a"*1', '#VALUE!'],
    ['=2^3^2%', 8 ** 0.02],
    ['=-2^2', 4],
    ['="B">"a"', true],
    ['=知らない(1)', '#NAME?'],
    ['=SUM({1,2;3,4})', 10],
  ])('%s → %s', (formula, expected) => {
    const value = result(open(), formula);
    if (typeof expected === 'number') expect(value).toBeCloseTo(expected, 9);
    else expect(value).toBe(expected);
  });

  it('ほかのシート、集計行、互いに参照する式、循環', () => {
    const book = open();
    const list = book.active;
    addTable(list, { row: 0, column: 0, rows: 5, columns: 6 }, true, 'user');
    const sheet = addSheet(book, '集計 1');
    const put = (row: number, text: string): unknown => book.edit(sheet, { row, column: 0 }, text);
    put(2, '=A2*2');
    put(1, '=A1+1');
    put(0, '=SUM(Sheet1!E2:E5)');
    put(3, '=COUNTIFS(テーブル1[先手],"羽生*",テーブル1[結果],"<>中断")');
    put(4, '=SUM(テーブル1[[手数]:[得点]])');
    put(5, '=COUNTA(テーブル1[#Headers])');
    put(6, '=A7+1');
    put(7, '=テーブル1[無い]');
    const shown = (): CellValue[] => [0, 1, 2, 3, 4, 5, 6, 7].map((row) => sheet.cellAt(row, 0).value);
    expect(shown()).toEqual([253, 254, 508, 2, 254.5, 6, 1, '#REF!']);
    book.edit(list, { row: 4, column: 4 }, '7');
    expect(shown().slice(0, 5)).toEqual([260, 261, 522, 2, 261.5]);
  });
});

describe('速さ', () => {
  it('一万行の表に百の COUNTIFS を五秒以内に計算する', () => {
    const book = new Workbook({ year: () => 2026 });
    const list = book.active;
    const { format } = list.cellAt(0, 0);
    for (let row = 1; row <= 10_000; row++) {
      list.putCell(cellKey(row, 0), { value: `棋士${row % 50}`, formula: null, format });
      list.putCell(cellKey(row, 1), { value: row % 3, formula: null, format });
    }
    pasteRows(list, 0, 0, [['先手', '得点']]);
    addTable(list, { row: 0, column: 0, rows: 10_001, columns: 2 }, true, 'user');
    const sheet = addSheet(book, '集計');
    book.calculation.suspend();
    const lines = Array.from({ length: 50 }, (_, i) => [
      `=COUNTIFS(テーブル1[先手],"棋士${i}",テーブル1[得点],1)`,
      `=SUMIFS(テーブル1[得点],テーブル1[先手],"棋士${i}")`,
    ]);
    pasteRows(sheet, 0, 0, lines);
    const start = performance.now();
    book.calculation.resume();
    expect(performance.now() - start).toBeLessThan(5000);
    expect([sheet.cellAt(1, 0).value, sheet.cellAt(1, 1).value]).toEqual([67, 199]);
    book.edit(list, { row: 1, column: 1 }, '2');
    expect([sheet.cellAt(1, 0).value, sheet.cellAt(1, 1).value]).toEqual([66, 200]);
  });
});
