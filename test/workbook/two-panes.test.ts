import { describe, expect, it } from 'vitest';
import { makeExternal } from '../../src/preview/host/batch/desktop-transport';
import type { BoardApp } from './board-app';
import { disagreements, storedLines } from './agreement';
import { clickSquares, openApp, place, settle, startGame } from './board-app';

/** もう一つのアドイン: 同じブックにつながり、棋譜データに一手を書く。office.js を通さず、書いた形だけをまねる。 */
async function otherWrites(app: BoardApp, lines: readonly string[]): Promise<void> {
  const other = makeExternal(app.book);
  const at = place(app, '棋譜データ');
  lines.forEach((line, row) => {
    app.book.edit(app.book.active, { row: at.row + row, column: at.column }, line, 'remote');
  });
  await settle();
  other.close();
}

describe('同じ盤の二つのアドイン', () => {
  it('後から書かれた行が勝ち、こちらは従う', async () => {
    const first = await openApp();
    await startGame(first);
    await clickSquares(first, '77', '76', '33', '34');
    const ahead = storedLines(first.book);
    const sitting = first.hall.active!.sitting;
    sitting.takeBack();
    await settle();
    expect(sitting.game.ply).toBe(1);
    await otherWrites(first, ahead);
    expect(sitting.game.ply).toBe(2);
    await clickSquares(first, '27', '26');
    expect(sitting.game.ply).toBe(3);
    expect(disagreements(first)).toEqual([]);
  });

  it('知らせが来ないうちに書いた手は、後から書いたほうとして残り、盤は一つになる', async () => {
    let isLosing = false;
    const app = await openApp({ host: { eventDelays: () => (isLosing ? [] : [0]) } });
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76', '33', '34');
    const ahead = storedLines(app.book);
    sitting.takeBack();
    await settle();
    await clickSquares(app, '83');
    isLosing = true;
    await otherWrites(app, ahead);
    isLosing = false;
    await clickSquares(app, '84');
    expect(sitting.game.ply).toBe(2);
    expect(sitting.scene.kifuRows[2]?.text).toContain('８四歩');
    expect(sitting.scene.notice?.text.ja).toContain('描き直しました');
    expect(disagreements(app)).toEqual([]);
  });

  it('読み込み直しても、事象の登録は一つの盤に一度だけ', async () => {
    const app = await openApp();
    await startGame(app);
    await app.hall.repaint();
    await settle();
    const again = await openApp({ book: app.book });
    await settle();
    await clickSquares(again, '77', '76');
    const { sitting } = again.hall.active!;
    expect(sitting.game.ply).toBe(1);
    expect(disagreements(again)).toEqual([]);
  });
});
