import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatCsv, list } from '../../src/cli/kifu-list';

const KIF =
  '開始日時：2024/02/03 10:00\n先手：=1+1\n後手：乙,丙\n1 ７六歩(77) (1:05/)\n2 ３四歩(33)\n3 投了\n';
let dir = '';
let lines: string[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'list-'));
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

describe('npm run kifu -- list', () => {
  test('every file has a row, and the CSV is safe to open', async () => {
    mkdirSync(join(dir, 'sub'));
    writeFileSync(join(dir, 'sub/a.kif'), KIF);
    writeFileSync(join(dir, 'b.kif'), KIF);
    writeFileSync(join(dir, 'c.zip'), zipSync({ 'd.kif': strToU8(KIF.replace('３四歩(33)', '８四歩(83)')) }));
    writeFileSync(join(dir, 'memo.txt'), 'きょうは休み');
    const csv = join(dir, 'out.csv.tmp');
    expect(await list(dir, { csv, me: ['=1+1'] })).toBe(0);
    expect(lines.at(-2)).toBe('games 2, duplicates 1, unread 1');
    expect(lines.at(-1)).toBe('4 passed, 0 failed');
    const text = readFileSync(csv, 'utf8');
    expect(text.startsWith('\ufeff対局日,棋戦,先手')).toBe(true);
    expect(text).toContain(
      `2024/02/03,,'=1+1,"乙,丙",平手,不明,2,後手勝ち,投了,0,0:01:05,,0,,b.kif,先手,"乙,丙",●\r\n`,
    );
    expect(text).toContain('同じ対局: b.kif,sub/a.kif');
    expect(text).toContain('c.zip/d.kif');
    expect(text).toMatch(/読めませんでした。[^\r]*,memo\.txt/u);
  });

  test('cells of a CSV', () => {
    expect(formatCsv([['+1', '-1', '@a', '\tb', 'a"b', 'c\nd', ' =x']])).toBe(
      `\ufeff'+1,'-1,'@a,'\tb,"a""b","c\nd", =x\r\n`,
    );
  });
});
