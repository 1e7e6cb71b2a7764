import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser/find-browser';
import { addTotals, countReport, formatTotals, NO_TESTS } from './test-totals';
import type { TestTotals, VitestReport } from './test-totals';

type Project = 'unit' | 'browser';

const FOLDER = join('.cache', 'test');

/** vitest を別の過程で走らせ、終わりの番号を返す。 */
function vitest(args: readonly string[]): Promise<number> {
  const program = join('node_modules', 'vitest', 'vitest.mjs');
  return new Promise((done, fail) => {
    const all = [program, ...args, '--config', join('test', 'vitest.config.ts')];
    const child = spawn(process.execPath, all, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  });
}

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** 一組を走らせて数える。数の出どころは vitest 自身の JSON 報告。 */
async function runProject(project: Project): Promise<TestTotals> {
  const path = join(FOLDER, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const code = await vitest(['run', '--project', project, '--passWithNoTests', ...reporters]);
  const report = readJson(path) as VitestReport | undefined;
  const totals = report ? countReport(report) : NO_TESTS;
  // An error outside any test (a lost promise, a set-up that broke) fails the run without failing a test.
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** ブラウザーがないときの数。試験を走らせずに数え、すべて「飛ばした」とする。 */
async function skipBrowserTests(): Promise<TestTotals> {
  const path = join(FOLDER, 'browser-list.json');
  await vitest(['list', '--project', 'browser', '--staticParse', `--json=${path}`]);
  const listed = (readJson(path) as readonly unknown[] | undefined) ?? [];
  console.log(
    `ブラウザー (Chrome, Edge, Chromium) がないので、ブラウザー試験 ${listed.length} 件を飛ばしました。`,
  );
  console.log('No browser found: browser tests skipped. CHROME_PATH=/path/to/chrome tells where one is.');
  if (!process.env.REQUIRE_BROWSER) return { ...NO_TESTS, skipped: listed.length };
  console.log('REQUIRE_BROWSER is set: a missing browser counts as a failure.');
  return { ...NO_TESTS, failed: Math.max(1, listed.length) };
}

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const unit = await runProject('unit');
  const browser = findBrowser() === undefined ? await skipBrowserTests() : await runProject('browser');
  const totals = addTotals(unit, browser);
  console.log(`unit: ${formatTotals(unit)}\nbrowser: ${formatTotals(browser)}`);
  console.log(formatTotals(totals));
  process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  console.log(formatTotals({ ...NO_TESTS, failed: 1 }));
  process.exitCode = 1;
});
