import type { Field, FieldValues } from '../../games/contract/command';
import type { Voice } from '../../games/contract/language';
import { textIn } from '../../games/contract/language';
import { el, uniqueId } from '../dom';
import { choiceBox } from './choice-box';
import { radioGroup } from './radio-group';

// Up to this many choices are laid open as radio buttons; more go into a box.
const OPEN_CHOICES = 4;

/** 欄の束: ゲームの欄を入力に変え、値を返す。 */
export interface FieldSet {
  readonly elements: readonly HTMLElement[];
  values(): FieldValues;
}

/** 欄の初めの値。 */
export function initialValues(fields: readonly Field[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.id, field.initial]));
}

/** 欄の束を作る。 */
export function fieldSet(fields: readonly Field[], voice: Voice): FieldSet {
  const controls = fields.map((field) => ({ id: field.id, ...fieldControl(field, voice) }));
  return {
    elements: controls.map((control) => control.element),
    values: () => Object.fromEntries(controls.map((control) => [control.id, control.read()])),
  };
}

function fieldControl(field: Field, voice: Voice): { element: HTMLElement; read: () => string } {
  const label = textIn(field.label, voice);
  const hint = field.hint
    ? el('p', { class: 'hint', id: uniqueId('hint') }, textIn(field.hint, voice))
    : null;
  if (field.type === 'choice') {
    const options = (field.options ?? []).map((each) => ({
      value: each.value,
      label: textIn(each.label, voice),
    }));
    const control =
      options.length <= OPEN_CHOICES
        ? radioGroup(label, options, field.initial)
        : choiceBox({ label, options, initial: field.initial });
    if (hint) control.element.append(hint);
    return { element: control.element, read: () => control.value };
  }
  const id = uniqueId('field');
  const attributes = { id, class: 'input', autocomplete: 'off', 'aria-describedby': hint?.id };
  const input =
    field.type === 'multiline'
      ? el('textarea', { ...attributes, rows: 3, spellcheck: 'false' })
      : el('input', { ...attributes, type: 'text' });
  input.value = field.initial;
  const element = el(
    'div',
    { class: 'field' },
    el('label', { class: 'field-label', for: id }, label),
    input,
    hint,
  );
  return { element, read: () => input.value };
}
