// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LocalText } from '../../src/games/contract/language';
import type { PaneBench } from './pane-bench';
import { allByRole, findByRole, press, settle, setUpPane } from './pane-bench';

const question: LocalText = { ja: 'Ctrl+Z を押しましたか。', en: 'Have you pressed Ctrl+Z?' };
const start = '自己点検を始める';

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

/** 設定の見出しを押す。 */
async function pressHead({ root }: PaneBench, times: number): Promise<void> {
  const head = [...root.querySelectorAll('h1')].find(({ textContent }) => textContent === '設定')!;
  for (let time = 0; time < times; time++) head.click();
  await settle();
}

const isShown = ({ root }: PaneBench): boolean =>
  allByRole(root, 'button').some(({ textContent }) => textContent === start);

describe('self-check', () => {
  it('is hidden until the heading is clicked five times', async () => {
    const bench = setUpPane();
    await press(bench.root, 'tab', '設定');
    await pressHead(bench, 4);
    expect(isShown(bench)).toBe(false);
    await pressHead(bench, 1);
    expect(isShown(bench)).toBe(true);
  });

  it('is shown when the address asks for it', async () => {
    location.hash = '#selfCheck';
    const bench = setUpPane();
    await press(bench.root, 'tab', '設定');
    expect(isShown(bench)).toBe(true);
  });

  it('asks one question at a time and offers the answers as text', async () => {
    location.hash = '#selfCheck';
    const bench = setUpPane();
    const given: boolean[] = [];
    bench.workbook.selfCheck = async (ask) => {
      given.push(await ask(question));
      given.push(await ask(question));
      return '{"findings":"<img src=x>"}';
    };
    await press(bench.root, 'tab', '設定');
    await press(bench.root, 'button', start);
    expect(findByRole(bench.root, 'button', start)).toHaveProperty('disabled', true);
    expect(bench.root.textContent).toContain(question.ja);
    await press(bench.root, 'button', 'はい');
    await press(bench.root, 'button', 'いいえ');
    expect(given).toEqual([true, false]);
    expect(bench.root.textContent).not.toContain(question.ja);
    const part = findByRole(bench.root, 'button', start).closest('section')!;
    expect(part.querySelector('textarea')!.value).toBe('{"findings":"<img src=x>"}');
    expect(bench.root.querySelector('img')).toBe(null);
    expect(findByRole(bench.root, 'button', start)).toHaveProperty('disabled', false);
  });

  it('copies the answers where the browser allows', async () => {
    location.hash = '#selfCheck';
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    const bench = setUpPane();
    await press(bench.root, 'tab', '設定');
    await press(bench.root, 'button', start);
    expect(copied).toEqual(['{}']);
    expect(bench.root.textContent).toContain('点検の結果をコピーしました。');
  });
});
