import { expect } from 'vitest';
import type { GameKind } from '../../src/games/contract/game-progress';
import { Sitting } from '../../src/play/sitting';
import type { EventMessage } from '../../src/preview/host/batch/event-messages';
import type { Fault } from '../../src/preview/host/batch/host';
import { saveWorkbook } from '../../src/preview/host/model/saved';
import { EVENT_NUMBERS } from '../../src/preview/host/objects/event-numbers';
import { disagreements } from './agreement';
import type { BoardApp } from './board-app';
import { click, openApp, settle } from './board-app';
import type { RandomMove } from './random-clicks';
import { optionCell, placeCell, placesOf, pressMove, randomMove, seeded } from './random-clicks';
import type { Realm } from './realm';
import { copySeats } from './realm-seats';

/** 障害: その同期に起こすこと、またはそのクリックの事象の届き方。 */
export type Trouble =
  | { readonly name: string; readonly fault: Fault }
  | { readonly name: string; readonly delays: (message: EventMessage, turn: number) => readonly number[] };

// A selection Excel never tells of is a click that did not happen: only its delay can be tried.
const isClick = (message: EventMessage): boolean => message.number === EVENT_NUMBERS.selectionChanged;

/** 起こす障害のすべて。 */
export const troubles: readonly Trouble[] = [
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

/** 台本: どの回も同じ手と、指し終えた席と、クリックの数。 */
export interface Script {
  readonly kind: GameKind;
  readonly moves: readonly RandomMove[];
  readonly played: Sitting;
  readonly clicks: number;
}

/** 台本を書く。 */
export function writeScript(kind: GameKind, plies: number): Script {
  const created = kind.create({});
  if (!created.ok) throw new Error(created.text.ja);
  const timer = { now: () => 0, date: () => new Date(2026, 0, 2, 9), after: () => () => undefined };
  const played = new Sitting(created.game, timer);
  const random = seeded(3);
  const moves: RandomMove[] = [];
  let clicks = 0;
  while (moves.length < plies && played.game.outcome === null) {
    const move = randomMove(played, random)!;
    pressMove(played, move);
    moves.push(move);
    clicks += placesOf(move).length;
  }
  return { kind, moves, played, clicks };
}

/** 演じ方: どのクリックに障害を起こし、どのクリックの後に確かめるか。 */
export interface Performance {
  readonly kinds: readonly GameKind[];
  readonly trouble: Trouble;
  /** クリックの番号 (0 から) ごとに、障害を起こすか。 */
  readonly isArmedAt: (click: number) => boolean;
  /** クリックの番号ごとに、その後で対局、セル、棋譜データが合うか確かめるか。 */
  readonly isCheckedAt: (click: number) => boolean;
  /** 終わりにブックの JSON だけを渡し、開き直す所。 */
  readonly realm: Realm;
}

/** 台本を一局演じ、終わりに描き直し、開き直して、一局が台本のとおりか確かめる。障害の数を返す。 */
export async function perform(script: Script, performance: Performance): Promise<number> {
  const { trouble } = performance;
  let isArmed = false;
  let turn = 0;
  let runs = 0;
  const app = await openApp({
    kinds: performance.kinds,
    host: {
      intercept: ({ isReleaseOnly }) => {
        if (!isArmed || isReleaseOnly || !('fault' in trouble)) return 'run';
        isArmed = false;
        return trouble.fault;
      },
      eventDelays: (message) => (isArmed && 'delays' in trouble ? trouble.delays(message, turn++) : [0]),
    },
  });
  await app.hall.start(script.kind.id, {});
  await settle();
  let index = 0;
  for (const cell of clicksOf(app, script.moves)) {
    app.clock.now += 700;
    isArmed = performance.isArmedAt(index);
    const wasArmed = isArmed;
    click(app, cell);
    await settle();
    if (wasArmed && 'fault' in trouble && trouble.fault === 'noAnswer') app.giveUp();
    if (wasArmed && 'delays' in trouble) await waitFor(6);
    if (wasArmed) runs++;
    isArmed = false;
    if (performance.isCheckedAt(index)) expect(disagreements(app), `click ${index}`).toEqual([]);
    index++;
  }
  await app.hall.repaint();
  await settle();
  await expectPlayed(app, script.played, performance.realm);
  return runs;
}

async function expectPlayed(app: BoardApp, played: Sitting, realm: Realm): Promise<void> {
  expect(disagreements(app)).toEqual([]);
  const { sitting } = app.hall.active!;
  expect(sitting.scene.position).toBe(played.scene.position);
  expect(sitting.game.kifu.line()).toHaveLength(played.game.kifu.line().length);
  expect([...app.host.unknown]).toEqual([]);
  const saved = JSON.stringify(saveWorkbook(app.book));
  const { opened } = await realm.reload({ saved, seed: 0, plies: 0 });
  expect(opened).toEqual(copySeats(app));
}

/** 台本のクリックを、セルとして順に。問いの答えは問われたときに。 */
function* clicksOf(app: BoardApp, moves: readonly RandomMove[]): Generator<{ row: number; column: number }> {
  const { sitting } = app.hall.active!;
  for (const move of moves) {
    for (const at of placesOf(move)) yield placeCell(app, at);
    if (sitting.scene.choice) yield optionCell(app, sitting, move.option);
  }
}

async function waitFor(milliseconds: number): Promise<void> {
  await new Promise((done) => {
    setTimeout(done, milliseconds);
  });
  await settle();
}
