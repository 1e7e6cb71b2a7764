import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadWorkbook, saveWorkbook } from '../../../src/preview/host/model/saved';
import { tablesOn } from '../../../src/preview/host/model/table';
import type { TableBook } from './table-book';
import { openTableBook, ROWS } from './table-book';
import { settle } from './wait';

describe('テーブルの働き', () => {
  let opened: TableBook;
  const run: TableBook['run'] = (work) => opened.run(work);
  const makeTable = (): Promise<void> => opened.makeTable();
  const read = (): ReturnType<TableBook['read']> => opened.read();

  beforeEach(async () => {
    opened = await openTableBook();
  });
  afterEach(() => {
    expect([...opened.app.host.unknown]).toEqual([]);
    opened.app.close();
  });

  it('値・文字の条件で絞り込み、見えるところだけを読み、外すと戻る', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      const table = sheet.tables.getItem('対局一覧');
      table.columns.getItem('先手').filter.applyValuesFilter(['羽生']);
      table.columns.getItem('手数').filter.applyCustomFilter('>=110');
      const view = table.getDataBodyRange().getVisibleView().load('values,cellAddresses');
      const hidden = sheet.getRange('3:3').load('rowHidden');
      const filter = table.columns.getItem('先手').filter.load('criteria');
      const auto = table.autoFilter.load('isDataFiltered');
      await context.sync();
      expect(view.values).toEqual([[46005, '羽生', 133]]);
      expect(view.cellAddresses[0]).toEqual(['Sheet1!B5', 'Sheet1!C5', 'Sheet1!D5']);
      expect([hidden.rowHidden, auto.isDataFiltered]).toEqual([true, true]);
      expect(filter.criteria).toMatchObject({ filterOn: 'Values', values: ['羽生'] });
      table.clearFilters();
      const all = table.getDataBodyRange().getVisibleView().load('rowCount');
      await context.sync();
      expect(all.rowCount).toBe(3);
    });
  });

  it.each([
    ['*井', undefined, undefined, ['藤井']],
    ['<>羽生', undefined, undefined, ['藤井']],
    ['=羽生', '=藤井', 'Or', ['羽生', '藤井', '羽生']],
  ] as const)('条件 %s %s %s', async (first, second, operator, expected) => {
    await makeTable();
    await run(async (sheet, context) => {
      const table = sheet.tables.getItem('対局一覧');
      table.columns.getItem('先手').filter.applyCustomFilter(first, second, operator);
      const view = table.getDataBodyRange().getVisibleView().load('values');
      await context.sync();
      expect(view.values.map((row) => row[1] as string)).toEqual(expected);
    });
  });

  it('並べ替え、空は最後で、隠れた行は動かない', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      const table = sheet.tables.getItem('対局一覧');
      table.rows.add(undefined, [['', '', '']]);
      table.sort.apply([{ key: 2, ascending: false }]);
      const body = table.getDataBodyRange().load('values');
      await context.sync();
      expect(body.values.map((row) => row[2] as number)).toEqual([133, 101, 77, '']);
      table.columns.getItem('先手').filter.applyCustomFilter('<>藤井');
      table.sort.apply([{ key: 2, ascending: true }]);
      const after = table.getDataBodyRange().load('values');
      table.sort.load('fields');
      await context.sync();
      expect(after.values.map((row) => row[2] as number)).toEqual([101, 133, 77, '']);
      expect(table.sort.fields).toEqual([{ key: 2, ascending: true }]);
    });
  });

  it('構造化参照はテーブルと列の名前について変わり、広がれば新しい行も数える', async () => {
    await makeTable();
    opened.book.edit(
      opened.book.active,
      { row: 0, column: 6 },
      '=COUNTIFS(対局一覧[先手],"羽生",対局一覧[手数],">100")',
    );
    opened.book.edit(opened.book.active, { row: 0, column: 7 }, '=SUM(対局一覧[手数])');
    const shown = (): unknown[] => [6, 7].map((column) => opened.book.active.cellAt(0, column).value);
    expect(shown()).toEqual([2, 311]);
    opened.book.edit(opened.book.active, { row: 5, column: 3 }, '9');
    expect(shown()).toEqual([2, 320]);
    await run(async (sheet, context) => {
      const table = sheet.tables.getItem('対局一覧');
      table.name = '棋譜';
      table.columns.getItem('先手').name = '先番';
      await context.sync();
      table.name = '対局一覧';
      await context.sync();
    });
    expect(opened.book.active.cellAt(0, 6).formula).toBe(
      '=COUNTIFS(対局一覧[先番],"羽生",対局一覧[手数],">100")',
    );
    expect(shown()).toEqual([2, 320]);
    await run(async (sheet, context) => {
      sheet.tables.getItem('対局一覧').convertToRange();
      await context.sync();
    });
    expect(opened.book.active.cellAt(0, 7).formula).toBe('=SUM(Sheet1!$D$3:$D$6)');
    expect(shown()).toEqual([2, 320]);
  });

  it('[@列] の式は広がった行に受け継がれる', async () => {
    await makeTable();
    opened.book.edit(opened.book.active, { row: 1, column: 4 }, '倍');
    for (const row of [2, 3, 4]) opened.book.edit(opened.book.active, { row, column: 4 }, '=[@手数]*2');
    opened.book.edit(opened.book.active, { row: 5, column: 3 }, '10');
    expect([2, 5].map((row) => opened.book.active.cellAt(row, 4).value)).toEqual([202, 20]);
  });

  it('保護されたシートと編集中のセルでは断る', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      sheet.protection.protect({ allowAutoFilter: true });
      sheet.tables.getItem('対局一覧').columns.getItem('先手').filter.applyValuesFilter(['羽生']);
      await context.sync();
    });
    const sorted = run(async (sheet, context) => {
      sheet.tables.getItem('対局一覧').sort.apply([{ key: 0 }]);
      await context.sync();
    });
    await expect(sorted).rejects.toMatchObject({ code: 'AccessDenied' });
    opened.book.cellEditMode = true;
    await expect(read()).rejects.toMatchObject({ code: 'InvalidOperationInCellEditMode' });
  });

  it('出来事: 作った、変わった、選んだ、消した', async () => {
    const heard: string[] = [];
    await run(async (sheet, context) => {
      const note = (text: string): Promise<void> => Promise.resolve(void heard.push(text));
      context.workbook.tables.onAdded.add((e) => note(`added ${e.worksheetId === opened.book.active.id}`));
      context.workbook.tables.onDeleted.add((e) => note(`deleted ${e.tableName}`));
      sheet.getRange('B2:D5').values = ROWS;
      const table = sheet.tables.add('B2:D5', true);
      table.load('id');
      await context.sync();
      table.onChanged.add((e) => note(`changed ${e.address}`));
      table.onSelectionChanged.add((e) => note(`selected ${e.isInsideTable} ${e.address}`));
      await context.sync();
      opened.book.edit(opened.book.active, { row: 2, column: 3 }, '5');
      opened.book.select(opened.book.active, { row: 2, column: 3, rows: 1, columns: 1 });
      opened.book.select(opened.book.active, { row: 20, column: 3, rows: 1, columns: 1 });
      await settle();
      table.delete();
      await context.sync();
      await settle();
    });
    expect(heard).toEqual([
      'added true',
      'changed D3',
      'selected true D3',
      'selected false ',
      'deleted テーブル1',
    ]);
  });

  it('絞り込みと並べ替えを取り消し、保存して開いても同じ', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      sheet.tables.getItem('対局一覧').columns.getItem('先手').filter.applyValuesFilter(['羽生']);
      await context.sync();
    });
    const [table] = tablesOn(opened.book.active);
    const loaded = loadWorkbook(
      JSON.parse(JSON.stringify(saveWorkbook(opened.book))) as ReturnType<typeof saveWorkbook>,
    );
    expect(tablesOn(loaded.active)).toEqual([{ ...table, sheet: loaded.active }]);
    expect([...loaded.active.layout.rows.hidden]).toEqual([3]);
    expect(saveWorkbook(loaded)).toEqual(saveWorkbook(opened.book));
    opened.book.undo();
    expect([
      opened.book.active.layout.rows.hidden.size,
      tablesOn(opened.book.active)[0]?.columns[1]?.filter,
    ]).toEqual([0, null]);
  });
});
