import { editingText } from '../host/model/typing';
import type { Workbook } from '../host/model/workbook';
import type { CellEdit } from './grid/cell-edit';
import { addElement } from './grid/dom';
import { createIcon } from './icons';
import type { Say } from './texts';

/** 数式バーに要るもの。finish は確定したあと (rows, columns) だけ動いて格子に戻ること。 */
export interface FormulaBarTools {
  book: Workbook;
  edit: CellEdit;
  say: Say;
  finish(rows: number, columns: number): void;
}

/** 数式バー。アクティブセルの中身を見せ、ここでも打ち込める。 */
export function createFormulaBar(parent: HTMLElement, tools: FormulaBarTools): { update(): void } {
  const { book, edit, say, finish } = tools;
  const box = addElement(parent, 'div', 'box formula-box');
  const cancel = addBarButton(box, 'cross', say('cancelEdit'));
  const accept = addBarButton(box, 'check', say('commitEdit'));
  const fx = addElement(box, 'span', 'fx');
  fx.textContent = 'fx';
  const field = addElement(box, 'input');
  field.setAttribute('aria-label', say('formulaBar'));
  field.spellcheck = false;
  const update = (): void => {
    const { activeCell } = book.active;
    const text = edit.cell?.text ?? editingText(book.active, activeCell.row, activeCell.column);
    if (field.value !== text) field.value = text;
    cancel.disabled = accept.disabled = edit.cell === undefined;
  };
  field.addEventListener('focus', () => {
    if (!edit.cell && !edit.begin(field.value, true)) finish(0, 0);
  });
  field.addEventListener('input', () => edit.update(field.value));
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      edit.cancel();
      finish(0, 0);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      if (edit.commit()) finish(event.key === 'Enter' ? 1 : 0, event.key === 'Tab' ? 1 : 0);
    }
  });
  cancel.addEventListener('click', () => {
    edit.cancel();
    finish(0, 0);
  });
  accept.addEventListener('click', () => {
    if (edit.commit()) finish(0, 0);
  });
  edit.onChange(update);
  return { update };
}

function addBarButton(parent: HTMLElement, icon: 'cross' | 'check', label: string): HTMLButtonElement {
  const button = addElement(parent, 'button');
  button.type = 'button';
  button.title = label;
  button.append(createIcon(icon));
  // The field being edited keeps the focus.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  return button;
}
