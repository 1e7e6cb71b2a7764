import type { Area, CellPosition } from '../../host/model/area';
import { cellArea, formatArea } from '../../host/model/area';
import type { Sheet } from '../../host/model/sheet';
import type { SheetLayout } from '../../host/model/sheet-layout';
import type { Table } from '../../host/model/table';
import type { ModelChange, Workbook } from '../../host/model/workbook';
import type { Say } from '../texts';
import { CellLayer } from './cell-layer';
import { ChartLayer } from './chart-layer';
import { addElement } from './dom';
import { FilterButtons } from './filter-buttons';
import type { FilterTarget } from './filter-buttons';
import { FrozenPanes, frozenShift, frozenSize, scrollingArea, sheetPoint } from './frozen-panes';
import { HeadingLayer, rowHeadingWidth } from './heading-layer';
import { boxOf, measuresOf } from './measures';
import { paintOutline } from './outline';
import { clampArea, SelectionLayer } from './selection-layer';
import { changedAreas } from './table-change';
import { createTextMeasure } from './text-measure';
import type { Extent } from './viewport';
import { extentOf, scrollToShow, topAfterHiding, visibleArea } from './viewport';

const HEADING_HEIGHT = 22;
// Beyond this, looking at every cell is cheaper than asking each whether it is dirty.
const MAX_DIRTY = 100;

/**
 * ブックの前のシートを描く格子。モデルの変化を次の描画の機会にまとめて描く。
 * 描き終わるたびに performance.mark('grid-painted') を置く。
 */
export class GridView {
  readonly scroller: HTMLElement;
  readonly space: HTMLElement;
  readonly columnHeadings: HTMLElement;
  readonly rowHeadings: HTMLElement;
  readonly corner: HTMLButtonElement;
  readonly #outline: HTMLElement;
  readonly #speech: HTMLElement;
  readonly #cells: CellLayer;
  readonly #columns: HeadingLayer;
  readonly #rows: HeadingLayer;
  readonly #selection: SelectionLayer;
  readonly #charts: ChartLayer;
  readonly #buttons: FilterButtons;
  readonly #frozen: FrozenPanes;
  #dirty: Area[] | 'all' = 'all';
  /** 変わったセルのほかに、描き直すわけ (巻き、選択、窓の大きさなど) があるか。 */
  #hasMoved = true;
  /** グラフを描き直すことになる変化があったか。値は別のシートから来ることもある。 */
  #hasNews = true;
  #isWaiting = false;
  #mustReveal = false;
  #used: Area | null = null;
  #extent: Extent = { rows: 1, columns: 1 };
  /** まだ離していないマウスが囲んでいる範囲。離すまでモデルには伝えない。 */
  #dragged: { area: Area; active: CellPosition } | undefined;
  readonly #positions = new WeakMap<Sheet, { left: number; top: number }>();
  #shown: Sheet | undefined;
  #tables: readonly Table[];
  /** 描いたときのシートの姿。 */
  #layout: SheetLayout | undefined;

  constructor(
    readonly parent: HTMLElement,
    readonly book: Workbook,
    readonly say: Say,
    openFilter: (target: FilterTarget, button: HTMLElement) => void,
  ) {
    this.#outline = addElement(parent, 'div', 'grid-outline');
    this.corner = addElement(parent, 'button', 'grid-corner');
    this.corner.type = 'button';
    this.corner.tabIndex = -1;
    this.corner.title = say('selectAll');
    this.columnHeadings = addElement(parent, 'div', 'grid-columns');
    this.rowHeadings = addElement(parent, 'div', 'grid-rows');
    this.scroller = addElement(parent, 'div', 'grid-scroll');
    this.scroller.tabIndex = -1;
    this.space = addElement(this.scroller, 'div', 'grid-space');
    this.space.setAttribute('role', 'grid');
    this.space.setAttribute('aria-label', say('grid'));
    this.#speech = addElement(parent, 'div', 'speech');
    this.#speech.setAttribute('aria-live', 'polite');
    const measure = createTextMeasure(document);
    this.#frozen = new FrozenPanes(this.space, measure, say, openFilter);
    this.#cells = new CellLayer(this.space, measure);
    this.#buttons = new FilterButtons(addElement(this.space, 'div'), say, openFilter);
    this.#charts = new ChartLayer(addElement(this.space, 'div'));
    this.#columns = new HeadingLayer(this.columnHeadings, 'columns');
    this.#rows = new HeadingLayer(this.rowHeadings, 'rows');
    this.#selection = new SelectionLayer(this.space);
    this.#tables = book.tables;
    this.scroller.addEventListener('scroll', () => this.#move());
    new ResizeObserver(() => this.#move()).observe(this.scroller);
    book.onModelChange((change) => this.#onChange(change));
    this.#schedule();
  }

  /** 画面の点にあるセル。格子の外の点は端のセル。 */
  cellAtPoint(clientX: number, clientY: number): CellPosition {
    const bounds = this.scroller.getBoundingClientRect();
    const sheet = this.book.active;
    const { rows, columns } = measuresOf(sheet.layout);
    const inView = { x: clientX - bounds.left, y: clientY - bounds.top };
    const { x, y } = sheetPoint(sheet, inView, this.#viewBox());
    return { row: rows.indexAt(y), column: columns.indexAt(x) };
  }

  /** セルの上に置くものの、シートの座標からのずれ (px)。 */
  shiftOf(sheet: Sheet, cell: CellPosition): { left: number; top: number } {
    return frozenShift(sheet, cell, this.#viewBox());
  }

  /** マウスで囲んでいる範囲を見せる。undefined でモデルの選択に戻る。 */
  showDragged(dragged: { area: Area; active: CellPosition } | undefined): void {
    this.#dragged = dragged;
    this.#move();
  }

  /** セルが見えるように巻く。 */
  reveal({ row, column }: CellPosition): void {
    const { rows, columns } = measuresOf(this.book.active.layout);
    const { scroller } = this;
    // The space may still be too small to scroll so far.
    this.#resize({
      rows: Math.max(this.#extent.rows, row + 40),
      columns: Math.max(this.#extent.columns, column + 12),
    });
    const { width, height } = frozenSize(this.book.active);
    scroller.scrollTop = scrollToShow(rows, row, scroller.scrollTop, scroller.clientHeight, height);
    scroller.scrollLeft = scrollToShow(columns, column, scroller.scrollLeft, scroller.clientWidth, width);
  }

  /** 画面に入る行数 (PageDown で動く数)。 */
  get pageRows(): number {
    return Math.max(1, visibleArea(this.book.active, this.#viewBox()).rows - 2);
  }

  #onChange({ kind, sheet, area }: ModelChange): void {
    const isOfCells = kind === 'cells' || kind === 'format';
    if (kind !== 'selection') this.#hasNews = true;
    if (kind === 'active' || kind === 'sheets') this.#dirty = 'all';
    else if (kind === 'tables') this.#followTables();
    else if (sheet === this.book.active && kind !== 'selection' && kind !== 'names' && kind !== 'charts')
      this.#markDirty(isOfCells && area !== undefined ? [area] : 'all');
    if (kind === 'selection' && sheet === this.book.active) this.#mustReveal = true;
    if (!isOfCells && kind !== 'tables') this.#hasMoved = true;
    this.#schedule();
  }

  #followTables(): void {
    const before = this.#tables;
    this.#tables = this.book.tables;
    this.#markDirty(changedAreas(before, this.#tables, this.book.active));
  }

  #markDirty(areas: readonly Area[] | 'all'): void {
    if (areas === 'all' || this.#dirty === 'all') this.#dirty = 'all';
    else if (this.#dirty.push(...areas) > MAX_DIRTY) this.#dirty = 'all';
  }

  #move(): void {
    this.#hasMoved = true;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => {
      this.#isWaiting = false;
      this.#paint();
    });
  }

  #paint(): void {
    const sheet = this.book.active;
    if (sheet !== this.#shown) this.#turnTo(sheet);
    if (this.#dirty === 'all' || this.#dirty.length > 0) this.#used = sheet.usedArea(false);
    if (this.#isSeen(sheet)) this.#paintSheet(sheet);
    else if (this.#hasNews) this.#charts.paint(sheet);
    this.#hasNews = this.#hasMoved = false;
    this.#dirty = [];
    this.#speak(sheet);
    performance.clearMarks('grid-painted');
    performance.mark('grid-painted');
  }

  // A list that grows by thousands of rows changes nothing of what stands on the screen.
  #isSeen(sheet: Sheet): boolean {
    const dirty = this.#dirty;
    if (this.#hasMoved || dirty === 'all' || this.#layout !== sheet.layout) return true;
    const visible = visibleArea(sheet, this.#viewBox());
    const extent = extentOf(this.#used, visible);
    if (extent.rows !== this.#extent.rows || extent.columns !== this.#extent.columns) return true;
    const frozen = sheet.layout.frozen?.rows ?? 0;
    const end = visible.row + visible.rows;
    // A border belongs to the neighbours too.
    return dirty.some(({ row, rows }) => (row <= end && row + rows >= visible.row) || row <= frozen);
  }

  #paintSheet(sheet: Sheet): void {
    const { rows, columns } = measuresOf(sheet.layout);
    this.#followHiding(sheet);
    this.#paintFrame(sheet);
    if (this.#mustReveal) this.reveal(sheet.activeCell);
    this.#mustReveal = false;
    const visible = visibleArea(sheet, this.#viewBox());
    this.#resize(extentOf(this.#used, visible));
    const scrolling = scrollingArea(sheet, visible);
    this.#cells.paint(sheet, scrolling, this.#dirty);
    this.#buttons.paint(sheet, scrolling);
    if (this.#hasNews) this.#charts.paint(sheet);
    const { area, active } = this.#dragged ?? { area: sheet.selection, active: sheet.activeCell };
    const { scrollLeft, scrollTop } = this.scroller;
    const { frozen } = sheet.layout;
    const across = { from: visible.column, count: visible.columns };
    const inColumns = { from: area.column, count: area.columns };
    this.#columns.paint(columns, across, scrollLeft, inColumns, frozen?.columns ?? 0);
    const down = { from: visible.row, count: visible.rows };
    this.#rows.paint(rows, down, scrollTop, { from: area.row, count: area.rows }, frozen?.rows ?? 0);
    paintOutline(this.#outline, sheet, columns, scrollLeft, this.say);
    const shown = clampArea(area, this.#extent.rows, this.#extent.columns);
    const activeArea = sheet.mergeAt(active.row, active.column) ?? cellArea(active.row, active.column);
    const selection = {
      address: formatArea(area),
      box: boxOf({ rows, columns }, shown),
      active: boxOf({ rows, columns }, activeArea),
    };
    this.#selection.paint(selection.address, selection.box, selection.active);
    this.#frozen.paint(sheet, visible, this.#dirty, this.#spaceSize(), selection);
  }

  // Each sheet keeps the place to which it was scrolled.
  #turnTo(sheet: Sheet): void {
    const { scroller } = this;
    if (this.#shown) this.#positions.set(this.#shown, { left: scroller.scrollLeft, top: scroller.scrollTop });
    this.#shown = sheet;
    this.#layout = undefined;
    const position = this.#positions.get(sheet) ?? { left: 0, top: 0 };
    this.#dirty = 'all';
    scroller.scrollLeft = position.left;
    scroller.scrollTop = position.top;
  }

  // A filter may take away all rows in view; what is left must not have to be looked for.
  #followHiding({ layout }: Sheet): void {
    const before = this.#layout;
    this.#layout = layout;
    if (!before || before.rows.hidden === layout.rows.hidden) return;
    this.#resize(this.#extent);
    const { scrollTop, clientHeight } = this.scroller;
    const view = { scrolled: scrollTop, length: clientHeight, frozen: layout.frozen?.rows ?? 0 };
    const used = (this.#used?.row ?? 0) + (this.#used?.rows ?? 0);
    const [from, to] = [measuresOf(before).rows, measuresOf(layout).rows];
    this.scroller.scrollTop = topAfterHiding(from, to, view, used);
  }

  #paintFrame(sheet: Sheet): void {
    const { showHeadings } = sheet.layout;
    const { scrollTop, clientHeight } = this.scroller;
    const lastRow = measuresOf(sheet.layout).rows.indexAt(scrollTop + clientHeight);
    this.columnHeadings.style.height = showHeadings ? `${HEADING_HEIGHT}px` : '0';
    this.rowHeadings.style.width = showHeadings ? `${rowHeadingWidth(lastRow)}px` : '0';
    this.corner.hidden = !showHeadings;
  }

  #resize(extent: Extent): void {
    this.#extent = extent;
    const { rows, columns } = measuresOf(this.book.active.layout);
    this.space.style.width = `${columns.offset(extent.columns)}px`;
    this.space.style.height = `${rows.offset(extent.rows)}px`;
  }

  #spaceSize(): { width: number; height: number } {
    const { rows, columns } = measuresOf(this.book.active.layout);
    return { width: columns.offset(this.#extent.columns), height: rows.offset(this.#extent.rows) };
  }

  #viewBox(): { left: number; top: number; width: number; height: number } {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.scroller;
    return { left: scrollLeft, top: scrollTop, width: clientWidth, height: clientHeight };
  }

  #speak(sheet: Sheet): void {
    const { row, column } = sheet.activeCell;
    const text = `${formatArea(cellArea(row, column))} ${sheet.text(row, column) || this.say('blankCell')}`;
    if (this.#speech.textContent !== text) this.#speech.textContent = text;
  }
}
