import type { CellPosition } from '../../host/model/area';
import { boundAreas, cellArea, wholeSheet } from '../../host/model/area';
import { isEmptyCell } from '../../host/model/cell';
import { clearContents, editingText } from '../../host/model/typing';
import type { Workbook } from '../../host/model/workbook';
import type { Notices } from '../notices';
import type { CellEdit } from './cell-edit';
import type { GridView } from './grid-view';
import { measuresOf } from './measures';
import { reachedCell } from './reach';
import type { MoveKey } from './reach';
import { selectArea } from './select-area';

/** キーボードで使うもの。 */
export interface KeyboardTools {
  book: Workbook;
  view: GridView;
  edit: CellEdit;
  notices: Notices;
  field: HTMLTextAreaElement;
  toggleBold(): void;
  /** アクティブセルの見出しのメニューを開く。見出しでなければ偽。 */
  openFilterHere(): boolean;
}

const MOVE_KEYS: ReadonlySet<string> = new Set<MoveKey>([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

const isMoveKey = (key: string): key is MoveKey => MOVE_KEYS.has(key);

/** セルの上でのキー。Excel と同じく、打つと編集が始まり、矢印で動き、Enter で下へ進む。 */
export function listenToKeyboard(tools: KeyboardTools): void {
  tools.field.addEventListener('keydown', (event) => {
    // A key that belongs to a Japanese conversion is not ours.
    if (event.isComposing || event.keyCode === 229) return;
    const isHandled = tools.edit.cell ? onEditingKey(tools, event) : onReadyKey(tools, event);
    if (isHandled) event.preventDefault();
  });
}

/** アクティブセルの編集を、今の内容から始める (F2、ダブルクリック)。 */
export function beginEditing({ book, edit }: Pick<KeyboardTools, 'book' | 'edit'>): void {
  const { activeCell } = book.active;
  edit.begin(editingText(book.active, activeCell.row, activeCell.column), true);
}

function onEditingKey(tools: KeyboardTools, event: KeyboardEvent): boolean {
  const { edit, field } = tools;
  if (event.key === 'Escape') edit.cancel();
  else if (event.key === 'F2' && edit.cell) edit.begin(edit.cell.text, !edit.cell.keepsArrows);
  else if (event.key === 'Enter' && event.altKey) {
    field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
    edit.update(field.value);
  } else if (event.key === 'Enter' || event.key === 'Tab') return commitAndMove(tools, event);
  else if (isMoveKey(event.key) && !edit.cell?.keepsArrows) {
    if (edit.commit()) move(tools, event.key, event);
  } else return false;
  return true;
}

function onReadyKey(tools: KeyboardTools, event: KeyboardEvent): boolean {
  const { book, notices } = tools;
  if (event.ctrlKey || event.metaKey) return onShortcut(tools, event);
  if (event.altKey) return event.key === 'ArrowDown' && tools.openFilterHere();
  if (event.key === 'Enter' || event.key === 'Tab') return commitAndMove(tools, event);
  if (isMoveKey(event.key)) move(tools, event.key, event);
  else if (event.key === 'F2') beginEditing(tools);
  else if (event.key === 'Backspace') tools.edit.begin('', false);
  else if (event.key === 'Delete') {
    const { active } = book;
    notices.attempt(() => book.history.group(() => clearContents(active, active.selection, 'user')));
  } else return false;
  return true;
}

function onShortcut(tools: KeyboardTools, event: KeyboardEvent): boolean {
  const { book } = tools;
  const key = event.key.toLowerCase();
  if (isMoveKey(event.key) && !event.altKey) {
    if (event.key === 'PageUp' || event.key === 'PageDown')
      turnSheet(book, event.key === 'PageDown' ? 1 : -1);
    else move(tools, event.key, event);
    return true;
  }
  if (event.altKey || (event.shiftKey && key !== 'z')) return false;
  if (key === 'y' || (key === 'z' && event.shiftKey)) book.redo();
  else if (key === 'z') book.undo();
  else if (key === 'b') tools.toggleBold();
  else if (key === 'a') selectArea(book, wholeSheet, book.active.activeCell);
  else return false;
  return true;
}

function commitAndMove(tools: KeyboardTools, event: KeyboardEvent): boolean {
  if (!tools.edit.commit()) return true;
  const isTab = event.key === 'Tab';
  const [back, forth]: [MoveKey, MoveKey] = isTab ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  move(tools, event.shiftKey ? back : forth, { ctrlKey: false, metaKey: false, shiftKey: false });
  return true;
}

function move(
  { book, view }: KeyboardTools,
  key: MoveKey,
  held: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): void {
  const sheet = book.active;
  const { activeCell, selection } = sheet;
  const used = sheet.usedArea() ?? cellArea(0, 0);
  const around = {
    ...measuresOf(sheet.layout),
    pageRows: view.pageRows,
    last: { row: used.row + used.rows - 1, column: used.column + used.columns - 1 },
    isEmpty: (row: number, column: number): boolean => isEmptyCell(sheet.cellAt(row, column)),
  };
  const isCtrl = held.ctrlKey || held.metaKey;
  if (!held.shiftKey) {
    // From a merged cell the step leaves from its far edge.
    const from = isForward(key)
      ? farCorner(sheet.mergeAt(activeCell.row, activeCell.column), activeCell)
      : activeCell;
    const next = reachedCell(from, key, isCtrl, around);
    selectArea(book, cellArea(next.row, next.column), next);
    return;
  }
  const moving = {
    row: selection.row === activeCell.row ? selection.row + selection.rows - 1 : selection.row,
    column:
      selection.column === activeCell.column ? selection.column + selection.columns - 1 : selection.column,
  };
  const next = reachedCell(moving, key, isCtrl, around);
  const area = boundAreas(cellArea(activeCell.row, activeCell.column), cellArea(next.row, next.column));
  selectArea(book, area, { ...activeCell });
  view.reveal(next);
}

const isForward = (key: MoveKey): boolean => key === 'ArrowDown' || key === 'ArrowRight';

function farCorner(
  merge: { row: number; column: number; rows: number; columns: number } | null,
  cell: CellPosition,
): CellPosition {
  return merge ? { row: merge.row + merge.rows - 1, column: merge.column + merge.columns - 1 } : cell;
}

function turnSheet(book: Workbook, step: 1 | -1): void {
  const visible = book.sheets.filter((sheet) => sheet.visibility === 'Visible');
  const next = visible[visible.indexOf(book.active) + step];
  if (next) book.activate(next);
}
