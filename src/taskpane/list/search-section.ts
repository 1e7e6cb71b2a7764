import type { ListCriteria } from '../../library/list/game-lists-api';
import { button } from '../controls/button';
import { checkBox } from '../controls/check-box';
import type { ChoiceBox } from '../controls/choice-box';
import { choiceBox } from '../controls/choice-box';
import { disclosure } from '../controls/disclosure';
import { textField } from '../controls/text-field';
import { el, setShown } from '../dom';
import type { Part } from '../part';
import { hitList } from './hit-list';
import type { ListContext } from './list-context';
import { hasListedBoard } from './list-context';

/** 対局を探す: 前にある盤の局面、対局者、日付、戦型、結果。見つかった行だけが一覧に残る。 */
export function searchSection(context: ListContext): Part {
  const { lists, texts } = context;
  const words = texts.list.search;
  const position = checkBox(words.position, () => allow());
  const ignoreHands = checkBox(words.ignoreHands);
  const player = textField(words.player);
  const from = textField(words.from, 'date');
  const to = textField(words.to, 'date');
  const anyOr = (label: string): ChoiceBox =>
    choiceBox({ label, options: [], initial: '', placeholder: words.any, opensUp: true });
  const opening = anyOr(words.opening);
  const result = anyOr(words.result);
  const noBoard = el('p', { class: 'hint' }, words.noBoard);
  const run = button(words.run, () => undefined, { look: 'primary', submit: true });
  const clear = button(words.clear, () => {
    form.reset();
    opening.value = result.value = '';
    allow();
    context.run(() => lists.clearSearch());
  });
  const form = el(
    'form',
    { class: 'fields' },
    el('div', { class: 'search-position' }, position.element, ignoreHands.element, noBoard),
    player.element,
    el('div', { class: 'field-pair' }, from.element, to.element),
    el('div', { class: 'field-pair' }, opening.element, result.element),
    el('div', { class: 'action-row' }, run, clear),
  );
  const criteria = (): ListCriteria => ({
    position: position.input.checked && !position.input.disabled,
    ignoreHands: ignoreHands.input.checked,
    player: player.input.value.trim(),
    from: from.input.value,
    to: to.input.value,
    opening: opening.value,
    result: result.value,
  });
  const allow = (): void => {
    position.input.disabled = !hasListedBoard(context);
    ignoreHands.input.disabled = position.input.disabled || !position.input.checked;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!lists.isBusy) context.run(() => lists.search(criteria()));
  });
  const hits = hitList(context);
  return {
    element: disclosure(words.title, form, hits.element),
    update(view) {
      allow();
      setShown(noBoard, position.input.disabled);
      opening.setOptions(choices(words.any, lists.openings));
      result.setOptions(choices(words.any, lists.results));
      run.disabled = clear.disabled = lists.isBusy;
      hits.update(view);
    },
  };
}

function choices(any: string, values: readonly string[]): { value: string; label: string }[] {
  return [{ value: '', label: any }, ...values.map((value) => ({ value, label: value }))];
}
