import type { Area } from '../model/area';
import { boundAreas, intersectAreas, MAX_COLUMNS, MAX_ROWS, wholeSheet } from '../model/area';
import { invalidArgument } from '../model/errors';
import { resolveReference } from '../model/names';
import type { Sheet } from '../model/sheet';
import type { HostObject, Method, RangeTarget } from './host-object';
import { visibleView } from './range-view';
import { integerArg, isRangeObject, make, makeRange, notFound, textArg, wordArg } from './host-object';

/** シートの getRange。番地または名前で、ほかのシートのものは InvalidArgument。 */
export function rangeByAddress(sheet: Sheet, address: unknown): HostObject {
  if (address === undefined || address === null || address === '') return makeRange(sheet, wholeSheet);
  const target = resolveReference(sheet.book, textArg(address), sheet);
  if (target.sheet !== sheet) invalidArgument();
  return makeRange(sheet, target.area);
}

/** 引数の範囲。Range か番地の文字列。 */
export function areaArg(sheet: Sheet, value: unknown): Area {
  if (isRangeObject(value)) return value.target.area;
  const target = resolveReference(sheet.book, textArg(value), sheet);
  return target.area;
}

const moved = ({ area, sheet }: RangeTarget, patch: Partial<Area>): HostObject =>
  makeRange(sheet, { ...area, ...patch });

function intersection({ sheet, area }: RangeTarget, [other]: readonly unknown[]): HostObject | null {
  const common = intersectAreas(area, areaArg(sheet, other));
  return common && makeRange(sheet, common);
}

function usedRange({ sheet, area }: RangeTarget, [valuesOnly]: readonly unknown[]): HostObject | null {
  const used = sheet.usedArea(valuesOnly === true, area);
  return used && makeRange(sheet, used);
}

function find({ sheet, area }: RangeTarget, [text, criteria]: readonly unknown[]): HostObject | null {
  const { completeMatch, matchCase } = (criteria ?? {}) as { completeMatch?: boolean; matchCase?: boolean };
  const fold = (s: string): string => (matchCase ? s : s.toLowerCase());
  const wanted = fold(textArg(text));
  const used = sheet.usedArea();
  const within = used && intersectAreas(used, area);
  if (!within) return null;
  for (let row = within.row; row < within.row + within.rows; row++) {
    for (let column = within.column; column < within.column + within.columns; column++) {
      const shown = fold(sheet.text(row, column));
      if (completeMatch ? shown === wanted : wanted !== '' && shown.includes(wanted)) {
        return makeRange(sheet, { row, column, rows: 1, columns: 1 });
      }
    }
  }
  return null;
}

const orFail =
  (look: Method<RangeTarget>): Method<RangeTarget> =>
  (target, args, session) =>
    look(target, args, session) ?? notFound();

const edges = ['Up', 'Down', 'Left', 'Right'] as const;

function rangeEdge({ sheet, area }: RangeTarget, [direction]: readonly unknown[]): HostObject {
  const way = wordArg(direction, edges);
  const [down, right] = way === 'Up' ? [-1, 0] : way === 'Down' ? [1, 0] : way === 'Left' ? [0, -1] : [0, 1];
  const isFilled = (r: number, c: number): boolean => sheet.cellAt(r, c).value !== '';
  const isInside = (r: number, c: number): boolean => r >= 0 && c >= 0 && r < MAX_ROWS && c < MAX_COLUMNS;
  let [row, column] = [area.row, area.column];
  const startsInBlock =
    isFilled(row, column) && isInside(row + down, column + right) && isFilled(row + down, column + right);
  while (isInside(row + down, column + right)) {
    if (startsInBlock && !isFilled(row + down, column + right)) break;
    [row, column] = [row + down, column + right];
    if (!startsInBlock && isFilled(row, column)) break;
  }
  return makeRange(sheet, { row, column, rows: 1, columns: 1 });
}

/** 範囲から別の範囲を作る読み取りのメンバー。 */
export const lookupMethods: Readonly<Record<string, Method<RangeTarget>>> = {
  GetCell: (t, [row, column]) =>
    moved(t, {
      row: t.area.row + integerArg(row),
      column: t.area.column + integerArg(column),
      rows: 1,
      columns: 1,
    }),
  GetRow: (t, [row]) => moved(t, { row: t.area.row + integerArg(row), rows: 1 }),
  GetColumn: (t, [column]) => moved(t, { column: t.area.column + integerArg(column), columns: 1 }),
  GetLastRow: (t) => moved(t, { row: t.area.row + t.area.rows - 1, rows: 1 }),
  GetLastColumn: (t) => moved(t, { column: t.area.column + t.area.columns - 1, columns: 1 }),
  GetLastCell: ({ sheet, area }) =>
    makeRange(sheet, {
      row: area.row + area.rows - 1,
      column: area.column + area.columns - 1,
      rows: 1,
      columns: 1,
    }),
  GetOffsetRange: (t, [rows, columns]) =>
    moved(t, { row: t.area.row + integerArg(rows), column: t.area.column + integerArg(columns) }),
  GetResizedRange: (t, [rows, columns]) =>
    moved(t, { rows: t.area.rows + integerArg(rows), columns: t.area.columns + integerArg(columns) }),
  GetAbsoluteResizedRange: (t, [rows, columns]) =>
    moved(t, { rows: integerArg(rows), columns: integerArg(columns) }),
  GetRowsAbove: (t, [count]) => besideRows(t, -integerArg(count ?? 1)),
  GetRowsBelow: (t, [count]) => besideRows(t, integerArg(count ?? 1)),
  GetColumnsBefore: (t, [count]) => besideColumns(t, -integerArg(count ?? 1)),
  GetColumnsAfter: (t, [count]) => besideColumns(t, integerArg(count ?? 1)),
  GetEntireRow: (t) => moved(t, { column: 0, columns: MAX_COLUMNS }),
  GetEntireColumn: (t) => moved(t, { row: 0, rows: MAX_ROWS }),
  GetBoundingRect: (t, [other]) => makeRange(t.sheet, boundAreas(t.area, areaArg(t.sheet, other))),
  GetIntersection: orFail(intersection),
  GetIntersectionOrNullObject: intersection,
  // An unused range answers its upper left cell, not an error (Range.getUsedRange, API reference).
  GetUsedRange: (t, args) => usedRange(t, args) ?? moved(t, { rows: 1, columns: 1 }),
  GetUsedRangeOrNullObject: usedRange,
  GetRangeEdge: rangeEdge,
  GetVisibleView: visibleView,
  GetTables: ({ sheet, area }, [fullyContained]) =>
    make('TableScopedCollection', { sheet, area, isWhole: fullyContained === true }),
  Find: orFail(find),
  FindOrNullObject: find,
};

function besideRows(t: RangeTarget, count: number): HostObject {
  const row = count < 0 ? t.area.row + count : t.area.row + t.area.rows;
  return moved(t, { row, rows: Math.abs(count) });
}

function besideColumns(t: RangeTarget, count: number): HostObject {
  const column = count < 0 ? t.area.column + count : t.area.column + t.area.columns;
  return moved(t, { column, columns: Math.abs(count) });
}
