import { button } from '../controls/button';
import { disclosure } from '../controls/disclosure';
import { el, uniqueId } from '../dom';
import { formatOwnNames, parseOwnNames } from '../own-names';
import type { Part } from '../part';
import type { ListContext } from './list-context';

/** 自分の名前を決める欄。幾つもの名を持てる。 */
export function ownNamesSection(context: ListContext): Part {
  const { lists, texts } = context;
  const words = texts.list.own;
  const id = uniqueId('own');
  const hint = el('p', { class: 'hint', id: `${id}-hint` }, words.hint);
  const names = el('textarea', {
    id,
    class: 'input',
    rows: 3,
    spellcheck: 'false',
    'aria-describedby': hint.id,
  });
  names.value = formatOwnNames(lists.ownNames);
  const save = button(words.save, () =>
    context.run(async () => {
      const chosen = parseOwnNames(names.value);
      names.value = formatOwnNames(chosen);
      context.keepOwnNames(chosen);
      await lists.setOwnNames(chosen);
    }),
  );
  return {
    element: disclosure(
      words.title,
      el(
        'div',
        { class: 'field' },
        el('label', { class: 'field-label', for: id }, words.names),
        names,
        hint,
        save,
      ),
    ),
    update() {
      save.disabled = lists.isBusy;
    },
  };
}
