import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import type { SavedWorkbook } from '../../src/preview/host/model/saved';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import { disagreements } from './agreement';
import { openApp, settle, startGame } from './board-app';
import type { RealmAnswer, RealmRequest } from './realm-seats';
import { clickOn, copySeats } from './realm-seats';

/** 新しい所 (別のプロセス) を作り、ブックの JSON だけを渡して開き直させる。環境変数も、ほかの保存もない。 */
function reloadElsewhere(request: RealmRequest): Promise<RealmAnswer> {
  return new Promise((resolve, reject) => {
    const realm = fork(fileURLToPath(new URL('reload-realm.ts', import.meta.url)), {
      env: {},
      execArgv: ['--import', 'tsx'],
    });
    realm.once('message', (answer) => {
      resolve(answer as RealmAnswer);
      realm.kill();
    });
    realm.once('error', reject);
    realm.once('exit', (code) => reject(new Error(`the realm ended with ${code} before it answered`)));
    realm.send(request);
  });
}

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

    const answer = await reloadElsewhere({ saved, seed: 13, plies: 10 });
    expect(answer.leftovers).toEqual([]);
    expect(answer.opened).toEqual(before);
    expect(answer.continued[0]!.scene.ply).toBe(before[0]!.scene.ply + 10);

    const book = loadWorkbook(JSON.parse(answer.saved) as SavedWorkbook);
    const again = await openApp({ book, kinds: [shogiKind] });
    await settle();
    expect(copySeats(again)).toEqual(answer.continued);
    expect(disagreements(again)).toEqual([]);
  }, 60_000);
});
