import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { check } from '../../src/cli/kifu-check';
import { convert } from '../../src/cli/kifu-convert';
import { snippets } from '../../src/cli/kifu-snippets';
import { encodeUtf8 } from '../../src/games/shogi/formats/encode';

const KIF = '先手：甲\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n';
let dir = '';
let lines: string[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kifu-'));
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
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

  test('snippets', () => {
    const list = join(dir, 'snippets.json');
    writeFileSync(list, JSON.stringify([{ id: 'x', kif: KIF, mainPlies: 2, allPlies: 2 }]));
    expect(snippets(list)).toBe(0);
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
  });

  test.each(['.kifu', '.ki2', '.csa', '.usi', '.jkf'])('convert to %s and read again', (extension) => {
    const out = join(dir, `out${extension}`);
    expect(convert(join(dir, 'a.kif'), out)).toBe(0);
    lines = [];
    check(out, { json: true });
    const report = JSON.parse(lines[0]!) as { games: { finalSfen: string }[] };
    expect(report.games[0]!.finalSfen).toBe(
      'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3',
    );
  });
});
