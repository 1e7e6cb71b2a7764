import type { Frame, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { LIST_COLUMNS } from '../../src/library/list/list-columns';
import { cellsOfColumn } from '../../src/preview/host/model/table-filters';
import { cellBox, formatAddress } from '../../src/workbook/cell-box';
import { shortKif } from '../library/written-games';
import type { PlayPage, PlayPageOptions } from './play-page';
import { clickCell, openPlayPage, paneFrame, readWorkbook, sheetTabs } from './play-page';

/** 一覧を待てる長さ。二つの芯を皆で分ける機械でも、千のファイルを読めるように。 */
export const LISTED = { timeout: 60_000, interval: 50 };

/** 欄「対局一覧」を開いた試遊ページ。 */
export interface ListPage extends PlayPage {
  pane: Frame;
}

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** 試遊ページを開き、欄「対局一覧」を出す。 */
export async function openListPage(options: PlayPageOptions = {}): Promise<ListPage> {
  const play = await openPlayPage(options);
  const pane = await paneFrame(play.page);
  await pane.getByRole('tab', { name: '対局一覧', exact: true }).click();
  return { ...play, pane };
}

/** 選ぶファイル。 */
export function chosenFile(name: string, content: string | Uint8Array): ChosenFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

/** 先手の名だけが違う短い一局の文。後手は乙。 */
export const namedKif = (black: string): string =>
  shortKif({ 開始日時: '2026/01/10', 先手: black, 後手: '乙' });

/** 新しい一覧の、その見出しの欄の、シートの行 (1 から) のセルの番地。 */
export function addressOf(header: string, row: number): string {
  const column = LIST_COLUMNS.findIndex((each) => each.header.ja === header);
  return formatAddress(cellBox(row - 1, column));
}

/** シートの見出しを押し、前に出るのを待つ。 */
export async function showSheet({ page }: ListPage, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect.poll(async () => (await sheetTabs(page)).active, LISTED).toBe(name);
}

/** 畳まれた欄を開く。 */
export async function unfold({ pane }: ListPage, title: string): Promise<void> {
  const section = pane.locator('details', { has: pane.getByRole('heading', { name: title, exact: true }) });
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
}

/** 一覧の行を選び、その先手の名が作業ウィンドウに出るのを待つ。 */
export async function pickRow({ page, pane }: ListPage, row: number, black: string): Promise<void> {
  await clickCell(page, addressOf('先手', row));
  await expect.poll(() => pane.locator('.picked-name').last().textContent(), LISTED).toBe(black);
}

/** ブックが保存されるのを待ち、ページを読み直して、一覧に戻る。 */
export async function reloadList(list: ListPage): Promise<void> {
  await expect.poll(() => list.page.locator('#save-state').textContent(), LISTED).toContain('保存しました');
  await list.page.reload();
  await returnToList(list);
  await showSheet(list, '対局一覧');
}

/** 読み直されたページの、作業ウィンドウの欄「対局一覧」を出す。 */
export async function returnToList(list: ListPage): Promise<void> {
  list.pane = await paneFrame(list.page);
  await list.pane.getByRole('tab', { name: '対局一覧', exact: true }).click();
  // The list is known once the pane names it; before that a selection is heard by nobody.
  await list.pane.locator('.list-name').waitFor();
}

/** 作業ウィンドウの、その名のボタン。 */
export const listButton = ({ pane }: ListPage, name: string): Locator =>
  pane.getByRole('button', { name, exact: true });

/** 欄「対局一覧」のボタンで、フォルダーの道か、作ったファイルを選ぶ。 */
export async function chooseForList(list: ListPage, chosen: string | ChosenFile[]): Promise<void> {
  const name = typeof chosen === 'string' ? 'フォルダーを選ぶ' : 'ファイルを選ぶ';
  const [chooser] = await Promise.all([
    list.page.waitForEvent('filechooser'),
    listButton(list, name).click(),
  ]);
  await chooser.setFiles(chosen);
}

/** 作業ウィンドウの知らせの文。 */
export async function messageOf({ pane }: ListPage): Promise<string> {
  return (await pane.locator('.message-text').allTextContents()).join('');
}

/** その文の知らせが出るのを待つ。 */
export function waitForMessage(list: ListPage, text: string | RegExp): Promise<void> {
  return expect.poll(() => messageOf(list), LISTED).toMatch(text);
}

/** 見出しの名から、セルに見える文。一覧の一行。 */
export type ListRowTexts = Readonly<Record<string, string>>;

/** ブックを書き出して、その中の一覧の行をすべて読む。 */
export async function readListRows({ page }: ListPage): Promise<readonly ListRowTexts[]> {
  const [table] = (await readWorkbook(page)).tables;
  if (!table) return [];
  const columns = table.columns.map(({ name }, at) => ({ name, cells: cellsOfColumn(table, at) }));
  const count = columns[0]?.cells.length ?? 0;
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(columns.map(({ name, cells }) => [name, cells[row]!.text])),
  );
}

/** もう一覧にあると言われたもの: ファイルの名から、行の番号。 */
export async function readRepeated({ pane }: ListPage): Promise<readonly { file: string; no: string }[]> {
  const lines = await pane
    .locator('.repeated li')
    .evaluateAll((items) => items.map((item) => [...item.children].map((part) => part.textContent ?? '')));
  return lines.map(([file = '', same = '']) => ({ file, no: /^№(\d+) と同じ$/.exec(same)?.[1] ?? '' }));
}
