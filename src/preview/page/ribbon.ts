import type { Workbook } from '../host/model/workbook';
import { isBold, makeTable, shiftSelection, toggleBold, toggleFreeze } from './format-commands';
import { openFillMenu } from './fill-menu';
import { addElement } from './grid/dom';
import { createIcon } from './icons';
import type { IconName } from './icons';
import { below, openMenu } from './menu';
import type { MenuItem } from './menu';
import type { Notices } from './notices';
import type { Say, TextKey } from './texts';

/** リボンに要るもの。 */
export interface RibbonTools {
  book: Workbook;
  say: Say;
  notices: Notices;
  workbookItems(): MenuItem[];
  showPane(): void;
  commitEdit(): boolean;
  focusGrid(): void;
}

/** リボンの一段。将棋のボタンと、盤を整えるのに要る少しの道具。 */
export function createRibbon(parent: HTMLElement, tools: RibbonTools): { update(): void } {
  const { book, say, notices } = tools;
  parent.setAttribute('aria-label', say('workbooks'));
  const act = (work: () => void) => (): void => {
    if (tools.commitEdit()) notices.attempt(work);
    tools.focusGrid();
  };
  const main = addTool(parent, 'shogi', say('showPane'), tools.showPane);
  main.classList.add('main-button');
  main.title = say('showPaneHint');
  addElement(parent, 'span', 'gap');
  const undo = addTool(
    parent,
    'undo',
    '',
    act(() => book.undo()),
  );
  undo.title = `${say('undo')} (Ctrl+Z)`;
  const redo = addTool(
    parent,
    'redo',
    '',
    act(() => book.redo()),
  );
  redo.title = `${say('redo')} (Ctrl+Y)`;
  addElement(parent, 'span', 'gap');
  const workbooks = addTool(parent, 'book', say('workbooks'), () =>
    openMenu(below(workbooks), tools.workbookItems()),
  );
  addElement(parent, 'span', 'gap');
  const lines = addTool(parent, 'lines', say('insertDelete'), () => openMenu(below(lines), lineItems(tools)));
  const fill = addTool(parent, 'fill', say('fillColor'), () => {
    if (tools.commitEdit()) openFillMenu(below(fill), book, { say, notices, done: tools.focusGrid });
  });
  const bold = addTool(
    parent,
    undefined,
    'B',
    act(() => toggleBold(book)),
  );
  bold.style.fontWeight = '700';
  bold.title = `${say('bold')} (Ctrl+B)`;
  bold.setAttribute('aria-label', say('bold'));
  for (const button of [workbooks, lines, fill]) {
    button.append(createIcon('down'));
    button.setAttribute('aria-haspopup', 'true');
  }
  return {
    update: () => {
      undo.disabled = book.history.undoCount === 0;
      redo.disabled = book.history.redoCount === 0;
      bold.setAttribute('aria-pressed', String(isBold(book)));
    },
  };
}

function lineItems(tools: RibbonTools): MenuItem[] {
  const { book } = tools;
  const commands: readonly [TextKey, () => void][] = [
    ['insertRows', () => shiftSelection(book, 'rows', true)],
    ['insertColumns', () => shiftSelection(book, 'columns', true)],
    ['deleteRows', () => shiftSelection(book, 'rows', false)],
    ['deleteColumns', () => shiftSelection(book, 'columns', false)],
    ['makeTable', () => makeTable(book)],
    [book.active.layout.frozen ? 'unfreezePanes' : 'freezePanes', () => toggleFreeze(book)],
  ];
  return commands.map(([key, work]) => ({
    label: tools.say(key),
    run: () => {
      if (tools.commitEdit()) tools.notices.attempt(work);
      tools.focusGrid();
    },
  }));
}

function addTool(
  parent: HTMLElement,
  icon: IconName | undefined,
  label: string,
  run: () => void,
): HTMLButtonElement {
  const button = addElement(parent, 'button');
  button.type = 'button';
  if (icon) button.append(createIcon(icon));
  if (label) addElement(button, 'span').textContent = label;
  button.addEventListener('click', run);
  return button;
}
