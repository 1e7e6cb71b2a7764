// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { settle, setUpPane } from './pane-bench';

describe('a foul that a kifu keeps', () => {
  const moves = ['76歩', '34歩', '22角成', '同銀', '42角打', '94歩'];
  const text = ['手合割：平手', ...moves.map((move, at) => `${at + 1} ${move}`), '7 反則勝ち'].join('\n');

  it('is marked in its row, and named when one stands on it', async () => {
    const bench = setUpPane();
    const opened = bench.hall.openText(text).games[0]!;
    await bench.hall.show(opened.game);
    await settle();
    const marks = [...bench.root.querySelectorAll<HTMLElement>('.row-foul')].filter((mark) => !mark.hidden);
    expect(marks.map((mark) => mark.textContent)).toEqual(['反則 王手放置 ']);
    expect(marks[0]!.title).toBe('この手は反則です（王手放置）。');
    const line = bench.root.querySelector<HTMLElement>('.status-foul')!;
    expect(line.hidden).toBe(true);
    bench.hall.active!.sitting.goToRow(6);
    await settle();
    expect(line.hidden).toBe(false);
    expect(line.textContent).toBe('この手は反則です（王手放置）。');
    expect(bench.root.querySelector('#announcer')!.textContent).toContain('この手は反則です（王手放置）。');
    bench.hall.active!.sitting.step(-1);
    await settle();
    expect(line.hidden).toBe(true);
  });
});
