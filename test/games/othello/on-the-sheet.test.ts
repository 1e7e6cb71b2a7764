import { describe, expect, it } from 'vitest';
import { othelloKind } from '../../../src/games/othello/othello-kind';
import type { BoardApp } from '../../workbook/board-app';
import { areaOf, cellOf, click, openApp, place, settle, startGame, type } from '../../workbook/board-app';
import { squaresOf } from './games';

async function clickList(app: BoardApp, list: string): Promise<void> {
  for (const square of squaresOf(list)) {
    click(app, place(app, 'オセロ盤', Math.floor(square / 8), square % 8));
    await settle();
  }
}

const at = (app: BoardApp, name: string): ReturnType<typeof cellOf> => {
  const square = squaresOf(name)[0] ?? -1;
  return cellOf(app, 'オセロ盤', Math.floor(square / 8), square % 8);
};

describe.each(['desktop', 'web'] as const)('シートのオセロ (%s)', (platform) => {
  it('返る石も一度の同期で描き、値は ● と ○ のまま、見えは黒と白', async () => {
    const app = await openApp({ platform, kinds: [othelloKind] });
    await startGame(app);
    expect(app.book.active.name).toBe('オセロ1');
    expect(areaOf(app, 'オセロ盤')).toMatchObject({ rows: 8, columns: 8 });
    expect(at(app, 'd4').value).toBe('○');
    const before = app.host.syncs.length;
    await clickList(app, 'f5');
    expect(app.host.syncs.length - before).toBe(1);
    expect([at(app, 'e5').value, at(app, 'f5').value]).toEqual(['●', '●']);
    expect(at(app, 'e5').format.font.color).toBe('#000000');
    expect([at(app, 'd4').value, at(app, 'd4').format.font.color]).toEqual(['○', '#FFFFFF']);
    expect(cellOf(app, '開始位置').value).toBe('○白の番　黒 4 白 1');
    expect(cellOf(app, '棋譜', 1, 1).value).toBe('●f5');
    expect([...app.host.unknown]).toEqual([]);
  });

  it('打ち込んだ手、反転、開き直し', async () => {
    const app = await openApp({ platform, kinds: [othelloKind] });
    const sitting = await startGame(app);
    await type(app, place(app, '指し手入力'), 'f5');
    await type(app, place(app, '指し手入力'), 'd6');
    expect(sitting.scene.ply).toBe(2);
    const again = await openApp({ platform, kinds: [othelloKind], book: app.book });
    await settle();
    expect(again.hall.active?.sitting.scene.kifuRows.map((row) => row.text)).toEqual([
      '開始局面',
      '●f5',
      '○d6',
    ]);
  });
});
