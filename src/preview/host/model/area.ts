import { invalidArgument } from './errors';

/** シートの行数の上限。 */
export const MAX_ROWS = 1048576;
/** シートの列数の上限。 */
export const MAX_COLUMNS = 16384;

/** セルの位置。行・列とも 0 から数える。 */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** セル範囲。左上のセルと、行数・列数(1 以上)。 */
export interface Area extends CellPosition {
  readonly rows: number;
  readonly columns: number;
}

/** セル一つの範囲。 */
export const cellArea = (row: number, column: number): Area => ({ row, column, rows: 1, columns: 1 });

/** シート全体。 */
export const wholeSheet: Area = { row: 0, column: 0, rows: MAX_ROWS, columns: MAX_COLUMNS };

/** 列番号(0 から)を列名にする。0 → A、26 → AA。 */
export function formatColumn(column: number): string {
  let name = '';
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26)) {
    name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  }
  return name;
}

/** 列名を列番号(0 から)にする。 */
export function parseColumn(name: string): number {
  let n = 0;
  for (const letter of name.toUpperCase()) n = n * 26 + letter.charCodeAt(0) - 64;
  return n - 1;
}

function parseCorner(text: string): { row?: number; column?: number } | null {
  const match = /^(?:\$?([A-Za-z]{1,3}))?(?:\$?(\d{1,7}))?$/.exec(text);
  if (!match || text === '') return null;
  const corner: { row?: number; column?: number } = {};
  if (match[1] !== undefined) corner.column = parseColumn(match[1]);
  if (match[2] !== undefined) corner.row = Number(match[2]) - 1;
  return corner;
}

/** A1 形式の番地を範囲にする。番地でなければ null。`B2`、`$B$2:D4`、`B:D`、`2:4` を読む。 */
export function tryParseArea(text: string): Area | null {
  const [first, second, ...rest] = text.trim().split(':');
  const a = parseCorner(first ?? '');
  const b = second === undefined ? a : parseCorner(second);
  if (!a || !b || rest.length > 0) return null;
  const whole = second !== undefined;
  if (
    (a.row === undefined) !== (b.row === undefined) ||
    (a.column === undefined) !== (b.column === undefined)
  ) {
    return null;
  }
  if (!whole && (a.row === undefined || a.column === undefined)) return null;
  const top = Math.min(a.row ?? 0, b.row ?? 0);
  const left = Math.min(a.column ?? 0, b.column ?? 0);
  const bottom = Math.max(a.row ?? MAX_ROWS - 1, b.row ?? MAX_ROWS - 1);
  const right = Math.max(a.column ?? MAX_COLUMNS - 1, b.column ?? MAX_COLUMNS - 1);
  if (top < 0 || left < 0 || bottom >= MAX_ROWS || right >= MAX_COLUMNS) return null;
  return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}

/** A1 形式の番地を範囲にする。番地でなければ InvalidArgument。 */
export const parseArea = (text: string): Area => tryParseArea(text) ?? invalidArgument();

/** 範囲を A1 形式にする。`absolute` なら `$` を付ける。 */
export function formatArea(area: Area, absolute = false): string {
  const mark = absolute ? '$' : '';
  const columnAt = (n: number): string => mark + formatColumn(n);
  const rowAt = (n: number): string => `${mark}${n + 1}`;
  const lastColumn = area.column + area.columns - 1;
  const lastRow = area.row + area.rows - 1;
  if (area.columns === MAX_COLUMNS) return `${rowAt(area.row)}:${rowAt(lastRow)}`;
  if (area.rows === MAX_ROWS) return `${columnAt(area.column)}:${columnAt(lastColumn)}`;
  const first = columnAt(area.column) + rowAt(area.row);
  return isSingleCell(area) ? first : `${first}:${columnAt(lastColumn)}${rowAt(lastRow)}`;
}

/** シート名を式の中の書き方にする。必要なら引用符で囲む。 */
export function quoteSheetName(name: string): string {
  // Names that look like a cell or begin with a digit need quotes as well.
  const plain = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !tryParseArea(name);
  return plain ? name : `'${name.replaceAll("'", "''")}'`;
}

/** `シート!番地` を分ける。シートの指定が無ければ `sheet` は null。 */
export function splitSheetAddress(text: string): { sheet: string | null; address: string } {
  const match = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/.exec(text);
  if (!match) return { sheet: null, address: text };
  return { sheet: match[1]?.replaceAll("''", "'") ?? match[2] ?? '', address: match[3] ?? '' };
}

export const isSingleCell = (area: Area): boolean => area.rows === 1 && area.columns === 1;

export const isSameArea = (a: Area, b: Area): boolean =>
  a.row === b.row && a.column === b.column && a.rows === b.rows && a.columns === b.columns;

/** セルが範囲の中か。 */
export const hasCell = (area: Area, row: number, column: number): boolean =>
  row >= area.row &&
  row < area.row + area.rows &&
  column >= area.column &&
  column < area.column + area.columns;

/** 二つの範囲の重なり。無ければ null。 */
export function intersectAreas(a: Area, b: Area): Area | null {
  const row = Math.max(a.row, b.row);
  const column = Math.max(a.column, b.column);
  const bottom = Math.min(a.row + a.rows, b.row + b.rows);
  const right = Math.min(a.column + a.columns, b.column + b.columns);
  return bottom > row && right > column ? { row, column, rows: bottom - row, columns: right - column } : null;
}

/** 二つの範囲を囲む最小の範囲。 */
export function boundAreas(a: Area, b: Area): Area {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  const bottom = Math.max(a.row + a.rows, b.row + b.rows);
  const right = Math.max(a.column + a.columns, b.column + b.columns);
  return { row, column, rows: bottom - row, columns: right - column };
}
