import { button } from '../controls/button';
import { el, setShown } from '../dom';
import type { Part } from '../part';
import type { ListContext } from './list-context';

/** 前にある盤の一局と一覧: 追加と書き戻し。できないものは出さない。 */
export function deskActions(context: ListContext): Part {
  const { lists, texts } = context;
  const words = texts.list.desk;
  const add = button(words.add, () => context.run(() => lists.addActive()));
  const writeBack = button(words.writeBack, () => context.run(() => lists.writeBack()));
  const element = el('div', { class: 'action-row' }, writeBack, add);
  return {
    element,
    update() {
      setShown(add, lists.canAddActive);
      setShown(writeBack, lists.canWriteBack);
      setShown(element, lists.canAddActive || lists.canWriteBack);
      add.disabled = writeBack.disabled = lists.isBusy;
    },
  };
}
