import { describe, expect, it } from 'vitest';
import { shiftCells } from '../../src/preview/host/model/structure';
import { editFormat } from '../../src/preview/host/model/edits';
import {
  areaOf,
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
  type,
} from './board-app';

describe('打ち込み', () => {
  it('指し手入力は Enter で指し、空になってまた選ばれる', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    const input = place(app, '指し手入力');
    await type(app, input, '7g7f');
    expect(sitting.game.ply).toBe(1);
    expect(cellOf(app, '指し手入力').value).toBe('');
    expect(selectedCell(app.book.active)).toEqual(input);
    await type(app, input, '３四歩');
    expect(sitting.game.ply).toBe(2);
    await type(app, input, '5-3');
    expect(sitting.game.ply).toBe(2);
    expect(sitting.scene.notice?.level).toBe('foul');
  });

  it.each(['=1+1', "'x", '0:16', '<img src=x onerror=y>', '+7776FU', '5-3', '@x', '-3'])(
    'コメント %s は文字のまま棋譜に入り、描き直しても同じ',
    async (text) => {
      const app = await openApp();
      const sitting = await startGame(app);
      await clickSquares(app, '77', '76');
      const cell = place(app, '棋譜', 1, 4);
      await type(app, cell, text.startsWith("'") ? `'${text}` : text);
      expect(sitting.scene.kifuRows[1]?.comment).toBe(text);
      await app.hall.repaint();
      await settle();
      expect(cellOf(app, '棋譜', 1, 4).value).toBe(text);
      expect(cellOf(app, '棋譜', 1, 4).formula).toBe(null);
      expect(sitting.scene.kifuRows[1]?.comment).toBe(text);
    },
  );

  it('描いたセルを打ち替えると、次の一手で描き直される', async () => {
    const app = await openApp();
    await startGame(app);
    await type(app, squareCell(app, '55'), '王');
    await clickSquares(app, '77', '76');
    expect(squareOf(app, '55').value).toBe('');
  });
});

describe('棋譜のセル', () => {
  it('手数を押すとその手へ移り、消費時間は真の時間', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    app.clock.now = 16_000;
    await clickSquares(app, '77', '76', '33', '34');
    expect(cellOf(app, '棋譜', 1, 2).value).toBeCloseTo(16 / 86_400, 9);
    expect(cellOf(app, '先手時間').value).toBeCloseTo(16 / 86_400, 9);
    click(app, place(app, '棋譜', 1, 0));
    await settle();
    expect(sitting.game.ply).toBe(1);
    expect(sitting.mode).toBe('reviewing');
    expect(cellOf(app, '棋譜', 1, 1).format.font.bold).toBe(true);
    expect(cellOf(app, '棋譜', 2, 1).format.font.bold).toBe(false);
    click(app, place(app, '棋譜', 2, 0));
    await settle();
    // The last row is where a game goes on: it has no mark.
    expect(cellOf(app, '棋譜', 1, 1).format.font.bold).toBe(false);
    expect(cellOf(app, '棋譜', 2, 1).format.fill.color ?? '#FFFFFF').toBe('#FFFFFF');
  });

  it('待ったで短くなった行は消える', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76');
    sitting.takeBack();
    await settle();
    expect(cellOf(app, '棋譜', 1, 0).value).toBe('');
    expect(cellOf(app, '棋譜', 1, 1).value).toBe('');
  });
});

describe('成りの問い', () => {
  it('行き先の段の横に成・不成が出て、押すと指す', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76', '33', '34', '88', '22');
    expect(cellOf(app, '選択肢', 1).value).toBe('成');
    expect(cellOf(app, '選択肢', 2).value).toBe('不成');
    click(app, place(app, '選択肢', 1));
    await settle();
    expect(sitting.game.ply).toBe(3);
    expect(squareOf(app, '22').value).toBe('馬');
    expect(squareOf(app, '22').format.font.color).toBe('#8E1B14');
    expect(cellOf(app, '選択肢', 1).value).toBe('');
    expect(cellOf(app, '先手持駒', 1, 0).value).toBe('角');
    expect(cellOf(app, '先手持駒', 1, 1).value).toBe(1);
  });
});

describe('見た目を変える', () => {
  it('反転すると両側の範囲が入れ替わり、名前は側に付いたまま', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    const upper = areaOf(app, '後手持駒');
    const lower = areaOf(app, '先手持駒');
    sitting.flip();
    await settle();
    expect(areaOf(app, '先手持駒')).toEqual(upper);
    expect(areaOf(app, '後手持駒')).toEqual(lower);
    expect(cellOf(app, '筋見出し').value).toBe('1');
    expect(cellOf(app, '将棋盤', 0, 4).format.numberFormat).toBe('@');
    click(app, place(app, '将棋盤', 2, 2));
    await settle();
    expect(sitting.scene.cells[2 * 9 + 2]?.mark).toBe('selected');
    sitting.flip();
    await settle();
    expect(areaOf(app, '先手持駒')).toEqual(lower);
    expect([...app.host.unknown]).toEqual([]);
  });

  it('大きさは幅と高さと字に及ぶ', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    sitting.setSize('large');
    await settle();
    expect(app.book.active.columnWidth(3)).toBe(44);
    expect(squareOf(app, '55').format.font.size).toBe(27);
  });

  it('見本のセルを塗り替えると盤が従う', async () => {
    const app = await openApp();
    await startGame(app);
    editFormat(app.book.active, areaOf(app, '将棋盤色'), 'user', (format) => ({
      ...format,
      fill: { color: '#224422', pattern: 'Solid', patternColor: null },
    }));
    await settle();
    expect(squareOf(app, '55').format.fill.color).toBe('#224422');
    expect(squareOf(app, '77').format.font.color).toBe('#FFFFFF');
  });
});

describe('行や列が動く', () => {
  it('行を足した後のクリックは新しい場所で効く', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    shiftCells(app.book.active, { row: 0, column: 0, rows: 2, columns: 16_384 }, 'rows', true, 'user');
    click(app, squareCell(app, '77'));
    await settle();
    click(app, squareCell(app, '76'));
    await settle();
    expect(sitting.game.ply).toBe(1);
    expect(squareOf(app, '76').value).toBe('歩');
    expect(selectedCell(app.book.active)).toEqual(place(app, '開始位置'));
  });

  it('知らせが届かなくても、違うマスの手は取り消される', async () => {
    let loses = false;
    const app = await openApp({
      host: { eventDelays: (message) => (loses && message.number === 10 ? [] : [0]) },
    });
    const sitting = await startGame(app);
    await clickSquares(app, '77');
    loses = true;
    shiftCells(app.book.active, { row: 0, column: 0, rows: 1, columns: 16_384 }, 'rows', true, 'user');
    // With the stale map this cell is one rank lower than the one that was pressed.
    const at = squareCell(app, '75');
    click(app, { row: at.row, column: at.column });
    await settle();
    expect(sitting.game.ply).toBe(0);
    expect(sitting.scene.notice?.level).toBe('error');
    expect(squareOf(app, '77').value).toBe('歩');
  });
});

describe('キーボードで指す', () => {
  it('歩いても指さず、確定で指す。選択は動かない', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    sitting.setInputMode('keyboard');
    await settle();
    await clickSquares(app, '77', '76');
    expect(sitting.game.ply).toBe(0);
    await clickSquares(app, '77');
    await app.hall.confirmActiveCell();
    await settle();
    await clickSquares(app, '76');
    await app.hall.confirmActiveCell();
    await settle();
    expect(sitting.game.ply).toBe(1);
    expect(selectedCell(app.book.active)).toEqual(squareCell(app, '76'));
  });
});
