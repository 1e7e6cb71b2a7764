import { describe, expect, test } from 'vitest';
import type { ShogiRecord } from '../../src/games/shogi/record/shogi-record';
import { readStorage, writeStorage } from '../../src/games/shogi/storage';
import { packGame, packText, unpackGame, unpackText } from '../../src/library/packing';
import { randomSource } from '../../src/cli/random';
import { plainRecord, randomRecord } from '../games/shogi/formats/random-record';
import { kif, shortKif } from './written-games';

function opened(cells: readonly string[]): ShogiRecord {
  const unpacked = unpackGame(cells);
  if (!unpacked.ok) throw new Error(unpacked.code);
  return unpacked.record;
}

describe('棋譜をセルに入れる', () => {
  test('a game comes back from its cells, plain and packed', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const record = randomRecord(seed, { plies: 160, variations: seed % 4 });
      const stored = plainRecord(readStorage(writeStorage(record))!.record);
      for (const style of ['plain', 'packed'] as const) {
        const cells = packGame(record, style);
        expect(cells.every((cell) => cell.length < 32_767 && cell.split('\n').length <= 253)).toBe(true);
        expect(plainRecord(opened(cells))).toEqual(stored);
      }
    }
  });

  test('an ordinary game is a KIF that a person can read', () => {
    const [cell, ...rest] = packGame(kif(shortKif({ 先手: '甲' })));
    expect(rest).toEqual([]);
    expect(cell).toContain('先手：甲\n');
    expect(cell).toContain('\n1 ７六歩(77)');
    expect(unpackText([cell!.replaceAll('\n', '\r\n')])).toMatchObject({ ok: true, text: cell });
  });

  test('what a cell cannot hold is packed: long, many lines, formulas, controls, .xlsx escapes', () => {
    const unsafe = [
      shortKif({ 備考: '長'.repeat(33_000) }),
      shortKif({ '=1+1': 'x' }),
      shortKif({ 備考: 'a\u0001b' }),
      shortKif({ 備考: '_x000D_' }),
      shortKif({ 備考: 'x' }) + Array.from({ length: 300 }, (_, i) => `*${i}`).join('\n'),
    ];
    for (const text of unsafe) {
      const record = kif(text);
      const cells = packGame(record);
      expect(cells[0]).toMatch(/^#圧縮した棋譜 1\/\d+ [0-9a-f]{16} /u);
      expect(plainRecord(opened(cells))).toEqual(plainRecord(record));
    }
  });

  test('characters of two halves stay as they are, a lone half does not reach a cell', () => {
    expect(packGame(kif(shortKif({ 先手: '𠮷野' })))[0]).toContain('先手：𠮷野');
    expect(packGame(kif(shortKif({ 先手: '\ud842野' })))[0]).toMatch(/^#圧縮した棋譜/u);
  });

  test('a very long game takes several cells, in any order', () => {
    const random = randomSource(7);
    const text = Array.from({ length: 60_000 }, () => String.fromCodePoint(0x20000 + random(40_000))).join(
      '',
    );
    const cells = packText(text, '甲 対 乙');
    expect(cells.length).toBeGreaterThan(3);
    expect(cells.every((cell) => cell.length < 32_767)).toBe(true);
    expect(unpackText([...cells].reverse())).toEqual({ ok: true, text });
    expect(unpackText([...cells, '', ' '])).toEqual({ ok: true, text });
    expect(unpackText(cells.slice(1))).toMatchObject({ ok: false, code: 'missingPart' });
  });

  test('damage is told, never taken for a game', () => {
    const [cell = ''] = packGame(kif(shortKif({ 先手: '甲' })), 'packed');
    const random = randomSource(3);
    const bodyAt = cell.indexOf('\n') + 1;
    for (let i = 0; i < 200; i++) {
      const at = bodyAt + random(cell.length - bodyAt);
      const changed = cell.slice(0, at) + (cell[at] === 'A' ? 'B' : 'A') + cell.slice(at + 1);
      expect(unpackGame([changed])).toMatchObject({ ok: false, code: 'damaged' });
    }
    expect(unpackGame([cell.slice(0, -4)])).toMatchObject({ ok: false, code: 'damaged' });
    expect(unpackGame([''])).toMatchObject({ ok: false, code: 'empty' });
  });

  test('a text that says nothing of a game is no game of no moves', () => {
    for (const text of ['こわした', 'あとで\n直す', 'https://example.jp/'])
      expect(unpackGame([text])).toMatchObject({ ok: false, code: 'notKifu' });
    for (const text of ['先手：甲\n後手：乙', '手合割：平手', '*初めのコメント'])
      expect(unpackGame([text])).toMatchObject({ ok: true });
    expect(unpackGame(packGame(kif('先手：甲\n')))).toMatchObject({ ok: true });
  });
});
