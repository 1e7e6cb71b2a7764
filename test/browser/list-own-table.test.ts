import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '../../src/preview/host/model/table';
import { cellKey } from '../../src/preview/host/model/sheet';
import { bodyArea } from '../../src/preview/host/model/table';
import { addColumn } from '../../src/preview/host/model/table-lines';
import { currentTable, renameTable, replaceTable } from '../../src/preview/host/model/table-edits';
import { formatAddress, cellBox } from '../../src/workbook/cell-box';
import type { ListPage } from './list-page';
import {
  chooseForList,
  chosenFile,
  listButton,
  LISTED,
  namedKif,
  openListPage,
  readListRows,
  returnToList,
  showSheet,
  unfold,
  waitForMessage,
} from './list-page';
import { cellText, clickCell, hasBrowser, openWorkbookFile, readWorkbook, sheetTabs } from './play-page';

const OWN = '感想';

describe.skipIf(!hasBrowser)('a list whose table a person made their own', () => {
  let list: ListPage;
  let columns: readonly string[] = [];

  beforeAll(async () => {
    list = await openListPage({ viewport: { width: 2500, height: 1000 } });
  });

  afterAll(async () => {
    expect(list.problems).toEqual([]);
    await list.close();
  });

  const address = (header: string, row: number): string =>
    formatAddress(cellBox(row - 1, columns.indexOf(header)));

  it('renamed, its columns moved, one of their own added: the rows are shown and opened', async () => {
    await chooseForList(list, [chosenFile('甲.kif', namedKif('甲')), chosenFile('丙.kif', namedKif('丙'))]);
    await waitForMessage(list, '2局を一覧に加えました');
    const book = await readWorkbook(list.page);
    const id = book.tables[0]!.id;
    renameTable(book.tables[0]!, '私の棋譜');
    addColumn(currentTable(book, id), 1, OWN, 'user');
    moveToFront(currentTable(book, id), '棋譜');
    moveToFront(currentTable(book, id), '先手');
    const table = currentTable(book, id);
    columns = table.columns.map(({ name }) => name);
    expect(columns.slice(0, 5)).toEqual(['先手', '棋譜', '№', OWN, '対局日']);
    const body = bodyArea(table);
    book.edit(table.sheet, { row: body.row, column: columns.indexOf(OWN) }, '名局');
    await openWorkbookFile(list.page, book);
    await returnToList(list);
    await showSheet(list, '対局一覧');
    await clickCell(list.page, address('後手', 3));
    await expect.poll(() => list.pane.locator('.picked-name').last().textContent(), LISTED).toBe('丙');
    await listButton(list, '開く').click();
    await expect.poll(async () => (await sheetTabs(list.page)).active, LISTED).toBe('棋譜');
    await expect.poll(() => list.pane.locator('.player-name').first().textContent(), LISTED).toBe('丙');
  });

  it('loading more appends under the same headers, and knows the games that were there', async () => {
    await showSheet(list, '対局一覧');
    await chooseForList(list, [chosenFile('丁.kif', namedKif('丁')), chosenFile('写し.kif', namedKif('甲'))]);
    await waitForMessage(list, 'もう一覧にある対局1局は加えませんでした');
    const rows = await readListRows(list);
    expect(rows.map((row) => [row['№'], row['先手'], row['対局日'], row[OWN]])).toEqual([
      ['1', '甲', '2026/01/10', '名局'],
      ['2', '丙', '2026/01/10', ''],
      ['3', '丁', '2026/01/10', ''],
    ]);
    expect(rows[2]!['棋譜']).toContain('先手：丁');
    expect(await cellText(list.page, address('先手', 4))).toBe('丁');
    const [table] = (await readWorkbook(list.page)).tables;
    expect([table!.name, ...table!.columns.map(({ name }) => name)]).toEqual(['私の棋譜', ...columns]);
  });

  it('searching shows the hits on that table', async () => {
    await unfold(list, '対局を探す');
    await list.pane.getByLabel('対局者').fill('丙');
    await listButton(list, '探す').click();
    const found = list.pane.locator('.found [role=status]');
    await expect.poll(() => found.textContent(), LISTED).toContain('1行が見つかりました');
    await expect
      .poll(() => list.page.locator(`[data-address="${address('先手', 2)}"]`).count(), LISTED)
      .toBe(0);
    expect(await cellText(list.page, address('先手', 3))).toBe('丙');
  });
});

/** 人が列を引いて左端へ動かす。セルも欄の並びも一緒に動く。 */
function moveToFront(table: Table, header: string): void {
  const { sheet, area, columns } = table;
  const from = columns.findIndex(({ name }) => name === header);
  const order = [from, ...[...columns.keys()].filter((at) => at !== from)];
  for (let row = area.row; row < area.row + area.rows; row++) {
    const cells = columns.map((_, at) => sheet.cells.get(cellKey(row, area.column + at)));
    order.forEach((at, to) => sheet.putCell(cellKey(row, area.column + to), cells[at]));
  }
  replaceTable(table, { columns: order.map((at) => columns[at]!) });
}
