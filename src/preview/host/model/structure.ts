import type { Area } from './area';
import { formatArea, MAX_COLUMNS, MAX_ROWS, quoteSheetName, splitSheetAddress, tryParseArea } from './area';
import { editCells, raiseStructure, setLayout } from './edits';
import { HostError } from './errors';
import type { ChangeCause, ChangeType } from './events';
import { rewriteCharts } from './chart-references';
import { mapReferences } from './formula';
import type { CellChange } from './history';
import type { Sheet } from './sheet';
import { cellKey } from './sheet';
import type { LineLayout } from './sheet-layout';
import { assertTablesAllow, shiftedTables } from './table-shift';
import type { Workbook } from './workbook';

/** 挿入・削除で他のセルが動く向き。 */
export type ShiftAxis = 'rows' | 'columns';

interface Shift {
  readonly area: Area;
  readonly axis: ShiftAxis;
  readonly isInsert: boolean;
}

const spanOf = ({ area, axis }: Shift): { from: number; count: number } =>
  axis === 'rows' ? { from: area.row, count: area.rows } : { from: area.column, count: area.columns };

// Where a line goes; null when it is deleted.
function moveLine(
  n: number,
  { from, count }: { from: number; count: number },
  isInsert: boolean,
): number | null {
  if (n < from) return n;
  if (isInsert) return n + count;
  return n < from + count ? null : n - count;
}

// A block that only partly lies in the way of a shift stays (Excel leaves such references alone).
const isInBand = (area: Area, shift: Shift): boolean =>
  shift.axis === 'rows'
    ? area.column >= shift.area.column && area.column + area.columns <= shift.area.column + shift.area.columns
    : area.row >= shift.area.row && area.row + area.rows <= shift.area.row + shift.area.rows;

/** 範囲が挿入・削除のあとどこへ行くか。全部消えれば null。 */
export function shiftArea(area: Area, shift: Shift): Area | null {
  if (!isInBand(area, shift)) return area;
  const span = spanOf(shift);
  const isRows = shift.axis === 'rows';
  const [start, length] = isRows ? [area.row, area.rows] : [area.column, area.columns];
  // Whole rows or columns keep their full length when lines go in or out of them.
  if (length === (isRows ? MAX_ROWS : MAX_COLUMNS)) return area;
  const lost = shift.isInsert ? 0 : overlap(start, length, span.from, span.count);
  if (lost === length) return null;
  const first = shift.isInsert
    ? start >= span.from
      ? start + span.count
      : start
    : start > span.from
      ? Math.max(span.from, start - span.count)
      : start;
  const grown = shift.isInsert && start < span.from && span.from < start + length ? span.count : 0;
  const size = length - lost + grown;
  return isRows ? { ...area, row: first, rows: size } : { ...area, column: first, columns: size };
}

const overlap = (a: number, lengthA: number, b: number, lengthB: number): number =>
  Math.max(0, Math.min(a + lengthA, b + lengthB) - Math.max(a, b));

function shiftReference(reference: string, home: Sheet | null, shifted: Sheet, shift: Shift): string | null {
  const { sheet, address } = splitSheetAddress(reference);
  const target = sheet === null ? home : shifted.book.findSheet(sheet);
  const area = tryParseArea(address);
  if (target !== shifted || !area) return reference;
  const moved = shiftArea(area, shift);
  if (!moved) return null;
  const prefix = sheet === null ? '' : `${quoteSheetName(target.name)}!`;
  return prefix + formatArea(moved, address.includes('$'));
}

function shiftLines(lines: LineLayout, shift: Shift): LineLayout {
  const span = spanOf(shift);
  const moveMap = <T>(map: ReadonlyMap<number, T>): ReadonlyMap<number, T> =>
    new Map(
      [...map].flatMap(([n, value]) => {
        const next = moveLine(n, span, shift.isInsert);
        return next === null ? [] : [[next, value] as const];
      }),
    );
  const hidden = [...lines.hidden].flatMap((n) => moveLine(n, span, shift.isInsert) ?? []);
  return {
    sizes: moveMap(lines.sizes),
    levels: moveMap(lines.levels),
    formats: moveMap(lines.formats),
    hidden: new Set(hidden),
  };
}

function moveCells(sheet: Sheet, shift: Shift): CellChange[] {
  const span = spanOf(shift);
  const { area, axis } = shift;
  const before = new Map(sheet.cells);
  const after = new Map<number, NonNullable<CellChange['after']>>();
  for (const [key, cell] of before) {
    const [row, column] = [Math.floor(key / MAX_COLUMNS), key % MAX_COLUMNS];
    const inBand =
      axis === 'rows'
        ? column >= area.column && column < area.column + area.columns
        : row >= area.row && row < area.row + area.rows;
    const next = inBand ? moveLine(axis === 'rows' ? row : column, span, shift.isInsert) : null;
    if (!inBand) after.set(key, cell);
    else if (next !== null) after.set(axis === 'rows' ? cellKey(next, column) : cellKey(row, next), cell);
  }
  const keys = new Set([...before.keys(), ...after.keys()]);
  const changes: CellChange[] = [];
  for (const key of keys) {
    if (before.get(key) === after.get(key)) continue;
    changes.push({ key, before: before.get(key), after: after.get(key) });
    sheet.putCell(key, after.get(key));
  }
  return changes;
}

function shiftFormulas(book: Workbook, shifted: Sheet, shift: Shift): void {
  for (const sheet of book.sheets) {
    for (const key of [...sheet.formulaKeys]) {
      const before = sheet.cells.get(key);
      if (!before?.formula) continue;
      const formula = mapReferences(before.formula, (ref) => shiftReference(ref, sheet, shifted, shift));
      if (formula === before.formula) continue;
      const after = { ...before, formula };
      sheet.putCell(key, after);
      const area = { row: Math.floor(key / MAX_COLUMNS), column: key % MAX_COLUMNS, rows: 1, columns: 1 };
      book.history.add({ type: 'cells', sheet, area, cells: [{ key, before, after }], values: false });
    }
  }
  const names = book.names.map((name) => {
    const refersTo = mapReferences(name.refersTo, (ref) => shiftReference(ref, name.scope, shifted, shift));
    return refersTo === name.refersTo ? name : { ...name, refersTo };
  });
  if (names.some((n, i) => n !== book.names[i])) book.setNames(names);
  rewriteCharts(book, (ref) => shiftReference(ref, null, shifted, shift));
}

function changeTypeOf(shift: Shift): ChangeType {
  if (shift.axis === 'rows' && shift.area.columns === MAX_COLUMNS) {
    return shift.isInsert ? 'RowInserted' : 'RowDeleted';
  }
  if (shift.axis === 'columns' && shift.area.rows === MAX_ROWS) {
    return shift.isInsert ? 'ColumnInserted' : 'ColumnDeleted';
  }
  return shift.isInsert ? 'CellInserted' : 'CellDeleted';
}

/**
 * 範囲を挿入(`isInsert`)または削除し、後ろのセルを動かす。名前・式・結合・幅・高さもついて動き、
 * 消えたセルを指す名前と式は `#REF!` になる。結合の途中に割り込むときは InvalidOperation。
 */
export function shiftCells(
  sheet: Sheet,
  area: Area,
  axis: ShiftAxis,
  isInsert: boolean,
  cause: ChangeCause,
): void {
  const shift = { area, axis, isInsert };
  const isWhole = axis === 'rows' ? area.columns === MAX_COLUMNS : area.rows === MAX_ROWS;
  sheet.assertAllowed(`allow${isInsert ? 'Insert' : 'Delete'}${axis === 'rows' ? 'Rows' : 'Columns'}`);
  const merges = sheet.layout.merges.flatMap((m) => shiftArea(m, shift) ?? []);
  const validations = sheet.layout.validations.flatMap((each) => {
    const moved = shiftArea(each.area, shift);
    return moved === null ? [] : [{ ...each, area: moved }];
  });
  const crosses = sheet.layout.merges.some((m) => !isInBand(m, shift) && overlapsBand(m, shift));
  if (crosses) throw new HostError('InvalidOperation');
  const tableShift = { ...shift, move: (a: Area) => shiftArea(a, shift) };
  assertTablesAllow(sheet, tableShift);
  const { book } = sheet;
  book.history.group(() => {
    const cells = moveCells(sheet, shift);
    if (cells.length > 0) book.history.add({ type: 'cells', sheet, area, cells, values: false });
    const lines = isWhole ? { [axis]: shiftLines(sheet.layout[axis], shift) } : {};
    setLayout(sheet, 'size', area, { merges, validations, ...lines });
    const tables = shiftedTables(sheet, tableShift);
    if (tables.some((t, i) => t !== book.tables[i]) || tables.length < book.tables.length)
      book.setTables(tables);
    shiftFormulas(book, sheet, shift);
    if (isInsert) inheritFormat(sheet, shift);
    book.recalculate();
    book.notify('cells', sheet, area);
    raiseStructure(sheet, area, changeTypeOf(shift), cause);
  });
}

const overlapsBand = (area: Area, shift: Shift): boolean =>
  shift.axis === 'rows'
    ? area.row + area.rows > shift.area.row &&
      overlap(area.column, area.columns, shift.area.column, shift.area.columns) > 0
    : area.column + area.columns > shift.area.column &&
      overlap(area.row, area.rows, shift.area.row, shift.area.rows) > 0;

// New cells look like the ones above or to the left, as in Excel.
function inheritFormat(sheet: Sheet, shift: Shift): void {
  const { area, axis } = shift;
  const { from, count } = spanOf(shift);
  if (from === 0) return;
  for (const [key, cell] of [...sheet.cells]) {
    const [row, column] = [Math.floor(key / MAX_COLUMNS), key % MAX_COLUMNS];
    const isNeighbour =
      axis === 'rows'
        ? row === from - 1 && column >= area.column && column < area.column + area.columns
        : column === from - 1 && row >= area.row && row < area.row + area.rows;
    if (!isNeighbour) continue;
    const target =
      axis === 'rows'
        ? { row: from, column, rows: count, columns: 1 }
        : { row, column: from, rows: 1, columns: count };
    editCells(sheet, target, 'format', 'user', (now) => ({ ...now, format: cell.format }));
  }
}
