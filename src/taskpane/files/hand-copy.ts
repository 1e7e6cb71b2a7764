import { el, setShown, uniqueId } from '../dom';

/** 手で写すための欄の持ち主が使う口。 */
export interface HandCopy {
  readonly element: HTMLElement;
  show(text: string): void;
  hide(): void;
}

/** 手で写すための欄: コピーが許されないとき、全文を選んで見せる。 */
export function handCopy(label: string): HandCopy {
  const id = uniqueId('copy');
  const area = el('textarea', { id, class: 'input', rows: 5, readonly: true, spellcheck: 'false' });
  const element = el(
    'div',
    { class: 'field', hidden: true },
    el('label', { class: 'field-label', for: id }, label),
    area,
  );
  return {
    element,
    show(text) {
      area.value = text;
      setShown(element, true);
      area.focus();
      area.select();
    },
    hide() {
      setShown(element, false);
    },
  };
}
