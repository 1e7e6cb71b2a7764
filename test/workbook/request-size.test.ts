import { describe, expect, it } from 'vitest';
import type { BoardApp } from './board-app';
import { click, openApp, place, settle } from './board-app';
import type { RandomMove } from './random-clicks';
import { optionCell, placeCell, pressMove, randomMove, seeded } from './random-clicks';

const storageLines = (app: BoardApp): string[] => {
  const area = place(app, '棋譜データ');
  const lines: string[] = [];
  for (let row = area.row; ; row++) {
    const { value } = app.book.active.cellAt(row, area.column);
    if (value === '') return lines;
    lines.push(String(value));
  }
};

const limit = 4096;

describe('五百手の対局', () => {
  it('一手に棋譜データは一行だけ足され、要求は名前を伸ばすときもコメントも 4 KB まで、一クリックに一同期', async () => {
    const app = await openApp();
    await app.hall.start('将棋', { blackName: '先手の人', whiteName: '後手の人' });
    await settle();
    const { sitting } = app.hall.active!;
    const random = seeded(7);
    const nextMove = (): RandomMove => {
      const move = randomMove(sitting, random);
      if (!move) throw new Error('the game ended early; take another seed');
      app.clock.now += 1000 * (1 + random(90));
      return move;
    };

    /** クリックせずに進める。 */
    const pressTo = async (plies: number): Promise<void> => {
      for (let { ply } = sitting.game; ply < plies; ply++) {
        pressMove(sitting, nextMove());
        if (ply % 10 === 9) sitting.typeComment(ply + 1, `=${'長いコメント'.repeat(50)}`);
      }
      await settle();
    };

    let biggest = 0;
    let grown = 0;
    const moves: number[] = [];
    /** クリックで進める。 */
    const clickTo = async (plies: number): Promise<void> => {
      while (sitting.game.ply < plies) {
        const { ply } = sitting.game;
        const move = nextMove();
        const lines = storageLines(app);
        const before = app.host.syncs.length;
        click(app, placeCell(app, move.from));
        await settle();
        click(app, placeCell(app, move.to));
        await settle();
        const asked = sitting.scene.choice !== null;
        if (asked) click(app, optionCell(app, sitting, move.option));
        await settle();
        expect(sitting.game.ply).toBe(ply + 1);
        const syncs = app.host.syncs.slice(before);
        const names = syncs.filter(({ members }) => members.includes('Formula'));
        grown += names.length;
        // A name that is made longer takes two more: one that looks what lies below, one that writes.
        expect(syncs).toHaveLength((asked ? 3 : 2) + 2 * names.length);
        moves.push(syncs.at(-1)!.bytes);
        const after = storageLines(app);
        if (sitting.game.outcome === null) expect(after.length - lines.length).toBe(1);
        expect(after.slice(1, lines.length)).toEqual(lines.slice(1));
        if (ply % 10 === 9) sitting.typeComment(ply + 1, 'ここが勝負どころ。受けるか、攻め合うか。');
        await settle();
        biggest = Math.max(biggest, ...app.host.syncs.slice(before).map(({ bytes }) => bytes));
      }
    };

    await pressTo(240);
    await clickTo(310);
    await pressTo(460);
    await clickTo(500);
    moves.sort((left, right) => left - right);
    const median = moves[Math.floor(moves.length / 2)]!;
    console.log(`500 plies: a move ${median} bytes (median), the biggest request ${biggest}`);
    expect(biggest).toBeLessThanOrEqual(limit);
    expect(grown).toBeGreaterThan(0);
    expect([...app.host.unknown]).toEqual([]);
  }, 120_000);
});
