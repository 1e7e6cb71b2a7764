import { describe, expect, it } from 'vitest';
import { parseArea } from '../../../src/preview/host/model/area';
import { shiftCells } from '../../../src/preview/host/model/structure';
import type { ListApp } from './list-app';
import { columnValues, gameRow, gameRows, settle, tableOf, withRows } from './list-app';

/** 人が見出しを書き換える。 */
function rename(app: ListApp, from: string, to: string): void {
  const { sheet, columns } = tableOf(app);
  app.book.edit(sheet, { row: 0, column: columns.findIndex(({ name }) => name === from) }, to);
}

describe('欄のない一覧', () => {
  for (const header of ['棋譜', '対局の鍵'])
    it(`「${header}」の見出しが変わっていれば、足さず、どの欄かと、直し方を言う`, async () => {
      const [app, id] = await withRows(2);
      rename(app, header, '別の名');
      const used = tableOf(app).sheet.usedArea();
      const refusal = {
        code: 'ListColumnMissing',
        text: {
          ja: expect.stringMatching(`「${header}」.*何も書いていません.*見出しを.*新しい一覧`) as string,
        },
      };
      await expect(app.sheets.assertKeepsGames(id)).rejects.toMatchObject(refusal);
      await expect(app.sheets.append(id, gameRows(3, 10, 3))).rejects.toMatchObject(refusal);
      const key = String(gameRow(1).values.key);
      const writing = app.sheets.updateRow(id, key, { black: '改名' }, ['新しい棋譜']);
      if (header === '棋譜') await expect(writing).rejects.toMatchObject(refusal);
      else expect(await writing).toBe(false);
      expect(tableOf(app).sheet.usedArea()).toEqual(used);
      expect(columnValues(app, '先手')).toEqual(['棋士1', '棋士2']);
      rename(app, '別の名', header);
      await app.sheets.append(id, gameRows(1, 10, 3));
      expect(columnValues(app, '棋譜')[2]).toBe(gameRow(3, 10).kifu[0]);
    });

  it('終わりの列が消されても、欄がないことを知らせる', async () => {
    const [app] = await withRows(2);
    shiftCells(tableOf(app).sheet, parseArea('V:V'), 'columns', false, 'user');
    await settle();
    expect(app.told.at(-1)!.lists[0]!.missing).toEqual(['kifu']);
    expect(app.failures).toEqual([]);
    expect([...app.host.unknown]).toEqual([]);
  });
});
