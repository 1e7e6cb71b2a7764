import { afterAll, describe, expect, it } from 'vitest';
import type { EventMessage } from '../../src/preview/host/batch/event-messages';
import type { Fault } from '../../src/preview/host/batch/host';
import { EVENT_NUMBERS } from '../../src/preview/host/objects/event-numbers';
import { disagreements, expectSameAfterReload } from './agreement';
import type { BoardApp } from './board-app';
import { click, openApp, settle } from './board-app';
import type { RandomMove } from './random-clicks';
import { optionCell, placeCell, placesOf, pressMove, randomMove, seeded } from './random-clicks';
import type { GameKind } from '../../src/games/contract/game-progress';
import { dobutsuKind } from '../../src/games/dobutsu/dobutsu-kind';
import { gomokuKind } from '../../src/games/gomoku/gomoku-kind';
import { othelloKind } from '../../src/games/othello/othello-kind';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { Sitting } from '../../src/play/sitting';

/** 台本の長さ (手)。将棋は一局の六十手、ほかのゲームは同じ道を通るかを見る十手。 */
const scripts: readonly { readonly kind: GameKind; readonly plies: number }[] = [
  { kind: shogiKind, plies: 60 },
  { kind: dobutsuKind, plies: 10 },
  { kind: othelloKind, plies: 10 },
  { kind: gomokuKind, plies: 10 },
];

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

/** 台本: どの回も同じ手と、指し終えた席。 */
function writeScript(kind: GameKind, plies: number): { moves: readonly RandomMove[]; played: Sitting } {
  const created = kind.create({});
  if (!created.ok) throw new Error(created.text.ja);
  const played = new Sitting(created.game, { now: () => 0, after: () => () => undefined });
  const random = seeded(3);
  const moves: RandomMove[] = [];
  while (moves.length < plies && played.game.outcome === null) {
    const move = randomMove(played, random)!;
    pressMove(played, move);
    moves.push(move);
  }
  return { moves, played };
}

/** 台本のクリックを、セルとして順に。問いの答えは問われたときに。 */
function* clicksOf(app: BoardApp, moves: readonly RandomMove[]): Generator<{ row: number; column: number }> {
  const { sitting } = app.hall.active!;
  for (const move of moves) {
    for (const at of placesOf(move)) yield placeCell(app, at);
    if (sitting.scene.choice) yield optionCell(app, sitting, move.option);
  }
}

let runs = 0;

const cases = scripts.flatMap(({ kind, plies }) =>
  troubles.map((trouble) => ({ game: kind.id, kind, plies, trouble, name: trouble.name })),
);

describe.each(cases)('$game $name', ({ kind, plies, trouble }) => {
  const { moves, played } = writeScript(kind, plies);
  // Every other click meets the trouble and the next one heals: two rounds cover every click.
  it.each([0, 1])(
    'どの同期でも、次の同期の後は対局・セル・棋譜データが合う (%i)',
    async (parity) => {
      let isArmed = false;
      let turn = 0;
      const app = await openApp({
        kinds: scripts.map((script) => script.kind),
        host: {
          intercept: ({ isReleaseOnly }) => {
            if (!isArmed || isReleaseOnly || !('fault' in trouble)) return 'run';
            isArmed = false;
            return trouble.fault;
          },
          eventDelays: (message) => (isArmed && 'delays' in trouble ? trouble.delays(message, turn++) : [0]),
        },
      });
      await app.hall.start(kind.id, {});
      await settle();
      let index = 0;
      for (const cell of clicksOf(app, moves)) {
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
      expect(sitting.scene.position).toBe(played.scene.position);
      expect(sitting.game.kifu.line()).toHaveLength(played.game.kifu.line().length);
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
  console.log(`${runs} runs: a game of each kind, every sync, every fault`);
  expect(runs).toBeGreaterThanOrEqual(500);
});
