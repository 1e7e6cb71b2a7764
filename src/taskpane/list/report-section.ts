import { button } from '../controls/button';
import { disclosure } from '../controls/disclosure';
import { el } from '../dom';
import type { Part } from '../part';
import type { ListContext } from './list-context';

/** 集計シートを作る欄。 */
export function reportSection(context: ListContext): Part {
  const { lists, texts } = context;
  const words = texts.list.report;
  const run = button(words.run, () => context.run(() => lists.makeReport()));
  return {
    element: disclosure(
      words.title,
      el('div', { class: 'field' }, run, el('p', { class: 'hint' }, words.hint)),
    ),
    update() {
      run.disabled = lists.isBusy;
    },
  };
}
