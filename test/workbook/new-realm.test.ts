import { describe, expect, it } from 'vitest';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import type { SavedWorkbook } from '../../src/preview/host/model/saved';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import { disagreements } from './agreement';
import { openApp, settle, startGame } from './board-app';
import { Realm } from './realm';
import { clickOn, copySeats } from './realm-seats';

describe('新しい所での開き直し', () => {
  it('ブックの JSON だけから同じ一局が開き、そこから指し継いで、また戻って来られる', async () => {
    const app = await openApp({ kinds: [shogiKind] });
    const sitting = await startGame(app, { blackName: "'=1+1", whiteName: '後手の人' });
    await clickOn(app, 11, 30);
    sitting.typeComment(1, '=SUM(A1)\n二行目 😀');
    for (let back = 0; back < 4; back++) sitting.takeBackOne();
    await clickOn(app, 12, 30);
    sitting.typeComment(sitting.game.ply, "'待ったの後の手");
    await settle();
    const before = copySeats(app);
    const saved = JSON.stringify(saveWorkbook(app.book));

    const realm = new Realm();
    const answer = await realm.reload({ saved, seed: 13, plies: 10 }).finally(() => realm.close());
    expect(answer.leftovers).toEqual([]);
    expect(answer.opened).toEqual(before);
    expect(answer.continued[0]!.scene.ply).toBe(before[0]!.scene.ply + 10);

    const book = loadWorkbook(JSON.parse(answer.saved) as SavedWorkbook);
    const again = await openApp({ book, kinds: [shogiKind] });
    await settle();
    expect(copySeats(again)).toEqual(answer.continued);
    expect(disagreements(again)).toEqual([]);
  }, 60_000);

  it('検討の途中で反転していた盤は、その手、その向きのまま開く', async () => {
    const app = await openApp({ kinds: [shogiKind] });
    const sitting = await startGame(app);
    await clickOn(app, 17, 12);
    sitting.goToRow(5);
    sitting.flip();
    await settle();
    const before = copySeats(app);
    expect(before[0]!.scene).toMatchObject({ mode: 'reviewing', flipped: true, ply: 5 });
    const saved = JSON.stringify(saveWorkbook(app.book));

    const realm = new Realm();
    const answer = await realm.reload({ saved, seed: 1, plies: 0 }).finally(() => realm.close());
    expect(answer.opened).toEqual(before);
  }, 60_000);
});
