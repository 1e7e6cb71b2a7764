// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/games/contract/language';
import type { PaneBench } from './pane-bench';
import { findByRole, press, settle, setUpPane } from './pane-bench';

async function openPasted(text: string, language: Language = 'ja'): Promise<PaneBench> {
  const bench = setUpPane(undefined, language);
  await press(bench.root, 'tab', language === 'ja' ? '棋譜を開く' : 'Open a kifu');
  await paste(bench, text);
  return bench;
}

async function paste(bench: PaneBench, text: string): Promise<void> {
  const area = bench.root.querySelector<HTMLTextAreaElement>('.panel textarea[id^=paste]')!;
  area.value = text;
  area.closest('.field')!.querySelector('button')!.click();
  await settle();
}

const messages = (bench: PaneBench): string => bench.root.querySelector('.messages')!.textContent;

describe('what was noticed while reading', () => {
  const strange = (count: number): string =>
    ['手合割：平手', '1 ７六歩(77)', ...Array.from({ length: count }, (_, at) => [`謎${at}`, '*', '*', '*'])]
      .flat()
      .join('\n');

  it('can be seen to the last one, in steps', async () => {
    const bench = await openPasted(strange(300));
    const items = (): number => bench.root.querySelectorAll('.notices li').length;
    expect(bench.root.querySelector('.notices summary')!.textContent).toContain('300件');
    expect(items()).toBe(50);
    await press(bench.root, 'button', '次の200件を見る（残り250件）');
    expect(items()).toBe(250);
    expect(document.activeElement?.textContent).toContain('謎50');
    await press(bench.root, 'button', '残りの50件を見る');
    expect(items()).toBe(300);
    expect(bench.root.querySelector<HTMLElement>('.notices > .button')!.hidden).toBe(true);
  });

  it('says where a long text was cut, and how many lines it has', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => `${at + 2} この行は 読めません`);
    const bench = await openPasted(['手合割：平手', '1 ７六歩(77)', '2 謎の手', ...lines].join('\n'));
    const sources = [...bench.root.querySelectorAll('.notice-source')].map((each) => each.textContent);
    expect(sources.at(-1)).toMatch(/16 この行は…（全40行）$/);
  });

  it('is said once, and an empty box is no longer spoken of', async () => {
    const bench = await openPasted('');
    expect(messages(bench)).toContain('欄が空です');
    await paste(bench, '牛乳\nたまご');
    expect(messages(bench)).toBe('');
    const reason = bench.root.querySelector('.result-problem')!.textContent;
    expect(reason).toContain('将棋の棋譜として読めませんでした');
    expect(bench.root.querySelector('.results')!.textContent.split('読めませんでした')).toHaveLength(2);
  });
});

describe('in English', () => {
  const text = '手合割：平手\n先手：甲\n後手：乙\n1 ７六歩(77)\n謎\n';

  it('names what was read, and the start of the kifu', async () => {
    const bench = await openPasted(text, 'en');
    expect(bench.root.querySelector('.result-name')!.textContent).toBe('Pasted text');
    expect(bench.root.querySelector('.result-title')!.textContent).toBe('甲 vs 乙 (1 move)');
    findByRole(bench.root, 'button', 'Set up on a board: 甲 vs 乙 (1 move)').click();
    await settle();
    const moves = [...bench.root.querySelectorAll('.row-move')].map((each) => each.textContent);
    expect(moves).toEqual(['Start', '▲７六歩(77)']);
  });
});
