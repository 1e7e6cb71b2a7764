import { describe, expect, it } from 'vitest';
import type { BoardApp } from './board-app';
import {
  cellOf,
  click,
  clickSquares,
  openApp,
  place,
  selectedCell,
  settle,
  squareCell,
  squareOf,
  startGame,
} from './board-app';

const syncsSince = (app: BoardApp, first: number): BoardApp['host']['syncs'] => app.host.syncs.slice(first);

describe.each(['desktop', 'web'] as const)('クリックから描いたセルまで (%s)', (platform) => {
  it('駒を選んで動かす。一クリックに一同期、変わったセルだけ', async () => {
    const app = await openApp({ platform });
    await startGame(app);
    expect(app.book.active.name).toBe('対局1');
    expect(squareOf(app, '77').value).toBe('歩');

    let before = app.host.syncs.length;
    await clickSquares(app, '77');
    expect(syncsSince(app, before)).toHaveLength(1);
    expect(syncsSince(app, before)[0]!.cellsWritten).toBeLessThanOrEqual(16);
    expect(squareOf(app, '77').format.fill.color).toBe('#9CC7F2');
    expect(squareOf(app, '77').format.font.bold).toBe(true);
    expect(squareOf(app, '76').format.fill.pattern).toBe('LightUp');
    expect(selectedCell(app.book.active)).toEqual(place(app, '開始位置'));

    before = app.host.syncs.length;
    await clickSquares(app, '76');
    expect(syncsSince(app, before)).toHaveLength(1);
    expect(syncsSince(app, before)[0]!.cellsWritten).toBeLessThanOrEqual(64);
    expect(squareOf(app, '76').value).toBe('歩');
    expect(squareOf(app, '77').value).toBe('');
    expect(squareOf(app, '76').format.fill.color).toBe('#EBC06A');
    expect(squareOf(app, '76').format.fill.pattern).toBe('Solid');
    expect(cellOf(app, '局面SFEN').value).toContain(' w ');
    expect(cellOf(app, '棋譜', 1, 1).value).toContain('７六歩');
    expect(cellOf(app, '手数').value).toBe(1);
    expect([...app.host.unknown]).toEqual([]);
  });

  it('同じマスをもう一度押すと選びが解ける', async () => {
    const app = await openApp({ platform });
    const sitting = await startGame(app);
    await clickSquares(app, '77', '77');
    expect(sitting.scene.cells.some((cell) => cell.mark === 'selected')).toBe(false);
    expect(squareOf(app, '77').format.fill.color).toBe('#F4DDAE');
  });

  it('速い二十クリックはどれも失われず、順に効く', async () => {
    const app = await openApp({ platform });
    const sitting = await startGame(app);
    const moves = [
      '77',
      '76',
      '33',
      '34',
      '27',
      '26',
      '83',
      '84',
      '26',
      '25',
      '84',
      '85',
      '69',
      '78',
      '41',
      '32',
      '25',
      '24',
      '23',
      '24',
    ];
    for (const square of moves) click(app, squareCell(app, square));
    await settle();
    expect(sitting.game.ply).toBe(10);
    expect(squareOf(app, '24').value).toBe('歩');
    expect(app.host.syncs.length).toBeLessThan(20);
  });

  it('後手の駒は表示形式で、値は駒の名のまま', async () => {
    const app = await openApp({ platform });
    await startGame(app);
    expect(squareOf(app, '33').value).toBe('歩');
    expect(squareOf(app, '33').format.numberFormat).toBe('"▽"@');
    expect(squareOf(app, '77').format.numberFormat).toBe('@');
  });
});
