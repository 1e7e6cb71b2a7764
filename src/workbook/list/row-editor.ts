import type { Language } from '../../games/contract/language';
import type { ListColumnId } from '../../library/list/list-columns';
import type { CellValue, ListId, ListRow, ListValues } from '../../library/list/list-port';
import { cellBox } from '../cell-box';
import { addKifuColumns } from './append-job';
import type { ListCell } from './list-cells';
import { cellOf } from './list-cells';
import { assertKeepsGames } from './list-failures';
import type { ListTable } from './list-table';
import { findTable, rangeAt } from './list-table';
import { kindOf } from './row-blocks';
import type { RowSpan } from './row-cells';
import { loadRows, movedFailure, watchTable } from './row-cells';
import type { AskExcel } from './row-reader';
import { findRow, isBlankTable, retryMoved } from './row-reader';

const rowsAtOnce = 1000;

/** 一つのセルの書き換え。row は表の中の行の番号、column はシートの列。 */
interface CellChange extends ListCell {
  readonly row: number;
  readonly column: number;
}

/** 鍵の行の値と棋譜を書き換える。その鍵の行がなければ false。 */
export function updateListRow(
  ask: AskExcel,
  id: ListId,
  key: string,
  values: ListValues,
  kifu: readonly string[] | undefined,
  language: Language,
): Promise<boolean> {
  return retryMoved(() =>
    ask(async (context) => {
      const found = await findTable(context, id);
      // Without its key the row cannot be found: it may be in another list.
      if (kifu && found.columnOf('key') !== undefined) assertKeepsGames(found);
      const table = kifu ? await addKifuColumns(context, found, kifu.length, language) : found;
      const row = await findRow(context, table, key);
      if (row === null) return false;
      const texts = table.kifuColumns.map((column, part): CellChange | null =>
        kifu ? { row, column, ...cellOf('kifu', kifu[part] ?? '', language) } : null,
      );
      const changes = [...changesOf(table, row, values, language), ...texts.filter((each) => each !== null)];
      const guard = { span: { index: row, rows: 1 }, columns: ['key'] as const };
      await writeGuarded(context, table, changes, guard, [{ index: row, values: { key }, kifu: [] }]);
      return true;
    }),
  );
}

/** 全部の行の幾つかの欄を、ひとまとまりずつ読んですぐ書き換える。 */
export function rewriteListRows(
  ask: AskExcel,
  id: ListId,
  columns: readonly ListColumnId[],
  change: (row: ListRow) => ListValues,
  language: Language,
): Promise<void> {
  const asked: readonly ListColumnId[] = columns.includes('key') ? columns : [...columns, 'key'];
  return retryMoved(async () => {
    const table = await ask(async (context) => {
      const found = await findTable(context, id);
      return (await isBlankTable(context, found)) ? null : found;
    });
    for (let index = 0; table && index < table.rows; index += rowsAtOnce) {
      const span = { index, rows: Math.min(rowsAtOnce, table.rows - index) };
      await ask((context) => rewriteSpan(context, table, { span, columns: asked }, change, language));
    }
  });
}

async function rewriteSpan(
  context: Excel.RequestContext,
  table: ListTable,
  guard: Guard,
  change: (row: ListRow) => ListValues,
  language: Language,
): Promise<void> {
  const sheet = context.workbook.worksheets.getItem(table.facts.sheetId);
  const assertSame = watchTable(context, table);
  const loaded = loadRows(sheet, table, guard.span, guard.columns);
  await context.sync();
  assertSame();
  const rows = loaded.rows();
  const changes = rows.flatMap((row) => {
    const wanted = Object.entries(change(row)) as [ListColumnId, CellValue][];
    const differing = wanted.filter(([id, value]) => row.values[id] !== value);
    return changesOf(table, row.index, Object.fromEntries(differing), language);
  });
  if (changes.length > 0) await writeGuarded(context, table, changes, guard, rows);
}

/** 書く前に確かめるセル: そこが読んだときのままなら、行は動いていない。 */
interface Guard {
  readonly span: RowSpan;
  readonly columns: readonly ListColumnId[];
}

/**
 * セルを書き換える。同じ要求の中で書く直前に行を読み、前に読んだものと違っていたら
 * (人が並べ替えた)、書いたセルを元に戻して失敗する。
 */
async function writeGuarded(
  context: Excel.RequestContext,
  table: ListTable,
  changes: readonly CellChange[],
  guard: Guard,
  expected: readonly ListRow[],
): Promise<void> {
  const sheet = context.workbook.worksheets.getItem(table.facts.sheetId);
  const assertSame = watchTable(context, table);
  const now = loadRows(sheet, table, guard.span, guard.columns);
  const restores = stripsOf(changes, table.columnOf('key')).map((strip) => writeStrip(sheet, table, strip));
  await context.sync();
  try {
    assertSame();
    if (JSON.stringify(now.rows()) !== JSON.stringify(expected)) throw movedFailure();
  } catch (error) {
    for (const restore of restores) restore();
    await context.sync();
    throw error;
  }
}

/** 一列の、縦に並ぶ書き換え。 */
type Strip = readonly CellChange[];

/** 列ごとに分ける。鍵の列は終わりに: 途中で失敗しても、同じ鍵でもう一度頼める。 */
function stripsOf(changes: readonly CellChange[], last: number | undefined): readonly Strip[] {
  const strips = new Map<number, CellChange[]>();
  for (const change of changes) {
    const strip = strips.get(change.column);
    if (strip) strip.push(change);
    else strips.set(change.column, [change]);
  }
  const keyStrip = last === undefined ? undefined : strips.get(last);
  return [...strips.values()].sort((left, right) => Number(left === keyStrip) - Number(right === keyStrip));
}

/** 一列を書く頼みを積み、元に戻す頼みを積む関数を返す。間の行には触れない。 */
function writeStrip(sheet: Excel.Worksheet, table: ListTable, strip: Strip): () => void {
  const from = strip[0]!.row;
  const rows = strip.at(-1)!.row + 1 - from;
  const at = (): Excel.Range => rangeAt(sheet, cellBox(table.top + from, strip[0]!.column, rows));
  const before = at();
  before.load('formulas,numberFormat');
  const range = at();
  const cells = Array.from({ length: rows }, (): ListCell | null => null);
  for (const change of strip) cells[change.row - from] = change;
  // A null leaves the cell as it is.
  range.numberFormat = cells.map((cell) => [cell?.format ?? null]);
  range.values = cells.map((cell) => [cell?.value ?? null]);
  if (cells.some((cell) => typeof cell?.value === 'string' && cell.value.includes('\n')))
    range.format.wrapText = false;
  return () => {
    const again = at();
    again.numberFormat = before.numberFormat;
    again.formulas = before.formulas;
  };
}

function changesOf(
  table: ListTable,
  row: number,
  values: ListValues,
  language: Language,
): readonly CellChange[] {
  return (Object.entries(values) as [ListColumnId, CellValue][]).flatMap(([id, value]) => {
    const column = table.columnOf(id);
    return column === undefined || id === 'kifu'
      ? []
      : [{ row, column, ...cellOf(kindOf(id), value, language) }];
  });
}
