import type { Frame, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { cellsOfColumn } from '../../src/preview/host/model/table-filters';
import type { PlayPage, PlayPageOptions } from './play-page';
import { openPlayPage, paneFrame, readWorkbook } from './play-page';

/** 一覧を待てる長さ。二つの芯を皆で分ける機械でも、千のファイルを読めるように。 */
export const LISTED = { timeout: 60_000, interval: 50 };

/** 欄「対局一覧」を開いた試遊ページ。 */
export interface ListPage extends PlayPage {
  pane: Frame;
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** 試遊ページを開き、欄「対局一覧」を出す。 */
export async function openListPage(options: PlayPageOptions = {}): Promise<ListPage> {
  const play = await openPlayPage(options);
  const pane = await paneFrame(play.page);
  await pane.getByRole('tab', { name: '対局一覧', exact: true }).click();
  return { ...play, pane };
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
