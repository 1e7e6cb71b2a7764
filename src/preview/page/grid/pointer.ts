import type { Area, CellPosition } from '../../host/model/area';
import { boundAreas, cellArea, isSameArea, MAX_COLUMNS, MAX_ROWS, wholeSheet } from '../../host/model/area';
import type { Workbook } from '../../host/model/workbook';
import type { CellEdit } from './cell-edit';
import type { GridView } from './grid-view';
import type { HeadingSide } from './heading-layer';
import { startResize } from './resize';
import { selectArea } from './select-area';

/** マウスで選ぶために要るもの。focus は打ち込みの受け口に戻ること。 */
export interface PointerTools {
  book: Workbook;
  view: GridView;
  edit: CellEdit;
  focus(): void;
}

const wholeColumn = (cell: CellPosition): Area => ({
  row: 0,
  column: cell.column,
  rows: MAX_ROWS,
  columns: 1,
});
const wholeRow = (cell: CellPosition): Area => ({ row: cell.row, column: 0, rows: 1, columns: MAX_COLUMNS });

/**
 * マウス (とペン、指) でセルを選ぶ。
 * 押すとすぐ枠が付き、離したときに一度だけモデルに伝わる。Excel の SelectionChange と同じく、囲んでも一度。
 */
export function listenToPointer(tools: PointerTools): void {
  const { view, book, edit } = tools;
  dragToSelect(tools, view.scroller, ({ row, column }) => cellArea(row, column));
  dragToSelect(tools, view.columnHeadings, wholeColumn);
  dragToSelect(tools, view.rowHeadings, wholeRow);
  view.corner.addEventListener('click', () => {
    if (edit.commit()) selectArea(book, wholeSheet, { row: 0, column: 0 });
    tools.focus();
  });
  view.scroller.addEventListener('dblclick', (event) => {
    if (isOnCells(view, event)) view.parent.dispatchEvent(new CustomEvent('edit-cell'));
  });
}

function dragToSelect(tools: PointerTools, surface: HTMLElement, areaOf: (cell: CellPosition) => Area): void {
  const { view, book, edit } = tools;
  surface.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    const grip = gripIndex(event);
    if (grip !== undefined) {
      const side: HeadingSide = surface === view.columnHeadings ? 'columns' : 'rows';
      startResize({ book, view, surface, side, index: grip, event });
      return;
    }
    if (surface === view.scroller && !isOnCells(view, event)) return;
    event.preventDefault();
    if (!edit.commit()) return;
    tools.focus();
    trackDrag(tools, surface, event, areaOf);
  });
  // The focus stays in the field that takes the typing.
  surface.addEventListener('mousedown', (event) => {
    if (surface !== view.scroller || isOnCells(view, event)) event.preventDefault();
  });
}

function trackDrag(
  { view, book }: PointerTools,
  surface: HTMLElement,
  down: PointerEvent,
  areaOf: (cell: CellPosition) => Area,
): void {
  const { active } = book;
  const pressed = view.cellAtPoint(down.clientX, down.clientY);
  const anchor = down.shiftKey ? active.activeCell : pressed;
  let area = boundAreas(areaOf(anchor), areaOf(pressed));
  const stop = new AbortController();
  const show = (event: PointerEvent): void => {
    area = boundAreas(areaOf(anchor), areaOf(view.cellAtPoint(event.clientX, event.clientY)));
    view.showDragged({ area, active: anchor });
  };
  view.showDragged({ area, active: anchor });
  surface.setPointerCapture(down.pointerId);
  const { signal } = stop;
  surface.addEventListener(
    'pointermove',
    (event) => {
      scrollAtEdge(view.scroller, event);
      show(event);
    },
    { signal },
  );
  surface.addEventListener(
    'pointerup',
    () => {
      stop.abort();
      view.showDragged(undefined);
      // The sheet may have been changed by the add-in while the button was down.
      if (book.active !== active) return;
      if (!isSameArea(active.selection, area)) selectArea(book, area, anchor);
    },
    { signal },
  );
  surface.addEventListener(
    'pointercancel',
    () => {
      stop.abort();
      view.showDragged(undefined);
    },
    { signal },
  );
}

function scrollAtEdge(scroller: HTMLElement, event: PointerEvent): void {
  const bounds = scroller.getBoundingClientRect();
  if (event.clientX > bounds.right) scroller.scrollLeft += 24;
  else if (event.clientX < bounds.left) scroller.scrollLeft -= 24;
  if (event.clientY > bounds.bottom) scroller.scrollTop += 20;
  else if (event.clientY < bounds.top) scroller.scrollTop -= 20;
}

function gripIndex(event: Event): number | undefined {
  const grip = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('.grip') : null;
  return grip?.dataset['index'] === undefined ? undefined : Number(grip.dataset['index']);
}

// Not on a scroll bar, and not in the open cell editor.
function isOnCells(view: GridView, event: MouseEvent): boolean {
  if (event.target instanceof HTMLTextAreaElement) return false;
  if (event.target instanceof Element && event.target.closest('.filter-button')) return false;
  const bounds = view.scroller.getBoundingClientRect();
  return (
    event.clientX - bounds.left < view.scroller.clientWidth &&
    event.clientY - bounds.top < view.scroller.clientHeight
  );
}
