import { zipSync } from 'fflate';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileReader } from '../../src/library/file-reader';
import type { ListPage, ListRowTexts } from './list-page';
import { chooseForList, openListPage, readListRows, readRepeated, waitForMessage } from './list-page';
import { hasBrowser } from './play-page';

// The folder of real kifu files; `.ci/run` names it. Without one there is nothing to load.
const folder = process.env.CASES;

describe.skipIf(!hasBrowser || folder === undefined)('a folder of real files, as a user loads it', () => {
  const files = filesIn(resolve(folder ?? '.'));
  let list: ListPage;
  let rows: readonly ListRowTexts[] = [];

  beforeAll(async () => {
    list = await openListPage();
  });

  afterAll(async () => {
    expect(list.problems).toEqual([]);
    await list.close();
  });

  const gameRows = (): ListRowTexts[] => rows.filter((row) => row['対局の鍵'] !== '');
  const unreadRows = (): ListRowTexts[] => rows.filter((row) => row['対局の鍵'] === '');

  it('accounts for every file: by its rows, by the row of the same game, or by words', async () => {
    await chooseForList(list, resolve(folder!));
    await waitForMessage(list, /局を一覧に加えました/);
    rows = await readListRows(list);
    const repeated = await readRepeated(list);
    const games = countBy([
      ...gameRows().map((row) => row['ファイル名']!),
      ...repeated.map(({ file }) => file),
    ]);
    const unread = countBy(unreadRows().map((row) => row['ファイル名']!));
    const told = files.map(({ name }) => ({ name, games: games(name), unread: unread(name) }));
    const read = files.map(({ name, games }) => ({ name, games, unread: games === 0 ? 1 : 0 }));
    expect(files.length).toBeGreaterThan(0);
    expect(told).toEqual(read);
    expect(rows.length + repeated.length).toBe(read.reduce((sum, each) => sum + each.games + each.unread, 0));
    expect(unreadRows().filter((row) => row['注意'] === '')).toEqual([]);
    const numbers = new Set(gameRows().map((row) => row['№']));
    expect(repeated.filter(({ no }) => !numbers.has(no))).toEqual([]);
    await waitForMessage(list, `${gameRows().length}局を一覧に加えました`);
    await waitForMessage(list, `もう一覧にある対局${repeated.length}局`);
  });

  it('loads nothing twice: the same files in a .zip are named with their rows', async () => {
    const before = gameRows();
    const archive = zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])));
    await chooseForList(list, [
      { name: 'すべて.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) },
    ]);
    await waitForMessage(list, '一覧に加わった対局はありません');
    rows = await readListRows(list);
    expect(gameRows()).toEqual(before);
    const games = files.reduce((sum, file) => sum + file.games, 0);
    const said = await list.pane.getByRole('heading', { name: /^もう一覧にある対局/ }).textContent();
    expect(said).toContain(`${games.toLocaleString('en')}局`);
  });
});

interface RealFile {
  /** 選んだフォルダーの名から始まる道。 */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly games: number;
}

function filesIn(root: string): RealFile[] {
  if (folder === undefined) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => {
      const bytes = new Uint8Array(readFileSync(path));
      const name = join(basename(root), relative(root, dirname(path)), basename(path));
      const entries = new FileReader([]).read(name, bytes);
      return { name, bytes, games: entries.filter(({ kind }) => kind !== 'unread').length };
    });
}

/** ファイルごとの数。「名 (2)」は、そのファイルの二局目。 */
function countBy(labels: readonly string[]): (file: string) => number {
  const counts = new Map<string, number>();
  for (const label of labels) {
    const file = label.replace(/ \(\d+\)$/, '');
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return (file) => counts.get(file) ?? 0;
}
