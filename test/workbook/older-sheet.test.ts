import { describe, expect, it } from 'vitest';
import { deleteName, findName, refersToArea, replaceName } from '../../src/preview/host/model/names';
import { planSheet } from '../../src/workbook/sheet-plan';
import type { SheetRole } from '../../src/workbook/sheet-roles';
import { disagreements, expectSameAfterReload } from './agreement';
import type { BoardApp } from './board-app';
import { cellOf, clickSquares, openApp, place, settle, startGame } from './board-app';

/** 前の版のシートにする: 値のセルが盤のそばにあり、表示のセルと番はない。一行目は何も省かない。 */
function makeOlder(app: BoardApp): void {
  const { book } = app;
  const { boxes } = planSheet(app.hall.kinds[0]!.layout);
  const named = (name: string): NonNullable<ReturnType<typeof findName>> =>
    findName(book, name, book.active)!;
  const moves = { 手数: 'plyView', 先手時間: 'firstClockView', 後手時間: 'secondClockView' } as const;
  for (const [name, role] of Object.entries(moves) as [string, SheetRole][]) {
    replaceName(book, named(name), { refersTo: refersToArea(book.active, boxes.get(role)!) });
    deleteName(book, named(`${name}表示`));
    book.edit(book.active, boxes.get(role)!, '0');
  }
  deleteName(book, named('番'));
}

describe('前の版のシート', () => {
  it('開いて指し、反転し、行を足しても、値のセルは盤のそばのまま続く', async () => {
    const first = await openApp();
    await startGame(first);
    await clickSquares(first, '77', '76');
    first.host.disconnect();
    makeOlder(first);
    const head = place(first, '棋譜データ');
    const line = String(cellOf(first, '棋譜データ').value);
    const older = line.replace(' 行=', ' 対局=1 反転=しない 大きさ=中 指し方=クリック 行=');
    first.book.edit(first.book.active, head, older);

    const app = await openApp({ book: first.book });
    const { sitting } = app.hall.active!;
    expect([sitting.mode, sitting.game.ply, sitting.scene.flipped]).toEqual(['playing', 1, false]);
    app.clock.now = 30_000;
    await clickSquares(app, '33', '34');
    expect(place(app, '手数')).toEqual({ row: 2, column: 11 });
    expect(cellOf(app, '手数').value).toBe(2);
    expect(cellOf(app, '後手時間').value).toBeCloseTo(30 / 86_400, 9);
    expect(disagreements(app)).toEqual([]);

    const above = place(app, '後手時間').row;
    sitting.flip();
    await settle();
    expect(place(app, '先手時間').row).toBe(above);
    expect(disagreements(app)).toEqual([]);
    await expectSameAfterReload(app);
    expect([...app.host.unknown]).toEqual([]);
  });
});
