import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { convert } from '../../src/cli/kifu-convert';
import { readKifu } from '../../src/games/shogi/formats/read';

const LAST = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3';
const KIF = '先手：甲\n1 ７六歩(77) (0:05/)\n*好手\n2 ３四歩(33)\n3 投了\n';
const TWO = 'V2.2\nN+甲\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nN+乙\nPI\n+\n+2726FU\n-8384FU\n%TORYO\n';
let dir = '';
let lines: string[] = [];
let errors: string[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'convert-'));
  lines = [];
  errors = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  writeFileSync(at('a.kif'), KIF);
  writeFileSync(at('two.csa'), TWO);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

const at = (name: string) => join(dir, name);
const gamesOf = (name: string) => readKifu(readFileSync(at(name))).games;
const run = (from: string, to: string, force = false) => convert(at(from), at(to), { force });

describe('npm run kifu -- convert', () => {
  test.each(['.kif', '.kifu', '.ki2', '.ki2u', '.csa', '.usi', '.jkf', '.json'])('to %s', (extension) => {
    expect(run('a.kif', `out${extension}`)).toBe(0);
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
    expect(gamesOf(`out${extension}`).map((game) => game.mainPlies)).toEqual([2]);
    expect(run('two.csa', `all${extension}`)).toBe(0);
    expect(gamesOf(`all${extension}`).map((game) => game.mainPlies)).toEqual([1, 2]);
  });

  test.each(['.sfen', '.bod'])(
    'to %s: the final position, and says that the moves are not there',
    (extension) => {
      expect(run('a.kif', `out${extension}`)).toBe(0);
      expect(gamesOf(`out${extension}`)[0]!.record.startSfen).toBe(LAST);
      expect(lines).toContain(
        '終わりの局面だけを書きました。手順や見出しは入っていません。 / Only the final position was written, without the moves and the headers.',
      );
    },
  );

  test('several games become as many diagrams or positions', () => {
    expect(run('two.csa', 'two.bod')).toBe(0);
    expect(gamesOf('two.bod')).toHaveLength(2);
    expect(run('two.csa', 'two.sfen')).toBe(0);
    expect(gamesOf('two.sfen')).toHaveLength(2);
  });

  test('the file that is read is replaced with --force alone', () => {
    symlinkSync(at('two.csa'), at('link.csa'));
    for (const [from, to, why] of [
      ['two.csa', 'two.csa', 'is the file to be read'],
      ['link.csa', 'two.csa', 'is the file to be read'],
    ] as const) {
      errors = [];
      expect(run(from, to)).toBe(1);
      expect(errors.join()).toContain(why);
      expect(lines.at(-1)).toBe('0 passed, 1 failed');
      expect(readFileSync(at('two.csa'), 'utf8')).toBe(TWO);
    }
    expect(run('two.csa', 'two.csa', true)).toBe(0);
    expect(gamesOf('two.csa').map((game) => game.mainPlies)).toEqual([1, 2]);
  });

  test('tells what the format cannot hold, and what could not be read', () => {
    writeFileSync(at('b.kif'), `${KIF}なぞの行\n`);
    expect(run('b.kif', 'b.usi')).toBe(0);
    expect(lines).toContain('6:1 unknownLine なぞの行');
    const told = lines.filter((line) => line.includes(' USI ')).map((line) => line.split('は ')[0]);
    expect(told).toEqual(['コメント', '消費時間', '見出し（対局者名など）', 'この棋譜の終局の言葉']);
    lines = [];
    expect(run('a.kif', 'b.kifu')).toBe(0);
    expect(lines).toEqual(['1 passed, 0 failed']);
  });

  test('an extension of no format, a file that is no kifu', () => {
    writeFileSync(at('memo.txt'), '買い物の覚え書き');
    expect(run('a.kif', 'a.doc')).toBe(1);
    expect(run('memo.txt', 'memo.csa')).toBe(1);
    expect(errors).toHaveLength(2);
    expect(existsSync(at('memo.csa'))).toBe(false);
  });
});
