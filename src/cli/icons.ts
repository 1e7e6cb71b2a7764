import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { formatPieceSvg } from './piece-drawing';

/** アイコンの大きさ (px)。リボンの 16〜96 と、アドイン一覧の 32・64・128。 */
const ICON_SIZES = [16, 20, 24, 32, 40, 48, 64, 80, 96, 128] as const;

/** アイコンを描き直す命令。SVG を Chromium で PNG にする (CHROME_PATH で場所を指定できる)。 */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const folder = positionals[0] ?? 'assets';
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'icon.svg'), formatPieceSvg(128));
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  for (const size of ICON_SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0;line-height:0">${formatPieceSvg(size)}</body>`);
    await page.screenshot({ path: join(folder, `icon-${size}.png`), omitBackground: true });
  }
  await browser.close();
  console.log(`${folder}: icon.svg, ${ICON_SIZES.length} png`);
}

await main();
