import type { Area } from '../../host/model/area';
import { cellArea, formatArea, hasCell, intersectAreas, MAX_COLUMNS } from '../../host/model/area';
import { isEmptyCell } from '../../host/model/cell';
import { DEFAULT_FORMAT } from '../../host/model/format';
import type { Sheet } from '../../host/model/sheet';
import { lookOf } from './cell-look';
import type { CellLook, SpillRoom } from './cell-look';
import { place } from './dom';
import { edgesOf } from './edges';
import { boxOf, measuresOf } from './measures';
import { formatWithTable } from './table-look';
import type { Box } from './measures';
import type { MeasureText } from './text-measure';

/** 描いたセル。signature が同じなら描き直さない。 */
interface DrawnCell {
  element: HTMLElement;
  area: Area;
  signature: string;
}

// How far a text may spill; Excel has no limit, but nobody reads a sentence of 40 columns.
const SPILL_COLUMNS = 40;
const NO_ROOM = { left: 0, right: 0 };

/**
 * 見えているセルだけを描く層。セル一つに div 一つ。
 * 値や書式の変わったセルとその隣だけを調べ、見え方の変わった div だけに触れる。
 */
export class CellLayer {
  readonly #rows = new Map<number, HTMLElement>();
  readonly #cells = new Map<number, DrawnCell>();
  #sheet: Sheet | undefined;

  constructor(
    readonly parent: HTMLElement,
    readonly measure: MeasureText,
  ) {}

  /** window の中のセルを描く。dirty があれば、すでに描いたセルはその範囲と周りだけ調べる。 */
  paint(sheet: Sheet, window: Area, dirty: readonly Area[] | 'all'): void {
    if (sheet !== this.#sheet) this.#clear();
    this.#sheet = sheet;
    const wanted = anchorsIn(sheet, window);
    for (const [key, cell] of this.#cells) if (!wanted.has(key)) this.#remove(key, cell);
    const around = dirty === 'all' ? undefined : dirty.map(grown);
    for (const [key, area] of wanted) {
      const isDirty = around?.some((changed) => intersectAreas(changed, area)) ?? true;
      if (isDirty || !this.#cells.has(key)) this.#draw(sheet, key, area);
    }
  }

  #draw(sheet: Sheet, key: number, area: Area): void {
    const measures = measuresOf(sheet.layout);
    const box = boxOf(measures, area);
    const drawn = this.#cells.get(key);
    if (box.width === 0 || box.height === 0) {
      if (drawn) this.#remove(key, drawn);
      return;
    }
    const look = this.#look(sheet, area, box);
    const signature = JSON.stringify([box, look]);
    if (drawn?.signature === signature) return;
    const element = drawn?.element ?? this.#create(area);
    show(element, box, look);
    this.#cells.set(key, { element, area, signature });
  }

  #look(sheet: Sheet, area: Area, box: Box): CellLook {
    const { row, column } = area;
    const lastRow = row + area.rows - 1;
    const lastColumn = column + area.columns - 1;
    const cell = sheet.cellAt(row, column);
    const own = formatWithTable(sheet, row, column);
    const corner = area.rows * area.columns > 1 ? sheet.cellAt(lastRow, lastColumn).format : own;
    const format = { ...own, borders: { ...corner.borders, ...own.borders } };
    const around = {
      // Nothing stands before the first row and column; the cell itself there would lend its far border.
      above: row === 0 ? DEFAULT_FORMAT : formatWithTable(sheet, row - 1, column),
      below: formatWithTable(sheet, lastRow + 1, column),
      left: column === 0 ? DEFAULT_FORMAT : formatWithTable(sheet, row, column - 1),
      right: formatWithTable(sheet, row, lastColumn + 1),
    };
    const edges = edgesOf(format, around, sheet.layout.showGridlines);
    const room = isEmptyCell(cell) ? NO_ROOM : roomAround(sheet, area);
    return lookOf({
      cell: { ...cell, format },
      edges,
      width: box.width,
      height: box.height,
      room,
      measure: this.measure,
    });
  }

  #create(area: Area): HTMLElement {
    const element = document.createElement('div');
    element.className = 'grid-cell';
    element.setAttribute('role', 'gridcell');
    element.setAttribute('aria-colindex', String(area.column + 1));
    element.dataset['address'] = formatArea(cellArea(area.row, area.column));
    this.#row(area.row).append(element);
    return element;
  }

  #row(row: number): HTMLElement {
    const known = this.#rows.get(row);
    if (known) return known;
    const element = document.createElement('div');
    element.setAttribute('role', 'row');
    element.setAttribute('aria-rowindex', String(row + 1));
    this.parent.append(element);
    this.#rows.set(row, element);
    return element;
  }

  #remove(key: number, cell: DrawnCell): void {
    const row = cell.element.parentElement;
    cell.element.remove();
    this.#cells.delete(key);
    if (row?.childElementCount !== 0) return;
    row.remove();
    this.#rows.delete(cell.area.row);
  }

  #clear(): void {
    for (const row of this.#rows.values()) row.remove();
    this.#rows.clear();
    this.#cells.clear();
  }
}

/** window にかかるセル。結合セルは左上のセル一つが範囲全体を受け持つ。 */
function anchorsIn(sheet: Sheet, window: Area): Map<number, Area> {
  const merges = sheet.layout.merges.filter((merge) => intersectAreas(merge, window));
  const found = new Map<number, Area>();
  for (const merge of merges) found.set(merge.row * MAX_COLUMNS + merge.column, merge);
  const { rows, columns } = measuresOf(sheet.layout);
  for (let row = window.row; row < window.row + window.rows; row++) {
    if (rows.isHidden(row)) continue;
    for (let column = window.column; column < window.column + window.columns; column++) {
      if (columns.isHidden(column) || merges.some((merge) => hasCell(merge, row, column))) continue;
      found.set(row * MAX_COLUMNS + column, cellArea(row, column));
    }
  }
  return found;
}

// A change shows in the neighbours too (shared borders), and farther along the row in texts that spill.
function grown(area: Area): Area {
  const row = Math.max(area.row - 1, 0);
  const column = Math.max(area.column - SPILL_COLUMNS, 0);
  const bottom = area.row + area.rows + 1;
  const right = area.column + area.columns + SPILL_COLUMNS;
  return { row, column, rows: bottom - row, columns: right - column };
}

function roomAround(sheet: Sheet, area: Area): SpillRoom {
  return {
    left: emptyWidth(sheet, area.row, area.column - 1, -1),
    right: emptyWidth(sheet, area.row, area.column + area.columns, 1),
  };
}

function emptyWidth(sheet: Sheet, row: number, from: number, step: 1 | -1): number {
  const { columns } = measuresOf(sheet.layout);
  let width = 0;
  for (let i = 0; i < SPILL_COLUMNS; i++) {
    const column = from + i * step;
    if (column < 0 || !isEmptyCell(sheet.cellAt(row, column))) break;
    width += columns.size(column);
  }
  return width;
}

function show(element: HTMLElement, box: Box, look: CellLook): void {
  place(element, box);
  Object.assign(element.style, look.style);
  element.classList.toggle('spills', look.spills);
  element.classList.toggle('wraps', look.wraps);
  if (look.text === '') {
    element.replaceChildren();
    return;
  }
  const text = document.createElement('span');
  text.textContent = look.text;
  Object.assign(text.style, look.textStyle);
  element.replaceChildren(text);
}
