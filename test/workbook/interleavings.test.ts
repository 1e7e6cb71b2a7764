import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../src/preview/host/batch/host';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import { disagreements, storedLines } from './agreement';
import type { BoardApp } from './board-app';
import { click, openApp, place, settle } from './board-app';
import { optionCell, placeCell, randomMove, seeded } from './random-clicks';

/** 人とほかの者のすること。 */
type Step =
  | { readonly kind: 'move'; readonly seed: number; readonly fault: Fault }
  | { readonly kind: 'undo' | 'redo' | 'reload' | 'takeBack' }
  /** 共同編集の相手が、棋譜データの終わりの手を消す。 */
  | { readonly kind: 'remoteDelete' };

const faults: readonly Fault[] = [
  'run',
  'run',
  'run',
  { error: 'AccessDenied' },
  { error: 'InvalidOperationInCellEditMode' },
  { half: 12, error: 'GeneralException' },
  'loseAnswer',
];

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      seed: fc.nat(),
      fault: fc.constantFrom(...faults),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo', 'reload', 'takeBack', 'remoteDelete') }),
  },
);

/** 動かす側。手本は手の並びだけ: 棋譜データに何が残るはずかを、別に数える。 */
class Player {
  #fault: Fault = 'run';
  /** 障害の後で、まだ描き直していない: 記憶の対局がシートより一手先かもしれない。 */
  #isAhead = false;
  app!: BoardApp;

  async open(book?: BoardApp['book']): Promise<void> {
    this.app = await openApp({
      ...(book && { book }),
      host: {
        intercept: ({ isReleaseOnly }) => {
          if (isReleaseOnly) return 'run';
          const now = this.#fault;
          this.#fault = 'run';
          return now;
        },
      },
    });
  }

  /** 指し手の文の並び。記憶の対局のもの。 */
  get moves(): string[] {
    return this.app.hall.active!.sitting.scene.kifuRows.slice(1).map((row) => row.text);
  }

  /** 棋譜データに書いてある手の並び。 */
  get stored(): string[] {
    const lines = storedLines(this.app.book).map((line) => /^ *\d+ (\S+)/.exec(line)?.[1]);
    return lines.filter((move) => move !== undefined);
  }

  async move({ seed, fault }: { seed: number; fault: Fault }): Promise<void> {
    const { sitting } = this.app.hall.active!;
    const move = randomMove(sitting, seeded(seed));
    if (!move) return;
    this.app.clock.now += 1000;
    click(this.app, placeCell(this.app, move.from));
    await settle();
    this.#fault = fault;
    click(this.app, placeCell(this.app, move.to));
    await settle();
    if (sitting.scene.choice) click(this.app, optionCell(this.app, sitting, move.option));
    await settle();
    this.#fault = 'run';
    this.#isAhead = fault !== 'run';
  }

  /** 棋譜データが決めるので、対局はそれと同じ。障害の後だけは、失われなかった一手が先にあってよい。 */
  expectFollowed(): void {
    const [moves, stored] = [this.moves.map(plain), this.stored.map(plain)];
    const isOneAhead = this.#isAhead && moves.length === stored.length + 1;
    expect(isOneAhead ? moves.slice(0, -1) : moves).toEqual(stored);
  }

  async reload(): Promise<void> {
    const { book } = this.app;
    await this.open(
      loadWorkbook(JSON.parse(JSON.stringify(saveWorkbook(book))) as ReturnType<typeof saveWorkbook>),
    );
    await settle();
    this.#isAhead = false;
  }

  async heal(): Promise<void> {
    await this.app.hall.repaint();
    await settle();
  }
}

async function perform(player: Player, each: Step): Promise<void> {
  const before = player.moves;
  switch (each.kind) {
    case 'move': {
      await player.move(each);
      const after = player.moves;
      // Never doubled, never lost: exactly one move more, whatever became of the request.
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.length - before.length).toBeLessThanOrEqual(1);
      return;
    }
    case 'undo':
    case 'redo': {
      player.app.book[each.kind]();
      await settle();
      return player.expectFollowed();
    }
    case 'reload': {
      const { stored } = player;
      await player.reload();
      return expect(player.moves.map(plain)).toEqual(stored.map(plain));
    }
    case 'takeBack': {
      const { sitting } = player.app.hall.active!;
      const can = sitting.scene.canTakeBack;
      sitting.takeBack();
      await settle();
      return expect(player.moves.length).toBe(before.length - (can ? 1 : 0));
    }
    case 'remoteDelete': {
      const { book } = player.app;
      if (player.stored.length === 0) return;
      const row = storedLines(book).findLastIndex((line) => /^ *\d+ /.test(line));
      book.edit(book.active, place(player.app, '棋譜データ', row), '', 'remote');
      await settle();
      return player.expectFollowed();
    }
  }
}

// The kifu column shows ▲△ and the square of origin as the KIF line does.
const plain = (move: string): string => move.replace(/^[▲△]/, '');

describe('入り乱れる操作', () => {
  it('クリック、取り消し、共同編集、開き直し、障害がどう続いても、対局とシートは一つ', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const player = new Player();
        await player.open();
        await player.app.hall.start('将棋', {});
        await settle();
        await player.move({ seed: 1, fault: 'run' });
        for (const each of steps) await perform(player, each);
        await player.heal();
        expect(disagreements(player.app)).toEqual([]);
        expect(player.moves.map(plain)).toEqual(player.stored.map(plain));
      }),
      { numRuns: 25 },
    );
  }, 300_000);
});
