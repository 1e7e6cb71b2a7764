import { el, uniqueId } from '../dom';

/** 一行の入力と、その名。 */
export interface TextField {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
}

/** 一行の入力を作る。date なら日付「2024-05-01」。 */
export function textField(label: string, type: 'text' | 'date' = 'text'): TextField {
  const id = uniqueId('field');
  const input = el('input', { id, type, class: 'input', autocomplete: 'off' });
  return {
    element: el('div', { class: 'field' }, el('label', { class: 'field-label', for: id }, label), input),
    input,
  };
}
