import { describe, expect, it } from 'vitest';
import { chartsOn } from '../../../src/preview/host/model/charts';
import { renameTable } from '../../../src/preview/host/model/table-edits';
import type { ListBook } from './list-fixture';
import { gameLines, openListBook, otherLines } from './list-fixture';
import { readBlock } from './read-block';

const lines = [...gameLines(40), ...otherLines];

function rowOf(list: ListBook, sheet: string, text: string): number {
  return list.values(sheet, 'B1:B220').findIndex(([cell]) => cell === text);
}

describe('集計シートの作り直し', () => {
  it('星取表に書いた名と終わりの月を残し、グラフを重ねない', async () => {
    const list = await openListBook(lines);
    const name = await list.report();
    const sheet = list.book.findSheet(name)!;
    const cross = rowOf(list, name, '星取表') + 4;
    const typed = ['渡辺', '=ではない', '2025-1', ''];
    typed.forEach((text, i) => list.book.edit(sheet, { row: cross + i, column: 1 }, text && `'${text}`));
    const before = rowOf(list, name, 'それより前');
    list.book.edit(sheet, { row: before - 1, column: 1 }, '2024/3/15');
    const charts = chartsOn(sheet).map((chart) => chart.name);
    await list.app.Excel.run(async (context) => {
      const own = context.workbook.worksheets.getItem(name);
      own.charts.add('Pie', own.getRange('C10:C11'), 'Columns').name = '私のグラフ';
      await context.sync();
    });
    expect(await list.report()).toBe(name);
    expect(list.book.sheets).toHaveLength(2);
    const kept = list.values(name, `B${cross + 1}:B${cross + 4}`).flat();
    expect(kept).toEqual(typed);
    expect(list.values(name, `B${before - 1}:B${before}`).flat()).toEqual([45_337, 45_366]);
    expect(readBlock(list, name, '月別')?.get('それより後')?.[0]).toBeGreaterThan(0);
    expect(chartsOn(sheet).map((chart) => chart.name)).toEqual(['私のグラフ', ...charts]);
    expect(charts).toHaveLength(5);
    list.app.close();
  });

  it('星取表の名は、局数の多い順の並びから選べ、ほかの名も書ける', async () => {
    const list = await openListBook(lines);
    await list.report();
    await list.report();
    const { validations } = list.book.findSheet('集計')!.layout;
    expect(validations).toHaveLength(1);
    const { area, rule, errorAlert } = validations[0]!;
    expect(area.rows).toBe(8);
    expect(errorAlert).toMatchObject({ showAlert: false });
    const { source } = rule['list'] as { source: string };
    expect(source).toBe('=OFFSET($BF$6,0,0,MAX(1,COUNTIF($BF$6:$BF$105,"?*")),1)');
    const offered = list
      .values('集計', 'BF6:BF105')
      .flat()
      .filter((name) => name !== '');
    const shown = list.values('集計', `B${area.row + 1}:B${area.row + 8}`).flat();
    expect(offered.slice(0, 8)).toEqual(shown.filter((name) => name !== ''));
    expect(new Set(offered).size).toBe(offered.length);
    list.app.close();
  });

  it('名の変わった一覧の集計を見つけ、二つ目の一覧には別のシートを作る', async () => {
    const list = await openListBook(lines);
    const first = await list.report();
    renameTable(list.book.tables[0]!, '私の対局');
    list.tableName = '私の対局';
    expect(await list.report()).toBe(first);
    await list.app.Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add('二つ目');
      const range = sheet.getRange('A1:C2');
      range.values = [
        ['対局日', '相手', '勝敗'],
        ['', '友', '○'],
      ];
      sheet.tables.add(range, true).name = '二つ目の一覧';
      await context.sync();
    });
    list.tableName = '二つ目の一覧';
    list.columns = new Map([
      ['date', '対局日'],
      ['opponent', '相手'],
      ['ownResult', '勝敗'],
    ]);
    const second = await list.report();
    expect([first, second]).toEqual(['集計', '集計 二つ目の一覧']);
    expect(readBlock(list, second, '相手別')?.get('友')?.slice(0, 3)).toEqual([1, 1, 0]);
    expect(await list.report()).toBe(second);
    list.app.close();
  });

  it('ない欄の要る表は省いて、そう書く', async () => {
    const list = await openListBook(lines, { without: ['opening', 'blackPoints', 'ownSide'] });
    const name = await list.report();
    for (const title of ['自分の対局', '一覧の全対局', '戦型 × 先後 (自分の対局)', '対局者別', '星取表'])
      expect(rowOf(list, name, title)).toBe(-1);
    expect(readBlock(list, name, '相手別')?.get('町の人')?.slice(0, 3)).toEqual([2, 1, 1]);
    const note = String(list.values(name, 'B4')[0]?.[0]);
    expect(note).toContain('「自分の対局」は、一覧に欄「自分の手番」がないので省きました。');
    expect(note).toContain('「戦型」「自分の手番」');
    expect(
      list
        .values(name, 'A1:Z220')
        .flat()
        .filter((value) => /^#/.test(String(value))),
    ).toEqual([]);
    list.app.close();
  });

  it('英語の一覧と英語の集計', async () => {
    const list = await openListBook(lines, { language: 'en' });
    const name = await list.report();
    expect(name).toBe('Summary');
    const own = readBlock(list, name, 'My games')!;
    expect([...own.keys()]).toEqual(['Black', 'White', 'Side not filled in', 'All']);
    expect(readBlock(list, name, 'By opponent')?.get('町の人')?.slice(0, 3)).toEqual([2, 1, 1]);
    const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
    const words = [...list.values(name, 'B1:B9'), ...list.values(name, 'C26:O26')].flat().map(String);
    expect(words.filter((word) => japanese.test(word))).toEqual([]);
    list.app.close();
  });

  it('英語の見出しは、二語なら二行で、縮めずに読める大きさで出る', async () => {
    const list = await openListBook(lines, { language: 'en' });
    const sheet = list.book.findSheet(await list.report())!;
    const row = rowOf(list, 'Summary', 'Openings: Black’s win rate (all games)') + 3;
    const format = (column: number) => sheet.cellAt(row, column).format;
    expect(sheet.cellAt(row, 6).value).toBe('Black’s rate');
    expect(format(6)).toMatchObject({ wrapText: true, shrinkToFit: false });
    expect(format(2)).toMatchObject({ wrapText: false, shrinkToFit: true });
    expect(sheet.rowHeight(row)).toBeGreaterThanOrEqual(2 * 13);
    // Names of players have no room for several lines.
    const cross = rowOf(list, 'Summary', 'Cross table') + 3;
    expect(format(2)).toMatchObject({ wrapText: false });
    expect(sheet.cellAt(cross, 2).format).toMatchObject({ wrapText: false, shrinkToFit: true });
    list.app.close();
  });

  it('グラフは、値のあるセルにも隣のグラフにも重ならない', async () => {
    const list = await openListBook(lines);
    const sheet = list.book.findSheet(await list.report())!;
    const charts = chartsOn(sheet);
    const top = (row: number): number =>
      Array.from({ length: row }, (_, i) => sheet.rowHeight(i)).reduce((a, b) => a + b, 0);
    const left = (column: number): number =>
      Array.from({ length: column }, (_, i) => sheet.columnWidth(i)).reduce((a, b) => a + b, 0);
    for (const chart of charts) {
      expect(chart.left).toBeGreaterThanOrEqual(left(15));
      expect(chart.left + chart.width).toBeLessThanOrEqual(left(25));
    }
    charts.slice(1).forEach((chart, i) => {
      expect(chart.top).toBeGreaterThanOrEqual(charts[i]!.top + charts[i]!.height);
    });
    expect(top(1)).toBeGreaterThan(0);
    list.app.close();
  });
});
