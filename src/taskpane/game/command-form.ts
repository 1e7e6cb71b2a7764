import type { Command, FieldValues } from '../../games/contract/command';
import type { GameProgress } from '../../games/contract/game-progress';
import { textIn } from '../../games/contract/language';
import { button } from '../controls/button';
import { fieldSet } from '../controls/fields-form';
import { el } from '../dom';
import type { PaneContext } from '../part';

/** 命令の確かめ: 欄と一文を出し、実行するかやめるかを聞く。箱は開かず、その場に出る。 */
export function commandForm(
  context: PaneContext,
  command: Command<GameProgress>,
  done: (values: FieldValues | null) => void,
): { element: HTMLElement; focus: () => void } {
  const { voice, texts } = context;
  const fields = fieldSet(command.fields, voice);
  const label = textIn(command.label, voice);
  const run = button(label, () => undefined, { look: 'primary', submit: true });
  const cancel = button(texts.cancel, () => done(null));
  const element = el(
    'form',
    { class: 'command-form', 'aria-label': label },
    command.confirm ? el('p', { class: 'command-confirm' }, textIn(command.confirm, voice)) : null,
    ...fields.elements,
    el('div', { class: 'action-row' }, run, cancel),
  );
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    done(fields.values());
  });
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    done(null);
  });
  return { element, focus: () => cancel.focus() };
}
