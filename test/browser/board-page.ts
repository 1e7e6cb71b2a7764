import type { Frame, Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { clickCell, goTo, openPlayPage, painted, paneFrame, selectedAddress, sheetTabs } from './play-page';
import type { PlayPage, PlayPageOptions } from './play-page';
import type { SheetArea } from './sheet-area';
import { addressAt, parseSheetArea } from './sheet-area';

/** 待てる長さ。二つの芯を皆で分ける機械でも足りるように。 */
export const EVENTUALLY = { timeout: 10_000, interval: 15 };

/** 名前の指す範囲。名前ボックスで一度だけ読む。 */
export type Places = Readonly<Record<PlaceName, SheetArea>>;

export type PlaceName = (typeof placeNames)[number];

const placeNames = [
  '将棋盤',
  '先手持駒',
  '後手持駒',
  '選択肢',
  '棋譜',
  '局面SFEN',
  '指し手入力',
  '将棋盤色',
  '手数',
  '開始位置',
] as const;

/** 盤の載ったページ: 試遊ページ、作業ウィンドウ、名前の指す範囲。 */
export interface BoardPage extends PlayPage {
  pane: Frame;
  places: Places;
}

// Wide enough for the kifu and the formula cells at the right of the board.
const VIEWPORT = { width: 2050, height: 1000 };

/** 試遊ページを開き、初めの札のボタンで一局始める。 */
export async function openBoardPage(options: PlayPageOptions = {}): Promise<BoardPage> {
  const play = await openPlayPage({ viewport: VIEWPORT, ...options });
  const pane = await paneFrame(play.page);
  await pane.getByRole('button', { name: /^(対局を始める|Start a game)$/ }).click();
  return { ...play, pane, places: await readPlaces(play.page) };
}

/** 盤のシートが前に出るのを待ち、名前の範囲を名前ボックスで読む。終わりは開始位置を選んでおく。 */
export async function readPlaces(page: Page): Promise<Places> {
  const label = page.locator('.name-box input');
  // Not expect.poll: it works only inside a test, and boards are opened in hooks too.
  await vi.waitFor(async () => expect(await label.inputValue()).toBe('開始位置'), EVENTUALLY);
  const entries: [PlaceName, SheetArea][] = [];
  for (const name of placeNames) {
    await goTo(page, name);
    entries.push([name, parseSheetArea(await selectedAddress(page))]);
  }
  return Object.fromEntries(entries) as unknown as Places;
}

/** 新規対局の欄から、その開始局面で始める。blackName は先手の名。 */
export async function startFrom(board: BoardPage, sfen: string, blackName = ''): Promise<void> {
  const { page, pane } = board;
  const before = (await sheetTabs(page)).active;
  await showTab(board, '新規対局');
  await fillField(board, '先手（下手）の名', blackName);
  await fillField(board, '開始局面', sfen);
  await pane.getByRole('button', { name: 'この内容で始める' }).click();
  await expect.poll(async () => (await sheetTabs(page)).active, EVENTUALLY).not.toBe(before);
  await painted(page);
  await expect.poll(() => paintedAt(board, '局面SFEN'), EVENTUALLY).toBe(sfen);
}

async function fillField({ page, pane }: BoardPage, name: string, text: string): Promise<void> {
  await pane.getByRole('textbox', { name }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

/** 作業ウィンドウの欄を切り替える。 */
export async function showTab({ pane }: BoardPage, name: string): Promise<void> {
  await pane.getByRole('tab', { name, exact: true }).click();
}

/** 作業ウィンドウのボタン。 */
export function paneButton({ pane }: BoardPage, name: string): Locator {
  return pane.getByRole('button', { name, exact: true });
}

/** マスのセルの番地。square は `7g` の形。反転していれば flipped。 */
export function squareAddress({ places }: BoardPage, square: string, flipped = false): string {
  const column = 9 - Number(square[0]);
  const row = square.charCodeAt(1) - 97;
  return flipped ? addressAt(places.将棋盤, 8 - row, 8 - column) : addressAt(places.将棋盤, row, column);
}

/** マスを順にクリックする。 */
export async function clickSquares(board: BoardPage, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) await clickCell(board.page, squareAddress(board, square));
}

/** 駒台の駒をクリックする。letter は USI の打つ駒 (`P` など)。 */
export async function clickHand(board: BoardPage, side: '先手' | '後手', letter: string): Promise<void> {
  await clickCell(board.page, addressAt(board.places[`${side}持駒`], 'RBGSNLP'.indexOf(letter), 0));
}

/** 成・不成のセルをクリックする。問いが描かれるのを待つ。 */
export async function clickChoice(board: BoardPage, text: '成' | '不成'): Promise<void> {
  const area = board.places.選択肢;
  const addresses = Array.from({ length: area.rows }, (_, row) => addressAt(area, row, 0));
  let found: string | undefined;
  await expect
    .poll(async () => {
      const texts = await paintedTexts(board.page, addresses);
      found = addresses[texts.indexOf(text)];
      return found;
    }, EVENTUALLY)
    .toBeDefined();
  if (found !== undefined) await clickCell(board.page, found);
}

/** 棋譜のセルの番地。column は手数 0、指し手 1、消費時間 2、累計 3、コメント 4。 */
export function kifuAddress({ places }: BoardPage, row: number, column: number): string {
  return addressAt(places.棋譜, row, column);
}

/** 指し手入力に打って Enter。 */
export async function typeMove(board: BoardPage, text: string): Promise<void> {
  const address = addressAt(board.places.指し手入力, 0, 0);
  if ((await selectedAddress(board.page)) !== address) await clickCell(board.page, address);
  await board.page.keyboard.insertText(text);
  await board.page.keyboard.press('Enter');
  await painted(board.page);
  // The add-in empties the cell and comes back to it, so that the next move can be typed at once.
  await expect.poll(() => selectedAddress(board.page), EVENTUALLY).toBe(address);
  await expect.poll(() => paintedAt(board, '指し手入力'), EVENTUALLY).toBe('');
}

/** 一セルの名前に見えている文。 */
export async function paintedAt({ page, places }: BoardPage, name: PlaceName): Promise<string> {
  const address = addressAt(places[name], 0, 0);
  return (await paintedTexts(page, [address]))[0] ?? '';
}

/** セルに見えている文を一度に読む。 */
export async function paintedTexts(page: Page, addresses: readonly string[]): Promise<string[]> {
  await painted(page);
  return page.evaluate(
    (list) => list.map((each) => document.querySelector(`[data-address="${each}"]`)?.textContent ?? '?'),
    addresses,
  );
}

/** 知らせのバーに出ている文。出ていなければ空。 */
export async function messageText({ pane }: BoardPage): Promise<string> {
  return (await pane.locator('.message-text').allTextContents()).join('');
}

/** 知らせのバーに文が出るのを待つ。 */
export async function waitForMessage(board: BoardPage, text: string): Promise<void> {
  await expect.poll(() => messageText(board), EVENTUALLY).toContain(text);
}
