/** シートの範囲。行と列は 0 から。 */
export interface SheetArea {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** 番地 (`D6:L14` か `D6`) を範囲に読む。読めなければ Error。 */
export function parseSheetArea(address: string): SheetArea {
  const [from = '', to = from] = address.split(':');
  const [first, last] = [parseCell(from), parseCell(to)];
  return { ...first, rows: last.row - first.row + 1, columns: last.column - first.column + 1 };
}

/** 範囲の左上から数えたセルの番地。 */
export function addressAt(area: SheetArea, row: number, column: number): string {
  return `${formatColumn(area.column + column)}${area.row + row + 1}`;
}

/** 範囲のすべてのセルの番地。行ごとに左から。 */
export function addressesOf(area: SheetArea): string[] {
  return Array.from({ length: area.rows * area.columns }, (_, at) =>
    addressAt(area, Math.floor(at / area.columns), at % area.columns),
  );
}

function parseCell(text: string): { row: number; column: number } {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(text) ?? [];
  if (letters === undefined || digits === undefined) throw new Error(`Not an address: ${text}`);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

function formatColumn(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : formatColumn(Math.floor(column / 26) - 1) + rest;
}
