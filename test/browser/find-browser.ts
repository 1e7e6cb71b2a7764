import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** PATH の上での Chromium 系ブラウザーの名。 */
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
];

const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
  'Chromium\\Application\\chrome.exe',
];

function candidates(env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter((it) => it !== '');
  const windowsRoots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
    (it) => it !== undefined,
  );
  return [
    ...COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MAC_APPS,
    ...windowsRoots.flatMap((root) => WINDOWS_PROGRAMS.map((program) => `${root}\\${program}`)),
  ];
}

/**
 * 試験に使うブラウザー（Chrome, Edge, Chromium）の場所。なければ undefined。
 * CHROME_PATH があればそれだけを見る。指す先がないときは、黙って別のものを使わず Error を投げる。
 */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const wanted = env.CHROME_PATH;
  if (!wanted) return candidates(env).find(exists);
  if (exists(wanted)) return wanted;
  throw new Error(`CHROME_PATH points to nothing: ${wanted}`);
}
