import { el } from '../dom';

/** チェックの箱。 */
export interface CheckBox {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
}

/** チェックの箱を作る。 */
export function checkBox(label: string, onChange: () => void = () => undefined): CheckBox {
  const input = el('input', { type: 'checkbox' });
  input.addEventListener('change', onChange);
  return { element: el('label', { class: 'radio' }, input, el('span', {}, label)), input };
}
