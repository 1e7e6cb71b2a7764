import type { Language } from '../../games/contract/language';
import type { ListColumn, ListColumnId } from '../../library/list/list-columns';
import { LIST_COLUMNS } from '../../library/list/list-columns';
import type { ListEntry } from '../../library/list/list-port';
import { cellBox, formatAddress, formatColumn } from '../cell-box';
import { setFormat } from '../prepare-regions';
import { formatOf } from './list-cells';
import { listSheetWords } from './list-texts';
import { findTable, rangeAt } from './list-table';

const style = 'TableStyleMedium2';
const tabColor = '#7A5C33';
const machineColor = '#767676';
const headerColor = '#FFFFFF';

// Points of a character of the default font, and of the filter button beside the header.
const charWidth = 6;
const wideCharWidth = 11.25;
const padding = 9;
const buttonWidth = 21;

/** 人の読まない欄: 細く、灰色で、はみ出さない。 */
const machineColumns: ReadonlySet<ListColumnId> = new Set<ListColumnId>(['key', 'kifu']);
const machineWidth = 48;

/** 新しいシートに空の一覧を作り、前に出す。 */
export async function makeList(context: Excel.RequestContext, language: Language): Promise<ListEntry> {
  const name = await freeListName(context, listSheetWords[language].list);
  const sheet = context.workbook.worksheets.add(name);
  LIST_COLUMNS.forEach((column, at) => {
    styleColumn(sheet.getRange(`${formatColumn(at)}:${formatColumn(at)}`), column, language);
  });
  const header = rangeAt(sheet, cellBox(0, 0, 1, LIST_COLUMNS.length));
  setFormat(header, '@');
  header.values = [LIST_COLUMNS.map((column) => column.header[language])];
  header.format.horizontalAlignment = 'Left';
  header.format.indentLevel = 0;
  // The grey of the columns would not be read on the blue of the header.
  header.format.font.color = headerColor;
  const table = sheet.tables.add(formatAddress(cellBox(0, 0, 1, LIST_COLUMNS.length)), true);
  table.name = name;
  table.style = style;
  table.showBandedRows = true;
  table.showFilterButton = true;
  table.load('id');
  sheet.freezePanes.freezeRows(1);
  sheet.tabColor = tabColor;
  setPage(sheet);
  sheet.activate();
  sheet.getRange('A2').select();
  await context.sync();
  return (await findTable(context, table.id)).entry;
}

/** 棋譜の続きの欄を、人の読まない欄の姿にする。 */
export function styleKifuColumn(range: Excel.Range): void {
  setFormat(range, 'General');
  styleMachine(range);
}

function styleColumn(range: Excel.Range, column: ListColumn, language: Language): void {
  setFormat(range, formatOf(column.kind, language));
  if (machineColumns.has(column.id)) return styleMachine(range);
  range.format.columnWidth = widthOf(column, language);
  range.format.wrapText = false;
  const isNumber = column.kind === 'number' || column.kind === 'duration';
  range.format.horizontalAlignment = isNumber ? 'Right' : 'Left';
  // Away from the text of the next column.
  if (isNumber) range.format.indentLevel = 1;
}

/** 値も、ボタンの付いた見出しも入る幅 (ポイント)。 */
function widthOf({ width, header }: ListColumn, language: Language): number {
  const text = [...header[language]].reduce(
    (sum, char) => sum + (char > '\u00ff' ? wideCharWidth : charWidth + 1),
    buttonWidth,
  );
  return Math.max(Math.ceil(text), width[language] * charWidth + padding);
}

function styleMachine(range: Excel.Range): void {
  range.format.columnWidth = machineWidth;
  range.format.font.color = machineColor;
  range.format.wrapText = false;
  // A filled cell shows the beginning of its text and never runs over into the next one.
  range.format.horizontalAlignment = 'Fill';
}

/** 印刷: 横向き、幅を一枚に、見出しを各ページに。人の読まない欄と検索の欄は外す。 */
function setPage(sheet: Excel.Worksheet): void {
  const printed = LIST_COLUMNS.findIndex(({ id }) => id === 'hit');
  sheet.pageLayout.orientation = 'Landscape';
  sheet.pageLayout.zoom = { horizontalFitToPages: 1 };
  sheet.pageLayout.setPrintTitleRows('$1:$1');
  sheet.pageLayout.setPrintArea(`A:${formatColumn(printed - 1)}`);
}

/** 「対局一覧」「対局一覧2」… のうち、シートにも表にも名前にも使われていない初めのもの。 */
async function freeListName(context: Excel.RequestContext, base: string): Promise<string> {
  const { worksheets, tables, names } = context.workbook;
  for (const collection of [worksheets, tables, names]) collection.load('items/name');
  await context.sync();
  const used = new Set(
    [...worksheets.items, ...tables.items, ...names.items].map(({ name }) => name.toLowerCase()),
  );
  return freeName(base, used);
}

/** まだ使われていない初めの名。Excel と同じく大文字と小文字を分けない。 */
export function freeName(base: string, used: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!used.has(name.toLowerCase())) return name;
  }
}
