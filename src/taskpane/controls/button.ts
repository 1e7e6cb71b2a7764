import { el } from '../dom';
import type { IconName } from '../icons';
import { icon } from '../icons';

/** ボタンの見た目。primary は一画に一つだけ。 */
export type ButtonLook = 'primary' | 'standard' | 'subtle';

/** ボタンの作り。iconOnly なら文は名とツールチップになる。 */
export interface ButtonOptions {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  readonly iconOnly?: boolean;
  readonly title?: string;
  readonly submit?: boolean;
}

/** ボタン。 */
export function button(label: string, onClick: () => void, options: ButtonOptions = {}): HTMLButtonElement {
  const { look = 'standard', iconOnly = false } = options;
  const element = el(
    'button',
    {
      type: options.submit ? 'submit' : 'button',
      class: `button button-${look}${iconOnly ? ' button-icon' : ''}`,
      title: options.title ?? (iconOnly ? label : undefined),
      'aria-label': iconOnly ? label : undefined,
    },
    options.icon ? icon(options.icon) : null,
    iconOnly ? null : el('span', { class: 'button-label' }, label),
  );
  element.addEventListener('click', onClick);
  return element;
}
