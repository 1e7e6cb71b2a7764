import type { Area } from './area';
import { boundAreas, formatArea, MAX_COLUMNS, quoteSheetName } from './area';
import type { CellChange } from './history';
import { mapStructured } from './formula';
import type { Sheet } from './sheet';
import type { StructuredReference } from './structured-reference';
import { formatStructured, parseStructured } from './structured-reference';
import type { Table } from './table';
import { bodyArea, columnArea, columnIndex, findTable, headerArea, tableAt, totalArea } from './table';
import type { Workbook } from './workbook';

/** 式のあるセル。`[@列]` がどの行を指すかを決める。 */
export interface FormulaHome {
  readonly sheet: Sheet;
  readonly row: number;
  readonly column: number;
}

function rowsOf(table: Table, { parts }: StructuredReference, home: FormulaHome | null): Area | null {
  let area: Area | null = null;
  for (const part of parts.length > 0 ? parts : (['Data'] as const)) {
    const body = bodyArea(table);
    const isBeside = home !== null && home.row >= body.row && home.row < body.row + body.rows;
    const rows = {
      All: table.area,
      Data: body,
      Headers: headerArea(table),
      Totals: totalArea(table),
      'This Row': home && isBeside ? { ...body, row: home.row, rows: 1 } : null,
    }[part];
    if (!rows) return null;
    area = area ? boundAreas(area, rows) : rows;
  }
  return area;
}

/** 構造化参照、またはテーブルの名前の指す範囲。無ければ null。 */
export function resolveStructured(
  book: Workbook,
  text: string,
  home: FormulaHome | null,
): { sheet: Sheet; area: Area } | null {
  const reference = text.includes('[') ? parseStructured(text) : { table: text, parts: [], columns: [] };
  if (!reference) return null;
  const table =
    reference.table !== ''
      ? findTable(book, reference.table)
      : home && tableAt(home.sheet, home.row, home.column);
  const rows = table && rowsOf(table, reference, home);
  if (!table || !rows) return null;
  const indexes = reference.columns.map((name) => columnIndex(table, name));
  if (indexes.includes(-1)) return null;
  const [first, last = first] = indexes;
  if (first === undefined || last === undefined) return { sheet: table.sheet, area: rows };
  return { sheet: table.sheet, area: boundAreas(columnArea(rows, first), columnArea(rows, last)) };
}

/** 全部の式の構造化参照を書き換え、記録する。 */
export function rewriteStructured(book: Workbook, change: (text: string, home: FormulaHome) => string): void {
  for (const sheet of book.sheets) {
    for (const key of [...sheet.formulaKeys]) {
      const before = sheet.cells.get(key);
      if (!before?.formula?.includes('[')) continue;
      const home = { sheet, row: Math.floor(key / MAX_COLUMNS), column: key % MAX_COLUMNS };
      const formula = mapStructured(before.formula, (text) => change(text, home));
      if (formula === before.formula) continue;
      const after = { ...before, formula };
      sheet.putCell(key, after);
      const cells: CellChange[] = [{ key, before, after }];
      const area = { row: home.row, column: home.column, rows: 1, columns: 1 };
      book.history.add({ type: 'cells', sheet, area, cells, values: false });
    }
  }
  book.recalculate();
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** テーブルまたは列の名前が変わったあと、式の中の名前を変える。`table` は変わったあとのテーブル。 */
export function renameInFormulas(
  book: Workbook,
  table: Table,
  change:
    { readonly table: string } | { readonly column: { readonly before: string; readonly after: string } },
): void {
  rewriteStructured(book, (text, home) => {
    const reference = parseStructured(text);
    if (!reference) return text;
    const own = reference.table === '' ? tableAt(home.sheet, home.row, home.column)?.name : reference.table;
    if (own === undefined || !same(own, table.name)) return text;
    if ('table' in change) {
      return reference.table === '' ? text : formatStructured({ ...reference, table: change.table });
    }
    const { before, after } = change.column;
    if (!reference.columns.some((name) => same(name, before))) return text;
    const columns = reference.columns.map((name) => (same(name, before) ? after : name));
    return formatStructured({ ...reference, columns });
  });
}

/** テーブルがなくなる前に、それを指す式を普通の番地に直す(Excel の「範囲に変換」と同じ)。 */
export function unlinkTable(table: Table): void {
  const { book } = table.sheet;
  rewriteStructured(book, (text, home) => {
    const reference = parseStructured(text);
    const own =
      reference &&
      (reference.table === ''
        ? tableAt(home.sheet, home.row, home.column)
        : findTable(book, reference.table));
    if (own?.id !== table.id) return text;
    const target = resolveStructured(book, text, home);
    if (!target) return '#REF!';
    const isNear = reference?.parts.includes('This Row') === true;
    return `${quoteSheetName(target.sheet.name)}!${formatArea(target.area, !isNear)}`;
  });
}
