import type { RepeatedGame } from '../../library/list/game-lists-api';
import { disclosure } from '../controls/disclosure';
import { el, setAttribute, setShown, setText } from '../dom';
import type { Part } from '../part';
import type { ListContext } from './list-context';

// What a person may look through; the count tells of the others.
const MOST_SHOWN = 1000;

/** もう一覧にあって加えなかったもの: ファイルの名と、同じ対局の行の番号。なければ出さない。 */
export function repeatedGames({ lists, texts }: ListContext): Part {
  const words = texts.list.repeated;
  const names = el('ul', { class: 'repeated', tabindex: 0 });
  const more = el('p', { class: 'hint' });
  const element = disclosure('', el('p', { class: 'hint' }, words.hint), names, more);
  const title = element.querySelector('h2')!;
  let shown: readonly RepeatedGame[] = [];
  const line = ({ file, no }: RepeatedGame): HTMLElement =>
    el(
      'li',
      {},
      el('span', { class: 'repeated-file' }, file),
      el('span', { class: 'repeated-row' }, no === null ? words.known : words.sameAs(no)),
    );
  setShown(element, false);
  return {
    element,
    update() {
      const { repeated } = lists;
      if (repeated === shown) return;
      shown = repeated;
      setShown(element, repeated.length > 0);
      setText(title, words.title(repeated.length));
      setAttribute(names, 'aria-label', title.textContent);
      names.replaceChildren(...repeated.slice(0, MOST_SHOWN).map(line));
      setShown(more, repeated.length > MOST_SHOWN);
      setText(more, words.more(repeated.length - MOST_SHOWN));
    },
  };
}
