import type { ListColumn, ListColumnId } from '../../library/list/list-columns';
import { findListColumn, LIST_COLUMNS, parseContinuation } from '../../library/list/list-columns';
import type { ListEntry, ListId } from '../../library/list/list-port';
import type { CellBox } from '../cell-box';
import { cellBox, parseAddress } from '../cell-box';

/** 読みに出した表。同期の後に {@link readTable} で読む。 */
export interface LoadedTable {
  readonly table: Excel.Table;
  readonly sheet: Excel.Worksheet;
  readonly range: Excel.Range;
  readonly columns: Excel.TableColumnCollection;
}

/** 表を読みに出す。頼みのたびに読み直すので、人が欄を動かしても表を改名してもよい。 */
export function loadTable(context: Excel.RequestContext, id: ListId): LoadedTable {
  const table = context.workbook.tables.getItem(id);
  const { worksheet: sheet } = table;
  const range = table.getRange();
  const { columns } = context.workbook.tables.getItem(id);
  table.load('id,name,showHeaders,showTotals');
  sheet.load('id,name');
  range.load('address');
  // The names are there even when the header row is hidden.
  columns.load('items/name');
  return { table, sheet, range, columns };
}

/** 読めた表から地図を作る。 */
export function readTable({ table, sheet, range, columns }: LoadedTable): ListTable {
  const box = parseAddress(range.address);
  if (!box) throw new Error(`not an address of a table: ${range.address}`);
  return new ListTable({
    id: table.id,
    name: table.name,
    sheetId: sheet.id,
    sheetName: sheet.name,
    box,
    headers: columns.items.map(({ name }) => name),
    showHeaders: table.showHeaders,
    hasTotals: table.showTotals,
  });
}

export interface ListTableFacts {
  readonly id: string;
  readonly name: string;
  readonly sheetId: string;
  readonly sheetName: string;
  /** 見出しと集計の行を含む全体。 */
  readonly box: CellBox;
  readonly headers: readonly string[];
  readonly showHeaders: boolean;
  readonly hasTotals: boolean;
}

/** 一覧の表の地図: どの欄がシートのどの列にあり、行がどこからどこまでか。ある時の写しで、書き換えない。 */
export class ListTable {
  readonly #facts: ListTableFacts;
  readonly #columns = new Map<ListColumnId, number>();
  /** 棋譜の続きの欄: 何番目か (2 から) とシートの列。 */
  readonly #continuations = new Map<number, number>();

  constructor(facts: ListTableFacts) {
    this.#facts = facts;
    facts.headers.forEach((header, at) => {
      const column = findListColumn(header);
      const part = column ? null : parseContinuation(header);
      if (column && !this.#columns.has(column.id)) this.#columns.set(column.id, facts.box.column + at);
      if (part !== null && !this.#continuations.has(part))
        this.#continuations.set(part, facts.box.column + at);
    });
  }

  get facts(): ListTableFacts {
    return this.#facts;
  }

  /** 一覧とみなせるか: 鍵の欄か、対局日・先手・後手・結果の欄がある。人の手で作った表でもよい。 */
  get isList(): boolean {
    const has = (id: ListColumnId): boolean => this.#columns.has(id);
    return has('key') || (['date', 'black', 'white', 'result'] as const).every(has);
  }

  get entry(): ListEntry {
    const { id, name, sheetName } = this.#facts;
    const missing = LIST_COLUMNS.flatMap((column) => (this.#columns.has(column.id) ? [] : [column.id]));
    return { id, sheetName, tableName: name, missing };
  }

  /** 一局を残すのに欠かせないのに、表にない欄。 */
  get lacking(): readonly ListColumn[] {
    return LIST_COLUMNS.filter(({ id }) => (id === 'key' || id === 'kifu') && !this.#columns.has(id));
  }

  /** 表にある欄の見出し。集計の数式はこの名で表を指す。 */
  get headers(): ReadonlyMap<ListColumnId, string> {
    const { headers, box } = this.#facts;
    return new Map([...this.#columns].map(([id, column]) => [id, headers[column - box.column]!]));
  }

  /** 欄のシートの列。なければ undefined。 */
  columnOf(id: ListColumnId): number | undefined {
    return this.#columns.get(id);
  }

  /** 棋譜の欄の列: 「棋譜」「棋譜2」… の順。途中が消されていれば、その前まで。 */
  get kifuColumns(): readonly number[] {
    const columns: number[] = [];
    for (let part = 1; ; part++) {
      const column = part === 1 ? this.#columns.get('kifu') : this.#continuations.get(part);
      if (column === undefined) return columns;
      columns.push(column);
    }
  }

  /** 行の始まり (シートの行)。 */
  get top(): number {
    return this.#facts.box.row + (this.#facts.showHeaders ? 1 : 0);
  }

  /** 行の数。空の表にも入力待ちの一行があれば 1。 */
  get rows(): number {
    const { box, showHeaders, hasTotals } = this.#facts;
    return Math.max(0, box.rows - (showHeaders ? 1 : 0) - (hasTotals ? 1 : 0));
  }

  /** 行のすぐ下 (集計の行があればその行)。 */
  get end(): number {
    return this.top + this.rows;
  }

  /** 行の幾つか (シートの行から数える) の、表の幅いっぱいの箱。 */
  rowBox(row: number, rows: number): CellBox {
    return cellBox(row, this.#facts.box.column, rows, this.#facts.box.columns);
  }
}

/** シートの箱の範囲。 */
export function rangeAt(sheet: Excel.Worksheet, { row, column, rows, columns }: CellBox): Excel.Range {
  return sheet.getRangeByIndexes(row, column, rows, columns);
}

/** 表を読む。 */
export async function findTable(context: Excel.RequestContext, id: ListId): Promise<ListTable> {
  const loaded = loadTable(context, id);
  await context.sync();
  return readTable(loaded);
}

/** ブックの中の一覧を全部探す。 */
export async function findLists(context: Excel.RequestContext): Promise<readonly ListTable[]> {
  const { tables } = context.workbook;
  tables.load('items/id');
  await context.sync();
  const loaded = tables.items.map(({ id }) => loadTable(context, id));
  await context.sync();
  return loaded.map(readTable).filter(({ isList }) => isList);
}
