import type { ListColumnId } from '../../library/list/list-columns';
import { LIST_COLUMNS } from '../../library/list/list-columns';
import type { ListId, ListRow, RowScope } from '../../library/list/list-port';
import { errorCode } from '../office-errors';
import { cellBox, intersectBoxes } from '../cell-box';
import { valueOf } from './list-cells';
import type { ListTable } from './list-table';
import { findTable, rangeAt } from './list-table';
import type { RowSpan } from './row-cells';
import { loadRows, movedFailure, watchTable } from './row-cells';

/** Excel への一仕事を列に並べて頼む。失敗は一覧の文を持つ。 */
export type AskExcel = <T>(job: (context: Excel.RequestContext) => Promise<T>) => Promise<T>;

// What one answer may hold is 5 MB; these sizes leave room for long notes and long games.
const rowsWithoutKifu = 2000;
const firstRowsWithKifu = 40;
const aimedBytes = 2_500_000;

// So many rows of no interest are read along rather than cutting a span in two.
const bridgedRows = 20;

const mostTries = 3;

/** 全部の欄。 */
export const allColumns: readonly ListColumnId[] = LIST_COLUMNS.map(({ id }) => id);

/** 行を読む。読む間に並べ替えられたら、初めから読み直す。 */
export async function readListRows(
  ask: AskExcel,
  id: ListId,
  scope: RowScope,
  columns: readonly ListColumnId[],
): Promise<readonly ListRow[]> {
  return retryMoved(() => readOnce(ask, id, scope, columns));
}

/** 仕事の間に一覧が動いたら、初めからやり直す。何度も動けばあきらめる。 */
export async function retryMoved<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (errorCode(error) !== 'ListMoved' || tries === mostTries) throw error;
    }
  }
}

async function readOnce(
  ask: AskExcel,
  id: ListId,
  scope: RowScope,
  columns: readonly ListColumnId[],
): Promise<readonly ListRow[]> {
  const { table, indexes, keys } = await ask((context) => planReading(context, id, scope));
  const asked: readonly ListColumnId[] = columns.includes('key') ? columns : [...columns, 'key'];
  const rows: ListRow[] = [];
  const hasKifu = columns.includes('kifu');
  let most = hasKifu ? firstRowsWithKifu : rowsWithoutKifu;
  for (let at = 0; at < indexes.length;) {
    const part = indexes.slice(at, at + most);
    const read = await readPart(ask, table, part, asked);
    if (read === null) {
      most = Math.max(1, Math.floor(part.length / 4));
      continue;
    }
    for (const row of read) {
      if ((row.values.key ?? '') !== (keys?.[row.index] ?? '')) throw movedFailure();
      rows.push(columns.includes('key') ? row : withoutKey(row));
    }
    at += part.length;
    if (hasKifu) most = nextCount(most, read);
  }
  return rows;
}

/** 読む前に見ておくもの: 表の地図、読む行の番号、全部の鍵。 */
async function planReading(
  context: Excel.RequestContext,
  id: ListId,
  scope: RowScope,
): Promise<{
  readonly table: ListTable;
  readonly indexes: readonly number[];
  readonly keys: readonly string[] | null;
}> {
  const table = await findTable(context, id);
  if (await isBlankTable(context, table)) return { table, indexes: [], keys: [] };
  const indexes = await findIndexes(context, table, scope);
  return { table, indexes, keys: indexes.length === 0 ? [] : await readKeys(context, table) };
}

function withoutKey({ index, values: { key: _key, ...values }, kifu }: ListRow): ListRow {
  return { index, values, kifu };
}

/** 次に読む行の数: 答えがほぼ同じ大きさになるように。長い一局が混じることがあるので、急には増やさない。 */
function nextCount(count: number, read: readonly ListRow[]): number {
  // Three bytes a character is the most that Japanese takes.
  const bytes = read.reduce(
    (sum, { kifu }) => sum + kifu.reduce((all, text) => all + 3 * text.length, 200),
    0,
  );
  return Math.max(1, Math.min(count * 2, rowsWithoutKifu, Math.floor((aimedBytes * read.length) / bytes)));
}

/** 一度の答えで読む。大きすぎて断られたら null。 */
async function readPart(
  ask: AskExcel,
  table: ListTable,
  indexes: readonly number[],
  columns: readonly ListColumnId[],
): Promise<readonly ListRow[] | null> {
  const wanted = new Set(indexes);
  const spans = spansOf(indexes, columns.includes('kifu') ? 0 : bridgedRows);
  try {
    const rows = await ask((context) => readSpans(context, table, spans, columns));
    return rows.filter(({ index }) => wanted.has(index));
  } catch (error) {
    if (errorCode(error) === 'ResponsePayloadSizeLimitExceeded' && indexes.length > 1) return null;
    throw error;
  }
}

/** 表の行の幾つかを一度に読む。読む間に表が動いていれば失敗する。 */
async function readSpans(
  context: Excel.RequestContext,
  table: ListTable,
  spans: readonly RowSpan[],
  columns: readonly ListColumnId[],
): Promise<readonly ListRow[]> {
  const sheet = context.workbook.worksheets.getItem(table.facts.sheetId);
  const assertSame = watchTable(context, table);
  const loaded = spans.map((span) => loadRows(sheet, table, span, columns));
  await context.sync();
  assertSame();
  return loaded.flatMap((each) => each.rows());
}

/** 昇順の番号を、ひと続きずつにまとめる。bridge までの抜けは続いているとみなす。 */
export function spansOf(indexes: readonly number[], bridge: number): readonly RowSpan[] {
  const spans: { index: number; rows: number }[] = [];
  for (const index of indexes) {
    const last = spans.at(-1);
    if (last && index - (last.index + last.rows) <= bridge) last.rows = index + 1 - last.index;
    else spans.push({ index, rows: 1 });
  }
  return spans;
}

/** 読む行の番号 (昇順)。 */
async function findIndexes(
  context: Excel.RequestContext,
  table: ListTable,
  scope: RowScope,
): Promise<readonly number[]> {
  if (scope === 'all') return Array.from({ length: table.rows }, (_, index) => index);
  const selected = scope === 'selected' ? await findSelected(context, table) : null;
  if (selected?.size === 0) return [];
  const visible = await findVisible(context, table);
  return selected === null ? visible : visible.filter((index) => selected.has(index));
}

/** 隠れていない行。列が隠れていてもよいように、行の性質として読む。 */
async function findVisible(context: Excel.RequestContext, table: ListTable): Promise<readonly number[]> {
  const sheet = context.workbook.worksheets.getItem(table.facts.sheetId);
  const { column } = table.facts.box;
  const range = rangeAt(sheet, cellBox(table.top, column, table.rows));
  const read = range.getRowProperties({ rowHidden: true });
  await context.sync();
  return read.value.flatMap(({ rowHidden }, index) => (rowHidden === true ? [] : [index]));
}

/** 人が選んでいる範囲 (幾つでも) にかかる行。 */
async function findSelected(context: Excel.RequestContext, table: ListTable): Promise<ReadonlySet<number>> {
  const { areas, worksheet } = context.workbook.getSelectedRanges();
  areas.load('items/rowIndex,items/columnIndex,items/rowCount,items/columnCount');
  worksheet.load('id');
  await context.sync();
  const found = new Set<number>();
  if (worksheet.id !== table.facts.sheetId) return found;
  const body = table.rowBox(table.top, table.rows);
  for (const { rowIndex, columnIndex, rowCount, columnCount } of areas.items) {
    const common = intersectBoxes(body, cellBox(rowIndex, columnIndex, rowCount, columnCount));
    for (let row = 0; row < (common?.rows ?? 0); row++) found.add(common!.row + row - table.top);
  }
  return found;
}

/** 行 (省けば全部) の鍵。鍵の欄がなければ null。 */
export async function readKeys(
  context: Excel.RequestContext,
  table: ListTable,
  span: RowSpan = { index: 0, rows: table.rows },
): Promise<readonly string[] | null> {
  const column = table.columnOf('key');
  if (column === undefined) return null;
  const sheet = context.workbook.worksheets.getItem(table.facts.sheetId);
  const range = rangeAt(sheet, cellBox(table.top + span.index, column, span.rows));
  range.load('values');
  await context.sync();
  return range.values.map(([key]) => String(valueOf(key)));
}

/** 鍵の行の、表の中の番号。なければ null。 */
export async function findRow(
  context: Excel.RequestContext,
  table: ListTable,
  key: string,
): Promise<number | null> {
  const index = (await readKeys(context, table))?.indexOf(key) ?? -1;
  return index < 0 ? null : index;
}

/** 鍵の行を、全部の欄と棋譜を付けて読む。その行がなければ null。 */
export function readListRow(ask: AskExcel, id: ListId, key: string): Promise<ListRow | null> {
  return retryMoved(() =>
    ask(async (context) => {
      const table = await findTable(context, id);
      const index = await findRow(context, table, key);
      if (index === null) return null;
      const [row] = await readSpans(context, table, [{ index, rows: 1 }], allColumns);
      if (row?.values.key !== key) throw movedFailure();
      return row;
    }),
  );
}

/** 入力待ちの空の行しかないか。 */
export async function isBlankTable(context: Excel.RequestContext, table: ListTable): Promise<boolean> {
  if (table.rows !== 1) return table.rows === 0;
  const sheet = context.workbook.worksheets.getItem(table.facts.sheetId);
  const row = rangeAt(sheet, table.rowBox(table.top, 1));
  row.load('values');
  await context.sync();
  return row.values[0]!.every((value) => value === '');
}
