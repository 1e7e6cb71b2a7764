import { expect } from 'vitest';
import type { GameKind } from '../../src/games/contract/game-progress';
import { Sitting } from '../../src/play/sitting';
import type { EventMessage } from '../../src/preview/host/batch/event-messages';
import type { Fault, RequestInfo } from '../../src/preview/host/batch/host';
import { saveWorkbook } from '../../src/preview/host/model/saved';
import { EVENT_NUMBERS } from '../../src/preview/host/objects/event-numbers';
import { disagreements } from './agreement';
import type { BoardApp } from './board-app';
import { click, openApp, settle } from './board-app';
import type { RandomMove } from './random-clicks';
import { optionCell, placeCell, placesOf, pressMove, randomMove, seeded } from './random-clicks';
import type { Realm } from './realm';
import { copySeats } from './realm-seats';

/** 障害: その同期に起こすこと、またはそのクリックの事象の届き方と、人に言うこと。 */
export type Trouble = {
  readonly name: string;
  /** 何が起き、何が残り、次に何をするか。言わなくてよいものは nothing。 */
  readonly says: RegExp | 'nothing';
} & (
  { readonly fault: Fault } | { readonly delays: (message: EventMessage, turn: number) => readonly number[] }
);

// A selection Excel never tells of is a click that did not happen: only its delay can be tried.
const isClick = (message: EventMessage): boolean => message.number === EVENT_NUMBERS.selectionChanged;

const unfinished = /終えられませんでした。対局はメモリーに残っています。次の一手か「盤を描き直す」で/;
const busy = /応えませんでした。対局は残っています。少し待って「盤を描き直す」を/;

/** 同期に起こす障害。 */
export const syncTroubles: readonly (Trouble & { readonly fault: Fault })[] = [
  { name: 'セルの編集中', fault: { error: 'InvalidOperationInCellEditMode' }, says: 'nothing' },
  {
    name: '保護',
    fault: { error: 'AccessDenied' },
    says: /保護されていて書けませんでした。対局はメモリーに残っています。.*の後、「盤を描き直す」を/,
  },
  {
    name: '大きすぎる',
    fault: { error: 'RequestPayloadSizeLimitExceeded' },
    says: /量が大きすぎて、Excel に断られました。対局は残っています。長いコメントを短くするか、/,
  },
  { name: '忙しい', fault: { error: 'RequestAborted' }, says: busy },
  { name: '行われない', fault: { error: 'GeneralException' }, says: unfinished },
  { name: '初めだけ行われる', fault: { half: 8, error: 'GeneralException' }, says: unfinished },
  { name: '途中まで行われる', fault: { half: 13, error: 'GeneralException' }, says: unfinished },
  { name: '終わりだけ行われない', fault: { half: Infinity, error: 'GeneralException' }, says: unfinished },
  { name: '答えが失われる', fault: 'loseAnswer', says: unfinished },
  {
    name: '答えが来ない',
    fault: 'noAnswer',
    says: /答えが来ませんでした。書けたかどうかは分かりませんが、対局は残っています。次の一手か「盤を描き直す」で/,
  },
];

/** 起こす障害のすべて。 */
export const troubles: readonly Trouble[] = [
  ...syncTroubles,
  { name: '事象が遅れる', delays: () => [3], says: 'nothing' },
  { name: '事象が失われる', delays: (message) => (isClick(message) ? [0] : []), says: 'nothing' },
  { name: '事象が重なる', delays: () => [0, 0], says: 'nothing' },
  {
    name: '事象の順が違う',
    delays: (message, turn) => (isClick(message) ? [0] : [(turn * 7) % 3]),
    says: 'nothing',
  },
];

/** その要求に起こす障害。途中で止まるなら、短い要求でも終わりの動作は行われない。 */
export function faultIn({ request }: RequestInfo, fault: Fault): Fault {
  if (typeof fault !== 'object' || !('half' in fault)) return fault;
  return { ...fault, half: Math.min(fault.half, request.Actions.length - 1) };
}

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
      intercept: (info) => {
        if (!isArmed || info.isReleaseOnly || !('fault' in trouble)) return 'run';
        isArmed = false;
        return faultIn(info, trouble.fault);
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
    if (wasArmed && 'fault' in trouble && trouble.fault === 'noAnswer') {
      app.giveUp();
      await settle();
    }
    if (wasArmed && 'delays' in trouble) await waitFor(6);
    if (wasArmed) {
      runs++;
      expectTold(app, trouble, `click ${index}`);
    }
    isArmed = false;
    if (performance.isCheckedAt(index)) expect(disagreements(app), `click ${index}`).toEqual([]);
    index++;
  }
  await app.hall.repaint();
  await settle();
  await expectPlayed(app, script.played, performance.realm);
  return runs;
}

/** 知らせが、障害の言うはずのことを言っているか。 */
export function expectTold(app: BoardApp, { says }: Trouble, when: string): void {
  const notice = app.hall.active?.sitting.scene.notice ?? app.hall.notice;
  if (says === 'nothing') expect(notice?.level, when).not.toBe('error');
  else expect(notice?.text.ja, when).toMatch(says);
}

/** 要求のどれも、人の「元に戻す」を消すことをしていないか: 保護、解除、設定の保存。 */
export function expectUndoKept(app: BoardApp): void {
  const members = app.host.log.flatMap((record) => record.members);
  expect(members.filter((name) => /protect|save/i.test(name))).toEqual([]);
  expect(app.book.settings.size).toBe(0);
}

async function expectPlayed(app: BoardApp, played: Sitting, realm: Realm): Promise<void> {
  expect(disagreements(app)).toEqual([]);
  const { sitting } = app.hall.active!;
  expect(sitting.scene.position).toBe(played.scene.position);
  expect(sitting.game.kifu.line()).toHaveLength(played.game.kifu.line().length);
  expect([...app.host.unknown]).toEqual([]);
  expectUndoKept(app);
  await expectSameInRealm(app, realm);
}

/** 保存したブックの JSON だけを新しい所へ渡すと、同じ席が開くか。 */
export async function expectSameInRealm(app: BoardApp, realm: Realm): Promise<void> {
  const saved = JSON.stringify(saveWorkbook(app.book));
  const { leftovers, opened } = await realm.reload({ saved, seed: 0, plies: 0 });
  expect(leftovers).toEqual([]);
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
