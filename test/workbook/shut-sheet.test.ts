import { describe, expect, it } from 'vitest';
import { setLayout } from '../../src/preview/host/model/edits';
import type { Sheet } from '../../src/preview/host/model/sheet';
import { addSheet, setVisibility } from '../../src/preview/host/model/sheets';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import { disagreements, expectSameAfterReload } from './agreement';
import type { BoardApp } from './board-app';
import {
  click,
  clickSquares,
  openApp,
  parseArea,
  settle,
  squareCell,
  squareOf,
  startGame,
} from './board-app';

/** 人が「シートの保護」をした、または解いた。 */
const protect = (app: BoardApp, isProtected: boolean): void =>
  setLayout(app.book.active, 'view', parseArea('A1:XFD1048576'), { protection: isProtected ? {} : null });

const noticeOf = (app: BoardApp): string =>
  app.hall.active?.sitting.scene.notice?.text.ja ?? app.hall.notice?.text.ja ?? '';

const told =
  /保護されていて書けませんでした。対局はメモリーに残っています。.*「シート保護の解除」の後、「盤を描き直す」/;

describe('保護されたシート', () => {
  it('わけを言い、指した手は残り、解いて描き直せば合う', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76');
    protect(app, true);
    await clickSquares(app, '33');
    expect(noticeOf(app)).toMatch(told);
    await clickSquares(app, '34');
    expect(sitting.game.ply).toBe(2);
    expect(noticeOf(app)).toMatch(told);
    expect(squareOf(app, '34').value).toBe('');

    await app.hall.repaint();
    await settle();
    expect(noticeOf(app)).toMatch(told);
    expect(sitting.game.ply).toBe(2);

    protect(app, false);
    await app.hall.repaint();
    await settle();
    expect(noticeOf(app)).toContain('描き直しました');
    expect(disagreements(app)).toEqual([]);
    await clickSquares(app, '27', '26');
    expect(sitting.game.ply).toBe(3);
    expect(disagreements(app)).toEqual([]);
    await expectSameAfterReload(app);
    expect(app.host.log.flatMap(({ members }) => members).filter((each) => /rotect/.test(each))).toEqual([]);
  });

  it('描き直さなくても、解いた後の次のクリックで追いつく', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    protect(app, true);
    await clickSquares(app, '77', '76');
    protect(app, false);
    await clickSquares(app, '33', '34');
    expect(sitting.game.ply).toBe(2);
    expect(disagreements(app)).toEqual([]);
    await expectSameAfterReload(app);
  });
});

describe('隠されたシート', () => {
  /** 一手を指したクリックが描かれる前に、盤のシートを隠す。 */
  const hideWhileMoving = async (app: BoardApp, visibility: 'Hidden' | 'VeryHidden'): Promise<Sheet> => {
    const board = app.book.active;
    addSheet(app.book, 'メモ');
    app.book.activate(board);
    await settle();
    await clickSquares(app, '77');
    click(app, squareCell(app, '76'));
    setVisibility(app.book, board, visibility);
    await settle();
    return board;
  };

  const show = async (app: BoardApp, board: Sheet): Promise<void> => {
    setVisibility(app.book, board, 'Visible');
    app.book.activate(board);
    await settle();
  };

  it.each(['Hidden', 'VeryHidden'] as const)(
    '隠されていると言い、手は残り、戻すと次のクリックで描く (%s)',
    async (visibility) => {
      const app = await openApp();
      const sitting = await startGame(app);
      const board = await hideWhileMoving(app, visibility);
      expect(noticeOf(app)).toMatch(
        /シート「対局1」は隠されている.*対局は残っています。.*「再表示」.*「盤を描き直す」/,
      );
      await show(app, board);
      await clickSquares(app, '33', '34');
      expect(sitting.game.ply).toBe(2);
      expect(disagreements(app, board)).toEqual([]);
      await expectSameAfterReload(app);
    },
  );

  it('隠されたところで保存して開いても、その手まである', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    const board = await hideWhileMoving(app, 'Hidden');
    expect(sitting.game.ply).toBe(1);
    const closed = await openApp({ book: loadWorkbook(saveWorkbook(app.book)) });
    expect(closed.hall.seats.map((seat) => seat.sitting.scene.storage)).toEqual([sitting.scene.storage]);
    await show(
      closed,
      closed.book.sheets.find(({ id }) => id === board.id)!,
    );
    await clickSquares(closed, '33', '34');
    expect(closed.hall.active!.sitting.game.ply).toBe(2);
    expect(disagreements(closed)).toEqual([]);
  });
});
