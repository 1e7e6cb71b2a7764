import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ListColumnId } from '../../../src/library/list/list-columns';
import type { ShogiGame } from '../../../src/games/shogi/shogi-game';
import { a, b, start } from './paper-desk';

describe('欄のない一覧', () => {
  test.each<ListColumnId>(['kifu', 'key'])('%s の欄がなければ、読み込みも追加も何も書かない', async (id) => {
    const { sheet, desk, lists } = await start();
    await lists.load([a]);
    sheet.select(0);
    await lists.open('newSheet');
    sheet.missing = [id];
    await lists.load([a, b]);
    await lists.addActive();
    expect(sheet.rows).toHaveLength(1);
    expect(desk.errors.map(String)).toEqual([`Error: no ${id}`, `Error: no ${id}`]);
    sheet.missing = [];
    await lists.load([a, b]);
    expect(sheet.rows).toHaveLength(2);
    expect(sheet.rows[1]!.kifu).not.toEqual([]);
  });

  test('鍵の欄がなければ、書き戻さず、どの一覧のどの欄かを言う', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a]);
    sheet.select(0);
    await lists.open('kifuSheet');
    const before = sheet.rows[0]!.values;
    sheet.missing = ['key'];
    sheet.tell();
    await lists.writeBack();
    expect(desk.last).toContain('「対局一覧」に「対局の鍵」の欄がない');
    expect(sheet.rows[0]!.values).toEqual(before);
  });

  test('ない欄は、空に直されたとはみない: 開いても、書き出しても、書き戻しても見出しは残る', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a]);
    sheet.missing = ['date', 'event', 'black', 'white', 'opening'];
    sheet.select(0);
    await lists.open('kifuSheet');
    const { record } = desk.front!.game as ShogiGame;
    expect(desk.front!.game.players).toEqual(['甲', '乙']);
    expect([record.header('棋戦'), record.header('開始日時')]).toEqual(['春の会', '2024/02/03 09:00']);
    await lists.writeBack();
    expect(sheet.rows[0]!.kifu.join('')).toContain('先手：甲');
    const result = await lists.export('visible', 'kifu', 'zip');
    if (!result?.ok) throw new Error('not written');
    expect(strFromU8(Object.values(unzipSync(result.bytes))[0]!)).toContain('棋戦：春の会');
  });
});
