// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeLists, LIST } from './fake-lists';
import type { PaneBench } from './pane-bench';
import { press, settle, setUpPane, startGame } from './pane-bench';

let bench: PaneBench;
let lists: FakeLists;

beforeEach(() => {
  lists = new FakeLists();
  bench = setUpPane(undefined, 'ja', { lists });
});

afterEach(() => bench.unmount());

const text = (ja: string) => ({ ja, en: ja });
const message = (): string => bench.root.querySelector('.messages')!.textContent;

describe('a message of the job before', () => {
  it('goes when the next one starts', async () => {
    lists.set({ lists: [LIST], current: LIST });
    await press(bench.root, 'tab', '対局一覧');
    bench.hall.say('success', text('120局を読み込みました。'));
    await settle();
    expect(message()).toContain('120局');
    await press(bench.root, 'button', '一覧を見せる');
    expect(lists.asked).toEqual(['show']);
    expect(message()).toBe('');
  });

  it('goes with its offer when that is taken, on a board as well as without one', async () => {
    let taken = 0;
    const offer = { label: text('変更を捨てて開く'), run: () => void taken++ };
    for (const before of [() => Promise.resolve(), () => startGame(bench)]) {
      await before();
      bench.hall.say('error', text('書き戻していません。'), offer);
      await settle();
      await press(bench.root, 'button', '変更を捨てて開く');
      expect(message()).toBe('');
    }
    expect(taken).toBe(2);
  });

  it('stays with an offer that was not taken until a game is opened', async () => {
    const sitting = await startGame(bench);
    bench.hall.say('error', text('書き戻していません。'), { label: text('捨てる'), run: () => undefined });
    await press(bench.root, 'tab', '設定');
    await press(bench.root, 'button', '反転');
    expect(message()).toContain('書き戻していません。');
    await startGame(bench);
    expect(message()).toBe('');
    expect(sitting.scene.notice).toBeNull();
  });
});
