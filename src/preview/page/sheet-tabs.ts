import { HostError } from '../host/model/errors';
import type { Sheet } from '../host/model/sheet';
import { addSheet, copySheet, deleteSheet, moveSheet, renameSheet } from '../host/model/sheets';
import type { Workbook } from '../host/model/workbook';
import { askYes } from './ask';
import type { CellEdit } from './grid/cell-edit';
import { addElement } from './grid/dom';
import { createIcon } from './icons';
import { openMenu } from './menu';
import type { Notices } from './notices';
import type { Say } from './texts';

/** シート見出しに要るもの。 */
export interface SheetTabTools {
  book: Workbook;
  edit: CellEdit;
  say: Say;
  notices: Notices;
  focusGrid(): void;
}

/** シート見出しの列。押すと切り替わり、二度押しで名前を変え、右クリックでメニューが出る。 */
export function createSheetTabs(parent: HTMLElement, tools: SheetTabTools): { update(): void } {
  const { book, say } = tools;
  const list = addElement(parent, 'div', 'tabs');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', say('sheets'));
  const add = addElement(parent, 'button');
  add.type = 'button';
  add.title = say('addSheet');
  add.append(createIcon('add'));
  add.addEventListener('click', () => {
    if (!tools.edit.commit()) return;
    tools.notices.attempt(() => book.activate(addSheet(book)));
    tools.focusGrid();
  });
  // The tab of a sheet stays the same element, so that a double click finds it again after the first.
  const tabs = new WeakMap<Sheet, HTMLElement>();
  const update = (): void => {
    const visible = book.sheets.filter((sheet) => sheet.visibility === 'Visible');
    const wanted = visible.map((sheet) => {
      const tab = tabs.get(sheet) ?? createTab(sheet, tools, update);
      tabs.set(sheet, tab);
      showTab(tab, sheet);
      return tab;
    });
    if (list.querySelector('input')) return;
    if (wanted.length === list.childElementCount && wanted.every((tab, i) => tab === list.children[i]))
      return;
    list.replaceChildren(...wanted);
    list.querySelector('[aria-selected="true"]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  };
  return { update };
}

function showTab(tab: HTMLElement, sheet: Sheet): void {
  const isActive = sheet === sheet.book.active;
  tab.setAttribute('aria-selected', String(isActive));
  tab.tabIndex = isActive ? 0 : -1;
  if (tab.textContent !== sheet.name) tab.textContent = sheet.name;
  tab.style.borderBottomColor = sheet.layout.tabColor;
}

function createTab(sheet: Sheet, tools: SheetTabTools, redraw: () => void): HTMLElement {
  const { book } = tools;
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.setAttribute('role', 'tab');
  tab.addEventListener('click', (event) => {
    if (!tools.edit.commit()) return;
    book.activate(sheet);
    // A click by mouse goes on in the sheet; keyboard users stay among the tabs.
    if (event.detail > 0) tools.focusGrid();
    else tab.focus();
  });
  tab.addEventListener('dblclick', () => openRename(sheet, tools, redraw));
  tab.addEventListener('keydown', (event) => onTabKey(event, tab, sheet, tools, redraw));
  tab.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    if (tools.edit.commit()) openTabMenu(sheet, tools, { left: event.clientX, top: event.clientY }, redraw);
  });
  return tab;
}

function onTabKey(
  event: KeyboardEvent,
  tab: HTMLElement,
  sheet: Sheet,
  tools: SheetTabTools,
  redraw: () => void,
): void {
  const sibling = { ArrowRight: tab.nextElementSibling, ArrowLeft: tab.previousElementSibling }[event.key];
  if (sibling instanceof HTMLElement) sibling.click();
  else if (event.key === 'F2') openRename(sheet, tools, redraw);
  else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    const box = tab.getBoundingClientRect();
    openTabMenu(sheet, tools, { left: box.left, top: box.top }, redraw);
  } else return;
  event.preventDefault();
}

function openTabMenu(
  sheet: Sheet,
  tools: SheetTabTools,
  at: { left: number; top: number },
  redraw: () => void,
): void {
  const { book, say, notices } = tools;
  const index = book.sheets.indexOf(sheet);
  openMenu(at, [
    { label: say('renameSheet'), run: () => openRename(sheet, tools, redraw) },
    {
      label: say('copySheet'),
      run: () => notices.attempt(() => book.activate(copySheet(book, sheet, index + 1))),
    },
    { label: say('moveSheetLeft'), isDisabled: index === 0, run: () => moveSheet(book, sheet, index - 1) },
    {
      label: say('moveSheetRight'),
      isDisabled: index === book.sheets.length - 1,
      run: () => moveSheet(book, sheet, index + 1),
    },
    { label: say('deleteSheet'), run: () => void askToDelete(sheet, tools) },
  ]);
}

async function askToDelete(sheet: Sheet, { book, say, notices }: SheetTabTools): Promise<void> {
  if (!(await askYes(say, say('deleteSheetAsk', { name: sheet.name }), say('deleteSheet')))) return;
  notices.attempt(() => deleteSheet(book, sheet));
}

function openRename(
  sheet: Sheet,
  { book, say, notices, focusGrid }: SheetTabTools,
  redraw: () => void,
): void {
  const found = [...document.querySelectorAll('[role="tab"]')].find((tab) => tab.textContent === sheet.name);
  if (!found) return;
  const field = document.createElement('input');
  field.value = sheet.name;
  field.maxLength = 31;
  field.setAttribute('aria-label', say('renameSheet'));
  found.replaceWith(field);
  field.select();
  let isOver = false;
  const finish = (isAccepted: boolean): void => {
    if (isOver) return;
    isOver = true;
    field.replaceWith(found);
    if (isAccepted && field.value !== sheet.name) rename(book, sheet, field.value, notices, say);
    redraw();
    focusGrid();
  };
  field.addEventListener('blur', () => finish(true));
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') finish(true);
    if (event.key === 'Escape') finish(false);
  });
}

function rename(book: Workbook, sheet: Sheet, name: string, notices: Notices, say: Say): void {
  try {
    renameSheet(book, sheet, name);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    notices.show(say('failedName', { text: name }));
  }
}
