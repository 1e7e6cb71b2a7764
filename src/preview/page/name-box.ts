import { cellArea, formatArea, isSameArea } from '../host/model/area';
import { addName, findName, isValidName, rangeOfName, refersToArea } from '../host/model/names';
import type { Workbook } from '../host/model/workbook';
import { addElement } from './grid/dom';
import { createIcon } from './icons';
import { below, openMenu } from './menu';
import type { Notices } from './notices';
import type { Say } from './texts';

/** 名前ボックスに要るもの。focusGrid は格子に戻ること。 */
export interface NameBoxTools {
  book: Workbook;
  say: Say;
  notices: Notices;
  focusGrid(): void;
}

/** 名前ボックス。番地か名前を打つとそこへ行き、新しい名前を打つと選んだ範囲に付ける (Excel と同じ)。 */
export function createNameBox(parent: HTMLElement, tools: NameBoxTools): { update(): void } {
  const { book, say, focusGrid } = tools;
  const box = addElement(parent, 'div', 'box name-box');
  const field = addElement(box, 'input');
  field.setAttribute('aria-label', say('nameBox'));
  field.spellcheck = false;
  const list = addElement(box, 'button');
  list.type = 'button';
  list.title = say('names');
  list.append(createIcon('down'));
  field.addEventListener('focus', () => field.select());
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') goOrDefine(tools, field.value.trim());
    if (event.key === 'Escape' || event.key === 'Enter') {
      field.value = selectionLabel(book);
      focusGrid();
      event.preventDefault();
    }
  });
  list.addEventListener('click', () => openNames(tools, list));
  return {
    update: () => {
      if (document.activeElement !== field) field.value = selectionLabel(book);
    },
  };
}

function selectionLabel(book: Workbook): string {
  const { active } = book;
  const named = book.names.find((name) => {
    const target = rangeOfName(book, name);
    return name.visible && target?.sheet === active && isSameArea(target.area, active.selection);
  });
  return named?.name ?? formatArea(cellArea(active.activeCell.row, active.activeCell.column));
}

function goOrDefine({ book, notices, say }: NameBoxTools, text: string): void {
  if (text === '' || book.goTo(text)) return;
  const isNew = isValidName(text) && !findName(book, text, book.active);
  if (!isNew) {
    notices.show(say('failedReference', { text }));
    return;
  }
  const refersTo = refersToArea(book.active, book.active.selection);
  notices.attempt(() => addName(book, { name: text, scope: null, refersTo, visible: true, comment: '' }));
}

function openNames({ book, say, focusGrid }: NameBoxTools, button: HTMLElement): void {
  const names = book.names
    .filter((name) => name.visible && (name.scope === null || name.scope === book.active))
    .sort((a, b) => a.name.localeCompare(b.name, 'ja'));
  const items = names.map((name) => {
    const target = rangeOfName(book, name);
    return {
      label: name.name,
      hint: target ? formatArea(target.area) : name.refersTo,
      isDisabled: target === null,
      run: () => {
        if (target) book.select(target.sheet, target.area, 'user');
        focusGrid();
      },
    };
  });
  openMenu(below(button.parentElement ?? button), items, say('noNames'));
}
