import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { shogiExports } from '../../src/games/shogi/exports';
import { readKifu } from '../../src/games/shogi/formats/read';
import type { ExportResult } from '../../src/library/export-games';
import { exportGames } from '../../src/library/export-games';
import { applyEdits } from '../../src/library/game-edits';
import { kif, shortKif } from './written-games';

const games = [2, 3, 4].map((moves) => ({
  record: kif(shortKif({ 先手: '甲', 後手: '乙' }, moves)),
  fileName: 'all.zip/対局.kif',
}));

function written(result: ExportResult) {
  if (!result.ok) throw new Error(result.text.en);
  return result;
}

describe('書き出し', () => {
  test.each(['kif', 'kifu', 'ki2', 'csa', 'usi'])('%s: one file reads back as all its games', (id) => {
    const { bytes, fileName } = written(exportGames(games, id, 'single'));
    expect(fileName).toMatch(/^棋譜\.\w+$/u);
    expect(readKifu(bytes).games.map((game) => game.mainPlies)).toEqual([2, 3, 4]);
  });

  test('a format for one game says so', () => {
    expect(exportGames(games, 'jkf', 'single')).toMatchObject({
      ok: false,
      text: { ja: expect.stringContaining('一局') },
    });
    expect(exportGames(games.slice(0, 1), 'jkf', 'single')).toMatchObject({ ok: true });
    expect(exportGames([], 'kif', 'zip')).toMatchObject({ ok: false });
  });

  test.each(shogiExports.map(({ id }) => id))('%s: a zip of single files with names of their own', (id) => {
    const files = unzipSync(written(exportGames(games, id, 'zip')).bytes);
    expect(Object.keys(files).map((name) => name.replace(/\.\w+$/u, ''))).toEqual([
      '対局',
      '対局 (2)',
      '対局 (3)',
    ]);
    for (const bytes of Object.values(files)) expect(readKifu(bytes).games).toHaveLength(1);
  });

  test('a name from a file cannot leave its folder', () => {
    const { record } = games[0]!;
    record.setHeader('先手', '../..\\x:y');
    const names = Object.keys(
      unzipSync(written(exportGames([{ record, fileName: '' }], 'kif', 'zip')).bytes),
    );
    expect(names).toEqual(['_.._x_y-乙.kif']);
  });

  test('edited cells win over the stored headers', () => {
    const even = kif(shortKif({ 先手: '甲', 対局日: '2024/02/03' }));
    applyEdits(even, { black: '丙\n丁', date: '2025/01/01', event: '架空戦' });
    expect(even.headers).toEqual([
      { key: '先手', value: '丙 丁' },
      { key: '対局日', value: '2025/01/01' },
      { key: '棋戦', value: '架空戦' },
    ]);
    const handicap = kif('手合割：角落ち\n下手：乙\n1 ８四歩(83)\n');
    applyEdits(handicap, { black: '丙', white: '丁' });
    expect(handicap.header('下手')).toBe('丙');
    expect(handicap.header('上手')).toBe('丁');
  });
});
