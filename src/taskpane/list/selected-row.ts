import type { Side } from '../../games/contract/layout';
import { textIn } from '../../games/contract/language';
import type { BoardView } from '../../games/contract/view';
import { button } from '../controls/button';
import { el, setAttribute, setShown, setText } from '../dom';
import type { Part } from '../part';
import type { ListContext } from './list-context';
import { smallBoard } from './small-board';

/** 選んだ行の一局: 小さな盤、対局者、結果。開く、前と次。シートには何も書かない。 */
export function selectedRow(context: ListContext): Part {
  const { lists, texts, voice } = context;
  const words = texts.list.row;
  const board = smallBoard(lists.kind.layout, voice);
  const title = el('h2', { class: 'picked-title' });
  const sides = [playerLine(context, 0), playerLine(context, 1)] as const;
  const none = el('p', { class: 'hint picked-none' }, words.none);
  const result = el('p', { class: 'picked-result' });
  const fault = el('p', { class: 'result-problem' });
  const open = button(words.open, () => context.run(() => lists.open('kifuSheet')), {
    look: 'primary',
    title: words.openHint,
  });
  const openNew = button(words.openNew, () => context.run(() => lists.open('newSheet')));
  const step = (delta: -1 | 1): HTMLButtonElement =>
    button(delta < 0 ? words.previous : words.next, () => context.run(() => lists.step(delta)), {
      icon: delta < 0 ? 'previous' : 'next',
      title: words.stepHint,
    });
  const steps = [step(-1), step(1)];
  const element = el(
    'section',
    { class: 'picked', 'aria-label': words.title },
    title,
    el('div', { class: 'picked-board' }, sides[1].element, board.element, sides[0].element, none),
    result,
    fault,
    el('div', { class: 'action-row picked-actions' }, open, openNew, ...steps),
  );
  return {
    element,
    update() {
      const { selected, isBusy } = lists;
      const view = selected?.view ?? null;
      setText(title, selected?.title ?? words.title);
      setAttribute(title, 'title', selected?.title);
      board.show(view, `${view === null ? words.noBoard : words.board} ${selected?.title ?? ''}`.trim());
      sides[0].show(selected?.black ?? '', view);
      sides[1].show(selected?.white ?? '', view);
      setShown(none, selected === null);
      setText(result, selected?.resultLine ?? '');
      setShown(fault, selected?.fault != null);
      setText(fault, selected?.fault ? textIn(selected.fault, voice) : '');
      open.disabled = openNew.disabled = isBusy || !selected?.hasKifu;
      for (const each of steps) each.disabled = isBusy;
    },
  };
}

interface PlayerLine {
  readonly element: HTMLElement;
  show(name: string, view: BoardView | null): void;
}

/** 対局者の一行: 印、名、持駒。 */
function playerLine({ lists, texts, voice }: ListContext, side: Side): PlayerLine {
  const { layout } = lists.kind;
  const words = texts.list.row;
  const name = el('span', { class: 'picked-name' });
  const hand = el('span', { class: 'picked-hand' });
  const element = el(
    'p',
    { class: 'picked-player' },
    el('span', { 'aria-hidden': 'true' }, layout.sideMarks[side]),
    el('span', { class: 'visually-hidden' }, textIn(layout.sideNames[side], voice)),
    name,
    hand,
  );
  return {
    element,
    show(text, view) {
      setText(name, text);
      setAttribute(name, 'title', text || undefined);
      const held = (view?.hands[side] ?? []).filter((slot) => slot.count > 0);
      const pieces = held.map((slot) => slot.text + (slot.count > 1 ? slot.count : '')).join(' ');
      setText(hand, view === null ? '' : `${words.hand} ${pieces || words.noHand}`);
    },
  };
}
