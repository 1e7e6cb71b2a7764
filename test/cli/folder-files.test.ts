import type * as Fs from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';

// A folder that may not be opened, also for a tester whom every folder is open to.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  const refuse = (path: unknown) => {
    if (String(path).includes('locked')) throw new Error(`EACCES: permission denied, '${String(path)}'`);
  };
  return {
    ...fs,
    readdirSync: (path: string, options: { withFileTypes: true }) => {
      refuse(path);
      return fs.readdirSync(path, options);
    },
    openSync: (path: string, flags: string) => {
      refuse(path);
      return fs.openSync(path, flags);
    },
  };
});

const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { check } = await import('../../src/cli/kifu-check');

const KIF = '先手：甲\n1 ７六歩(77)\n2 投了\n';
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

describe('a file and a folder that may not be read', () => {
  test('are told and counted, and the others are read', () => {
    const dir = mkdtempSync(join(tmpdir(), 'folder-'));
    mkdirSync(join(dir, 'a.locked'));
    for (const name of ['b.locked.kif', 'c.kif']) writeFileSync(join(dir, name), KIF);
    expect(check(dir, { json: false })).toBe(1);
    expect(lines.filter((line) => line.startsWith('could not be read'))).toEqual([
      expect.stringContaining('a.locked (EACCES'),
      expect.stringContaining('b.locked.kif (EACCES'),
    ]);
    expect(lines.some((line) => line.startsWith('c.kif kif'))).toBe(true);
    expect(lines.at(-1)).toBe('1 passed, 2 failed');

    writeFileSync(join(dir, 'answers'), JSON.stringify([{ file: 'c.kif', moves: 1 }]));
    expect(check(dir, { json: false, expect: join(dir, 'answers') })).toBe(1);
    expect(lines.at(-1)).toBe('1 passed, 2 failed');

    lines = [];
    check(dir, { json: true });
    expect(lines).toContain('{"file":"b.locked.kif","format":null,"encoding":null,"games":[]}');
    rmSync(dir, { recursive: true });
  });
});
