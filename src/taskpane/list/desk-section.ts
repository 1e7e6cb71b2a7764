import { disclosure } from '../controls/disclosure';
import { el } from '../dom';
import type { Part } from '../part';
import { deskActions } from './desk-actions';
import type { ListContext } from './list-context';

/** 前にある盤の一局を、一覧に足すか行に書き戻す欄。 */
export function deskSection(context: ListContext): Part {
  const words = context.texts.list.desk;
  const actions = deskActions(context);
  return {
    element: disclosure(words.title, actions.element, el('p', { class: 'hint' }, words.addHint)),
    update: actions.update,
  };
}
