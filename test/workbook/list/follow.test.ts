import { describe, expect, it } from 'vitest';
import { parseArea } from '../../../src/preview/host/model/area';
import { deleteSheet, renameSheet } from '../../../src/preview/host/model/sheets';
import { loadWorkbook, saveWorkbook } from '../../../src/preview/host/model/saved';
import type { ListApp } from './list-app';
import { gameRow, gameRows, openListApp, settle, tableOf, withRows } from './list-app';

const select = async (app: ListApp, address: string): Promise<void> => {
  app.book.select(tableOf(app).sheet, parseArea(address));
  await settle();
};

describe('一覧を追う', () => {
  it('選ばれた行を、一度の同期で、値と棋譜を付けて知らせる', async () => {
    const [app] = await withRows(5);
    const before = app.host.syncs.length;
    await select(app, 'D4');
    expect(app.host.syncs.length - before).toBe(1);
    expect(app.rows.at(-1)).toEqual({ index: 2, ...gameRow(3, 100) });
    await select(app, 'C5:E6');
    expect(app.rows.at(-1)!.index).toBe(3);
    await select(app, 'A1');
    expect(app.rows.at(-1)).toBeNull();
    await select(app, 'AA3');
    expect(app.rows.at(-1)).toBeNull();
    await select(app, 'B2');
    const told = app.rows.length;
    app.book.select(app.book.sheets[0]!, parseArea('B3'));
    await settle();
    expect(app.rows).toHaveLength(told);
    app.book.select(app.book.sheets[0]!, parseArea('A5'));
    await settle();
    expect(app.rows).toHaveLength(told);
    expect(app.failures).toEqual([]);
  });

  it('始めたときにもう選ばれている行を知らせる', async () => {
    const [app] = await withRows(3);
    await select(app, 'D3');
    const again = await openListApp({ book: loadWorkbook(saveWorkbook(app.book)) });
    expect(again.rows).toEqual([{ index: 1, ...gameRow(2, 100) }]);
    await select(app, 'A1');
    const atHeader = await openListApp({ book: loadWorkbook(saveWorkbook(app.book)) });
    expect(atHeader.rows).toEqual([null]);
  });

  it('ほかのシートから戻ると、前から選ばれている行を知らせる', async () => {
    const [app] = await withRows(3);
    await select(app, 'D3');
    const { sheet } = tableOf(app);
    const told = app.rows.length;
    app.book.select(app.book.sheets[0]!, parseArea('B3'));
    await settle();
    expect(app.rows).toHaveLength(told);
    app.book.activate(sheet);
    await settle();
    expect(app.rows).toHaveLength(told + 1);
    expect(app.rows.at(-1)).toEqual({ index: 1, ...gameRow(2, 100) });
    deleteSheet(app.book, sheet);
    await settle();
    expect(app.told.at(-1)).toEqual({ lists: [], active: null });
  });

  it('選びが続けば、終わりの行だけを読む', async () => {
    const [app] = await withRows(30);
    const before = app.host.syncs.length;
    const { sheet } = tableOf(app);
    for (let row = 2; row < 30; row++) app.book.select(sheet, parseArea(`A${row}`));
    await settle();
    expect(app.host.syncs.length - before).toBeLessThan(5);
    expect(app.rows.at(-1)!.index).toBe(27);
  });

  it('選ばれた行が共同編集で変われば、読み直して知らせる', async () => {
    const [app] = await withRows(5);
    await select(app, 'D4');
    app.book.edit(tableOf(app).sheet, { row: 3, column: 3 }, '新しい名', 'remote');
    await settle();
    expect(app.rows.at(-1)!.values.black).toBe('新しい名');
    const told = app.rows.length;
    app.book.edit(tableOf(app).sheet, { row: 5, column: 3 }, 'ほかの行', 'remote');
    await settle();
    expect(app.rows).toHaveLength(told);
  });

  it('見出しの書き換え、シートの改名・写し・出入りを知らせる', async () => {
    const [app, id] = await withRows(3);
    const { sheet } = tableOf(app);
    expect(app.told.at(-1)).toMatchObject({ active: id, lists: [{ sheetName: '対局一覧', missing: [] }] });
    app.book.edit(sheet, { row: 0, column: 2 }, '大会');
    await settle();
    expect(app.told.at(-1)!.lists[0]!.missing).toEqual(['event']);
    renameSheet(app.book, sheet, '私の対局');
    await settle();
    expect(app.told.at(-1)!.lists[0]!.sheetName).toBe('私の対局');
    app.book.activate(app.book.sheets[0]!);
    await settle();
    expect(app.told.at(-1)!.active).toBeNull();
    app.book.activate(sheet);
    await settle();
    expect(app.told.at(-1)!.active).toBe(id);
    deleteSheet(app.book, sheet);
    await settle();
    expect(app.told.at(-1)).toEqual({ lists: [], active: null });
    expect(app.failures).toEqual([]);
    expect([...app.host.unknown]).toEqual([]);
  });

  it('範囲に変えられた表は一覧でなくなる', async () => {
    const [app, id] = await withRows(3);
    await select(app, 'D4');
    await Excel.run(async (context) => {
      context.workbook.tables.getItem(id).convertToRange();
      await context.sync();
    });
    await settle();
    expect(app.told.at(-1)!.lists).toEqual([]);
    await expect(app.sheets.append(id, gameRows(1))).rejects.toMatchObject({ code: 'ItemNotFound' });
    await expect(app.sheets.readRows(id, 'all', ['no'])).rejects.toMatchObject({
      text: { ja: expect.stringContaining('一覧の表が見つかりません') as string },
    });
  });

  it('人の手で作った表も、保存して開き直した表も一覧である', async () => {
    const [app] = await withRows(3);
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add('手書き');
      sheet.getRange('B2:E3').values = [
        ['対局日', '先手', '後手', '結果'],
        [45000, '私', '友', '先手勝ち'],
      ];
      sheet.tables.add('B2:E3', true);
      sheet.getRange('G2:H3').values = [
        ['品', '値'],
        ['駒', 1],
      ];
      sheet.tables.add('G2:H3', true);
      await context.sync();
    });
    await settle();
    expect(app.told.at(-1)!.lists.map(({ sheetName }) => sheetName)).toEqual(['対局一覧', '手書き']);
    const again = await openListApp({ book: loadWorkbook(saveWorkbook(app.book)) });
    const { lists } = again.told.at(-1)!;
    expect(lists).toHaveLength(2);
    expect((await again.sheets.readRows(lists[0]!.id, 'all', ['kifu', 'key']))[2]).toEqual({
      index: 2,
      values: { key: gameRow(3).values.key },
      kifu: gameRow(3, 100).kifu,
    });
    const rows = await again.sheets.readRows(lists[1]!.id, 'all', ['black', 'no', 'kifu']);
    expect(rows).toEqual([{ index: 0, values: { black: '私' }, kifu: [] }]);
    // It has no column to keep a game in.
    await expect(again.sheets.append(lists[1]!.id, gameRows(2))).rejects.toMatchObject({
      text: { ja: expect.stringContaining('「対局の鍵」「棋譜」') as string },
    });
  });
});
