import { hasCell } from '../../host/model/area';
import type { CellFormat } from '../../host/model/format';
import type { Sheet } from '../../host/model/sheet';
import type { Table } from '../../host/model/table';
import { bodyArea, tableAt } from '../../host/model/table';
import { isFiltered } from '../../host/model/table-filters';

/** テーブルのスタイルの色。アクセント 1 から 6 と灰色。 */
interface StyleColors {
  readonly strong: string;
  readonly pale: string;
}

const ACCENTS: readonly StyleColors[] = [
  { strong: '#595959', pale: '#f2f2f2' },
  { strong: '#4472c4', pale: '#d9e1f2' },
  { strong: '#c55a11', pale: '#fce4d6' },
  { strong: '#7b7b7b', pale: '#ededed' },
  { strong: '#9a7500', pale: '#fff2cc' },
  { strong: '#2e75b6', pale: '#ddebf7' },
  { strong: '#548235', pale: '#e2efda' },
];

type Kind = 'Light' | 'Medium' | 'Dark';

// TableStyleMedium1 … 7 are grey and accents 1 to 6, and the row repeats.
function styleOf(style: string): { kind: Kind; colors: StyleColors } | null {
  const match = /^TableStyle(Light|Medium|Dark)(\d+)$/.exec(style);
  if (!match) return null;
  const colors = ACCENTS[(Number(match[2]) - 1) % 7];
  return colors ? { kind: match[1] as Kind, colors } : null;
}

function withLook(format: CellFormat, fill: string | null, font: string | null, bold: boolean): CellFormat {
  const isPlain = format.fill.color === null;
  return {
    ...format,
    fill: fill !== null && isPlain ? { ...format.fill, color: fill, pattern: 'Solid' } : format.fill,
    font: {
      ...format.font,
      bold: format.font.bold || bold,
      // Only the automatic black is replaced: a colour the user chose stays, as in Excel.
      color: font !== null && isPlain && format.font.color === '#000000' ? font : format.font.color,
    },
  };
}

const sortedRows = new WeakMap<ReadonlySet<number>, readonly number[]>();

// Excel bands the rows that a filter leaves; a set of hidden rows is never changed, but made anew.
function rowsFilteredBefore(table: Table, row: number): number {
  if (!isFiltered(table)) return 0;
  const { hidden } = table.sheet.layout.rows;
  const rows = sortedRows.get(hidden) ?? [...hidden].sort((a, b) => a - b);
  sortedRows.set(hidden, rows);
  return countBelow(rows, row) - countBelow(rows, bodyArea(table).row);
}

/** 昇順の番号のうち、limit より小さいものの数。 */
function countBelow(sorted: readonly number[], limit: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

function lookIn(table: Table, row: number, column: number, format: CellFormat): CellFormat {
  const style = styleOf(table.style);
  if (!style) return format;
  const { kind, colors } = style;
  const body = bodyArea(table);
  const last = table.area.column + table.columns.length - 1;
  const isBold =
    (table.highlightFirstColumn && column === table.area.column) ||
    (table.highlightLastColumn && column === last);
  if (!hasCell(body, row, column)) {
    const isHeader = row < body.row;
    if (kind === 'Light' || !isHeader) return withLook(format, null, null, true);
    return withLook(format, colors.strong, '#ffffff', true);
  }
  const isBand =
    (table.showBandedRows && (row - body.row - rowsFilteredBefore(table, row)) % 2 === 0) ||
    (table.showBandedColumns && (column - body.column) % 2 === 0);
  return withLook(format, isBand ? colors.pale : null, null, isBold);
}

/** テーブルのスタイルを重ねたセルの書式。テーブルの外では元のまま。セルに付けた書式が勝つ。 */
export function formatWithTable(sheet: Sheet, row: number, column: number): CellFormat {
  const { format } = sheet.cellAt(row, column);
  const table = tableAt(sheet, row, column);
  return table ? lookIn(table, row, column, format) : format;
}
