import { quoteSheetName, splitSheetAddress } from './area';
import { rewriteCharts } from './chart-references';
import { HostError } from './errors';
import { mapReferences } from './formula';
import type { DefinedName } from './names';
import { Sheet } from './sheet';
import type { SheetVisibility } from './sheet';
import { checkSheetName } from './workbook';
import { freeTableName } from './table-names';
import { dropTable } from './table-edits';
import { tablesOn } from './table';
import type { Workbook } from './workbook';

function freeName(book: Workbook, make: (n: number) => string, from: number): string {
  let n = from;
  while (book.findSheet(make(n))) n++;
  return make(n);
}

/** シートを末尾に足す。名前がなければ SheetN。 */
export function addSheet(book: Workbook, name?: string | null): Sheet {
  const wanted = name ?? freeName(book, (n) => `Sheet${n}`, 1);
  checkSheetName(book, wanted, null);
  const sheet = new Sheet(book, book.newSheetId(), wanted);
  book.setSheets([...book.sheets, sheet]);
  return sheet;
}

/** シートを消す。最後の見えるシートなら InvalidOperation。取り消しの記録も消える。 */
export function deleteSheet(book: Workbook, sheet: Sheet): void {
  const visible = book.sheets.filter((s) => s.visibility === 'Visible');
  if (sheet.visibility === 'Visible' && visible.length <= 1) throw new HostError('InvalidOperation');
  // Documented at Worksheet.delete().
  if (sheet.visibility === 'VeryHidden') throw new HostError('GeneralException');
  for (const table of tablesOn(sheet)) dropTable(table);
  book.setCharts(book.charts.filter((chart) => chart.sheet !== sheet));
  book.setSheets(book.sheets.filter((s) => s !== sheet));
  const gone = (ref: string): string | null => {
    const { sheet: name } = splitSheetAddress(ref);
    return name !== null && name.toLowerCase() === sheet.name.toLowerCase() ? null : ref;
  };
  book.setNames(
    book.names
      .filter((n) => n.scope !== sheet)
      .map((n) => ({ ...n, refersTo: mapReferences(n.refersTo, gone) })),
  );
  for (const other of book.sheets) rewriteFormulas(other, gone);
  rewriteCharts(book, gone);
  book.recalculate();
  // "Worksheet.delete" is not undoable and empties the stack (Microsoft, Excel undo capabilities).
  book.history.clear();
}

function rewriteFormulas(sheet: Sheet, change: (reference: string) => string | null): void {
  for (const key of sheet.formulaKeys) {
    const cell = sheet.cells.get(key);
    if (cell?.formula) sheet.putCell(key, { ...cell, formula: mapReferences(cell.formula, change) });
  }
}

/** シートの名前を変える。名前と式の中のシート名もついて変わる。 */
export function renameSheet(book: Workbook, sheet: Sheet, name: unknown): void {
  checkSheetName(book, name, sheet);
  const before = sheet.name;
  if (before === name) return;
  const follow = (ref: string): string => {
    const parts = splitSheetAddress(ref);
    return parts.sheet?.toLowerCase() === before.toLowerCase()
      ? `${quoteSheetName(name)}!${parts.address}`
      : ref;
  };
  const names = book.names.map((n) => ({ ...n, refersTo: mapReferences(n.refersTo, follow) }));
  for (const other of book.sheets) rewriteFormulas(other, follow);
  rewriteCharts(book, follow);
  sheet.name = name;
  book.setNames(names);
  // Setting Worksheet.name empties the undo stack on Windows and Mac (same source).
  if (book.platform === 'desktop') book.history.clear();
  book.notify('sheets', sheet);
  book.raise({ type: 'nameChanged', sheet, before, after: name });
}

/** シートを隠す、または出す。見えるシートがなくなるときは InvalidOperation。 */
export function setVisibility(book: Workbook, sheet: Sheet, visibility: SheetVisibility): void {
  const before = sheet.visibility;
  if (before === visibility) return;
  const others = book.sheets.filter((s) => s !== sheet && s.visibility === 'Visible');
  const next = others[0];
  if (visibility !== 'Visible' && !next) throw new HostError('InvalidOperation');
  if (visibility !== 'Visible' && sheet === book.active && next) book.activate(next);
  sheet.visibility = visibility;
  if (book.platform === 'desktop') book.history.clear();
  book.notify('sheets', sheet);
  book.raise({ type: 'visibilityChanged', sheet, before, after: visibility });
}

/** シートの位置を変える。0 が左端。 */
export function moveSheet(book: Workbook, sheet: Sheet, position: number): void {
  const rest = book.sheets.filter((s) => s !== sheet);
  book.setSheets([...rest.slice(0, position), sheet, ...rest.slice(position)]);
  if (book.platform === 'desktop') book.history.clear();
}

/** シートを写す。シートの名前も写り、ブックの名前のうちこのシートを指すものはシートの名前になる。 */
export function copySheet(book: Workbook, source: Sheet, position: number): Sheet {
  const base = source.name.replace(/ \(\d+\)$/, '');
  const name = freeName(book, (n) => `${base} (${n})`, 2);
  const sheet = new Sheet(book, book.newSheetId(), name);
  for (const [key, cell] of source.cells) sheet.putCell(key, cell);
  sheet.layout = source.layout;
  sheet.selection = source.selection;
  book.setSheets([...book.sheets.slice(0, position), sheet, ...book.sheets.slice(position)]);
  const follow = (ref: string): string => {
    const parts = splitSheetAddress(ref);
    return parts.sheet?.toLowerCase() === source.name.toLowerCase()
      ? `${quoteSheetName(name)}!${parts.address}`
      : ref;
  };
  const copies: DefinedName[] = book.names
    .filter(
      (n) => n.scope === source || (n.scope === null && mapReferences(n.refersTo, follow) !== n.refersTo),
    )
    .map((n) => ({ ...n, scope: sheet, refersTo: mapReferences(n.refersTo, follow) }));
  const own = copies.filter((n, i) => copies.findIndex((m) => m.name === n.name) === i);
  book.setNames([...book.names, ...own]);
  rewriteFormulas(sheet, follow);
  copyTables(source, sheet);
  book.recalculate();
  book.history.clear();
  return sheet;
}

// A copied sheet gets tables of its own, under free names; formulas on it follow only plain addresses.
function copyTables(source: Sheet, sheet: Sheet): void {
  const { book } = sheet;
  for (const table of tablesOn(source)) {
    const number = book.nextTableNumber++;
    const id = table.id.replace(
      /-[0-9A-F]{4}-0{12}\}$/,
      `-${number.toString(16).toUpperCase().padStart(4, '0')}-000000000000}`,
    );
    book.setTables([...book.tables, { ...table, id, number, name: freeTableName(book, number), sheet }]);
  }
}
