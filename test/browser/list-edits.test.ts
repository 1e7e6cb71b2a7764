import { unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKifu } from '../../src/games/shogi/formats/read';
import { cellBox, formatAddress } from '../../src/workbook/cell-box';
import type { BoardPage } from './board-page';
import { kifuAddress, readPlaces, typeMove } from './board-page';
import type { ListPage } from './list-page';
import {
  addressOf,
  chooseForList,
  chosenFile,
  listButton,
  LISTED,
  namedKif,
  openListPage,
  pickRow,
  readListRows,
  reloadList,
  showSheet,
  unfold,
  waitForMessage,
} from './list-page';
import {
  cellText,
  clickCell,
  goTo,
  hasBrowser,
  openColumnMenu,
  readWorkbook,
  sheetTabs,
  typeInCell,
} from './play-page';

// Wide enough for the columns of the list and for the kifu beside a board.
const VIEWPORT = { width: 2500, height: 1000 };

describe.skipIf(!hasBrowser)('what a person edits on the list and on the opened game', () => {
  let list: ListPage;

  beforeAll(async () => {
    list = await openListPage({ viewport: VIEWPORT });
  });

  afterAll(async () => {
    expect(list.problems).toEqual([]);
    await list.close();
  });

  const inFront = async (): Promise<string> => (await sheetTabs(list.page)).active;
  /** Opens the row on 棋譜 and says where things are on that sheet. */
  const open = async (row: number, name: string): Promise<BoardPage> => {
    await showSheet(list, '対局一覧');
    await pickRow(list, row, name);
    await listButton(list, '開く').click();
    await expect.poll(inFront, LISTED).toBe('棋譜');
    await goTo(list.page, '開始位置');
    return { ...list, places: await readPlaces(list.page) };
  };
  /** Types into a cell, also one that has to be scrolled to. */
  const typeAt = async (address: string, text: string): Promise<void> => {
    await goTo(list.page, address);
    await list.page.keyboard.insertText(text);
    await list.page.keyboard.press('Enter');
  };
  const shownPlayer = () => list.pane.locator('.player-name').first().textContent();
  /** The cell of the text of the kifu with a line that begins so. */
  const dataCell = async (start: string): Promise<string> => {
    const sheet = (await readWorkbook(list.page)).sheets.find(({ name }) => name === '棋譜')!;
    const area = sheet.usedArea()!;
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++)
        if (sheet.text(row, column).startsWith(start)) return formatAddress(cellBox(row, column));
    throw new Error(`no cell begins with ${start}`);
  };

  it('a comment, a variation and a header, written back to the row, are there after saving and loading', async () => {
    await chooseForList(
      list,
      ['甲', '丙', '丁'].map((name) => chosenFile(`${name}.kif`, namedKif(name))),
    );
    await waitForMessage(list, '3局を一覧に加えました');
    const board = await open(2, '甲');
    await typeInCell(list.page, kifuAddress(board, 1, 4), '角道を開ける');
    await clickCell(list.page, kifuAddress(board, 1, 1));
    await typeMove(board, '8c8d');
    await typeAt(await dataCell('先手：'), '先手：甲野');
    await expect.poll(shownPlayer, LISTED).toBe('甲野');
    await list.pane.getByRole('tab', { name: '対局', exact: true }).click();
    await unfold(list, '対局の情報');
    await list.pane.getByLabel('新しい見出し', { exact: true }).fill('棋戦');
    await list.pane.getByLabel('中身', { exact: true }).fill('架空杯');
    await listButton(list, '見出しを足す').click();
    await list.pane.getByLabel('棋戦', { exact: true }).waitFor();
    await dataCell('棋戦：架空杯');
    await list.pane.getByRole('tab', { name: '対局一覧', exact: true }).click();
    const before = (await readListRows(list))[0]!;
    await unfold(list, '前にある盤');
    await listButton(list, '一覧に書き戻す').click();
    await waitForMessage(list, '書き戻しました');
    const [first] = await readListRows(list);
    expect(first).toMatchObject({ '№': '1', 棋戦: '架空杯', 先手: '甲野', 変化: '1', ファイル名: '甲.kif' });
    expect(first!['対局の鍵']).not.toBe(before['対局の鍵']);
    await reloadList(list);
    const again = await open(2, '甲野');
    await expect.poll(() => cellText(list.page, kifuAddress(again, 1, 4)), LISTED).toBe('角道を開ける');
    expect(await shownPlayer()).toBe('甲野');
    await dataCell('変化：2手');
  });

  it('a name edited in its cell wins over the header, opened and written out', async () => {
    await showSheet(list, '対局一覧');
    await typeInCell(list.page, addressOf('先手', 3), '丙山');
    await open(3, '丙山');
    await expect.poll(shownPlayer, LISTED).toBe('丙山');
    await showSheet(list, '対局一覧');
    await unfold(list, '書き出す');
    const [download] = await Promise.all([
      list.page.waitForEvent('download'),
      listButton(list, '書き出す').click(),
    ]);
    const files = Object.values(unzipSync(readFileSync(await download.path())));
    const players = files.map((bytes) => readKifu(bytes).games[0]!.record.header('先手'));
    expect(players).toEqual(['甲野', '丙山', '丁']);
  });

  it('a cell edited while its game is open stays when the game is written back, and is on the board', async () => {
    await open(4, '丁');
    await showSheet(list, '対局一覧');
    await typeInCell(list.page, addressOf('先手', 4), '丁川');
    await showSheet(list, '棋譜');
    await expect.poll(shownPlayer, LISTED).toBe('丁');
    await unfold(list, '前にある盤');
    await listButton(list, '一覧に書き戻す').click();
    await waitForMessage(list, 'シートで直した「先手」のセルは残し');
    await expect.poll(shownPlayer, LISTED).toBe('丁川');
    await dataCell('先手：丁川');
    const row = (await readListRows(list))[2]!;
    expect(row).toMatchObject({ 先手: '丁川' });
    expect(row['棋譜']).toContain('先手：丁川');
  });

  it('a row typed by hand, without a kifu, is filtered and counted like the others', async () => {
    await showSheet(list, '対局一覧');
    const typed = {
      対局日: '2026/2/1',
      先手: '戊',
      後手: '己',
      結果: '先手勝ち',
      先手得点: '1',
      相手: '己',
      勝敗: '○',
    };
    for (const [header, text] of Object.entries(typed)) await typeAt(addressOf(header, 5), text);
    const rows = await readListRows(list);
    expect(rows).toHaveLength(4);
    expect(rows[3]).toMatchObject({ ...typed, 対局日: '2026/02/01', 棋譜: '' });
    const menu = await openColumnMenu(list.page, '後手');
    await menu.getByLabel('（すべて選択）').click();
    await menu.getByLabel('己').click();
    await menu.getByRole('button', { name: 'OK' }).click();
    await expect
      .poll(() => list.page.locator(`[data-address="${addressOf('先手', 2)}"]`).count(), LISTED)
      .toBe(0);
    expect(await cellText(list.page, addressOf('先手', 5))).toBe('戊');
    const again = await openColumnMenu(list.page, '後手');
    await again.getByRole('button', { name: 'フィルターをクリア' }).click();
    await unfold(list, '集計');
    await listButton(list, '集計シートを作る').click();
    await expect.poll(inFront, LISTED).toBe('集計');
    const report = (await readWorkbook(list.page)).sheets.find(({ name }) => name === '集計')!;
    const counts = (name: string): string[] => {
      const area = report.usedArea()!;
      const found = Array.from({ length: area.rows }, (_, at) => area.row + at).find(
        (row) => report.text(row, 1) === name,
      );
      return found === undefined ? [] : [2, 3, 4].map((column) => report.text(found, column));
    };
    // By opponent: games, mine, won.
    expect(counts('己')).toEqual(['1', '1', '0']);
    expect(counts('戊')).toEqual(['1', '1', '0']);
  });

  it('a game on a board of its own is never replaced by 開く', async () => {
    await list.pane.getByRole('tab', { name: '新規対局', exact: true }).click();
    await listButton(list, 'この内容で始める').click();
    await expect.poll(inFront, LISTED).toMatch(/^対局\d/);
    const name = await inFront();
    await typeMove({ ...list, places: await readPlaces(list.page) }, '2g2f');
    const cells = async (): Promise<unknown> => {
      const sheet = (await readWorkbook(list.page)).sheets.find((each) => each.name === name)!;
      return [...sheet.cells].map(([key, { value, formula }]) => [key, value, formula]);
    };
    const before = await cells();
    await list.pane.getByRole('tab', { name: '対局一覧', exact: true }).click();
    for (const [row, player] of [
      [4, '丁川'],
      [3, '丙山'],
    ] as const)
      await open(row, player);
    await expect.poll(shownPlayer, LISTED).toBe('丙山');
    expect((await sheetTabs(list.page)).names.filter((each) => each.startsWith('棋譜'))).toEqual(['棋譜']);
    expect(await cells()).toEqual(before);
  });

  it('without its column 棋譜 the list takes no game, and says which header is to be given back', async () => {
    await showSheet(list, '対局一覧');
    const count = (await readListRows(list)).length;
    await typeAt(addressOf('棋譜', 1), '記録');
    await list.pane.getByText('表に「棋譜」の欄がありません').waitFor();
    const files = [chosenFile('辛.kif', namedKif('辛'))];
    await chooseForList(list, files);
    await waitForMessage(list, /「棋譜」の欄がない.*何も書いていません.*見出しをその名に戻す/);
    expect(await readListRows(list)).toHaveLength(count);
    await typeAt(addressOf('棋譜', 1), '棋譜');
    await chooseForList(list, files);
    await waitForMessage(list, '1局を一覧に加えました');
    expect((await readListRows(list)).at(-1)!['棋譜']).toContain('先手：辛');
  });
});
