import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../preview/server/build';
import type { BuildTarget } from '../preview/server/build';
import { startPlayServer } from '../preview/server/play-server';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const USAGE = `npm run play -- [--port N] [--no-build] [--open]
  --port N     始めに試すポート番号 (3000) / first port to try
  --no-build   束を作り直さない / serve what has been built before
  --open       ブラウザーを開く / open the browser`;

const BUILDING: Record<BuildTarget, string> = {
  pane: '作業ウィンドウを作っています… / Building the task pane…',
  page: 'Excelなしのページを作っています… / Building the page without Excel…',
};

/** 試遊の命令。作業ウィンドウを作り、Excel なしのページを localhost で配信する。 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      'no-build': { type: 'boolean', default: false },
      open: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const port = Number(values.port);
  if (values.help || !Number.isInteger(port) || port < 0 || port > 65535) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  if (!values['no-build']) await buildIfStale(ROOT, (target) => console.log(BUILDING[target]));
  const server = await startPlayServer({ root: ROOT, port });
  console.log(`Excel将棋 (Excelなし): ${server.url} をブラウザーで開いてください。終えるには Ctrl+C。`);
  console.log(`Excel Shogi without Excel: open ${server.url} in a browser. Ctrl+C stops it.`);
  if (values.open) openBrowser(server.url);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

function openBrowser(url: string): void {
  const command = { win32: 'explorer', darwin: 'open' }[process.platform as string] ?? 'xdg-open';
  const child = spawn(command, [url], { stdio: 'ignore', detached: true });
  child.on('error', () => console.log(`ブラウザーを開けませんでした / Could not open a browser: ${url}`));
  child.unref();
}

main().catch((error: unknown) => {
  console.error(
    `始められませんでした / Could not start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
});
