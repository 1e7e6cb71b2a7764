import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

/** 仮の読み込み先。ゾーンは置き場所だけで決まるので、ファイルが実在しなくても試せる。 */
const standInResolver = {
  interfaceVersion: 3,
  name: 'stand-in',
  resolve: (source: string, file: string) =>
    source.startsWith('.') ? { found: true, path: `${resolve(file, '..', source)}.ts` } : { found: false },
};

const eslint = new ESLint({
  ignore: false, // the files of cycle/ break the rules on purpose
  overrideConfig: [
    // The files below are in no project, and no zone needs types.
    { files: ['**/*.ts'], ...tseslint.configs.disableTypeChecked },
    { files: ['**/*.ts'], settings: { 'import-x/resolver-next': [standInResolver] } },
  ] as never,
});

async function rulesBroken(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: resolve(file) });
  const fatal = result?.messages.find((message) => message.fatal);
  expect(fatal?.message).toBeUndefined();
  return (result?.messages ?? []).map((message) => message.ruleId ?? '?');
}

/** src の folder から src の target を読み込む一行。 */
function importLine(folder: string, target: string, type = false): string {
  const up = '../'.repeat(folder.split('/').length);
  return `import ${type ? 'type ' : ''}{ A } from '${up}${target}';\nexport const b${type ? ': A | null = null' : ' = A'};\n`;
}

const ZONE = 'import-x/no-restricted-paths';

describe('import zones', () => {
  const allowed: readonly (readonly [string, string])[] = [
    ['games/contract', 'games/contract/a'],
    ['games/shogi', 'games/contract/a'],
    ['games/shogi/rules', 'games/shogi/position/a'],
    ['library', 'games/contract/a'],
    ['library', 'games/shogi/a'],
    ['play', 'games/contract/a'],
    ['workbook', 'play/a'],
    ['workbook', 'games/contract/a'],
    ['taskpane', 'play/a'],
    ['taskpane', 'games/contract/a'],
    ['cli', 'games/shogi/a'],
    ['cli', 'library/a'],
    ['cli', 'preview/a'],
    ['preview/page', 'preview/host/a'],
  ];
  it.each(allowed)('%s may import %s', async (folder, target) => {
    expect(await rulesBroken(`src/${folder}/x.ts`, importLine(folder, target))).not.toContain(ZONE);
  });

  const forbidden: readonly (readonly [string, string])[] = [
    ['games/contract', 'games/shogi/a'],
    ['games/contract', 'play/a'],
    ['games/shogi', 'games/othello/a'],
    ['games/othello', 'games/shogi/a'],
    ['games/dobutsu', 'games/shogi/a'],
    ['games/gomoku', 'games/othello/a'],
    ['games/shogi', 'play/a'],
    ['games/shogi', 'library/a'],
    ['library', 'play/a'],
    ['library', 'games/othello/a'],
    ['play', 'games/shogi/a'],
    ['play', 'workbook/a'],
    ['play', 'taskpane/a'],
    ['workbook', 'taskpane/a'],
    ['workbook', 'games/shogi/a'],
    ['workbook', 'preview/a'],
    ['taskpane', 'workbook/a'],
    ['taskpane', 'games/shogi/a'],
    ['taskpane', 'preview/a'],
    ['preview', 'workbook/a'],
    ['preview/page', 'taskpane/a'],
    ['cli', 'workbook/a'],
    ['cli', 'taskpane/a'],
  ];
  it.each(forbidden)('%s may not import %s', async (folder, target) => {
    expect(await rulesBroken(`src/${folder}/x.ts`, importLine(folder, target))).toContain(ZONE);
    expect(await rulesBroken(`src/${folder}/x.ts`, importLine(folder, target, true))).toContain(ZONE);
  });

  it('the composition root knows the product, not the preview, the commands or the tests', async () => {
    const main = (target: string) =>
      rulesBroken('src/main.ts', `import { a } from './${target}';\nexport const b = a;\n`);
    expect(await main('workbook/a')).toEqual([]);
    expect(await main('preview/a')).toContain(ZONE);
    expect(await main('cli/a')).toContain(ZONE);
    expect(await main('../test/a')).toContain(ZONE);
  });

  it('two files may not need each other', async () => {
    const code = readFileSync('test/lint/cycle/here.ts', 'utf8');
    expect(await rulesBroken('test/lint/cycle/here.ts', code)).toEqual(['import-x/no-cycle']);
    expect(await rulesBroken('test/lint/cycle/here.ts', code.replace('import {', 'import type {'))).toEqual(
      [],
    );
  });

  it.each(['workbook', 'taskpane'])('%s takes types of the library, no values', async (folder) => {
    const rule = '@typescript-eslint/no-restricted-imports';
    expect(await rulesBroken(`src/${folder}/x.ts`, importLine(folder, 'library/a'))).toContain(rule);
    expect(await rulesBroken(`src/${folder}/x.ts`, importLine(folder, 'library/a', true))).toEqual([]);
  });
});

describe('names of the host and of the page', () => {
  const GLOBALS = 'no-restricted-globals';
  const SYNTAX = 'no-restricted-syntax';

  it.each(['play', 'games/shogi', 'library', 'taskpane', 'cli'])('%s may not name Excel', async (folder) => {
    expect(await rulesBroken(`src/${folder}/x.ts`, 'export const a = Office.context;\n')).toContain(GLOBALS);
    expect(await rulesBroken(`src/${folder}/x.ts`, 'export type A = Excel.Range;\n')).toContain(SYNTAX);
  });

  it('workbook, the composition root and the preview may name Excel; only workbook runs it', async () => {
    for (const file of ['src/workbook/x.ts', 'src/main.ts', 'src/preview/host/x.ts']) {
      expect(
        await rulesBroken(file, 'export const a = Office.context;\nexport type A = Excel.Range;\n'),
      ).toEqual([]);
    }
    const run = 'export const a = () => Excel.run(async () => 1);\n';
    expect(await rulesBroken('src/workbook/x.ts', run)).toEqual([]);
    for (const file of ['src/main.ts', 'src/preview/host/x.ts', 'src/play/x.ts']) {
      expect(await rulesBroken(file, run)).toContain(SYNTAX);
    }
  });

  it("workbook does nothing that clears the user's undo stack", async () => {
    for (const call of ['sheet.protection.protect()', "sheet['unprotect']()", 'settings.saveAsync()']) {
      const code = `declare const sheet: any, settings: any;\nexport const a = () => ${call};\n`;
      expect(await rulesBroken('src/workbook/x.ts', code)).toContain(SYNTAX);
      expect(await rulesBroken('src/preview/host/x.ts', code)).not.toContain(SYNTAX);
    }
  });

  it('only the pane and the preview page touch the page', async () => {
    const code = 'export const a = document.title;\nexport const b = window.name;\n';
    for (const file of ['src/taskpane/x.ts', 'src/preview/page/x.ts']) {
      expect(await rulesBroken(file, code)).toEqual([]);
    }
    for (const folder of ['play', 'workbook', 'games/shogi', 'library', 'preview/host', 'cli']) {
      expect(await rulesBroken(`src/${folder}/x.ts`, code)).toEqual([GLOBALS, GLOBALS]);
    }
    expect(await rulesBroken('src/main.ts', code)).toEqual([GLOBALS, GLOBALS]);
  });

  it('nobody parses text as HTML', async () => {
    for (const file of ['src/taskpane/x.ts', 'src/preview/page/x.ts', 'test/x.ts']) {
      for (const sink of [
        "e.innerHTML = ''",
        "e['outerHTML'] = ''",
        "e.insertAdjacentHTML('beforeend', '')",
      ]) {
        expect(
          await rulesBroken(file, `export const f = (e: Element): void => {\n  ${sink};\n};\n`),
        ).toContain(SYNTAX);
      }
      expect(await rulesBroken(file, "export const f = (): void => document.write('');\n")).toContain(SYNTAX);
    }
  });

  it('nobody opens a modal box', async () => {
    for (const folder of ['taskpane', 'preview/page', 'workbook', 'play']) {
      expect(await rulesBroken(`src/${folder}/x.ts`, "export const f = (): void => alert('');\n")).toContain(
        GLOBALS,
      );
      const viaWindow = 'export const f = (window: Window): boolean => window.confirm();\n';
      expect(await rulesBroken(`src/${folder}/x.ts`, viaWindow)).toContain('no-restricted-properties');
    }
  });
});

describe('style of the house', () => {
  it.each([
    ['a default export', 'src/play/x.ts', 'export default 1;\n', 'import-x/no-default-export'],
    ['an enum', 'src/play/x.ts', 'export enum A {\n  B,\n}\n', 'no-restricted-syntax'],
    ['a barrel', 'src/play/x.ts', "export * from './a';\n", 'no-restricted-syntax'],
    ['console', 'src/play/x.ts', "console.log('');\n", 'no-console'],
    ['a file of 301 lines', 'src/play/x.ts', 'void 0;\n'.repeat(301), 'max-lines'],
    ['a file name in camel case', 'src/play/xY.ts', 'export const a = 1;\n', 'house/kebab-case-file'],
  ])('%s is reported', async (_what, file, code, rule) => {
    expect(await rulesBroken(file, code)).toContain(rule);
  });

  it('commands may print', async () => {
    expect(await rulesBroken('src/cli/x.ts', "console.log('');\n")).toEqual([]);
  });
});
