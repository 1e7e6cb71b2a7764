import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disagreements, expectSameAfterReload } from './agreement';
import { settle } from './board-app';
import { GameModel } from './interleavings-model';
import { Player } from './interleavings-player';
import type { Step } from './interleavings-steps';
import { steps } from './interleavings-steps';

/** 試す操作の並びの数。種は決まっている (`INTERLEAVINGS_SEED` で替える)。 */
const numRuns = Number(process.env['INTERLEAVINGS'] ?? 24);
const seed = Number(process.env['INTERLEAVINGS_SEED'] ?? 3);

let acts = 0;

async function run(commands: Iterable<Step>): Promise<void> {
  const model = new GameModel();
  const player = new Player();
  await player.start();
  await fc.asyncModelRun(() => ({ model, real: player }), commands);
  await player.app.hall.repaint();
  await settle();
  const wanted = model.memory.map(({ text }) => text);
  expect(player.moves).toEqual(wanted);
  expect(player.storedMoves).toEqual(wanted);
  expect(disagreements(player.app)).toEqual([]);
  await expectSameAfterReload(player.app);
  acts += player.acts;
}

describe('入り乱れる操作', () => {
  it('クリック、取り消し、共同編集、開き直し、障害がどう続いても、対局、棋譜データ、セルは手本のとおり', async () => {
    const commands = fc.commands([...steps], { maxCommands: 30, size: 'max' });
    await fc.assert(fc.asyncProperty(commands, run), { numRuns, seed });
    console.log(`${numRuns} games, ${acts} clicks and edits against the model`);
    expect(acts).toBeGreaterThan(3 * numRuns);
  }, 300_000);
});
