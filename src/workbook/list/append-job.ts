import type { Language } from '../../games/contract/language';
import { continuationHeader } from '../../library/list/list-columns';
import type { ListId } from '../../library/list/list-port';
import { cellBox } from '../cell-box';
import { isExcelApi } from '../excel-run';
import { BlockWriter } from './block-writer';
import { assertKeepsGames, listFailure } from './list-failures';
import { listFailureTexts } from './list-texts';
import type { ListTable } from './list-table';
import { findTable, loadTable, rangeAt, readTable } from './list-table';
import { styleKifuColumn } from './new-list';
import type { RowCells } from './row-blocks';
import { isBlankTable, readKeys } from './row-reader';

/**
 * 表の伸ばし方。auto はすぐ下に書くと広がることに頼る (オートコレクト)。
 * 人がそれを切っていれば、resize (ExcelApi 1.13) か、行を足す add で伸ばす。
 */
type Growth = 'auto' | 'resize' | 'add';

/** 一つの一覧に行を足す仕事。ひとまとまりを書く頼みは、失敗しても同じ所へ書き直せる。 */
export class AppendJob {
  readonly #id: ListId;
  readonly #language: Language;
  #growth: Growth = 'auto';
  /** 書いているひとまとまりの、初めのシートの行。 */
  #first: number | null = null;

  constructor(id: ListId, language: Language) {
    this.#id = id;
    this.#language = language;
  }

  /** ひとまとまりを表の終わりに書き、表が伸びたことを確かめる。 */
  async write(context: Excel.RequestContext, block: readonly RowCells[]): Promise<void> {
    const loaded = loadTable(context, this.#id);
    const below = loaded.range.getRowsBelow(block.length).getUsedRangeOrNullObject(true);
    below.load('address');
    await context.sync();
    const found = readTable(loaded);
    assertKeepsGames(found);
    const table = await this.#withKifuColumns(context, found, block);
    const first = (this.#first ??= (await isBlankTable(context, table)) ? table.top : table.end);
    await this.#assertOwn(context, table, block);
    const sheet = context.workbook.worksheets.getItem(table.facts.sheetId);
    const inside = Math.min(Math.max(table.end - first, 0), block.length);
    const writer = new BlockWriter(table);
    context.application.suspendApiCalculationUntilNextSync();
    writer.write(sheet, first, block.slice(0, inside));
    const growth = this.#growthOf(table);
    if (inside < block.length) {
      if (growth !== 'add' && !below.isNullObject)
        rangeAt(sheet, belowBox(table, block.length - inside)).insert('Down');
      this.#grow(context, growth, table, block.length - inside);
      writer.write(sheet, first + inside, block.slice(inside));
    }
    if ((await this.#endAfter(context)) < first + block.length)
      await this.#forceGrowth(context, table, block.slice(inside));
    this.#first = null;
  }

  /** 失敗した書きで、書き終わっていた行の数。書きかけの行は片付ける。 */
  async settle(context: Excel.RequestContext, block: readonly RowCells[]): Promise<number> {
    const first = this.#first;
    this.#first = null;
    if (first === null) return 0;
    const table = await findTable(context, this.#id);
    const rows = Math.min(Math.max(table.end - first, 0), block.length);
    if (rows === 0) return 0;
    const keys = await readKeys(context, table, { index: first - table.top, rows });
    if (!isOwn(keys, block)) return 0;
    const kept = block.findLastIndex(({ key }, at) => key !== '' && keys?.[at] === key) + 1;
    const sheet = context.workbook.worksheets.getItem(table.facts.sheetId);
    if (kept < block.length) new BlockWriter(table).clear(sheet, first + kept, block.length - kept);
    // A table keeps one row at least; that one stays empty and is used by the next writing.
    const from = Math.max(first + kept, table.top + 1);
    if (from < first + rows) rangeAt(sheet, table.rowBox(from, first + rows - from)).delete('Up');
    await context.sync();
    return kept;
  }

  /** 書き直すとき、書く先の行が前に書きかけたものであることを確かめる。 */
  async #assertOwn(
    context: Excel.RequestContext,
    table: ListTable,
    block: readonly RowCells[],
  ): Promise<void> {
    const rows = Math.min(table.end - this.#first!, block.length);
    if (rows <= 0) return;
    const span = { index: this.#first! - table.top, rows };
    if (!isOwn(await readKeys(context, table, span), block))
      throw listFailure('ListMoved', listFailureTexts.moved);
  }

  #growthOf(table: ListTable): Growth {
    // Rows written under a total row are not taken in, and only adding rows keeps the total row last.
    return table.facts.hasTotals ? 'add' : this.#growth;
  }

  #grow(context: Excel.RequestContext, growth: Growth, table: ListTable, rows: number): void {
    const excelTable = context.workbook.tables.getItem(this.#id);
    const { box, sheetId } = table.facts;
    if (growth === 'resize') {
      const sheet = context.workbook.worksheets.getItem(sheetId);
      excelTable.resize(rangeAt(sheet, { ...box, rows: box.rows + rows }));
    } else if (growth === 'add') {
      const blank = new BlockWriter(table).blankRow(table);
      // A null leaves the cell to Excel, so that the user's own formulas are filled down.
      excelTable.rows.add(undefined, Array.from({ length: rows }, () => [...blank]) as string[][]);
    }
  }

  async #endAfter(context: Excel.RequestContext): Promise<number> {
    return (await findTable(context, this.#id)).end;
  }

  /** すぐ下に書いても広がらなかった: 書いたものはそのまま取り込むか、行を足して書き直す。 */
  async #forceGrowth(
    context: Excel.RequestContext,
    before: ListTable,
    outside: readonly RowCells[],
  ): Promise<void> {
    this.#growth = isExcelApi('1.13') ? 'resize' : 'add';
    const { end, facts } = before;
    if (this.#growth === 'resize') this.#grow(context, 'resize', before, outside.length);
    else {
      const sheet = context.workbook.worksheets.getItem(facts.sheetId);
      const writer = new BlockWriter(before);
      writer.clear(sheet, end, outside.length);
      this.#grow(context, 'add', before, outside.length);
      writer.write(sheet, end, outside);
    }
    if ((await this.#endAfter(context)) < end + outside.length)
      throw listFailure('ListNotGrown', listFailureTexts.notGrown);
  }

  /** 棋譜の続きの欄が足りなければ、表の右端に足す。 */
  async #withKifuColumns(
    context: Excel.RequestContext,
    table: ListTable,
    block: readonly RowCells[],
  ): Promise<ListTable> {
    const parts = Math.max(...block.map(({ kifu }) => kifu.length));
    return addKifuColumns(context, table, parts, this.#language);
  }
}

/** 棋譜の続きの欄を、parts 個のセルを置けるまで足す。棋譜の欄のない表はそのまま。 */
export async function addKifuColumns(
  context: Excel.RequestContext,
  table: ListTable,
  parts: number,
  language: Language,
): Promise<ListTable> {
  const have = table.kifuColumns.length;
  if (have === 0 || parts <= have) return table;
  const { columns } = context.workbook.tables.getItem(table.facts.id);
  for (let part = have + 1; part <= parts; part++)
    styleKifuColumn(columns.add(undefined, undefined, continuationHeader(part, language)).getRange());
  await context.sync();
  return findTable(context, table.facts.id);
}

function belowBox({ facts }: ListTable, rows: number): ReturnType<typeof cellBox> {
  const { row, column, rows: height, columns } = facts.box;
  return cellBox(row + height, column, rows, columns);
}

/** 書きかけの行か: 鍵がまだないか、書く鍵と同じ。 */
function isOwn(keys: readonly string[] | null, block: readonly RowCells[]): boolean {
  return keys === null || keys.every((key, at) => key === '' || key === block[at]!.key);
}
