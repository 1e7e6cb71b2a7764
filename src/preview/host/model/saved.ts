import type { Area } from './area';
import type { Chart } from './chart';
import type { Table } from './table';
import { MAX_COLUMNS } from './area';
import type { CellValue } from './cell';
import type { CellFormat } from './format';
import type { PageLayout } from './page-layout';
import type { SheetVisibility } from './sheet';
import { cellKey, Sheet } from './sheet';
import type { LineLayout, SheetLayout } from './sheet-layout';
import type { HostLocale } from './typed-value';
import { Workbook } from './workbook';

interface SavedLines {
  readonly sizes: readonly (readonly [number, number])[];
  readonly hidden: readonly number[];
  readonly levels: readonly (readonly [number, number])[];
  readonly formats: readonly (readonly [number, number])[];
}

interface SavedSheet {
  readonly id: string;
  readonly name: string;
  readonly visibility: SheetVisibility;
  readonly selection: Area;
  /** 行、列、値、式、書式の番号。 */
  readonly cells: readonly (readonly [number, number, CellValue, string | null, number])[];
  readonly columns: SavedLines;
  readonly rows: SavedLines;
  readonly format: number;
  readonly merges: readonly Area[];
  /** 古い版の保存には無い。 */
  readonly validations?: SheetLayout['validations'];
  readonly showGridlines: boolean;
  readonly showHeadings: boolean;
  readonly tabColor: string;
  readonly frozen: SheetLayout['frozen'];
  readonly protection: SheetLayout['protection'];
  readonly page: PageLayout;
}

/** シートを id で指す写し。 */
type OnSheet<T> = Omit<T, 'sheet'> & { readonly sheet: string };

/** 保存したブック。JSON にできる値だけを持つ。 */
export interface SavedWorkbook {
  readonly version: 1;
  readonly name: string;
  readonly locale: HostLocale;
  readonly formats: readonly CellFormat[];
  readonly sheets: readonly SavedSheet[];
  readonly names: readonly {
    readonly name: string;
    readonly scope: string | null;
    readonly refersTo: string;
    readonly visible: boolean;
    readonly comment: string;
  }[];
  /** 古い版の保存には無い。 */
  readonly tables?: readonly OnSheet<Table>[];
  readonly charts?: readonly OnSheet<Chart>[];
  readonly nextTableNumber?: number;
  readonly nextChartNumber?: number;
  readonly settings: readonly (readonly [string, string])[];
  readonly active: string;
  readonly nextSheetNumber: number;
}

/** ブックを保存用の値にする。取り消しの記録は保存しない。 */
export function saveWorkbook(book: Workbook): SavedWorkbook {
  const numbers = new Map<CellFormat, number>();
  const byText = new Map<string, number>();
  const formats: CellFormat[] = [];
  const numberOf = (format: CellFormat): number => {
    let number = numbers.get(format);
    if (number !== undefined) return number;
    const text = JSON.stringify(format);
    number = byText.get(text) ?? formats.push(format) - 1;
    byText.set(text, number);
    numbers.set(format, number);
    return number;
  };
  const lines = (l: LineLayout): SavedLines => ({
    sizes: [...l.sizes],
    hidden: [...l.hidden],
    levels: [...l.levels],
    formats: [...l.formats].map(([n, f]) => [n, numberOf(f)]),
  });
  const sheets = book.sheets.map((sheet): SavedSheet => {
    const { columns, rows, format, ...rest } = sheet.layout;
    return {
      id: sheet.id,
      name: sheet.name,
      visibility: sheet.visibility,
      selection: sheet.selection,
      cells: [...sheet.cells].map(([key, c]) => [
        Math.floor(key / MAX_COLUMNS),
        key % MAX_COLUMNS,
        c.value,
        c.formula,
        numberOf(c.format),
      ]),
      columns: lines(columns),
      rows: lines(rows),
      format: numberOf(format),
      ...rest,
    };
  });
  return {
    version: 1,
    name: book.name,
    locale: book.locale,
    formats,
    sheets,
    names: book.names.map((n) => ({ ...n, scope: n.scope?.id ?? null })),
    tables: book.tables.map((t) => ({ ...t, sheet: t.sheet.id })),
    charts: book.charts.map((c) => ({ ...c, sheet: c.sheet.id })),
    nextTableNumber: book.nextTableNumber,
    nextChartNumber: book.nextChartNumber,
    settings: [...book.settings],
    active: book.active.id,
    nextSheetNumber: book.nextSheetNumber,
  };
}

function loadSheet(book: Workbook, saved: SavedSheet, formats: readonly CellFormat[]): Sheet {
  const formatAt = (number: number): CellFormat => {
    const format = formats[number];
    if (!format) throw new RangeError(`saved workbook: no format ${number}`);
    return format;
  };
  const lines = (l: SavedLines): LineLayout => ({
    sizes: new Map(l.sizes),
    hidden: new Set(l.hidden),
    levels: new Map(l.levels),
    formats: new Map(l.formats.map(([n, f]) => [n, formatAt(f)])),
  });
  const { id, name, visibility, selection, cells, columns, rows, format, ...rest } = saved;
  const sheet = new Sheet(book, id, name);
  for (const [row, column, value, formula, number] of cells) {
    sheet.putCell(cellKey(row, column), { value, formula, format: formatAt(number) });
  }
  sheet.visibility = visibility;
  sheet.selection = selection;
  sheet.activeCell = { row: selection.row, column: selection.column };
  sheet.layout = {
    validations: [],
    ...rest,
    columns: lines(columns),
    rows: lines(rows),
    format: formatAt(format),
  };
  return sheet;
}

/** 保存したブックを開く。版が違う、または壊れているときは RangeError。 */
export function loadWorkbook(saved: SavedWorkbook, options: { platform?: 'desktop' | 'web' } = {}): Workbook {
  if ((saved.version as number) !== 1)
    throw new RangeError(`saved workbook: version ${String(saved.version)}`);
  const book = new Workbook({ ...options, locale: saved.locale, name: saved.name });
  book.sheets = saved.sheets.map((s) => loadSheet(book, s, saved.formats));
  const active = book.sheets.find((s) => s.id === saved.active) ?? book.sheets[0];
  if (!active) throw new RangeError('saved workbook: no sheet');
  book.active = active;
  book.names = saved.names.map((n) => ({ ...n, scope: n.scope === null ? null : book.findSheet(n.scope) }));
  const onSheet = <T>({ sheet: id, ...rest }: OnSheet<T>): T[] => {
    const sheet = book.findSheet(id);
    return sheet ? [{ ...rest, sheet } as T] : [];
  };
  book.tables = (saved.tables ?? []).flatMap(onSheet<Table>);
  book.charts = (saved.charts ?? []).flatMap(onSheet<Chart>);
  book.nextTableNumber = saved.nextTableNumber ?? 1;
  book.nextChartNumber = saved.nextChartNumber ?? 1;
  for (const [key, value] of saved.settings) book.settings.set(key, value);
  book.nextSheetNumber = saved.nextSheetNumber;
  return book;
}
