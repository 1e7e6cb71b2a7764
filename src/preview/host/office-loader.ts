import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import type { HostOptions } from './batch/desktop-transport';
import { makeExternal } from './batch/desktop-transport';
import type { AddinHost } from './batch/host';
import type { Workbook } from './model/workbook';

/** 本物の office.js を読み込んだ結果。 */
export interface InstalledOffice {
  readonly host: AddinHost;
  readonly book: Workbook;
  readonly Office: typeof Office;
  readonly Excel: typeof Excel;
  readonly OfficeExtension: typeof OfficeExtension;
  /** 作業ウィンドウを閉じる。次の installOffice も前の接続を閉じる。 */
  readonly close: () => void;
}

export interface InstallOptions extends HostOptions {
  /** この版より新しい ExcelApi の呼び出しを office.js に ApiNotFound で断らせる。 */
  readonly guard?: '1.9' | '1.15';
}

const require = createRequire(import.meta.url);
const BASE = 'https://sim.invalid/';

const officeFile = (name: string): string =>
  join(dirname(require.resolve('@microsoft/office-js/package.json')), 'dist', name);

const scripts = new Map<string, Script>();

// Same realm as the tests: `instanceof Error` and toStrictEqual work on what the client returns.
function runOfficeScript(name: string): void {
  const file = officeFile(name);
  const script = scripts.get(name) ?? new Script(readFileSync(file, 'utf8'), { filename: file });
  scripts.set(name, script);
  script.runInThisContext();
}

const setGlobal = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};

function makeElement(tag: string): object {
  return {
    tagName: tag.toUpperCase(),
    style: {},
    setAttribute: () => undefined,
    getAttribute: () => null,
    appendChild: () => undefined,
  };
}

// What a bare Node lacks of a window; a DOM library, if there is one, is left as it is.
function stubWindow(): void {
  const nothing = (): undefined => undefined;
  for (const name of ['window', 'self', 'parent', 'top']) setGlobal(name, globalThis);
  setGlobal('name', '');
  setGlobal('history', {});
  setGlobal('location', new URL('https://localhost/'));
  for (const name of ['addEventListener', 'removeEventListener', 'focus', 'open']) setGlobal(name, nothing);
  if (!('navigator' in globalThis)) setGlobal('navigator', { userAgent: 'node' });
  setGlobal('document', {
    domain: 'localhost',
    URL: 'https://localhost/',
    hasFocus: () => true,
    getElementsByTagName: () => [],
    createElement: makeElement,
    getElementById: () => null,
    querySelectorAll: () => [],
    addEventListener: nothing,
    removeEventListener: nothing,
    head: makeElement('head'),
    body: makeElement('body'),
  });
}

// office.js adds <script> elements to <head>: run the files instead.
function catchScripts(): () => void {
  type Page = { getElementsByTagName: (name: string) => unknown };
  const { document: page } = globalThis as unknown as { document: Page };
  const find = page.getElementsByTagName.bind(page);
  const head = {
    appendChild(script: { src: string; onload?: () => void }) {
      setTimeout(() => {
        runOfficeScript(new URL(script.src).pathname.slice(1));
        script.onload?.();
      }, 0);
      return script;
    },
  };
  page.getElementsByTagName = (name) => {
    if (name === 'script') return [{ src: `${BASE}office.js`, getAttribute: () => null }];
    return name === 'head' ? [head] : find(name);
  };
  return () => {
    page.getElementsByTagName = find;
  };
}

// The globals the last office.js left behind. Its `var`s cannot be deleted, only emptied.
let leftovers: string[] = [];
let closeLast: () => void = () => undefined;

function forgetOffice(): void {
  const globals = globalThis as unknown as Record<string, unknown>;
  for (const name of leftovers) globals[name] = undefined;
}

/**
 * 本物の @microsoft/office-js をこの場(Node、DOM があってもなくてもよい)に読み込み、ブックにつなぐ。
 * 同じ所で何度でも呼べ、呼ぶたびに office.js は新しくなる(作業ウィンドウの読み込み直しと同じ)。
 */
export async function installOffice(book: Workbook, options: InstallOptions = {}): Promise<InstalledOffice> {
  const sets = options.guard
    ? { ExcelApi: options.guard, ...options.requirementSets }
    : options.requirementSets;
  closeLast();
  const { host, external, close } = makeExternal(book, {
    ...options,
    ...(sets ? { requirementSets: sets } : {}),
  });
  if (!('document' in globalThis)) stubWindow();
  closeLast = close;
  setGlobal('external', external);
  forgetOffice();
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const release = catchScripts();
  try {
    runOfficeScript('office.js');
    await Office.onReady();
  } finally {
    release();
    leftovers = Object.getOwnPropertyNames(globalThis).filter(
      (name) => !before.has(name) || leftovers.includes(name),
    );
  }
  if (options.guard) guardRequirementSets();
  return { host, book, Office, Excel, OfficeExtension, close };
}

function guardRequirementSets(): void {
  // The library sets this flag on the wrong class, so its own check is off by default.
  const client = OfficeExtension as unknown as { CommonUtility: { _doApiNotSupportedCheck: boolean } };
  client.CommonUtility._doApiNotSupportedCheck = true;
}
