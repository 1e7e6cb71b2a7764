import { el } from '../dom';

/** 欄の頭: 題と一文。 */
export function panelHead(title: string, lead: string): HTMLElement {
  return el(
    'div',
    { class: 'panel-head' },
    el('h1', {}, title),
    lead === '' ? null : el('p', { class: 'hint' }, lead),
  );
}
