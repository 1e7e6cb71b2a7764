import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** 試遊に要る二つの束: 本番の作業ウィンドウ (dist) と、Excel なしのページ (.cache/preview)。 */
export type BuildTarget = 'pane' | 'page';

const OUTPUT: Record<BuildTarget, string> = { pane: 'dist/taskpane.html', page: '.cache/preview/main.js' };
const SOURCES: Record<BuildTarget, readonly string[]> = {
  pane: ['src', 'assets', 'webpack.config.js', 'manifest.xml', 'package.json'],
  page: ['src/preview', 'webpack.config.js', 'package.json'],
};
// The pane does not import these, so that editing them does not cost a build of the pane.
const NOT_IN_PANE = new Set(['preview', 'cli']);

/** 束がないか、元のファイルより古いか。 */
export function isStale(root: string, target: BuildTarget): boolean {
  const output = join(root, OUTPUT[target]);
  if (!existsSync(output)) return true;
  const built = statSync(output).mtimeMs;
  const skip = target === 'pane' ? NOT_IN_PANE : new Set<string>();
  return SOURCES[target].some((source) => isNewer(join(root, source), built, skip));
}

function isNewer(path: string, time: number, skip: ReadonlySet<string>): boolean {
  if (!existsSync(path)) return false;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs > time;
  return readdirSync(path).some((name) => !skip.has(name) && isNewer(join(path, name), time, skip));
}

/** webpack で束を作る。失敗したら webpack の出力を文にした Error を投げる。 */
export async function buildTarget(root: string, target: BuildTarget): Promise<void> {
  const started = new Date();
  await runWebpack(root, target);
  // webpack leaves a file alone whose content is the same; its time must say that it is up to date.
  utimesSync(join(root, OUTPUT[target]), started, started);
}

function runWebpack(root: string, target: BuildTarget): Promise<void> {
  const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
  const args = [webpack, '--mode', 'production', ...(target === 'page' ? ['--env', 'preview'] : [])];
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`webpack (${target}): ${output}`))));
  });
}

/** 古い束だけを作り直す。作り始めるときに名を知らせる。 */
export async function buildIfStale(root: string, announce: (target: BuildTarget) => void): Promise<void> {
  for (const target of ['pane', 'page'] as const) {
    if (!isStale(root, target)) continue;
    announce(target);
    await buildTarget(root, target);
  }
}
