import { afterAll, describe, expect, it } from 'vitest';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { perform, troubles, writeScript } from './fault-script';
import { Realm } from './realm';

/**
 * 一局に一度だけの障害。同期の番号は歩幅で選び、起点は障害ごとにずらす。すべての同期 × すべての障害は千六百局を越え、
 * 二十分ほど掛かるので、ふだんは二十に一つだけ (`FAULT_STRIDE=1` ですべて)。どの同期にも障害が起こる回は faults.test.ts。
 */
const stride = Number(process.env['FAULT_STRIDE'] ?? 20);
// Prime to the stride, so that the troubles start at different syncs.
const step = 3;
const script = writeScript(shogiKind, 60);
const realm = new Realm();
let games = 0;

describe.each(troubles.map((trouble, order) => ({ trouble, order, name: trouble.name })))(
  '一局に一度の$name',
  ({ trouble, order }) => {
    it('次の同期の後も終局でも、対局・セル・棋譜データが合い、開き直せる', async () => {
      for (let at = (order * step) % stride; at < script.clicks; at += stride) {
        games += await perform(script, {
          kinds: [shogiKind],
          trouble,
          realm,
          isArmedAt: (click) => click === at,
          isCheckedAt: (click) => click === at + 1,
        });
      }
    }, 1_200_000);
  },
);

afterAll(() => {
  realm.close();
  console.log(
    `${games} games of 60 plies, one fault each: every ${stride}th of ${script.clicks} syncs a fault`,
  );
  expect(games).toBeGreaterThanOrEqual(troubles.length * Math.floor(script.clicks / stride));
});
