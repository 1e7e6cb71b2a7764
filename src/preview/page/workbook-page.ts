import type { Workbook } from '../host/model/workbook';
import { toggleBold } from './format-commands';
import { openFilterMenu } from './filter-menu';
import { createFormulaBar } from './formula-bar';
import { CellEdit } from './grid/cell-edit';
import { CellEditor } from './grid/cell-editor';
import { listenToClipboard } from './grid/clipboard';
import { addElement } from './grid/dom';
import type { FilterTarget } from './grid/filter-buttons';
import { filterTargetAt } from './grid/filter-buttons';
import { GridView } from './grid/grid-view';
import { beginEditing, listenToKeyboard } from './grid/keyboard';
import { listenToPointer } from './grid/pointer';
import { selectArea } from './grid/select-area';
import { cellArea, MAX_COLUMNS, MAX_ROWS } from '../host/model/area';
import { below } from './menu';
import type { MenuItem } from './menu';
import { createNameBox } from './name-box';
import type { Notices } from './notices';
import { createRibbon } from './ribbon';
import { createSheetTabs } from './sheet-tabs';
import type { Say } from './texts';

/** ページの置き場所。index.html の要素。 */
export interface PageParts {
  ribbon: HTMLElement;
  formulaRow: HTMLElement;
  grid: HTMLElement;
  sheetBar: HTMLElement;
}

/** ブックのページの材料。 */
export interface WorkbookPageOptions {
  book: Workbook;
  say: Say;
  notices: Notices;
  parts: PageParts;
  workbookItems(): MenuItem[];
  showPane(): void;
}

/** ブックのページ: 格子、数式バー、リボン、シート見出しを組み立て、モデルの変化に合わせて描き直す。 */
export function createWorkbookPage(options: WorkbookPageOptions): void {
  const { book, say, notices, parts } = options;
  const edit = new CellEdit(book, (error, text) => notices.show(notices.refusal(error, text)));
  const openFilter = (target: FilterTarget, at: { left: number; top: number }): void => {
    if (edit.commit()) openFilterMenu(at, target, { book, say, notices, done: () => editor.focus() });
  };
  const view = new GridView(parts.grid, book, say, (target, button) => openFilter(target, below(button)));
  const editor = new CellEditor(view, edit);
  const focusGrid = (): void => editor.focus();
  const keyboard = {
    book,
    view,
    edit,
    notices,
    field: editor.field,
    toggleBold: () => notices.attempt(() => toggleBold(book)),
    openFilterHere: () => {
      const { row, column } = book.active.activeCell;
      const target = filterTargetAt(book.active, row, column);
      if (target) openFilter(target, below(editor.field));
      return target !== null;
    },
  };
  listenToPointer({ book, view, edit, focus: focusGrid });
  listenToKeyboard(keyboard);
  listenToClipboard(keyboard);
  parts.grid.addEventListener('edit-cell', () => beginEditing(keyboard));
  const bars = [
    createRibbon(parts.ribbon, { ...options, commitEdit: () => edit.commit(), focusGrid }),
    createNameBox(parts.formulaRow, { book, say, notices, focusGrid }),
    createFormulaBar(parts.formulaRow, {
      book,
      edit,
      say,
      finish: (rows, columns) => {
        moveBy(book, rows, columns);
        focusGrid();
      },
    }),
    createSheetTabs(parts.sheetBar, { book, edit, say, notices, focusGrid }),
    createModeLabel(parts.sheetBar, edit, say),
  ];
  updateTogether(book, edit, bars);
  focusGrid();
}

function createModeLabel(parent: HTMLElement, edit: CellEdit, say: Say): { update(): void } {
  const label = addElement(parent, 'span', 'mode');
  return { update: () => (label.textContent = say(edit.cell ? 'editing' : 'ready')) };
}

function moveBy(book: Workbook, rows: number, columns: number): void {
  if (rows === 0 && columns === 0) return;
  const { activeCell } = book.active;
  const next = {
    row: Math.min(activeCell.row + rows, MAX_ROWS - 1),
    column: Math.min(activeCell.column + columns, MAX_COLUMNS - 1),
  };
  selectArea(book, cellArea(next.row, next.column), next);
}

// One batch of the add-in brings hundreds of changes; the bars follow once a frame.
function updateTogether(book: Workbook, edit: CellEdit, bars: readonly { update(): void }[]): void {
  let isWaiting = false;
  const updateAll = (): void => {
    isWaiting = false;
    for (const bar of bars) bar.update();
  };
  const schedule = (): void => {
    if (!isWaiting) requestAnimationFrame(updateAll);
    isWaiting = true;
  };
  book.onModelChange(schedule);
  edit.onChange(schedule);
  updateAll();
}
