import { describe, expect, it } from 'vitest';
import { parseArea } from '../../../src/preview/host/model/area';
import type { ListApp } from './list-app';
import { columnValues, gameRow, gameRows, openListApp, tableOf } from './list-app';

async function withRows(count: number, kifuChars = 100): Promise<[ListApp, string]> {
  const app = await openListApp();
  const { id } = await app.sheets.newList();
  await app.sheets.append(id, gameRows(count, kifuChars));
  return [app, id];
}

const keyOf = (number: number): string => String(gameRow(number).values.key);

/** 表の一つの欄で並べ替える。 */
const sortBy = (id: string, key: number, ascending: boolean): Promise<void> =>
  Excel.run(async (context) => {
    context.workbook.tables.getItem(id).sort.apply([{ key, ascending }]);
    await context.sync();
  });

describe('行を読む', () => {
  it('空の一覧からは何も読まない', async () => {
    const app = await openListApp();
    const { id } = await app.sheets.newList();
    expect(await app.sheets.readRows(id, 'all', ['no', 'kifu'])).toEqual([]);
    expect(await app.sheets.readRow(id, 'g')).toBeNull();
  });

  it('値と棋譜を、5 MB を越えない答えに区切って読む', async () => {
    const [app, id] = await withRows(300, 1000);
    const long = gameRows(60, 30_000, 301);
    await app.sheets.append(id, long);
    const before = app.host.log.length;
    const rows = await app.sheets.readRows(id, 'all', ['key', 'no', 'kifu']);
    expect(rows.map(({ index }) => index)).toEqual(Array.from({ length: 360 }, (_, at) => at));
    expect(rows.map(({ values }) => values.no)).toEqual(rows.map((_, at) => at + 1));
    expect(rows[340]!.kifu).toEqual(long[40]!.kifu);
    const kept = app.host.log.slice(before).filter(({ error }) => error === null);
    expect(Math.max(...kept.map(({ responseBytes }) => responseBytes))).toBeLessThan(5_000_000);
    const names = await app.sheets.readRows(id, 'all', ['black']);
    expect(names[3]).toEqual({ index: 3, values: { black: '棋士4' }, kifu: [] });
  });

  it('見えている行だけを、いまの並びで読む。欄を隠していても同じ', async () => {
    const [app, id] = await withRows(40);
    await sortBy(id, 0, false);
    await Excel.run(async (context) => {
      const table = context.workbook.tables.getItem(id);
      table.columns.getItem('結果').filter.applyValuesFilter(['先手勝ち']);
      table.columns.getItem('対局の鍵').getRange().columnHidden = true;
      await context.sync();
    });
    const rows = await app.sheets.readRows(id, 'visible', ['no', 'key', 'kifu']);
    expect(rows.map(({ values }) => values.no)).toEqual(Array.from({ length: 20 }, (_, at) => 40 - 2 * at));
    expect(rows[0]!.kifu).toEqual(gameRow(40, 100).kifu);
    expect(await app.sheets.readRow(id, keyOf(3))).toMatchObject({ index: 37, values: { no: 3 } });
  });

  it('選ばれた行を読む: 幾つかの範囲でも、隠れた行を除いて', async () => {
    const [app, id] = await withRows(10);
    const { sheet } = tableOf(app);
    const read = async (): Promise<unknown[]> =>
      (await app.sheets.readRows(id, 'selected', ['no'])).map(({ values }) => values.no);
    app.book.select(sheet, parseArea('C3:D4'), 'user', [parseArea('F4:F4'), parseArea('A9')]);
    expect(await read()).toEqual([2, 3, 8]);
    app.book.select(sheet, parseArea('4:7'));
    await Excel.run(async (context) => {
      context.workbook.tables.getItem(id).columns.getItem('結果').filter.applyValuesFilter(['先手勝ち']);
      await context.sync();
    });
    expect(await read()).toEqual([4, 6]);
    app.book.select(sheet, parseArea('AA3'));
    expect(await read()).toEqual([]);
  });
});

describe('行を書き換える', () => {
  it('鍵の行の値と棋譜だけを、並べ替えた後でも', async () => {
    const [app, id] = await withRows(5);
    await sortBy(id, 0, false);
    const key = keyOf(2);
    const kifu = ['新しい棋譜', '続き'];
    expect(await app.sheets.updateRow(id, key, { black: '=改名', date: '不明', key: 'gnew' }, kifu)).toBe(
      true,
    );
    expect(await app.sheets.updateRow(id, key, { black: 'x' })).toBe(false);
    const row = await app.sheets.readRow(id, 'gnew');
    expect(row).toMatchObject({ index: 3, values: { no: 2, black: '=改名', date: '不明' }, kifu });
    expect(await app.sheets.updateRow(id, 'gnew', {}, ['一つ'])).toBe(true);
    expect((await app.sheets.readRow(id, 'gnew'))!.kifu).toEqual(['一つ']);
    expect(columnValues(app, '先手')).toEqual(['棋士5', '棋士4', '棋士3', '=改名', '棋士1']);
  });

  it('書く直前に並べ替えられたら、ほかの行を元に戻してやり直す', async () => {
    const [app, id] = await withRows(5);
    let sorted = false;
    app.onRequest = (members) => {
      const { sheet } = tableOf(app);
      // Between the reading of the keys and the writing: the user sorts.
      if (!sorted && members.includes('NumberFormat')) {
        sorted = true;
        const [first, last] = [1, 5].map((row) => [...Array(22).keys()].map((at) => sheet.cellAt(row, at)));
        last!.forEach((cell, at) => app.book.edit(sheet, { row: 1, column: at }, String(cell.value)));
        first!.forEach((cell, at) => app.book.edit(sheet, { row: 5, column: at }, String(cell.value)));
      }
      return 'run';
    };
    expect(await app.sheets.updateRow(id, keyOf(1), { black: '改名' })).toBe(true);
    expect(sorted).toBe(true);
    expect(columnValues(app, '先手')).toEqual(['棋士5', '棋士2', '棋士3', '棋士4', '改名']);
  });

  it('全部の行の欄を書き換え、変わらない行と人の欄には触れない', async () => {
    const [app, id] = await withRows(1500, 10);
    const { sheet } = tableOf(app);
    app.book.edit(sheet, { row: 0, column: 22 }, '感想');
    app.book.edit(sheet, { row: 1, column: 22 }, '名局');
    await app.sheets.rewriteRows(id, ['no', 'black'], ({ values }) =>
      Number(values.no) % 3 === 0 ? { hit: Number(values.no), ownResult: '○' } : { hit: '' },
    );
    expect(columnValues(app, '検索').slice(0, 6)).toEqual(['', '', 3, '', '', 6]);
    expect(columnValues(app, '検索')[1499]).toBe(1500);
    expect(columnValues(app, '勝敗').filter((value) => value === '○')).toHaveLength(500);
    expect(columnValues(app, '感想')[0]).toBe('名局');
  });

  it('見つかった行だけを見せ、人の絞り込みは残す', async () => {
    const [app, id] = await withRows(12);
    await app.sheets.rewriteRows(id, ['no'], ({ values }) => ({ hit: Number(values.no) % 3 === 0 ? 0 : '' }));
    await Excel.run(async (context) => {
      context.workbook.tables.getItem(id).columns.getItem('結果').filter.applyValuesFilter(['先手勝ち']);
      await context.sync();
    });
    const visible = async (): Promise<unknown[]> =>
      (await app.sheets.readRows(id, 'visible', ['no'])).map(({ values }) => values.no);
    await app.sheets.filterHits(id, true);
    expect(await visible()).toEqual([6, 12]);
    await app.sheets.filterHits(id, false);
    expect(await visible()).toEqual([2, 4, 6, 8, 10, 12]);
  });

  it('検索の欄が消されていれば、どの欄かを言う', async () => {
    const [app, id] = await withRows(1);
    await Excel.run(async (context) => {
      context.workbook.tables.getItem(id).columns.getItem('検索').delete();
      await context.sync();
    });
    await app.sheets.filterHits(id, false);
    await expect(app.sheets.filterHits(id, true)).rejects.toMatchObject({
      code: 'ListColumnMissing',
      text: { ja: expect.stringContaining('「検索」') as string },
    });
  });

  it('一覧を前に出す', async () => {
    const [app, id] = await withRows(5);
    const { sheet } = tableOf(app);
    app.book.activate(app.book.sheets[0]!);
    await app.sheets.showList(id);
    expect(app.book.active).toBe(sheet);
    expect([...app.host.unknown]).toEqual([]);
  });
});
