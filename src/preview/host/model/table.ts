import type { Area } from './area';
import { hasCell, intersectAreas } from './area';
import type { Sheet } from './sheet';
import type { TableFilter } from './table-criteria';
import type { Workbook } from './workbook';

/** テーブルの列。`id` は列を動かしても変わらない番号、`filter` は絞り込みの条件。 */
export interface TableColumn {
  readonly id: number;
  readonly name: string;
  readonly filter: TableFilter | null;
}

/** 並べ替えの条件一つ。`key` は列の番号(0 から)。 */
export interface SortKey {
  readonly key: number;
  readonly ascending: boolean;
}

/** 最後に行った並べ替え。 */
export interface TableOrder {
  readonly fields: readonly SortKey[];
  readonly matchCase: boolean;
}

/** テーブルの見せ方。 */
export interface TableLook {
  readonly style: string;
  readonly showBandedRows: boolean;
  readonly showBandedColumns: boolean;
  readonly highlightFirstColumn: boolean;
  readonly highlightLastColumn: boolean;
  readonly showFilterButton: boolean;
}

/** テーブル。`area` は見出しと集計の行を含む全体。書き換えず作り直す。 */
export interface Table extends TableLook {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly sheet: Sheet;
  readonly area: Area;
  readonly showHeaders: boolean;
  readonly showTotals: boolean;
  readonly columns: readonly TableColumn[];
  /** 一行目がまだ入力待ちの空の行か。この間、行の数は 0(README の仮定)。 */
  readonly isBlank: boolean;
  readonly order: TableOrder | null;
}

/** 新しいテーブルの見せ方。Excel の既定。 */
export const DEFAULT_LOOK: TableLook = {
  style: 'TableStyleMedium2',
  showBandedRows: true,
  showBandedColumns: false,
  highlightFirstColumn: false,
  highlightLastColumn: false,
  showFilterButton: true,
};

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** テーブルを名前または id で探す。無ければ null。 */
export const findTable = (book: Workbook, key: string): Table | null =>
  book.tables.find((t) => t.id === key) ?? book.tables.find((t) => sameText(t.name, key)) ?? null;

/** シートのテーブル。 */
export const tablesOn = (sheet: Sheet): readonly Table[] =>
  sheet.book.tables.filter((t) => t.sheet === sheet);

/** セルを含むテーブル。無ければ null。 */
export const tableAt = (sheet: Sheet, row: number, column: number): Table | null =>
  tablesOn(sheet).find((t) => hasCell(t.area, row, column)) ?? null;

/** 範囲にかかるテーブル。 */
export const tablesIn = (sheet: Sheet, area: Area): readonly Table[] =>
  tablesOn(sheet).filter((t) => intersectAreas(t.area, area));

/** 見出しの行。見出しを隠していれば null。 */
export const headerArea = ({ area, showHeaders }: Table): Area | null =>
  showHeaders ? { ...area, rows: 1 } : null;

/** 集計の行。無ければ null。 */
export const totalArea = ({ area, showTotals }: Table): Area | null =>
  showTotals ? { ...area, row: area.row + area.rows - 1, rows: 1 } : null;

/** 見出しと集計を除いた本体。行が無くても、入力待ちの一行がある。 */
export function bodyArea({ area, showHeaders, showTotals }: Table): Area {
  const top = showHeaders ? 1 : 0;
  return { ...area, row: area.row + top, rows: area.rows - top - (showTotals ? 1 : 0) };
}

/** 本体の行の数。 */
export const rowCount = (table: Table): number => (table.isBlank ? 0 : bodyArea(table).rows);

/** 範囲のうち、テーブルの `index` 列目(0 から)。 */
export const columnArea = (area: Area, index: number): Area => ({
  ...area,
  column: area.column + index,
  columns: 1,
});

/** 列を名前で探す。大文字小文字は問わない。無ければ -1。 */
export const columnIndex = (table: Table, name: string): number =>
  table.columns.findIndex((column) => sameText(column.name, name));
