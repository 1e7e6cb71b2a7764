import { afterAll, describe, expect, it } from 'vitest';
import type { GameKind } from '../../src/games/contract/game-progress';
import { dobutsuKind } from '../../src/games/dobutsu/dobutsu-kind';
import { gomokuKind } from '../../src/games/gomoku/gomoku-kind';
import { othelloKind } from '../../src/games/othello/othello-kind';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { perform, troubles, writeScript } from './fault-script';
import { Realm } from './realm';

/** 台本の長さ (手)。将棋は一局の六十手、ほかのゲームは同じ道を通るかを見る十手。 */
const scripts: readonly { readonly kind: GameKind; readonly plies: number }[] = [
  { kind: shogiKind, plies: 60 },
  { kind: dobutsuKind, plies: 10 },
  { kind: othelloKind, plies: 10 },
  { kind: gomokuKind, plies: 10 },
];

const realm = new Realm();
let runs = 0;

const cases = scripts.flatMap(({ kind, plies }) =>
  troubles.map((trouble) => ({ game: kind.id, kind, plies, trouble, name: trouble.name })),
);

describe.each(cases)('$game $name', ({ kind, plies, trouble }) => {
  const script = writeScript(kind, plies);
  // Every other click meets the trouble and the next one heals: two rounds cover every click.
  it.each([0, 1])(
    'どの同期でも、次の同期の後は対局・セル・棋譜データが合う (%i)',
    async (parity) => {
      runs += await perform(script, {
        kinds: scripts.map((each) => each.kind),
        trouble,
        realm,
        isArmedAt: (click) => click % 2 === parity,
        isCheckedAt: (click) => click % 2 !== parity,
      });
    },
    60_000,
  );
});

afterAll(() => {
  realm.close();
  console.log(`${runs} runs: a game of each kind, every sync, every fault`);
  expect(runs).toBeGreaterThanOrEqual(500);
});
