import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { BoardPage } from './board-page';
import { EVENTUALLY, paneButton, showTab } from './board-page';
import { sheetTabs } from './play-page';

type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer };

/** 試験のために書いた棋譜ファイルの道。 */
export function kifuPath(file: string): string {
  return fileURLToPath(new URL(`../support/kifu/${file}`, import.meta.url));
}

/** 棋譜を開く欄の「ファイルを選ぶ」から、ファイルを選ぶ。 */
export async function chooseFile(board: BoardPage, file: ChosenFile): Promise<void> {
  await showTab(board, '棋譜を開く');
  const [chooser] = await Promise.all([
    board.page.waitForEvent('filechooser'),
    paneButton(board, 'ファイルを選ぶ').click(),
  ]);
  if (typeof file === 'string') await chooser.setFiles(file);
  else await chooser.setFiles(file);
}

/** 棋譜ファイルを開き、新しい盤のシートが前に出るのを待つ。 */
export async function openKifuFile(board: BoardPage, file: ChosenFile): Promise<void> {
  const before = (await sheetTabs(board.page)).active;
  await chooseFile(board, file);
  await expect.poll(async () => (await sheetTabs(board.page)).active, EVENTUALLY).not.toBe(before);
}
