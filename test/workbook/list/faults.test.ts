import { describe, expect, it } from 'vitest';
import type { WorkbookFailure } from '../../../src/play/ports';
import { deleteSheet } from '../../../src/preview/host/model/sheets';
import type { Fault } from '../../../src/preview/host/batch/host';
import type { ListApp } from './list-app';
import { columnValues, gameRow, gameRows, openListApp, settle, tableOf } from './list-app';

async function withList(): Promise<[ListApp, string]> {
  const app = await openListApp();
  const { id } = await app.sheets.newList();
  await app.sheets.append(id, gameRows(2));
  return [app, id];
}

/** 値を書く要求の count 番目から times 回、障害を起こす。 */
function breakWrites(app: ListApp, fault: Fault, count = 1, times = 1): void {
  let seen = 0;
  app.onRequest = (members) => {
    if (!members.includes('SuspendApiCalculationUntilNextSync')) return 'run';
    seen++;
    return seen >= count && seen < count + times ? fault : 'run';
  };
}

const keys = (count: number): unknown[] => gameRows(count).map(({ values }) => values.key);

describe('足している間の障害', () => {
  const faults: readonly (readonly [string, Fault])[] = [
    ['行われない', { error: 'GeneralException' }],
    ['忙しい', { error: 'RequestAborted' }],
    ['答えが失われる', 'loseAnswer'],
    ...[4, 12, 30, 45, 60].map((half): readonly [string, Fault] => [`途中まで ${half}`, { half }]),
  ];
  for (const [name, fault] of faults) {
    it(`${name}: やり直して、どの行も一度だけ`, async () => {
      const [app, id] = await withList();
      breakWrites(app, fault);
      expect(await app.sheets.append(id, gameRows(400, 50, 3))).toBe(400);
      expect(columnValues(app, '対局の鍵')).toEqual(keys(402));
      expect(columnValues(app, '先手')[401]).toBe(gameRow(402).values.black);
      expect(columnValues(app, '棋譜').every((text) => text !== '')).toBe(true);
      expect(tableOf(app).sheet.usedArea()!.rows).toBe(403);
    });

    it(`${name}が続く: 書けた数を言い、書きかけの行は残さない`, async () => {
      const [app, id] = await withList();
      breakWrites(app, fault, 2, 2);
      const adding = app.sheets.append(id, gameRows(2400, 20, 3));
      const kept = fault === 'loseAnswer' ? 2400 : 2000;
      await expect(adding).rejects.toMatchObject({
        code: 'ListPartlyAdded',
        text: { ja: expect.stringContaining(`2400局のうち${kept}局`) as string },
      });
      app.onRequest = () => 'run';
      expect(columnValues(app, '対局の鍵')).toEqual(keys(2 + kept));
      expect(tableOf(app).sheet.usedArea()!.rows).toBe(3 + kept);
      await app.sheets.append(id, gameRows(1, 50, 9000));
      expect(columnValues(app, '№').at(-1)).toBe(9000);
    });
  }

  it('書きかけの行を除けないとき: 足した数と、残ったかもしれない行の消し方を言う', async () => {
    const [app, id] = await withList();
    let seen = 0;
    // The first block goes through; the second is half written, and nothing works after that.
    app.onRequest = (members) => {
      if (members.includes('SuspendApiCalculationUntilNextSync')) seen++;
      if (seen < 2) return 'run';
      return seen++ === 2 ? { half: 45, error: 'AccessDenied' } : { error: 'AccessDenied' };
    };
    const failure: unknown = await app.sheets
      .append(id, gameRows(2400, 20, 3))
      .catch((error: unknown) => error);
    app.onRequest = () => 'run';
    const kept = columnValues(app, '対局の鍵').filter((key) => key !== '').length - 2;
    expect(failure).toMatchObject({
      code: 'ListUntidied',
      text: { ja: expect.stringContaining(`2400局のうち${kept}局`) as string },
    });
    const { ja, en } = (failure as WorkbookFailure).text;
    expect(ja).toContain('書きかけの行を片付けられませんでした');
    expect(ja).toContain('鍵のない行が残っていれば消してから、同じファイルをもう一度読み込む');
    expect(ja).toContain('シートが保護されていて書けませんでした');
    expect(en).toContain('If rows without a key are left at the end of the table, delete them');
    expect(columnValues(app, '対局の鍵').slice(0, 2 + kept)).toEqual(keys(2 + kept));
  });

  it('空の一覧で失敗しても、次はまた初めの行から', async () => {
    const app = await openListApp();
    const { id } = await app.sheets.newList();
    breakWrites(app, { half: 40 }, 1, 2);
    await expect(app.sheets.append(id, gameRows(300, 50))).rejects.toMatchObject({
      code: 'GeneralException',
    });
    app.onRequest = () => 'run';
    expect(await app.sheets.readRows(id, 'all', ['no'])).toEqual([]);
    await app.sheets.append(id, gameRows(3));
    expect(columnValues(app, '対局の鍵')).toEqual(keys(3));
  });

  it('保護されたシート: 何も変わらず、解き方を言う', async () => {
    const [app, id] = await withList();
    await Excel.run(async (context) => {
      context.workbook.worksheets.getItem('対局一覧').protection.protect();
      await context.sync();
    });
    const refusal = {
      code: 'AccessDenied',
      text: { ja: expect.stringContaining('シート保護の解除') as string },
    };
    await expect(app.sheets.append(id, gameRows(3, 10, 3))).rejects.toMatchObject(refusal);
    await expect(app.sheets.updateRow(id, String(keys(1)[0]), { black: 'x' })).rejects.toMatchObject(refusal);
    await expect(app.sheets.filterHits(id, true)).rejects.toMatchObject(refusal);
    expect(columnValues(app, '対局の鍵')).toEqual(keys(2));
    expect(await app.sheets.readRows(id, 'all', ['no'])).toHaveLength(2);
  });

  it('途中でシートが消える: 書けた数を言う', async () => {
    const [app, id] = await withList();
    const { sheet } = tableOf(app);
    let asked = 0;
    const adding = app.sheets.append(id, gameRows(5000, 10, 3), () => {
      if (asked++ === 2) deleteSheet(app.book, sheet);
      return false;
    });
    await expect(adding).rejects.toMatchObject({
      code: 'ListPartlyAdded',
      text: { ja: expect.stringContaining('5000局のうち4000局') as string },
    });
    await settle();
    expect(app.told.at(-1)!.lists).toEqual([]);
  });

  it('セルの編集中は、終わるのを待って書く', async () => {
    const [app, id] = await withList();
    app.book.cellEditMode = true;
    const adding = app.sheets.append(id, gameRows(3, 10, 3));
    await new Promise((done) => setTimeout(done, 60));
    expect(columnValues(app, '№')).toEqual([1, 2]);
    app.book.cellEditMode = false;
    expect(await adding).toBe(3);
    expect(columnValues(app, '№')).toEqual([1, 2, 3, 4, 5]);
  });

  it('読む間に並べ替えられたら、読み直す', async () => {
    const [app, id] = await withList();
    await app.sheets.append(id, gameRows(298, 30, 3));
    let requests = 0;
    app.onRequest = () => {
      if (++requests === 6) app.book.edit(tableOf(app).sheet, { row: 200, column: 20 }, 'gmoved', 'remote');
      return 'run';
    };
    const rows = await app.sheets.readRows(id, 'all', ['key', 'kifu']);
    expect(rows).toHaveLength(300);
    expect(requests).toBeGreaterThan(12);
    expect(rows[199]!.values.key).toBe('gmoved');
  });
});
