// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { dobutsuKind } from '../../src/games/dobutsu/dobutsu-kind';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { sittingTexts, hallTexts } from '../../src/play/texts';
import { kana } from '../../src/taskpane/texts/kana';
import type { PaneBench } from './pane-bench';
import { setUpPane, settle } from './pane-bench';

const kanji = /\p{Script=Han}/u;

/** Every sentence of a table; functions are called with a word for each parameter. */
function sentences(table: unknown): string[] {
  if (typeof table === 'string') return [table];
  if (typeof table === 'function') {
    const side = { ja: 'せんて', en: 'First', kana: 'せんて' };
    const call = table as (...values: unknown[]) => unknown;
    const values: unknown[] = table.toString().match(/\b(side|reason)\b/) ? [side] : [2, 3, 4];
    return sentences(call(...values));
  }
  return Object.values(table as object).flatMap(sentences);
}

let bench: PaneBench | null = null;

afterEach(() => {
  bench?.unmount();
  bench = null;
});

/** What is on the screen: the text of everything that is not hidden. */
function shownText(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return copy.textContent ?? '';
}

async function start(kindId: string): Promise<void> {
  await bench?.hall.start(kindId, {});
  await settle();
}

describe('the pane in kana', () => {
  it('has no kanji in any of its tables', () => {
    expect(sentences(kana).filter((text) => kanji.test(text))).toEqual([]);
    const spoken = [...Object.values(sittingTexts), ...Object.values(hallTexts)];
    const read = spoken.flatMap((entry) => {
      const side = { ja: 'せんて', en: 'First', kana: 'せんて' };
      const text =
        typeof entry === 'function' ? (entry as (value: unknown) => { kana: string })(side) : entry;
      return [text.kana];
    });
    expect(read.filter((text) => kanji.test(text))).toEqual([]);
  });

  it('speaks hiragana while a game that asks for it is in front, and stays on the same tab', async () => {
    bench = setUpPane([shogiKind, dobutsuKind]);
    await start(dobutsuKind.id);
    const text = shownText(bench.root);
    expect(text).toContain('せんての ばん');
    expect(text).toContain('まいりました');
    expect(text).toContain('1て もどす');
    expect(text.replaceAll('対局1', '')).not.toMatch(kanji);
    expect(bench.root.querySelector('.pane')?.getAttribute('lang')).toBe('ja');
    bench.root.querySelectorAll<HTMLElement>('[role=tab]')[4]?.click();
    await settle();
    expect(shownText(bench.root)).toContain('ばんを かきなおす');
    bench.root.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
    await settle();
    expect(shownText(bench.root)).not.toMatch(kanji);
    bench.root.querySelectorAll<HTMLElement>('[role=tab]')[4]?.click();
    await settle();
    await start(shogiKind.id);
    expect(bench.root.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('設定');
    expect(bench.root.textContent).toContain('先手の番');
  });

  it('stays English for those who chose English', async () => {
    bench = setUpPane([shogiKind, dobutsuKind], 'en');
    await start(dobutsuKind.id);
    expect(bench.root.textContent).toContain('First to move');
  });

  it('offers the game first, then the fields of that game', async () => {
    bench = setUpPane([shogiKind, dobutsuKind]);
    bench.root.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
    await settle();
    const form = bench.root.querySelector('form.panel');
    expect(form?.querySelector('[role=radiogroup], fieldset')?.textContent).toContain('どうぶつしょうぎ');
    form?.querySelector<HTMLInputElement>(`input[value="${dobutsuKind.id}"]`)?.click();
    await settle();
    expect(form?.textContent).toContain('せんての なまえ');
    expect(form?.textContent).not.toContain('手合割');
  });
});
