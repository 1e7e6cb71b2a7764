import { describe, expect, it } from 'vitest';
import { LIST_COLUMNS } from '../../../src/library/list/list-columns';
import { parseArea } from '../../../src/preview/host/model/area';
import { gameRows, openListApp, settle, tableOf } from './list-app';

describe('新しい一覧', () => {
  it('本物の表を作り、見出しを固定し、人の読まない欄を細くする', async () => {
    const app = await openListApp();
    const entry = await app.sheets.newList();
    const table = tableOf(app);
    expect(entry).toEqual({ id: table.id, sheetName: '対局一覧', tableName: '対局一覧', missing: [] });
    expect(table.columns.map(({ name }) => name)).toEqual(LIST_COLUMNS.map(({ header }) => header.ja));
    expect(table).toMatchObject({ showBandedRows: true, showFilterButton: true, style: 'TableStyleMedium2' });
    expect(table.area).toEqual(parseArea('A1:V2'));
    const { sheet } = table;
    expect(app.book.active).toBe(sheet);
    expect(sheet.layout.frozen).toEqual({ rows: 1, columns: 0 });
    expect(sheet.layout.page).toMatchObject({
      orientation: 'Landscape',
      printArea: 'A:S',
      zoom: { horizontalFitToPages: 1 },
    });
    const formatAt = (column: string) => {
      const { column: at } = parseArea(`${column}2`);
      return sheet.cellAt(1, at).format;
    };
    expect(formatAt('B').numberFormat).toBe('yyyy/mm/dd');
    expect(formatAt('D').numberFormat).toBe('@');
    expect(formatAt('L').numberFormat).toBe('[h]:mm:ss');
    expect(formatAt('V')).toMatchObject({ numberFormat: 'General', horizontal: 'Fill', wrapText: false });
    expect(sheet.columnWidth(21)).toBeLessThan(60);
    expect(sheet.columnWidth(3)).toBeGreaterThan(80);
    expect([...app.host.unknown]).toEqual([]);
  });

  it('幾つでも作れ、英語でも作れ、使われた名は避ける', async () => {
    const app = await openListApp();
    await app.sheets.newList();
    const second = await app.sheets.newList();
    expect(second).toMatchObject({ sheetName: '対局一覧2', tableName: '対局一覧2' });
    await settle();
    const last = app.told.at(-1)!;
    expect(last.lists.map(({ tableName }) => tableName)).toEqual(['対局一覧', '対局一覧2']);
    expect(last.active).toBe(second.id);
    const english = await openListApp({ language: 'en', book: app.book });
    expect(await english.sheets.newList()).toMatchObject({ sheetName: 'GameList', tableName: 'GameList' });
    expect(tableOf(english, 2).columns.map(({ name }) => name)).toEqual(
      LIST_COLUMNS.map(({ header }) => header.en),
    );
    expect(english.told.at(-1)!.lists).toHaveLength(3);
    expect([...english.host.unknown]).toEqual([]);
  });

  it('集計シートを作り、作り直しても一枚', async () => {
    const app = await openListApp();
    const { id } = await app.sheets.newList();
    await app.sheets.append(id, gameRows(20, 100));
    const name = await app.sheets.makeReport(id);
    expect(app.book.active.name).toBe(name);
    expect(await app.sheets.makeReport(id)).toBe(name);
    expect([...app.host.unknown]).toEqual([]);
  });

  it('棋譜の文を新しいシートに一行一セルの文字で置く', async () => {
    const app = await openListApp();
    const name = await app.sheets.writeText('甲/乙 [決勝]', ['#KIF', '=1+1', "'引用", '0:16', '+7776FU']);
    expect(name).toBe('甲 乙 決勝');
    const { active } = app.book;
    const cells = [0, 1, 2, 3, 4].map((row) => active.cellAt(row, 0));
    expect(cells.map(({ value }) => value)).toEqual(['#KIF', '=1+1', "'引用", '0:16', '+7776FU']);
    expect(cells.every(({ formula }) => formula === null)).toBe(true);
    expect(await app.sheets.writeText('甲/乙 [決勝]', [])).toBe('甲 乙 決勝2');
    expect(await app.sheets.writeText('***', ['a'])).toBe('棋譜');
  });
});
