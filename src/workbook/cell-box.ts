/** 箱: シートの中の長方形。行と列は 0 から。 */
export interface CellBox {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

const maxRows = 1_048_576;
const maxColumns = 16_384;
const addressPattern = /^\$?([A-Z]{1,3})?\$?(\d+)?(?::\$?([A-Z]{1,3})?\$?(\d+)?)?$/;

/** 箱を作る。大きさを省くと 1×1。 */
export function cellBox(row: number, column: number, rows = 1, columns = 1): CellBox {
  return { row, column, rows, columns };
}

/**
 * 番地を読む。「B3」「$B$3:$C$4」「対局1!B3」「A:C」「2:5」を受ける。
 * いくつもの範囲 (`A1,B2`) や読めないものは null。
 */
export function parseAddress(text: string): CellBox | null {
  const match = addressPattern.exec(text.slice(text.lastIndexOf('!') + 1));
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  const left = match[1] === undefined ? 0 : parseColumn(match[1]);
  const top = match[2] === undefined ? 0 : Number(match[2]) - 1;
  const single = !text.includes(':');
  const right = match[3] === undefined ? (single ? left : maxColumns - 1) : parseColumn(match[3]);
  const bottom = match[4] === undefined ? (single ? top : maxRows - 1) : Number(match[4]) - 1;
  return cellBox(top, left, bottom - top + 1, right - left + 1);
}

/** 番地を書く。シート名も $ も付けない。 */
export function formatAddress(box: CellBox): string {
  const first = `${formatColumn(box.column)}${box.row + 1}`;
  if (box.rows === 1 && box.columns === 1) return first;
  return `${first}:${formatColumn(box.column + box.columns - 1)}${box.row + box.rows}`;
}

/** 名前の式「='対局 1'!$B$3:$C$4」を書く。 */
export function formatNameFormula(sheetName: string, box: CellBox): string {
  const absolute = formatAddress(box).replace(/([A-Z]+)(\d+)/g, (_, column, row) => `$${column}$${row}`);
  return `='${sheetName.replaceAll("'", "''")}'!${absolute}`;
}

export function isSameBox(left: CellBox, right: CellBox): boolean {
  return (
    left.row === right.row &&
    left.column === right.column &&
    left.rows === right.rows &&
    left.columns === right.columns
  );
}

/** 外の箱が内の箱をすっかり含むか。 */
export function containsBox(outer: CellBox, inner: CellBox): boolean {
  const common = intersectBoxes(outer, inner);
  return common !== null && isSameBox(common, inner);
}

/** 共通の箱。重ならなければ null。 */
export function intersectBoxes(left: CellBox, right: CellBox): CellBox | null {
  const row = Math.max(left.row, right.row);
  const column = Math.max(left.column, right.column);
  const rows = Math.min(left.row + left.rows, right.row + right.rows) - row;
  const columns = Math.min(left.column + left.columns, right.column + right.columns) - column;
  return rows > 0 && columns > 0 ? cellBox(row, column, rows, columns) : null;
}

/** 二つを囲む箱。 */
export function boundBoxes(left: CellBox, right: CellBox): CellBox {
  const row = Math.min(left.row, right.row);
  const column = Math.min(left.column, right.column);
  const bottom = Math.max(left.row + left.rows, right.row + right.rows);
  const end = Math.max(left.column + left.columns, right.column + right.columns);
  return cellBox(row, column, bottom - row, end - column);
}

/** 右下の一セル。 */
export function lastCellOf(box: CellBox): CellBox {
  return cellBox(box.row + box.rows - 1, box.column + box.columns - 1);
}

/** 列の番号 (0 から) を A, B … AA で。 */
export function formatColumn(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

function parseColumn(name: string): number {
  let column = 0;
  for (const letter of name) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
