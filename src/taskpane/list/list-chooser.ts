import { textIn } from '../../games/contract/language';
import { listHeader } from '../../library/list/list-columns';
import { button } from '../controls/button';
import { choiceBox } from '../controls/choice-box';
import { el, setShown, setText } from '../dom';
import type { Part } from '../part';
import type { ListContext } from './list-context';

/** どの一覧を使うか: 幾つもあれば選ぶ。つくる、見せる。 */
export function listChooser(context: ListContext): Part {
  const { lists, texts, voice } = context;
  const words = texts.list;
  const which = choiceBox({
    label: words.which,
    options: [],
    initial: '',
    onChange: (id) => context.run(() => lists.select(id)),
  });
  const name = el('h1', { class: 'list-name' });
  const show = button(words.show, () => context.run(() => lists.show()));
  const create = button(words.create, () => context.run(() => lists.create()));
  const createLabel = create.querySelector('.button-label')!;
  const missing = el('p', { class: 'hint' });
  const element = el(
    'div',
    { class: 'fields list-chooser' },
    name,
    which.element,
    el('div', { class: 'action-row' }, show, create),
    missing,
  );
  return {
    element,
    update() {
      const { current, lists: all } = lists;
      setShown(name, current !== null && all.length === 1);
      setText(name, current?.sheetName ?? '');
      setShown(which.element, all.length > 1);
      which.setOptions(
        all.map(({ id, sheetName, tableName }) => ({ value: id, label: labelOf(sheetName, tableName) })),
      );
      which.value = current?.id ?? '';
      setShown(show, current !== null);
      setText(createLabel, current === null ? words.create : words.createAnother);
      show.disabled = create.disabled = lists.isBusy;
      setShown(missing, current !== null && current.missing.length > 0);
      const headers = (current?.missing ?? []).map((id) =>
        words.missingHeader(textIn(listHeader(id), voice)),
      );
      setText(missing, words.missing(headers.join('')));
    },
  };
}

function labelOf(sheetName: string, tableName: string): string {
  return sheetName === tableName ? sheetName : `${sheetName} (${tableName})`;
}
