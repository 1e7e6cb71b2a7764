import { describe, expect, it } from 'vitest';
import { moveSheet, renameSheet } from '../../src/preview/host/model/sheets';
import type { SavedWorkbook } from '../../src/preview/host/model/saved';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import type { ShiftAxis } from '../../src/preview/host/model/structure';
import { shiftCells } from '../../src/preview/host/model/structure';
import { disagreements, expectSameAfterReload } from './agreement';
import type { BoardApp } from './board-app';
import { click, clickSquares, openApp, place, settle, startGame } from './board-app';
import { copySeats } from './realm-seats';

/** 前のシートだけを、ほかのブックへ写したもの。設定はブックのものなので付いて行かない。 */
function copiedToAnotherBook(app: BoardApp): SavedWorkbook {
  const saved = JSON.parse(JSON.stringify(saveWorkbook(app.book))) as SavedWorkbook;
  const { id, name } = app.book.active;
  return {
    ...saved,
    name: 'ほかのブック',
    sheets: saved.sheets
      .filter((sheet) => sheet.id === id)
      .map((sheet) => ({ ...sheet, id: '{NEW}', name: '写し' })),
    names: saved.names
      .filter(({ scope }) => scope === id)
      .map((each) => ({ ...each, scope: '{NEW}', refersTo: each.refersTo.replaceAll(name, '写し') })),
    settings: [],
    active: '{NEW}',
  };
}

it('ほかのブックへ写したシートでも、同じ一局が開き、続けて指せる', async () => {
  const app = await openApp();
  const sitting = await startGame(app);
  await clickSquares(app, '77', '76', '33', '34', '27', '26', '83', '84');
  sitting.typeComment(4, '=四手目');
  sitting.flip();
  await settle();
  const again = await openApp({ book: loadWorkbook(copiedToAnotherBook(app)) });
  await settle();
  expect(again.hall.seats.map(({ sheetName }) => sheetName)).toEqual(['写し']);
  expect(copySeats(again)).toEqual(copySeats(app));
  // The board is flipped: ２六 is the fourth rank from the top and the second file from the left.
  click(again, place(again, '将棋盤', 3, 1));
  await settle();
  click(again, place(again, '将棋盤', 4, 1));
  await settle();
  expect(again.hall.active!.sitting.game.ply).toBe(5);
  expect(disagreements(again)).toEqual([]);
});

it('名前を変え、前へ移したシートでも続けて指せる', async () => {
  const app = await openApp();
  const sitting = await startGame(app);
  await clickSquares(app, '77', '76');
  const name = "私の '対局' 1";
  renameSheet(app.book, app.book.active, name);
  moveSheet(app.book, app.book.active, 0);
  await settle();
  await clickSquares(app, '33', '34');
  expect(sitting.game.ply).toBe(2);
  expect(disagreements(app)).toEqual([]);
  await app.hall.repaint();
  await settle();
  expect(app.hall.active!.sheetName).toBe(name);
  await expectSameAfterReload(app);
});

describe('盤の外に入れた行と列', () => {
  it.each<[string, ShiftAxis, number]>([
    ['いちばん上の行', 'rows', 0],
    ['盤の下の行', 'rows', 40],
    ['いちばん左の列', 'columns', 0],
    ['盤の右の列', 'columns', 30],
  ])('%s: 入れても取り除いても、続けて指せる', async (_what, axis, first) => {
    const app = await openApp();
    const sitting = await startGame(app);
    const band =
      axis === 'rows'
        ? { row: first, column: 0, rows: 2, columns: 16_384 }
        : { row: 0, column: first, rows: 1_048_576, columns: 2 };
    const shift = (isInsert: boolean): Promise<void> => {
      shiftCells(app.book.active, band, axis, isInsert, 'user');
      return settle();
    };
    await shift(true);
    await clickSquares(app, '77', '76');
    expect(disagreements(app)).toEqual([]);
    await shift(false);
    await clickSquares(app, '33', '34');
    expect(sitting.game.ply).toBe(2);
    expect(disagreements(app)).toEqual([]);
    await expectSameAfterReload(app);
  });
});
