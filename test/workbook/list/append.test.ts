import { describe, expect, it } from 'vitest';
import { parseArea } from '../../../src/preview/host/model/area';
import { bodyArea } from '../../../src/preview/host/model/table';
import type { ListApp } from './list-app';
import { columnValues, gameRow, gameRows, openListApp, tableOf } from './list-app';

const numbers = (count: number, from = 1): number[] => Array.from({ length: count }, (_, at) => from + at);

async function withList(options: Parameters<typeof openListApp>[0] = {}): Promise<[ListApp, string]> {
  const app = await openListApp(options);
  const { id } = await app.sheets.newList();
  return [app, id];
}

/** 人が表の外から打ち込む。 */
const type = (app: ListApp, address: string, text: string): void => {
  const { row, column } = parseArea(address);
  app.book.edit(tableOf(app).sheet, { row, column }, text);
};

describe('行を足す', () => {
  for (const guard of ['1.9', '1.15'] as const) {
    it(`空の行から始め、頼みは 2,000 行、4 MB まで (${guard})`, async () => {
      const [app, id] = await withList({ guard });
      const before = app.host.syncs.length;
      expect(await app.sheets.append(id, gameRows(2500, 3000))).toBe(2500);
      const syncs = app.host.syncs.slice(before);
      expect(Math.max(...syncs.map(({ bytes }) => bytes))).toBeLessThan(4_000_000);
      expect(syncs.every(({ cellsWritten }) => cellsWritten <= 2000 * 22)).toBe(true);
      expect(bodyArea(tableOf(app)).rows).toBe(2500);
      expect(columnValues(app, '№')).toEqual(numbers(2500));
      expect(columnValues(app, '対局の鍵')[2499]).toBe(gameRow(2500).values.key);
      expect(await app.sheets.append(id, gameRows(4100, 10, 2501))).toBe(4100);
      expect(columnValues(app, '№')).toEqual(numbers(6600));
      expect([...app.host.unknown]).toEqual([]);
    });
  }

  it('文は文のまま、日付は日付、時間は時間', async () => {
    const [app, id] = await withList();
    const long = '長'.repeat(300);
    const values = {
      ...gameRow(1).values,
      date: '天保七年',
      event: '=1+1',
      black: "'甲",
      white: '+7776FU',
      opening: '0:16',
      reason: '1/2',
      notes: `=${long}`,
      file: '007',
    };
    const kifu = ['#KIF\n1 ７六歩(77)\n'.repeat(100)];
    await app.sheets.append(id, [{ values, kifu }, gameRow(2)]);
    const [first, second] = await app.sheets.readRows(id, 'all', [
      'date',
      'event',
      'black',
      'white',
      'opening',
    ]);
    expect(first!.values).toEqual({
      date: '天保七年',
      event: '=1+1',
      black: "'甲",
      white: '+7776FU',
      opening: '0:16',
    });
    expect(second!.values.date).toBe(45002);
    expect(columnValues(app, '注意')[0]).toBe(`=${long}`);
    expect(columnValues(app, 'ファイル名')[0]).toBe('007');
    expect(columnValues(app, '終局理由')[0]).toBe('1/2');
    expect(columnValues(app, '棋譜')[0]).toBe(kifu[0]);
    const { sheet } = tableOf(app);
    expect(sheet.text(2, 1)).toBe('2023/03/17');
    expect(sheet.text(1, 11)).toBe('3:00:00');
    expect(sheet.cellAt(1, 14).format.numberFormat).toBe('General');
    expect(sheet.formulaKeys.size).toBe(0);
  });

  it('長い一局のために、表の右端に「棋譜2」「棋譜3」の欄を足す', async () => {
    const [app, id] = await withList();
    await app.sheets.append(id, gameRows(3));
    const long = { ...gameRow(4), kifu: ['甲'.repeat(32_000), '乙'.repeat(32_000), '丙'] };
    await app.sheets.append(id, [long, gameRow(5)]);
    expect(
      tableOf(app)
        .columns.slice(-3)
        .map(({ name }) => name),
    ).toEqual(['棋譜', '棋譜2', '棋譜3']);
    const read = await app.sheets.readRows(id, 'all', ['kifu']);
    expect(read[3]!.kifu).toEqual(long.kifu);
    expect(read[4]!.kifu).toHaveLength(1);
  });

  it('人の足した欄、欄の順、改名した表、消した欄のまま足す', async () => {
    const [app, id] = await withList();
    await app.sheets.append(id, gameRows(2));
    type(app, 'W1', '感想');
    type(app, 'W2', '名局');
    const table = tableOf(app);
    await Excel.run(async (context) => {
      const excelTable = context.workbook.tables.getItem(id);
      excelTable.name = '私の棋譜';
      excelTable.columns.getItem('棋戦').delete();
      excelTable.columns.add(2, undefined, '採点');
      await context.sync();
    });
    await app.sheets.append(id, gameRows(2, 10, 3));
    expect(columnValues(app, '感想')).toEqual(['名局', '', '', '']);
    expect(columnValues(app, '採点')).toEqual(['', '', '', '']);
    expect(columnValues(app, '先手')).toEqual(['棋士1', '棋士2', '棋士3', '棋士4']);
    expect(tableOf(app).columns).toHaveLength(table.columns.length);
    const [row] = await app.sheets.readRows(id, 'all', ['event', 'white']);
    expect(row!.values).toStrictEqual({ white: '棋士1' });
  });

  it('表の下に人の値があれば、それを動かして足す', async () => {
    const [app, id] = await withList();
    await app.sheets.append(id, gameRows(2));
    type(app, 'D5', '下のメモ');
    await app.sheets.append(id, gameRows(10, 10, 3));
    expect(columnValues(app, '№')).toEqual(numbers(12));
    expect(tableOf(app).sheet.cellAt(14, 3).value).toBe('下のメモ');
  });

  it('集計の行は終わりのまま残る', async () => {
    const [app, id] = await withList();
    await app.sheets.append(id, gameRows(3));
    await Excel.run(async (context) => {
      context.workbook.tables.getItem(id).showTotals = true;
      await context.sync();
    });
    await app.sheets.append(id, gameRows(3, 10, 4));
    const { area, sheet, showTotals } = tableOf(app);
    expect(showTotals).toBe(true);
    expect(columnValues(app, '№')).toEqual(numbers(6));
    expect(columnValues(app, '先手')).toContain('棋士6');
    expect(sheet.cellAt(area.row + area.rows - 1, 0).value).toBe('集計');
  });

  for (const guard of ['1.9', '1.15'] as const) {
    it(`自動の広がりを人が切っていても足せる (${guard})`, async () => {
      const [app, id] = await withList({ guard });
      app.book.autoExpandsTables = false;
      expect(await app.sheets.append(id, gameRows(2500, 10))).toBe(2500);
      expect(columnValues(app, '№')).toEqual(numbers(2500));
      expect(columnValues(app, '先手')[2499]).toBe(gameRow(2500).values.black);
      expect(tableOf(app).sheet.usedArea()!.rows).toBe(2501);
    });
  }

  it('合間に取りやめられ、書いたところまでが残る', async () => {
    const [app, id] = await withList();
    let asked = 0;
    const written = await app.sheets.append(id, gameRows(5000, 10), () => asked++ > 0);
    expect(written).toBe(2000);
    expect(columnValues(app, '№')).toEqual(numbers(2000));
  });

  it('絞り込みと並べ替えを変えない', async () => {
    const [app, id] = await withList();
    await app.sheets.append(id, gameRows(5));
    await Excel.run(async (context) => {
      context.workbook.tables.getItem(id).columns.getItem('結果').filter.applyValuesFilter(['先手勝ち']);
      await context.sync();
    });
    await app.sheets.append(id, gameRows(5, 10, 6));
    expect(tableOf(app).columns.find(({ name }) => name === '結果')!.filter).not.toBeNull();
    expect(columnValues(app, '№')).toEqual(numbers(10));
  });
});
