import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { BoardPage } from './board-page';
import { paneButton, showTab } from './board-page';

/** 棋譜を保存の欄からダウンロードし、Shift_JIS として読んだ文。 */
export async function saveKif(board: BoardPage): Promise<string> {
  await showTab(board, '棋譜を保存');
  const [download] = await Promise.all([
    board.page.waitForEvent('download'),
    paneButton(board, 'ダウンロード').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.kif$/);
  return new TextDecoder('shift_jis', { fatal: true }).decode(await readFile(await download.path()));
}
