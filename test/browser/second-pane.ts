import type { Frame, Page } from 'playwright-core';
import { vi } from 'vitest';
import { EVENTUALLY } from './board-page';

/** 同じブックに、もう一つの作業ウィンドウを開く。窓を二つ開いたときのように、それぞれがつながる。 */
export async function openSecondPane(page: Page): Promise<Frame> {
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/pane/taskpane.html';
    frame.name = 'second';
    frame.style.cssText = 'position:fixed;right:0;bottom:0;width:350px;height:500px;z-index:9';
    document.body.append(frame);
  });
  return vi.waitFor(() => {
    const frame = page.frame({ name: 'second' });
    if (!frame) throw new Error('The second pane has no frame.');
    return frame;
  }, EVENTUALLY);
}

/** 作業ウィンドウの棋譜の、見えている行。 */
export function visibleRows(pane: Frame): Promise<string[]> {
  return pane.getByRole('option').filter({ visible: true }).allTextContents();
}
