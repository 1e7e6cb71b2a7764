import { describe, expect, test } from 'vitest';
import type { ShogiGame } from '../../../src/games/shogi/shogi-game';
import { gameKey } from '../../../src/library/identity';
import { GameLists } from '../../../src/library/list/game-lists';
import type { ListValues } from '../../../src/library/list/list-port';
import { a, b, start } from './paper-desk';

describe('書き戻す間に直されたセル', () => {
  const opened = async () => {
    const { sheet, desk, lists, client } = await start();
    await lists.load([a, b]);
    sheet.select(0);
    await lists.open('kifuSheet');
    const game = desk.front!.game as ShogiGame;
    const edit = (values: ListValues) => (sheet.rows[0]!.values = { ...sheet.rows[0]!.values, ...values });
    const header = (key: string, value: string) =>
      game.setHeaders([...game.headers.filter(([each]) => each !== key), [key, value]]);
    return { sheet, desk, lists, client, game, edit, header };
  };

  test('盤で変えていない欄はセルが優り、見出し、棋譜、鍵もそれになる。盤で変えた欄は行に書く', async () => {
    const { sheet, desk, lists, game, edit, header } = await opened();
    edit({ black: '甲野', date: 45326, opening: '奇襲' });
    header('棋戦', '夏の会');
    await lists.writeBack();
    const { values, kifu } = sheet.rows[0]!;
    expect(values).toMatchObject({ black: '甲野', date: 45326, opening: '奇襲', event: '夏の会' });
    expect(game.headers).toEqual(
      expect.arrayContaining([
        ['先手', '甲野'],
        ['開始日時', '2024/02/04'],
        ['戦型', '奇襲'],
      ]),
    );
    expect(kifu.join('')).toContain('先手：甲野');
    expect(values.key).toBe(gameKey(game.record));
    expect(desk.last).toContain('シートで直した「対局日」「先手」「戦型」のセルは残し');
    sheet.select(1);
    await lists.open('kifuSheet');
    expect(desk.front!.game.players[0]).toBe('乙');
  });

  test('盤でもセルでも変わっていれば、セルが優り、そう言う。直せば次は盤の値になる', async () => {
    const { sheet, desk, lists, game, edit, header } = await opened();
    edit({ black: '甲野' });
    header('先手', '甲山');
    await lists.writeBack();
    expect(sheet.rows[0]!.values.black).toBe('甲野');
    expect(game.players[0]).toBe('甲野');
    expect(desk.last).toContain('「先手」は盤でも変わっていました');
    header('先手', '甲山');
    await lists.writeBack();
    expect(sheet.rows[0]!.values.black).toBe('甲山');
  });

  test('開いたのがこの窓の開く前なら、行に入っている棋譜と比べる', async () => {
    const { sheet, desk, client, game, edit, header } = await opened();
    const again = new GameLists({ client, desk, port: sheet, language: 'ja', ownNames: [] });
    await again.start();
    sheet.tell();
    edit({ white: '乙山' });
    header('棋戦', '夏の会');
    await again.writeBack();
    expect(sheet.rows[0]!.values).toMatchObject({ white: '乙山', event: '夏の会', black: '甲' });
    expect(game.players).toEqual(['甲', '乙山']);
  });

  test('行に書けなければ、盤の見出しも元のまま', async () => {
    const { sheet, desk, lists, game, edit } = await opened();
    edit({ black: '甲野' });
    const fault = new Error('protected');
    sheet.updateRow = () => Promise.reject(fault);
    await lists.writeBack();
    expect(desk.errors).toEqual([fault]);
    expect(game.players[0]).toBe('甲');
  });
});
