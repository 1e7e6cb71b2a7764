import type { Area } from './area';
import { formatArea, hasCell, intersectAreas, isSingleCell, MAX_COLUMNS, MAX_ROWS, wholeSheet } from './area';
import type { Cell } from './cell';
import { valueTypeOf } from './cell';
import { HostError } from './errors';
import type { ChangeCause, ChangeType, ModelChangeKind } from './events';
import type { BorderEdge, CellFormat } from './format';
import type { CellChange } from './history';
import type { Sheet } from './sheet';
import { cellKey } from './sheet';
import type { LineLayout, SheetLayout } from './sheet-layout';
import { withLines } from './sheet-layout';

// Range operations over more cells than this fail in Excel too ("read up to 5,000,000 cells",
// learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization).
const MAX_CELLS = 5_000_000;

const isWholeLines = (area: Area): boolean => area.rows === MAX_ROWS || area.columns === MAX_COLUMNS;

/** 範囲のセルを順に見る。`row` と `column` はシートの中の番号。 */
export function forEachCell(area: Area, visit: (row: number, column: number) => void): void {
  if (area.rows * area.columns > MAX_CELLS) throw new HostError('GeneralException');
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) visit(row, column);
  }
}

// Whole rows and columns are walked over the placed cells only.
function forEachKey(
  sheet: Sheet,
  area: Area,
  visit: (key: number, row: number, column: number) => void,
): void {
  if (!isWholeLines(area))
    return forEachCell(area, (row, column) => visit(cellKey(row, column), row, column));
  for (const key of sheet.cells.keys()) {
    const [row, column] = [Math.floor(key / MAX_COLUMNS), key % MAX_COLUMNS];
    if (hasCell(area, row, column)) visit(key, row, column);
  }
}

const FACING: readonly { edge: BorderEdge; opposite: BorderEdge; down: number; right: number }[] = [
  { edge: 'EdgeTop', opposite: 'EdgeBottom', down: -1, right: 0 },
  { edge: 'EdgeBottom', opposite: 'EdgeTop', down: 1, right: 0 },
  { edge: 'EdgeLeft', opposite: 'EdgeRight', down: 0, right: -1 },
  { edge: 'EdgeRight', opposite: 'EdgeLeft', down: 0, right: 1 },
];

// The line between two cells is one line: whoever sets it last sets it for both.
function shareBorders(
  sheet: Sheet,
  placed: Map<number, Cell>,
  before: Cell,
  after: Cell,
  row: number,
  column: number,
): void {
  for (const { edge, opposite, down, right } of FACING) {
    const border = after.format.borders[edge];
    const [r, c] = [row + down, column + right];
    if (border === before.format.borders[edge] || !hasCell(wholeSheet, r, c)) continue;
    const key = cellKey(r, c);
    const neighbour = placed.get(key) ?? sheet.cellAt(r, c);
    const { [opposite]: _old, ...rest } = neighbour.format.borders;
    const borders = border ? { ...rest, [opposite]: border } : rest;
    placed.set(key, { ...neighbour, format: { ...neighbour.format, borders } });
  }
}

function raiseChanged(sheet: Sheet, area: Area, cells: readonly CellChange[], cause: ChangeCause): void {
  const address = formatArea(area);
  const only = isSingleCell(area) ? cells[0] : undefined;
  const base = { type: 'changed', sheet, address, changeType: 'RangeEdited', cause } as const;
  if (!only) return sheet.book.raise(base);
  const blank = sheet.cellAt(area.row, area.column);
  const [before, after] = [only.before ?? { ...blank, value: '', formula: null }, only.after ?? blank];
  const details = {
    valueBefore: before.value,
    valueAfter: after.value,
    valueTypeBefore: valueTypeOf(before),
    valueTypeAfter: valueTypeOf(after),
  };
  sheet.book.raise({ ...base, details });
}

/** 変わったセルを知らせ、出来事を上げる。 */
export function announceCells(
  sheet: Sheet,
  area: Area,
  cells: readonly CellChange[],
  values: boolean,
  cause: ChangeCause,
): void {
  sheet.book.notify(values ? 'cells' : 'format', sheet, area);
  if (values) {
    sheet.book.recalculateAfter(sheet, area);
    raiseChanged(sheet, area, cells, cause);
  } else sheet.book.raise({ type: 'formatChanged', sheet, address: formatArea(area), cause });
}

/**
 * 範囲のセルを `next` で作り直し、記録し、知らせる。
 * `kind` が 'values' なら onChanged、'format' なら onFormatChanged が上がる。`settle` は知らせる前の後始末。
 */
export function editCells(
  sheet: Sheet,
  area: Area,
  kind: 'values' | 'format',
  cause: ChangeCause,
  next: (cell: Cell, row: number, column: number) => Cell,
  settle?: (cells: readonly CellChange[]) => void,
): void {
  const placed = new Map<number, Cell>();
  forEachKey(sheet, area, (key, row, column) => {
    const now = placed.get(key) ?? sheet.cellAt(row, column);
    const after = next(now, row, column);
    if (after === now) return;
    placed.set(key, after);
    if (after.format.borders !== now.format.borders) shareBorders(sheet, placed, now, after, row, column);
  });
  // Placed only now: one bad value in an array leaves the whole range as it was.
  const cells: CellChange[] = [];
  for (const [key, after] of placed) {
    cells.push({ key, before: sheet.cells.get(key), after });
    sheet.putCell(key, after);
  }
  const values = kind === 'values';
  if (cells.length > 0) sheet.book.history.add({ type: 'cells', sheet, area, cells, values });
  settle?.(cells);
  announceCells(sheet, area, cells, values, cause);
}

/** 範囲の書式を変える。行・列・シート全体なら、まだ置かれていないセルにも及ぶ。 */
export function editFormat(
  sheet: Sheet,
  area: Area,
  cause: ChangeCause,
  change: (format: CellFormat, row: number, column: number) => CellFormat,
): void {
  if (isWholeLines(area)) editLineFormats(sheet, area, change);
  editCells(sheet, area, 'format', cause, (cell, row, column) => {
    const format = change(cell.format, row, column);
    return format === cell.format ? cell : { ...cell, format };
  });
}

function editLineFormats(
  sheet: Sheet,
  area: Area,
  change: (format: CellFormat, row: number, column: number) => CellFormat,
): void {
  const { layout } = sheet;
  if (area.rows === MAX_ROWS && area.columns === MAX_COLUMNS) {
    const all = (lines: LineLayout): LineLayout => ({
      ...lines,
      formats: new Map([...lines.formats].map(([n, f]) => [n, change(f, 0, 0)])),
    });
    const patch = {
      format: change(layout.format, 0, 0),
      columns: all(layout.columns),
      rows: all(layout.rows),
    };
    return setLayout(sheet, 'format', area, patch);
  }
  const isColumns = area.rows === MAX_ROWS;
  const lines = isColumns ? layout.columns : layout.rows;
  const formats = new Map(lines.formats);
  const from = isColumns ? area.column : area.row;
  for (let n = from; n < from + (isColumns ? area.columns : area.rows); n++) {
    formats.set(n, change(formats.get(n) ?? layout.format, isColumns ? 0 : n, isColumns ? n : 0));
  }
  setLayout(sheet, 'format', area, { [isColumns ? 'columns' : 'rows']: { ...lines, formats } });
}

/** シートの姿を変え、記録し、知らせる。 */
export function setLayout(
  sheet: Sheet,
  kind: ModelChangeKind,
  area: Area,
  patch: Partial<SheetLayout>,
): void {
  const before = sheet.layout;
  const after = { ...before, ...patch };
  sheet.layout = after;
  sheet.book.history.add({ type: 'layout', sheet, area, kind, before, after });
  sheet.book.notify(kind, sheet, area);
}

/** 列の幅または行の高さを決める。ポイント。 */
export function setSizes(sheet: Sheet, lines: 'columns' | 'rows', area: Area, points: number): void {
  const [from, count] = lines === 'columns' ? [area.column, area.columns] : [area.row, area.rows];
  const now = sheet.layout[lines];
  setLayout(sheet, 'size', area, { [lines]: { ...now, sizes: withLines(now.sizes, from, count, points) } });
}

/** 範囲を結合する。`across` なら行ごと。左上以外の値は消える(Excel と同じ)。 */
export function mergeCells(sheet: Sheet, area: Area, across: boolean, cause: ChangeCause): void {
  const areas = across
    ? Array.from({ length: area.rows }, (_, i) => ({ ...area, row: area.row + i, rows: 1 }))
    : [area];
  for (const target of areas) {
    const isTop = (row: number, column: number): boolean => row === target.row && column === target.column;
    editCells(sheet, target, 'values', cause, (cell, row, column) =>
      isTop(row, column) || (cell.value === '' && cell.formula === null)
        ? cell
        : { ...cell, value: '', formula: null },
    );
  }
  const rest = sheet.layout.merges.filter((m) => !intersectAreas(m, area));
  setLayout(sheet, 'merge', area, { merges: [...rest, ...areas] });
}

/** 範囲にかかる結合を解く。 */
export function unmergeCells(sheet: Sheet, area: Area): void {
  const merges = sheet.layout.merges.filter((m) => !intersectAreas(m, area));
  if (merges.length < sheet.layout.merges.length) setLayout(sheet, 'merge', area, { merges });
}

/** 構造の変更を知らせる。 */
export function raiseStructure(sheet: Sheet, area: Area, changeType: ChangeType, cause: ChangeCause): void {
  sheet.book.raise({ type: 'changed', sheet, address: formatArea(area), changeType, cause });
}
