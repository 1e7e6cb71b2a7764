import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Frame, Locator, Page } from 'playwright-core';
import type { SavedWorkbook } from '../../src/preview/host/model/saved';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import type { Workbook } from '../../src/preview/host/model/workbook';
import { startPlayServer } from '../../src/preview/server/play-server';
import type { PlayServer } from '../../src/preview/server/play-server';
import { findBrowser } from './find-browser';

/**
 * 試験で開いた試遊ページ。problems は、ページと作業ウィンドウに出た誤り、外へ出ようとした要求、
 * 出てはならない窓 (alert など)、CSP の違反。
 */
export interface PlayPage {
  page: Page;
  context: BrowserContext;
  url: string;
  problems: string[];
  close(): Promise<void>;
}

/** 試遊ページの開き方。既定は日本語、1280×800、明るい配色。 */
export interface PlayPageOptions {
  locale?: string;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
}

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** ブラウザーがあるか。なければ試験を skip と数える。 */
export const hasBrowser = findBrowser() !== undefined;

/** 空いた番号で試遊サーバーを始め、ブラウザーで開き、格子が描かれるまで待つ。 */
export async function openPlayPage(options: PlayPageOptions = {}): Promise<PlayPage> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No Chrome, Edge or Chromium was found.');
  const server = await startPlayServer({ root: process.cwd(), port: 0 });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    return await openIn(server, browser, options);
  } catch (error) {
    await browser.close();
    await server.close();
    throw error;
  }
}

async function openIn(server: PlayServer, browser: Browser, options: PlayPageOptions): Promise<PlayPage> {
  const context = await browser.newContext({
    locale: options.locale ?? 'ja-JP',
    viewport: options.viewport ?? { width: 1280, height: 800 },
    colorScheme: options.colorScheme ?? 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const problems: string[] = [];
  await watchProblems(context, server.url, problems);
  const page = await context.newPage();
  await page.goto(server.url);
  await cellBox(page, 'A1');
  return {
    page,
    context,
    url: server.url,
    problems,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

const FRAME_MS = 10_000;
const VIOLATION = 'Content-Security-Policy: ';

/** 出てはならないものを problems に集める。どのページ、どの枠でも。 */
async function watchProblems(context: BrowserContext, url: string, problems: string[]): Promise<void> {
  context.on('weberror', (error) => problems.push(String(error.error().stack ?? error.error())));
  context.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(url)) {
      problems.push(`request to ${request.url()}`);
    }
  });
  context.on('dialog', (dialog) => {
    problems.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('console', (message) => {
    if (message.text().startsWith(VIOLATION)) problems.push(message.text());
  });
  await context.addInitScript((head) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`${head}${violatedDirective} ${blockedURI} ${sample}`),
    );
  }, VIOLATION);
}

const cell = (page: Page, address: string) => page.locator(`[data-address="${address}"]`);

/** 描かれたセルの画面の四角形。見えていないセルなら Error。 */
export async function cellBox(
  page: Page,
  address: string,
): Promise<{ x: number; y: number; width: number; height: number }> {
  await cell(page, address).waitFor();
  const box = await cell(page, address).boundingBox();
  if (!box) throw new Error(`${address} is not on the screen.`);
  return box;
}

/** セルの真ん中をマウスで押す。 */
export async function clickCell(page: Page, address: string): Promise<void> {
  const box = await cellBox(page, address);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** セルを押し、キーボードで打ち、Enter で確定する。日本語は変換の済んだ文字として入る。 */
export async function typeInCell(page: Page, address: string, text: string): Promise<void> {
  await clickCell(page, address);
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
}

/** 変わったことは次のコマで描かれる。描かれたものを読む前に待つ。 */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** セルに見えている文字列。 */
export async function cellText(page: Page, address: string): Promise<string> {
  await painted(page);
  return (await cell(page, address).textContent()) ?? '';
}

/** セルの塗りの色 (`rgb(…)`)。塗りがなければ透明の `rgba(0, 0, 0, 0)`。 */
export async function cellFill(page: Page, address: string): Promise<string> {
  await painted(page);
  return cell(page, address).evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** セルに模様が付いているか。 */
export async function hasPattern(page: Page, address: string): Promise<boolean> {
  await painted(page);
  return cell(page, address).evaluate((element) => getComputedStyle(element).backgroundImage !== 'none');
}

/** 範囲のセルに見えている文字列。行ごと。番地は `D4:L12` の形。 */
export async function cellTexts(page: Page, address: string): Promise<string[][]> {
  await painted(page);
  return page.evaluate((range) => {
    const [, left = 'A', top = '1', right = 'A', bottom = '1'] =
      /^([A-Z])(\d+):([A-Z])(\d+)$/.exec(range) ?? [];
    const rows: string[][] = [];
    for (let row = Number(top); row <= Number(bottom); row++) {
      const texts: string[] = [];
      for (let code = left.charCodeAt(0); code <= right.charCodeAt(0); code++) {
        const found = document.querySelector(`[data-address="${String.fromCharCode(code)}${row}"]`);
        texts.push(found?.textContent ?? '');
      }
      rows.push(texts);
    }
    return rows;
  }, address);
}

/** 選ばれている範囲の番地。 */
export async function selectedAddress(page: Page): Promise<string> {
  await painted(page);
  return (await page.locator('[data-selection]').getAttribute('data-selection')) ?? '';
}

/** 見えているシート見出しの名前と、前に出ているシートの名前。 */
export async function sheetTabs(page: Page): Promise<{ names: string[]; active: string }> {
  const tabs = page.getByRole('tablist').getByRole('tab');
  return {
    names: await tabs.allTextContents(),
    active: (await page.locator('[role="tab"][aria-selected="true"]').textContent()) ?? '',
  };
}

/** 名前ボックスに打って、その番地か名前へ行き、選択が描かれるのを待つ。 */
export async function goTo(page: Page, reference: string): Promise<void> {
  await page.locator('.name-box input').click();
  await page.keyboard.insertText(reference);
  await page.keyboard.press('Enter');
  await painted(page);
}

/** 作業ウィンドウの枠。読み込みを待つ。 */
export async function paneFrame(page: Page): Promise<Frame> {
  const frame = await shownFrame(page);
  await frame.waitForLoadState();
  return frame;
}

// A page that is just being replaced still shows its old frame, which is gone a moment later. The bench comes here
// too, so nothing of the test runner waits for it.
async function shownFrame(page: Page): Promise<Frame> {
  const until = Date.now() + FRAME_MS;
  for (;;) {
    try {
      const found = await (await page.waitForSelector('.pane iframe')).contentFrame();
      if (found) return found;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    if (Date.now() > until) throw new Error('The pane has no frame.');
    await page.waitForTimeout(50);
  }
}

/** 模型で作ったブックを、書き出した JSON の読み込みで開く。 */
export async function openWorkbookFile(page: Page, book: Workbook): Promise<void> {
  await page.getByRole('button', { name: 'ブック', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'ブックを読み込む (JSON)…' }).click();
  const buffer = Buffer.from(JSON.stringify(saveWorkbook(book)));
  await (await chooser).setFiles({ name: 'book.json', mimeType: 'application/json', buffer });
  await page.waitForURL((url) => url.searchParams.get('book') !== null);
}

/** いまのブックを、書き出した JSON から読む。 */
export async function readWorkbook(page: Page): Promise<Workbook> {
  await page.getByRole('button', { name: 'ブック', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'ブックを書き出す (JSON)' }).click();
  const path = await (await download).path();
  return loadWorkbook(JSON.parse(readFileSync(path, 'utf8')) as SavedWorkbook);
}

/** 見出しの絞り込みのボタンを押してメニューを開く。 */
export async function openColumnMenu(page: Page, column: string): Promise<Locator> {
  await page.getByRole('button', { name: `「${column}」の並べ替えと絞り込み` }).click();
  return columnMenu(page);
}

/** 開いている列のメニュー。 */
export const columnMenu = (page: Page): Locator => page.locator('.filter-menu');
