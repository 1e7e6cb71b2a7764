import { afterAll, describe, expect, it } from 'vitest';
import type { EventMessage } from '../../src/preview/host/batch/event-messages';
import type { Fault } from '../../src/preview/host/batch/host';
import { EVENT_NUMBERS } from '../../src/preview/host/objects/event-numbers';
import { disagreements, expectSameAfterReload } from './agreement';
import type { BoardApp } from './board-app';
import { click, openApp, settle } from './board-app';
import type { RandomMove } from './random-clicks';
import { optionCell, placeCell, pressMove, randomMove, seeded } from './random-clicks';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { Sitting } from '../../src/play/sitting';

const plies = 60;

/** 障害: その同期に起こすこと、またはそのクリックの事象の届き方。 */
type Trouble =
  | { readonly name: string; readonly fault: Fault }
  | { readonly name: string; readonly delays: (message: EventMessage, turn: number) => readonly number[] };

const troubles: readonly Trouble[] = [
  { name: 'セルの編集中', fault: { error: 'InvalidOperationInCellEditMode' } },
  { name: '保護', fault: { error: 'AccessDenied' } },
  { name: '大きすぎる', fault: { error: 'RequestPayloadSizeLimitExceeded' } },
  { name: '忙しい', fault: { error: 'RequestAborted' } },
  { name: '行われない', fault: { error: 'GeneralException' } },
  { name: '初めだけ行われる', fault: { half: 8, error: 'GeneralException' } },
  { name: '途中まで行われる', fault: { half: 13, error: 'GeneralException' } },
  { name: '終わりだけ行われない', fault: { half: 19, error: 'GeneralException' } },
  { name: '答えが失われる', fault: 'loseAnswer' },
  { name: '答えが来ない', fault: 'noAnswer' },
  { name: '事象が遅れる', delays: () => [3] },
  { name: '事象が失われる', delays: (message) => (isClick(message) ? [0] : []) },
  { name: '事象が重なる', delays: () => [0, 0] },
  { name: '事象の順が違う', delays: (message, turn) => (isClick(message) ? [0] : [(turn * 7) % 3]) },
];

// A selection Excel never tells of is a click that did not happen: only its delay can be tried.
const isClick = (message: EventMessage): boolean => message.number === EVENT_NUMBERS.selectionChanged;

/** 六十手の台本。どの回も同じ。 */
const script: readonly RandomMove[] = (() => {
  const created = shogiKind.create({});
  if (!created.ok) throw new Error(created.text.ja);
  const sitting = new Sitting(created.game, { now: () => 0, after: () => () => undefined });
  const random = seeded(3);
  return Array.from({ length: plies }, () => {
    const move = randomMove(sitting, random)!;
    pressMove(sitting, move);
    return move;
  });
})();

/** 台本のクリックを、セルとして順に。問いの答えは問われたときに。 */
function* clicksOf(app: BoardApp): Generator<{ row: number; column: number }> {
  const { sitting } = app.hall.active!;
  for (const move of script) {
    yield placeCell(app, move.from);
    yield placeCell(app, move.to);
    if (sitting.scene.choice) yield optionCell(app, sitting, move.option);
  }
}

let runs = 0;

describe.each(troubles)('$name', (trouble) => {
  // Every other click meets the trouble and the next one heals: two rounds cover every click.
  it.each([0, 1])(
    'どの同期でも、次の同期の後は対局・セル・棋譜データが合う (%i)',
    async (parity) => {
      let isArmed = false;
      let turn = 0;
      const app = await openApp({
        host: {
          intercept: ({ isReleaseOnly }) => {
            if (!isArmed || isReleaseOnly || !('fault' in trouble)) return 'run';
            isArmed = false;
            return trouble.fault;
          },
          eventDelays: (message) => (isArmed && 'delays' in trouble ? trouble.delays(message, turn++) : [0]),
        },
      });
      await app.hall.start('将棋', {});
      await settle();
      let index = 0;
      for (const cell of clicksOf(app)) {
        app.clock.now += 700;
        isArmed = index % 2 === parity;
        const wasArmed = isArmed;
        click(app, cell);
        await settle();
        if (wasArmed && 'fault' in trouble && trouble.fault === 'noAnswer') app.giveUp();
        if (wasArmed && 'delays' in trouble) await waitFor(6);
        if (wasArmed) runs++;
        isArmed = false;
        if (!wasArmed) expect(disagreements(app), `click ${index}`).toEqual([]);
        index++;
      }
      await app.hall.repaint();
      await settle();
      expect(disagreements(app)).toEqual([]);
      const { sitting } = app.hall.active!;
      expect(sitting.game.ply).toBe(plies);
      expect(sitting.game.kifu.line()).toHaveLength(plies + 1);
      expect([...app.host.unknown]).toEqual([]);
      await expectSameAfterReload(app);
    },
    60_000,
  );
});

async function waitFor(milliseconds: number): Promise<void> {
  await new Promise((done) => {
    setTimeout(done, milliseconds);
  });
  await settle();
}

afterAll(() => {
  console.log(`${runs} runs: a ${plies}-ply game, every sync, every fault`);
  expect(runs).toBeGreaterThanOrEqual(500);
});
