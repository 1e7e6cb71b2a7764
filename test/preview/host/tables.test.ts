import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableBook } from './table-book';
import { openTableBook, ROWS } from './table-book';

describe('テーブルの形', () => {
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

  it('作り、名前を変え、範囲と列を読む', async () => {
    await makeTable();
    expect(await read()).toEqual({
      address: 'Sheet1!B2:D5',
      values: ROWS.slice(1),
      names: ['対局日', '先手', '手数'],
      count: 3,
    });
  });

  it('見出しは重ならず、空なら列Nで、書き換えると列の名前が変わる', async () => {
    await run(async (sheet, context) => {
      sheet.getRange('A1:C1').values = [['名', '名', '']];
      const table = sheet.tables.add('A1:C2', true);
      sheet.getRange('B1').values = [['相手']];
      const columns = table.columns.load('items/name');
      const header = table.getHeaderRowRange().load('values');
      await context.sync();
      expect(columns.items.map((c) => c.name)).toEqual(['名', '相手', '列3']);
      expect(header.values).toEqual([['名', '相手', '列3']]);
    });
  });

  it('誤った名前、重なる名前、重なる範囲を断る', async () => {
    await makeTable();
    const fails = (work: (sheet: Excel.Worksheet) => void): Promise<unknown> =>
      run(async (sheet, context) => {
        work(sheet);
        await context.sync();
      });
    const invalid = { code: 'InvalidArgument' };
    await expect(fails((s) => s.tables.add('D5:E9', true))).rejects.toMatchObject(invalid);
    await expect(fails((s) => (s.tables.getItem('対局一覧').name = 'A1'))).rejects.toMatchObject(invalid);
    await fails((s) => s.tables.add('H1:H3', true));
    await expect(fails((s) => (s.tables.getItem('テーブル2').name = '対局一覧'))).rejects.toMatchObject({
      code: 'ItemAlreadyExists',
    });
    await expect(fails((s) => s.tables.getItem('無い'))).rejects.toMatchObject({ code: 'ItemNotFound' });
  });

  it('すぐ下に書けば広がり、右に書けば列が増え、利用者の入力でも同じ', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      sheet.getRange('B6:D7').values = [
        [46020, '佐藤', 90],
        [46021, '森内', 91],
      ];
      await context.sync();
    });
    opened.book.edit(opened.book.active, { row: 7, column: 2 }, '谷川');
    opened.book.edit(opened.book.active, { row: 1, column: 4 }, '感想');
    const { address, names, count } = await read();
    expect([address, names, count]).toEqual(['Sheet1!B2:E8', ['対局日', '先手', '手数', '感想'], 6]);
    opened.book.undo();
    opened.book.undo();
    expect((await read()).address).toBe('Sheet1!B2:D7');
  });

  it('大きな配列を分けて書いても広がる', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      const rows = Array.from({ length: 2000 }, (_, i) => [46100 + i, `棋士${i}`, i]);
      context.application.suspendApiCalculationUntilNextSync();
      sheet.getRange('B6:D2005').values = rows;
      await context.sync();
    });
    expect((await read()).count).toBe(2003);
  });

  it('下が空いていない、集計の行がある、幅がはみ出すなら広がらない', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      sheet.getRange('C6').values = [['メモ']];
      await context.sync();
    });
    expect((await read()).count).toBe(4);
    await run(async (sheet, context) => {
      sheet.getRange('D8').values = [['離れたメモ']];
      sheet.getRange('A7:C7').values = [[1, 2, 3]];
      sheet.getRange('B8').values = [[1]];
      await context.sync();
    });
    expect((await read()).count).toBe(4);
  });

  it('行と列を足し、消す', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      sheet.getRange('B7').values = [['下のメモ']];
      const table = sheet.tables.getItem('対局一覧');
      table.rows.add(1, [[46001, '米長', 50]]);
      table.rows.add(undefined, [[46030, '大山', 60]]);
      table.columns.add(0, undefined, '番号');
      table.columns.add(undefined, [['結果'], ['勝'], ['負'], ['勝'], ['負'], ['分']]);
      await context.sync();
      table.rows.getItemAt(0).delete();
      table.columns.getItem('番号').delete();
      await context.sync();
    });
    const { values, names } = await read();
    expect(names).toEqual(['対局日', '先手', '手数', '結果']);
    expect(values.map((row) => [row[1], row[3]])).toEqual([
      ['米長', '負'],
      ['藤井', '勝'],
      ['羽生', '負'],
      ['大山', '分'],
    ]);
    expect(opened.book.active.cellAt(6, 1).value).toBe('下のメモ');
  });

  it('全部の行を消すと入力待ちの行が残り、そこへ足される', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      const table = sheet.tables.getItem('対局一覧');
      for (let i = 0; i < 3; i++) table.rows.getItemAt(0).delete();
      const empty = table.rows.getCount();
      await context.sync();
      table.rows.add(undefined, [[1, 'a', 2]]);
      await context.sync();
      expect(empty.value).toBe(0);
    });
    expect(await read()).toMatchObject({ address: 'Sheet1!B2:D3', values: [[1, 'a', 2]], count: 1 });
  });

  it('シートの行と列の挿入・削除について動き、一部だけのずらしは断る', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      sheet.getRange('1:1').insert('Down');
      sheet.getRange('5:5').insert('Down');
      sheet.getRange('C:C').insert('Right');
      await context.sync();
    });
    expect(await read()).toMatchObject({
      address: 'Sheet1!B3:E7',
      names: ['対局日', '列2', '先手', '手数'],
      count: 4,
    });
    const part = run(async (sheet, context) => {
      sheet.getRange('B4:C4').insert('Down');
      await context.sync();
    });
    await expect(part).rejects.toMatchObject({ code: 'InvalidOperation' });
  });

  it('resize は見出しの行を変えない', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      sheet.tables.getItem('対局一覧').resize('B2:E4');
      await context.sync();
    });
    expect((await read()).names).toEqual(['対局日', '先手', '手数', '列4']);
    const moved = run(async (sheet, context) => {
      sheet.tables.getItem('対局一覧').resize('B3:D5');
      await context.sync();
    });
    await expect(moved).rejects.toMatchObject({ code: 'InvalidArgument' });
  });

  it('集計の行を出し、隠す', async () => {
    await makeTable();
    await run(async (sheet, context) => {
      const table = sheet.tables.getItem('対局一覧');
      table.showTotals = true;
      table.rows.add(undefined, [[1, 'x', 2]]);
      const total = table.getTotalRowRange().load('address,values');
      await context.sync();
      expect([total.address, total.values]).toEqual(['Sheet1!B7:D7', [['集計', '', '']]]);
      table.showTotals = false;
      await context.sync();
    });
    expect((await read()).address).toBe('Sheet1!B2:D6');
  });
});
