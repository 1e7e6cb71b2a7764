import type { BoardPage } from './board-page';

// More than the pane has stops; a loop that comes round has not found it.
const MAX_STOPS = 60;

/** フォーカスのあるものの名: aria-label か、ラベルか、見えている文。 */
export function focusedName({ pane }: BoardPage): Promise<string> {
  return pane.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0]?.textContent : undefined;
    const by = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
    return (element.ariaLabel ?? label ?? by ?? element.textContent).trim();
  });
}

/** 作業ウィンドウの中を Tab でその名のものまで歩く。届かなければ Error。 */
export async function tabTo(board: BoardPage, name: string): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    const at = await focusedName(board);
    if (at === name) return;
    passed.push(at);
    await board.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}; it passed ${passed.join(' / ')}`);
}

/** 作業ウィンドウにフォーカスを移す: 出ている欄の見出しを押す。 */
export async function enterPane({ pane }: BoardPage): Promise<void> {
  await pane.getByRole('tab', { selected: true }).click();
}
