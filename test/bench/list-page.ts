import type { Frame, Page } from 'playwright-core';
import { clickCell, goTo, openPlayPage, paneFrame } from '../browser/play-page';
import type { PlayPage } from '../browser/play-page';
import { watchThread } from './main-thread';

declare global {
  interface Window {
    benchFiles?: File[];
    benchPress?: HTMLButtonElement | undefined;
  }
}

// As many as one message to the page carries without much memory.
const FILES_AT_ONCE = 500;

/** 計測のための試遊ページ: 欄「対局一覧」を開き、糸を見張っている。 */
export interface ListPage {
  readonly play: PlayPage;
  readonly page: Page;
  readonly pane: Frame;
  /** ブラウザーの過程すべての、始まってからの CPU 秒。ほかの仕事で機械が忙しくても変わりにくい。 */
  cpuSeconds(): Promise<number>;
}

/** 新しいブックのページを開き、欄「対局一覧」を前に出す。 */
export async function openListPage(): Promise<ListPage> {
  const play = await openPlayPage();
  const { page, context } = play;
  // The runner of TypeScript marks every function with its name, also those that are sent to the page.
  await context.addInitScript('globalThis.__name = (each) => each');
  await watchThread(context);
  await page.reload();
  const pane = await paneFrame(page);
  await pane.getByRole('tab', { name: '対局一覧', exact: true }).click();
  await pane.locator('.list-panel').waitFor();
  const session = await context.browser()!.newBrowserCDPSession();
  const cpuSeconds = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  return { play, page, pane, cpuSeconds };
}

/** ファイルを作業ウィンドウの中に作り、選ぶ口に入れておく。計る時間には入れない。 */
export async function makeFiles(
  { pane }: ListPage,
  contents: readonly Uint8Array[],
  extension = 'kif',
): Promise<void> {
  for (let at = 0; at < contents.length; at += FILES_AT_ONCE) {
    const part = contents.slice(at, at + FILES_AT_ONCE);
    const texts = part.map((bytes) => Buffer.from(bytes).toString('latin1'));
    await pane.evaluate(
      (made) => {
        const files = made.texts.map((text, i) => {
          const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
          return new File([bytes], `${made.at + i}.${made.extension}`);
        });
        window.benchFiles = [...(window.benchFiles ?? []), ...files];
      },
      { texts, at, extension },
    );
  }
  // A browser hands over what a person has chosen; putting ten thousand files together is not the pane's work.
  await pane.evaluate(() => {
    const given = new DataTransfer();
    for (const file of window.benchFiles ?? []) given.items.add(file);
    delete window.benchFiles;
    document.querySelector<HTMLInputElement>('.load input[type=file]')!.files = given.files;
  });
}

/** 入れておいたファイルを、人が選んだときと同じに知らせる。終わりの知らせまでの時間（秒）と、知らせの文を返す。 */
export function loadFiles({ pane }: ListPage): Promise<{ seconds: number; message: string }> {
  return pane.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('.load input[type=file]')!;
    const said = (): string => document.querySelector('.message-text')?.textContent ?? '';
    const began = performance.now();
    input.dispatchEvent(new Event('change'));
    await new Promise<void>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (said() === '') return;
        watcher.disconnect();
        resolve();
      });
      watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { seconds: (performance.now() - began) / 1000, message: said() };
  });
}

/** シートの行を選び、「開く」を押してから、その一局がシート「棋譜」に描かれるまでの時間（ミリ秒）。 */
export async function openRow({ page, pane }: ListPage, row: number): Promise<number> {
  await page.getByRole('tab', { name: '対局一覧', exact: true }).click();
  await goTo(page, `D${row}`);
  await clickCell(page, `D${row}`);
  const name = (await page.locator(`[data-address="D${row}"]`).textContent()) ?? '';
  await pane.locator('.picked-name', { hasText: name }).waitFor();
  await pane.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.picked-actions button')];
    window.benchPress = buttons.find(({ textContent }) => textContent === '開く');
  });
  return page.evaluate(async (player) => {
    const frame = document.querySelector<HTMLIFrameElement>('.pane iframe')!;
    const isShown = (): boolean =>
      document.querySelector('[role=tab][aria-selected=true]')?.textContent === '棋譜' &&
      document.querySelector('#grid')!.textContent.includes(player);
    const frameShown = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    const began = performance.now();
    frame.contentWindow!.benchPress!.click();
    while (!isShown()) await frameShown();
    await frameShown();
    return performance.now() - began;
  }, name);
}

/** 前にある盤の局面を一覧から探し、答えが出るまでの時間（ミリ秒）と、見つかった行の数。 */
export async function searchPosition({ pane }: ListPage): Promise<{ ms: number; count: number }> {
  const section = pane.locator('details', { has: pane.getByRole('heading', { name: '対局を探す' }) });
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  await pane.getByLabel('前にある盤の局面').check();
  return pane.evaluate(async () => {
    const found = (): string => document.querySelector('.found [role=status]')?.textContent ?? '';
    const run = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '探す')!;
    const before = found();
    const began = performance.now();
    run.click();
    // Busy first, so that the answer of the last search is not taken for this one.
    do await new Promise((resolve) => requestAnimationFrame(resolve));
    while (run.disabled || (found() === before && before === ''));
    const ms = performance.now() - began;
    return { ms, count: Number(/\d+/.exec(found().replaceAll(',', ''))?.[0]) };
  });
}
