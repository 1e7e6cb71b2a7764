import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cellBox,
  cellFill,
  cellText,
  clickCell,
  goTo,
  hasBrowser,
  openPlayPage,
  selectedAddress,
  sheetTabs,
  typeInCell,
} from './play-page';
import type { PlayPage } from './play-page';

const EVENTUALLY = { timeout: 5000, interval: 20 };

describe.skipIf(!hasBrowser)('the grid, by mouse and keyboard', () => {
  let play: PlayPage;

  beforeAll(async () => {
    play = await openPlayPage();
  });

  afterAll(async () => {
    expect(play.problems).toEqual([]);
    await play.close();
  });

  const shows = (address: string, text: string): Promise<void> =>
    expect.poll(() => cellText(play.page, address), EVENTUALLY).toBe(text);
  const isSelected = (address: string): Promise<void> =>
    expect.poll(() => selectedAddress(play.page), EVENTUALLY).toBe(address);

  it('says plainly that it is not Excel', async () => {
    expect(await play.page.locator('.title-bar').innerText()).toContain(
      'シミュレーション（Excelではありません）',
    );
  });

  it('takes typing, moves down on Enter, converts as Excel does', async () => {
    await typeInCell(play.page, 'B2', '将棋');
    await isSelected('B3');
    await shows('B2', '将棋');
    await typeInCell(play.page, 'B3', '0:16');
    await shows('B3', '0:16');
    await typeInCell(play.page, 'B4', '=1+1');
    await play.page.keyboard.type('abc');
    await play.page.keyboard.press('Escape');
    await shows('B5', '');
    await play.page.keyboard.type('x');
    await play.page.keyboard.press('Tab');
    await isSelected('C5');
    await shows('B5', 'x');
  });

  it('edits with F2 and a double click, clears with Delete, undoes and redoes', async () => {
    await clickCell(play.page, 'B2');
    await play.page.keyboard.press('F2');
    await play.page.keyboard.type('!');
    await play.page.keyboard.press('Enter');
    await shows('B2', '将棋!');
    const box = await cellBox(play.page, 'B2');
    await play.page.mouse.dblclick(box.x + 5, box.y + 5);
    await play.page.keyboard.press('End');
    await play.page.keyboard.type('?');
    await play.page.keyboard.press('Enter');
    await shows('B2', '将棋!?');
    await clickCell(play.page, 'B2');
    await play.page.keyboard.press('Delete');
    await shows('B2', '');
    await play.page.keyboard.press('Control+z');
    await shows('B2', '将棋!?');
    await play.page.keyboard.press('Control+y');
    await shows('B2', '');
    await play.page.keyboard.press('Control+z');
  });

  it('selects by drag, by Shift and arrows, by headings and by the name box', async () => {
    const from = await cellBox(play.page, 'F9');
    const to = await cellBox(play.page, 'D7');
    await play.page.mouse.move(from.x + 5, from.y + 5);
    await play.page.mouse.down();
    await play.page.mouse.move(to.x + 5, to.y + 5, { steps: 3 });
    await play.page.mouse.up();
    await isSelected('D7:F9');
    await clickCell(play.page, 'C3');
    await play.page.keyboard.press('Shift+ArrowDown');
    await play.page.keyboard.press('Shift+ArrowRight');
    await isSelected('C3:D4');
    await play.page.locator('.grid-columns').getByText('E', { exact: true }).click();
    await isSelected('E:E');
    await play.page.locator('.grid-rows').getByText('6', { exact: true }).click();
    await isSelected('6:6');
    await goTo(play.page, 'B2:C3');
    await isSelected('B2:C3');
    await goTo(play.page, '見本');
    await goTo(play.page, 'A1');
    await goTo(play.page, '見本');
    await isSelected('B2:C3');
  });

  it('scrolls to a far cell and back, drawing only what is seen', async () => {
    await goTo(play.page, 'AB2000');
    await isSelected('AB2000');
    await cellBox(play.page, 'AB2000');
    expect(await play.page.locator('[data-address]').count()).toBeLessThan(2000);
    await play.page.keyboard.press('Control+Home');
    await isSelected('A1');
    await cellBox(play.page, 'A1');
  });

  it('fills the selection and resizes a column by its border', async () => {
    await clickCell(play.page, 'D2');
    await play.page.getByRole('button', { name: '塗りつぶしの色' }).click();
    await play.page.getByRole('button', { name: '#f4ddae' }).click();
    await expect.poll(() => cellFill(play.page, 'D2'), EVENTUALLY).toBe('rgb(244, 221, 174)');
    const before = await cellBox(play.page, 'D2');
    const heading = await play.page.locator('.grid-columns').getByText('D', { exact: true }).boundingBox();
    const edge = { x: before.x + before.width, y: (heading?.y ?? 0) + 8 };
    await play.page.mouse.move(edge.x - 1, edge.y);
    await play.page.mouse.down();
    await play.page.mouse.move(edge.x + 39, edge.y, { steps: 4 });
    await play.page.mouse.up();
    await expect.poll(async () => (await cellBox(play.page, 'D2')).width, EVENTUALLY).toBe(before.width + 40);
  });

  it('copies and pastes cells as text', async () => {
    await goTo(play.page, 'B2:B3');
    await play.page.keyboard.press('Control+c');
    await clickCell(play.page, 'G2');
    await play.page.keyboard.press('Control+v');
    await shows('G2', '将棋!?');
    await shows('G3', '0:16');
    await isSelected('G2:G3');
  });

  it('adds, renames, copies and deletes sheets', async () => {
    await play.page.getByRole('button', { name: '新しいシート' }).click();
    await expect
      .poll(() => sheetTabs(play.page), EVENTUALLY)
      .toEqual({ names: ['Sheet1', 'Sheet2'], active: 'Sheet2' });
    await play.page.getByRole('tab', { name: 'Sheet2' }).dblclick();
    await play.page.keyboard.press('Control+a');
    await play.page.keyboard.insertText('対局メモ');
    await play.page.keyboard.press('Enter');
    await play.page.getByRole('tab', { name: '対局メモ' }).click({ button: 'right' });
    await play.page.getByRole('menuitem', { name: 'コピー' }).click();
    await expect
      .poll(() => sheetTabs(play.page), EVENTUALLY)
      .toEqual({ names: ['Sheet1', '対局メモ', '対局メモ (2)'], active: '対局メモ (2)' });
    await play.page.getByRole('tab', { name: '対局メモ (2)' }).click({ button: 'right' });
    await play.page.getByRole('menuitem', { name: '削除' }).click();
    await play.page.getByRole('button', { name: '削除' }).click();
    await expect
      .poll(async () => (await sheetTabs(play.page)).names, EVENTUALLY)
      .toEqual(['Sheet1', '対局メモ']);
    await play.page.getByRole('tab', { name: 'Sheet1' }).click();
    await shows('B2', '将棋!?');
  });

  it('keeps the workbook across a reload', async () => {
    await expect
      .poll(() => play.page.locator('#save-state').textContent(), EVENTUALLY)
      .toContain('保存しました');
    await play.page.reload();
    await shows('B2', '将棋!?');
    await expect.poll(() => cellFill(play.page, 'D2'), EVENTUALLY).toBe('rgb(244, 221, 174)');
    expect((await sheetTabs(play.page)).names).toEqual(['Sheet1', '対局メモ']);
  });

  it('shows what was typed as text only', async () => {
    await typeInCell(play.page, 'B10', '<img src=x onerror=alert(1)>');
    await shows('B10', '<img src=x onerror=alert(1)>');
    await typeInCell(play.page, 'B11', "'=1+1");
    await shows('B11', '=1+1');
  });
});
