import type { ListFound, ListHit } from '../../library/list/game-lists-api';
import { el, setShown, setText } from '../dom';
import type { Part } from '../part';
import type { ListContext } from './list-context';

/** 見つかった対局: 数と、初めの幾つか。押すとその手数で開く。上下の矢印でたどれる。 */
export function hitList(context: ListContext): Part {
  const { lists, texts } = context;
  const words = texts.list.search;
  const summary = el('p', { class: 'results-summary', role: 'status' });
  const first = el('p', { class: 'hint' });
  const list = el('ul', { class: 'hits', 'aria-label': words.hits });
  const element = el('div', { class: 'found' }, summary, first, list);
  let shown: ListFound | null = null;

  list.addEventListener('keydown', (event) => {
    const buttons = [...list.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    const next = buttons[Math.max(0, Math.min(buttons.length - 1, to))]!;
    // One stop for the tab key, however many were found.
    buttons[at]!.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
  const item = (hit: ListHit, at: number): HTMLElement => {
    const place = hit.ply === null ? '' : words.hitPly(hit.ply);
    const opener = el(
      'button',
      { type: 'button', class: 'hit', tabindex: at === 0 ? 0 : -1 },
      el('span', { class: 'hit-title' }, hit.title),
      el('span', { class: 'hit-ply' }, hit.isMainLine ? place : `${place} ${words.variation}`),
    );
    opener.addEventListener('click', () => context.run(() => lists.openHit(hit, 'kifuSheet')));
    return el('li', {}, opener);
  };
  return {
    element,
    update() {
      const { found } = lists;
      if (found === shown) return;
      shown = found;
      setText(summary, found === null ? '' : words.found(found.count, found.total));
      setShown(first, found !== null && found.hits.length < found.count);
      setText(first, words.first(found?.hits.length ?? 0));
      setShown(list, found !== null && found.hits.length > 0);
      list.replaceChildren(...(found?.hits ?? []).map(item));
    },
  };
}
