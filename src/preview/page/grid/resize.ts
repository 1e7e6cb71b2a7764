import type { Area } from '../../host/model/area';
import { MAX_COLUMNS, MAX_ROWS } from '../../host/model/area';
import { setLayout } from '../../host/model/edits';
import { HostError } from '../../host/model/errors';
import { withHidden, withLines } from '../../host/model/sheet-layout';
import type { Workbook } from '../../host/model/workbook';
import type { GridView } from './grid-view';
import { showGuide } from './heading-layer';
import type { HeadingSide } from './heading-layer';
import { measuresOf, toPoints } from './measures';

/** 見出しの境のつまみを引き始めたときの材料。index は大きさの変わる行か列。 */
export interface ResizeStart {
  book: Workbook;
  view: GridView;
  surface: HTMLElement;
  side: HeadingSide;
  index: number;
  event: PointerEvent;
}

/** 見出しの境を引いて、列の幅か行の高さを変える。離したときに一度だけ変わる。 */
export function startResize({ book, view, surface, side, index, event }: ResizeStart): void {
  event.preventDefault();
  const isColumns = side === 'columns';
  const axis = measuresOf(book.active.layout)[side];
  const from = isColumns ? event.clientX : event.clientY;
  const { scroller } = view;
  const guide = showGuide(view.space, side, axis.offset(index + 1));
  const sizeAt = (move: PointerEvent): number =>
    Math.max(0, Math.round(axis.size(index) + (isColumns ? move.clientX : move.clientY) - from));
  surface.setPointerCapture(event.pointerId);
  const stop = new AbortController();
  const { signal } = stop;
  surface.addEventListener(
    'pointermove',
    (move) => (guide.style[isColumns ? 'left' : 'top'] = `${axis.offset(index) + sizeAt(move)}px`),
    { signal },
  );
  const finish = (move: PointerEvent, isDone: boolean): void => {
    stop.abort();
    guide.remove();
    scroller.focus({ preventScroll: true });
    if (isDone && move[isColumns ? 'clientX' : 'clientY'] !== from) setSize(book, side, index, sizeAt(move));
  };
  surface.addEventListener('pointerup', (move) => finish(move, true), { signal });
  surface.addEventListener('pointercancel', (move) => finish(move, false), { signal });
}

// All selected whole columns (rows) take the size when the dragged one is among them, as in Excel.
function setSize(book: Workbook, side: HeadingSide, index: number, px: number): void {
  const sheet = book.active;
  const { selection } = sheet;
  const isColumns = side === 'columns';
  const isWhole = isColumns ? selection.rows === MAX_ROWS : selection.columns === MAX_COLUMNS;
  const [first, count] = isColumns ? [selection.column, selection.columns] : [selection.row, selection.rows];
  const isAmong = isWhole && index >= first && index < first + count;
  const [from, length] = isAmong ? [first, count] : [index, 1];
  const area: Area = isColumns
    ? { row: 0, column: from, rows: MAX_ROWS, columns: length }
    : { row: from, column: 0, rows: length, columns: MAX_COLUMNS };
  const lines = sheet.layout[side];
  const hidden = withHidden(lines.hidden, from, length, px === 0);
  const sizes = px === 0 ? lines.sizes : withLines(lines.sizes, from, length, toPoints(px));
  try {
    sheet.assertAllowed(isColumns ? 'allowFormatColumns' : 'allowFormatRows');
  } catch (error) {
    if (error instanceof HostError) return;
    throw error;
  }
  setLayout(sheet, 'size', area, { [side]: { ...lines, hidden, sizes } });
}
