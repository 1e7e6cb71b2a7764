import { el, uniqueId } from '../dom';

/** 選択肢の一つ。 */
export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

/** 選ぶ道具: ラジオの組と、選択の箱が同じ顔を持つ。 */
export interface ChoiceControl {
  readonly element: HTMLElement;
  value: string;
}

/** ラジオの組: 少ない選択肢を並べて見せる。 */
export function radioGroup(
  label: string,
  options: readonly ChoiceOption[],
  initial: string,
  onChange: (value: string) => void = () => undefined,
): ChoiceControl {
  const name = uniqueId('radio');
  const inputs = new Map<string, HTMLInputElement>();
  const items = options.map((option) => {
    const input = el('input', { type: 'radio', name, value: option.value });
    input.checked = option.value === initial;
    input.addEventListener('change', () => onChange(option.value));
    inputs.set(option.value, input);
    return el('label', { class: 'radio' }, input, el('span', {}, option.label));
  });
  const element = el(
    'fieldset',
    { class: 'field radio-group' },
    el('legend', { class: 'field-label' }, label),
    el('div', { class: 'radio-items' }, ...items),
  );
  return {
    element,
    get value() {
      for (const [value, input] of inputs) if (input.checked) return value;
      return initial;
    },
    set value(next) {
      const input = inputs.get(next);
      if (input && !input.checked) input.checked = true;
    },
  };
}
