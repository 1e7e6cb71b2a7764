import { describe, expect, it } from 'vitest';
import type { BoardApp } from './board-app';
import { click, openApp, place, settle } from './board-app';
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

describe('五百手の対局', () => {
  it('一手に棋譜データは一行だけ足され、要求は 4 KB まで、一クリックに一同期', async () => {
    const app = await openApp();
    await app.hall.start('将棋', { blackName: '先手の人', whiteName: '後手の人' });
    await settle();
    const { sitting } = app.hall.active!;
    const random = seeded(7);
    for (let ply = 0; ply < 440; ply++) {
      const move = randomMove(sitting, random);
      if (!move) throw new Error('the game ended early; take another seed');
      app.clock.now += 1000 * (1 + random(90));
      pressMove(sitting, move);
      if (ply % 10 === 9) sitting.typeComment(ply + 1, `=${'長いコメント'.repeat(50)}`);
    }
    await settle();
    let biggest = 0;
    const moves: number[] = [];
    let plies = 440;
    while (plies < 500) {
      const move = randomMove(sitting, random);
      if (!move) break;
      app.clock.now += 1000 * (1 + random(90));
      const lines = storageLines(app);
      const before = app.host.syncs.length;
      click(app, placeCell(app, move.from));
      await settle();
      click(app, placeCell(app, move.to));
      await settle();
      const asked = sitting.scene.choice !== null;
      if (asked) click(app, optionCell(app, sitting, move.option));
      await settle();
      plies++;
      expect(sitting.game.ply).toBe(plies);
      const syncs = app.host.syncs.slice(before);
      const grew = syncs.length > (asked ? 3 : 2);
      if (!grew) {
        expect(syncs).toHaveLength(asked ? 3 : 2);
        moves.push(syncs.at(-1)!.bytes);
        biggest = Math.max(biggest, ...syncs.map(({ bytes }) => bytes));
      }
      const after = storageLines(app);
      if (sitting.game.outcome === null) expect(after.length - lines.length).toBe(1);
      expect(after.slice(1, lines.length)).toEqual(lines.slice(1));
      if (plies % 10 === 0) {
        sitting.typeComment(plies, `=${'長いコメント'.repeat(50)}`);
        await settle();
      }
    }
    moves.sort((left, right) => left - right);
    const median = moves[Math.floor(moves.length / 2)]!;
    console.log(`${plies} plies: a move ${median} bytes (median), the biggest request ${biggest}`);
    expect(biggest).toBeLessThanOrEqual(4096);
    expect([...app.host.unknown]).toEqual([]);
  }, 120_000);
});
