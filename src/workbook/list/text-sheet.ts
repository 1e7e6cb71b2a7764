import type { Language } from '../../games/contract/language';
import { cellBox } from '../cell-box';
import { textForCell } from '../cell-text';
import { setFormat } from '../prepare-regions';
import { sheetWords } from '../texts';
import { rangeAt } from './list-table';
import { freeName } from './new-list';

const textWidth = 420;
const mostNameChars = 25;

/** 文を新しいシートに、一行一セルで文字のまま置く。置いたシートの名を返す。 */
export async function writeTextSheet(
  context: Excel.RequestContext,
  title: string,
  lines: readonly string[],
  language: Language,
): Promise<string> {
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  await context.sync();
  const used = new Set(worksheets.items.map((each) => each.name.toLowerCase()));
  const name = freeName(sheetNameOf(title) || sheetWords[language].kifuSheet, used);
  const sheet = worksheets.add(name);
  const column = sheet.getRange('A:A');
  setFormat(column, '@');
  column.format.columnWidth = textWidth;
  if (lines.length > 0)
    rangeAt(sheet, cellBox(0, 0, lines.length)).values = lines.map((line) => [textForCell(line)]);
  sheet.activate();
  sheet.getRange('A1').select();
  await context.sync();
  return name;
}

/** シートの名に使えない字を除き、番号を足せる長さに切った題。何も残らなければ ''。 */
function sheetNameOf(title: string): string {
  const plain = title
    .replace(/[\\/?*:[\]\p{C}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, mostNameChars)
    .replace(/[\ud800-\udbff]$/u, '')
    .replace(/^'+|'+$/gu, '')
    .trim();
  // Excel keeps the name History for itself.
  return /^history$/iu.test(plain) ? '' : plain;
}
