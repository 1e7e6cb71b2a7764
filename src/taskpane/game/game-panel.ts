import { el, isTyping, setAttribute } from '../dom';
import type { PaneContext, Part } from '../part';
import { deskActions } from '../list/desk-actions';
import { actions } from './actions';
import { branchChooser } from './branch-chooser';
import { commentEditor } from './comment-editor';
import { headerEditor } from './header-editor';
import { inputModeLine } from './input-mode-line';
import { kifuList } from './kifu-list';
import { navigation } from './navigation';
import { startCard } from './start-card';

/** 対局の欄: 棋譜、変化、たどるボタン、コメント、操作。盤がなければ初めの札。 */
export function gamePanel(context: PaneContext): Part {
  const parts = [
    startCard(context),
    kifuList(context),
    branchChooser(context),
    navigation(context),
    commentEditor(context),
    actions(context),
    ...(context.lists ? [deskActions({ ...context, lists: context.lists })] : []),
    headerEditor(context),
    inputModeLine(context),
  ];
  const element = el('div', { class: 'game' }, ...parts.map((part) => part.element));
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    const delta = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (delta === undefined || !context.hall.active) return;
    event.preventDefault();
    context.hall.active.sitting.step(delta);
  });
  return {
    element,
    update(view) {
      setAttribute(element, 'data-empty', view.scene === null);
      for (const part of parts) part.update(view);
    },
    dispose: () => parts.forEach((part) => part.dispose?.()),
  };
}
