import { el } from '../dom';

/** 畳める欄: 題を押すと中身が出る。よく使うものでなければ畳んでおく。 */
export function disclosure(title: string, ...children: readonly (HTMLElement | null)[]): HTMLDetailsElement {
  return el(
    'details',
    { class: 'disclosure' },
    el('summary', {}, el('h2', {}, title)),
    el('div', { class: 'fields disclosure-body' }, ...children),
  );
}
