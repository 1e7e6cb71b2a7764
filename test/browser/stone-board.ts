import { expect, vi } from 'vitest';
import type { BoardPage } from './board-page';
import { EVENTUALLY, paintedTexts, showTab } from './board-page';
import type { PlayPageOptions } from './play-page';
import { clickCell, goTo, openPlayPage, paneFrame, selectedAddress, sheetTabs } from './play-page';
import type { SheetArea } from './sheet-area';
import { addressAt, parseSheetArea } from './sheet-area';

/** 石を置くゲームの盤の載ったページ。 */
export interface StoneBoard extends Omit<BoardPage, 'places'> {
  readonly board: SheetArea;
  readonly kifu: SheetArea;
  readonly home: string;
}

const VIEWPORT = { width: 2050, height: 1000 };

/** 新規対局からその種類を選び、一局始める。boardName は盤の名前付き範囲。 */
export async function openStoneBoard(
  kind: string,
  boardName: string,
  options: PlayPageOptions & { kifuName?: string } = {},
): Promise<StoneBoard> {
  const play = await openPlayPage({ viewport: VIEWPORT, ...options });
  const pane = await paneFrame(play.page);
  await showTab({ ...play, pane } as BoardPage, '新規対局');
  await pane.getByRole('radio', { name: kind, exact: true }).check();
  const before = (await sheetTabs(play.page)).active;
  await pane.getByRole('button', { name: 'この内容で始める' }).click();
  await vi.waitFor(async () => expect((await sheetTabs(play.page)).active).not.toBe(before), EVENTUALLY);
  const read = async (name: string): Promise<SheetArea> => {
    await goTo(play.page, name);
    return parseSheetArea(await selectedAddress(play.page));
  };
  const [board, kifu, home] = [
    await read(boardName),
    await read(options.kifuName ?? '棋譜'),
    await read('開始位置'),
  ];
  return { ...play, pane, board, kifu, home: addressAt(home, 0, 0) };
}

/** 盤のマスをクリックする。index は左上から。 */
export async function clickPlace(page: StoneBoard, index: number): Promise<void> {
  await clickCell(page.page, placeAddress(page, index));
}

/** 盤のマスのセルの番地。 */
export function placeAddress({ board }: StoneBoard, index: number): string {
  return addressAt(board, Math.floor(index / board.columns), index % board.columns);
}

/** 開始位置のセルに見えている文。 */
export async function statusText({ page, home }: StoneBoard): Promise<string> {
  return (await paintedTexts(page, [home]))[0] ?? '';
}

/** 棋譜の行に手が描かれるのを待つ。知らせはシートより先に出る。 */
export async function expectKifuMove({ page, kifu }: StoneBoard, row: number, text: string): Promise<void> {
  const shown = async (): Promise<string | undefined> =>
    (await paintedTexts(page, [addressAt(kifu, row, 1)]))[0];
  await expect.poll(shown, EVENTUALLY).toBe(text);
}

/** 知らせのバーに文が出るのを待つ。 */
export async function waitForNotice({ pane }: StoneBoard, text: string): Promise<void> {
  await expect
    .poll(async () => (await pane.locator('.message-text').allTextContents()).join(''), EVENTUALLY)
    .toContain(text);
}
