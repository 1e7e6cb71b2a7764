import { describe, expect, it } from 'vitest';
import { addSheet } from '../../src/preview/host/model/sheets';
import { Workbook } from '../../src/preview/host/model/workbook';
import { planSheet } from '../../src/workbook/sheet-plan';
import { formatAddress } from '../../src/workbook/cell-box';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { areaOf, cellOf, openApp, startGame } from './board-app';

describe('敷き方', () => {
  const layout = shogiKind.layout;

  it('将棋の盤は図のとおりの列に置く', () => {
    const { boxes } = planSheet(layout);
    expect(formatAddress(boxes.get('board')!)).toBe('D6:L14');
    expect(formatAddress(boxes.get('secondHand')!)).toBe('B6:C12');
    expect(formatAddress(boxes.get('rowLabels')!)).toBe('M6:M14');
    expect(formatAddress(boxes.get('choice')!)).toBe('N6:N14');
    expect(formatAddress(boxes.get('firstHand')!)).toBe('O8:P14');
    expect(boxes.get('kifu')!.column).toBe(17);
  });

  it('どの範囲も重ならない', () => {
    const variants = [
      layout,
      { ...layout, rows: 8, columns: 8, handSlots: 0, choice: null, rowLabelSide: 'left' as const },
      { ...layout, rows: 4, columns: 3, handSlots: 3 },
      { ...layout, rows: 15, columns: 15, handSlots: 0, choice: null },
    ];
    for (const each of variants) {
      const seen = new Set<string>();
      const boxes = new Map(planSheet(each).boxes);
      // The guard is the last cell of 棋譜データ.
      boxes.delete('guard');
      for (const box of boxes.values())
        for (let row = box.row; row < box.row + box.rows; row++)
          for (let column = box.column; column < box.column + box.columns; column++) {
            expect(seen.has(`${row},${column}`)).toBe(false);
            seen.add(`${row},${column}`);
          }
    }
  });
});

describe('新しい盤のシート', () => {
  it('名前はシートだけのもの、ほかのシートには触れない', async () => {
    const book = new Workbook({ year: () => 2026 });
    addSheet(book, '対局1');
    const app = await openApp({ book });
    await startGame(app, { blackName: '先手さん', whiteName: '=1+1' });
    expect(book.sheets.map((sheet) => sheet.name)).toEqual(['Sheet1', '対局1', '対局2']);
    expect(book.findSheet('対局1')!.cells.size).toBe(0);
    expect(book.names.every((name) => name.scope === book.active)).toBe(true);
    expect(areaOf(app, '将棋盤')).toMatchObject({ rows: 9, columns: 9 });
    expect(areaOf(app, '棋譜').columns).toBe(5);
    expect(cellOf(app, '先手名').value).toBe('☗ 先手さん');
    expect(cellOf(app, '後手名').value).toBe('☖ =1+1');
    expect(cellOf(app, '種類').value).toBe('将棋');
    expect(cellOf(app, '開始位置').value).toContain('先手');
    expect(cellOf(app, '先手時間').format.numberFormat).toBe('[h]:mm:ss');
    expect(cellOf(app, '棋譜', 0, 1).value).toContain('開始局面');
    expect(cellOf(app, '手数表示')).toMatchObject({ formula: '=手数', value: 0 });
    expect(cellOf(app, '先手時間表示')).toMatchObject({ formula: '=先手時間', value: 0 });
    expect(book.names.filter(({ visible }) => !visible).map(({ name }) => name)).toEqual(['番']);
    expect(String(cellOf(app, '棋譜データ').value)).toMatch(/^#Excel将棋/);
    expect(book.active.columnWidth(3)).toBe(33);
    expect(book.active.rowHeight(5)).toBe(36);
    expect([...app.host.unknown]).toEqual([]);
  });

  it.each(['表題', '開始位置', '結果', '先手名', '後手名', '種類', '局面SFEN', '指し手入力', '棋譜データ'])(
    '%s のセルは文字列の表示形式',
    async (name) => {
      const app = await openApp();
      await startGame(app, { event: '=1+1' });
      expect(cellOf(app, name).format.numberFormat).toBe('@');
      expect(cellOf(app, '棋譜データ', 299).format.numberFormat).toBe('@');
      expect(cellOf(app, '棋譜', 299, 4).format.numberFormat).toBe('@');
      expect(cellOf(app, '表題').value).toBe('=1+1');
    },
  );

  it('要件セット 1.15 でも敷ける', async () => {
    const app = await openApp({ guard: '1.15' });
    await startGame(app);
    expect(cellOf(app, '将棋盤', 8, 4).value).toBe('玉');
    expect([...app.host.unknown]).toEqual([]);
  });

  it('開き直すと盤が席に着く', async () => {
    const app = await openApp();
    await startGame(app);
    app.host.disconnect();
    const again = await openApp({ book: app.book });
    expect(again.hall.seats).toHaveLength(1);
    expect(again.hall.active?.sheetName).toBe('対局1');
    expect(again.hall.active?.sitting.mode).toBe('playing');
  });
});
