import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runKifu } from '../../src/cli/kifu-command';
import { check } from '../../src/cli/kifu-check';
import { snippets } from '../../src/cli/kifu-snippets';
import { encodeUtf8 } from '../../src/games/shogi/formats/encode';

const KIF = '先手：甲\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n';
let dir = '';
let lines: string[] = [];
let errors: string[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kifu-'));
  lines = [];
  errors = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  writeFileSync(join(dir, 'a.kif'), encodeUtf8(KIF));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

describe('npm run kifu', () => {
  test('check compares what is established and lists files without an entry', () => {
    writeFileSync(join(dir, 'b.kif'), encodeUtf8(KIF));
    const manifest = join(dir, 'manifest.answers');
    const entry = { id: 'a', file: 'a.kif', format: 'kif', moves: 2, endCode: 'resign', winner: null };
    writeFileSync(manifest, JSON.stringify([entry]));
    expect(check(dir, { json: false, expect: manifest })).toBe(0);
    expect(lines).toContain('no entry: b.kif');
    expect(lines).toContain('moves: compared 1, skipped 0, wrong 0, disputed 0');
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
    writeFileSync(manifest, JSON.stringify([{ ...entry, moves: 3 }]));
    expect(check(dir, { json: false, expect: manifest })).toBe(1);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });

  test('check takes a manifest with holes: files of any name, names from the folder above, missing files', () => {
    writeFileSync(join(dir, 'c.record'), encodeUtf8(KIF));
    const elsewhere = mkdtempSync(join(tmpdir(), 'answers-'));
    const manifest = join(elsewhere, 'manifest.json');
    const entries = [
      { file: `${basename(dir)}/c.record`, moves: 2 },
      { file: 'gone.kif', moves: 1 },
      { moves: 9 },
      null,
    ];
    writeFileSync(manifest, `\ufeff${JSON.stringify(entries)}`);
    expect(check(dir, { json: false, expect: manifest })).toBe(0);
    expect(lines).toContain('no entry: a.kif');
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
    writeFileSync(manifest, JSON.stringify([{ file: 'gone.kif', moves: 1 }]));
    renameSync(manifest, join(dir, 'manifest.answers'));
    check(dir, { json: false, expect: join(dir, 'manifest.answers') });
    expect(lines).toContain('no file: gone.kif');
    writeFileSync(join(dir, 'manifest.answers'), '{}');
    expect(() => check(dir, { json: false, expect: join(dir, 'manifest.answers') })).toThrow('not a list');
    rmSync(elsewhere, { recursive: true });
  });

  test('check --json prints one object a file', () => {
    check(dir, { json: true });
    const report = JSON.parse(lines[0]!) as Record<string, unknown>;
    expect(report).toMatchObject({ file: 'a.kif', format: 'kif', encoding: 'utf-8' });
    expect((report.games as unknown[])[0]).toMatchObject({
      moves: 2,
      end: '投了',
      endCode: 'resign',
      winner: 'white',
    });
  });

  test('check --json has the keys of the shape; what concerns the whole file is in its first game', () => {
    writeFileSync(join(dir, 'b.kif'), Uint8Array.from([...encodeUtf8(KIF), 0xff, 0xfe, 0x80]));
    writeFileSync(join(dir, 'c.txt'), encodeUtf8('買い物の覚え書き\n'));
    check(dir, { json: true });
    const [, broken, none] = lines.map((line) => JSON.parse(line) as { games: { notices: unknown[] }[] });
    for (const report of [broken!, none!]) {
      expect(Object.keys(report)).toEqual(['file', 'format', 'encoding', 'games']);
    }
    expect(broken!.games[0]!.notices[0]).toMatchObject({ code: 'undecodable' });
    expect(none!.games).toEqual([]);
    expect(errors.join('\n')).toContain('c.txt: 1:1 notKifu 買い物の覚え書き');
  });

  test('check goes on past what cannot be read, and lists what it skips', () => {
    mkdirSync(join(dir, 'sub'));
    symlinkSync(join(dir, 'gone'), join(dir, 'dangling.kif'));
    symlinkSync(join(dir, 'a.kif'), join(dir, 'link.kif'));
    symlinkSync(dir, join(dir, 'sub', 'loop.kif'));
    writeFileSync(join(dir, 'picture.png'), '');
    expect(check(dir, { json: false })).toBe(1);
    expect(lines.some((line) => line.startsWith('link.kif kif utf-8'))).toBe(true);
    expect(lines).toContain('skipped: picture.png (not a name of a kifu)');
    expect(lines).toContain('skipped: sub/loop.kif (a link to something that is not a file)');
    expect(lines.some((line) => line.startsWith('could not be read: dangling.kif (ENOENT'))).toBe(true);
    expect(lines.at(-1)).toBe('2 passed, 1 failed');
  });

  test('check --expect says so when nothing was compared', () => {
    const manifest = join(dir, 'manifest.answers');
    for (const entries of [[], [{ file: 'gone.kif', moves: 1 }], [{ file: 'a.kif' }]]) {
      writeFileSync(manifest, JSON.stringify(entries));
      expect(check(dir, { json: false, expect: manifest })).toBe(1);
      expect(lines.at(-2)).toContain('Nothing was compared');
    }
  });

  test('snippets', () => {
    const list = join(dir, 'snippets.json');
    writeFileSync(list, JSON.stringify([{ id: 'x', kif: KIF, mainPlies: 2, allPlies: 2 }]));
    expect(snippets(list)).toBe(0);
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
  });

  test.each([
    ['{}', 'is no list of snippets'],
    ['きょうは休み', 'is no list of snippets'],
    ['[null]', 'is no list of snippets'],
    ['[]', 'holds no snippets'],
  ])('snippets of %s', (text, expected) => {
    writeFileSync(join(dir, 'snippets.json'), text);
    expect(snippets(join(dir, 'snippets.json'))).toBe(1);
    expect(errors.join()).toContain(expected);
  });

  test.each([
    'check DIR --expct x',
    'check DIR more',
    'check',
    'check DIR --expect',
    'snippets a --json',
    'convert a.kif',
    'convert a.kif b.csa c.csa',
    'chek DIR',
    '',
  ])('"%s" is refused with the usage', async (line) => {
    expect(await runKifu(line === '' ? [] : line.split(' '))).toBe(2);
    expect(errors.at(-1)).toContain('usage:');
    expect(lines).toEqual([]);
  });

  test('the options of a command reach it', async () => {
    expect(await runKifu(['check', dir, '--json'])).toBe(0);
    expect(lines[0]).toMatch(/^\{"file":"a.kif"/u);
    const out = join(dir, 'b.csa');
    expect(await runKifu(['convert', join(dir, 'a.kif'), out])).toBe(0);
    expect(await runKifu(['convert', out, out])).toBe(1);
    expect(await runKifu(['convert', '--force', out, out])).toBe(0);
  });

  test('a reader that closes the pipe ends it quietly', () => {
    for (let i = 0; i < 3000; i++) writeFileSync(join(dir, `${i}.kif`), KIF);
    const command = `"${process.execPath}" --import tsx src/cli/kifu.ts check "${dir}" | head -1`;
    const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
    expect(stdout).not.toBe('');
    expect(stderr).toBe('');
  });
});
