import type { Language, Voice } from '../games/contract/language';
import { textIn, voiceOf } from '../games/contract/language';
import type { Scene } from '../play/scene';
import { cellBox, formatAddress } from './cell-box';
import type { CellBox } from './cell-box';
import { textForCell } from './cell-text';
import { kifuFormats, kifuValues } from './kifu-look';
import { setFormat } from './prepare-regions';
import { kifuColumns } from './sheet-roles';
import { sheetWords } from './texts';

const headerColor = '#EFE3C8';
const lineColor = '#7A5C33';
const textColumn = 6;
const widths = [36, 110, 66, 66, 240, 14, 260];

/** 棋譜のシートに要るもの。 */
export interface KifuSheetContent {
  readonly scene: Scene;
  readonly headers: readonly (readonly [string, string])[];
  /** KIF の行。 */
  readonly lines: readonly string[];
  readonly language: Language;
}

/** 棋譜の清書: 見出し、指し手の表、右に KIF の行。文字のセルは値より先に「@」にする。 */
export function writeKifu(sheet: Excel.Worksheet, content: KifuSheetContent): void {
  const { scene, headers, lines, language } = content;
  const voice = voiceOf(language, scene.wording);
  const words = sheetWords[voice];
  sheet.showGridlines = false;
  widths.forEach((width, column) => {
    at(sheet, cellBox(0, column)).format.columnWidth = width;
  });
  const title = at(sheet, cellBox(0, 0));
  writeTexts(title, [[scene.title || playersText(scene, voice)]]);
  title.format.font.size = 16;
  title.format.font.bold = true;
  if (headers.length > 0)
    writeTexts(
      at(sheet, cellBox(1, 0, headers.length)),
      headers.map((pair) => [pair.join(': ')]),
    );
  const tableRow = headers.length + 2;
  writeTable(sheet, tableRow, scene, words.kifuHeaders);
  const text = at(sheet, cellBox(tableRow, textColumn));
  writeTexts(text, [[words.kifuSheetText]]);
  text.format.font.size = 9;
  if (lines.length === 0) return;
  const kif = at(sheet, cellBox(tableRow + 1, textColumn, lines.length));
  writeTexts(
    kif,
    lines.map((line) => [line]),
  );
  kif.format.font.size = 9;
  setPage(sheet, tableRow, scene.kifuRows.length);
}

function writeTable(sheet: Excel.Worksheet, row: number, scene: Scene, words: readonly string[]): void {
  const header = at(sheet, cellBox(row, 0, 1, kifuColumns));
  writeTexts(header, [words]);
  header.format.fill.color = headerColor;
  header.format.font.bold = true;
  header.format.horizontalAlignment = 'Center';
  const body = at(sheet, cellBox(row + 1, 0, scene.kifuRows.length, kifuColumns));
  kifuFormats.forEach((format, column) => setFormat(body.getColumn(column), format));
  body.values = scene.kifuRows.map((each) => [...kifuValues(each)]);
  body.format.verticalAlignment = 'Top';
  body.getColumn(kifuColumns - 1).format.wrapText = true;
  for (const edge of ['InsideHorizontal', 'EdgeBottom', 'EdgeTop'] as const) {
    const border = body.format.borders.getItem(edge);
    border.style = 'Continuous';
    border.weight = 'Hairline';
    border.color = lineColor;
  }
}

function setPage(sheet: Excel.Worksheet, tableRow: number, rows: number): void {
  sheet.pageLayout.orientation = 'Portrait';
  sheet.pageLayout.centerHorizontally = true;
  sheet.pageLayout.zoom = { horizontalFitToPages: 1 };
  sheet.pageLayout.setPrintArea(formatAddress(cellBox(0, 0, tableRow + 1 + rows, kifuColumns)));
  sheet.pageLayout.setPrintTitleRows(`$${tableRow + 1}:$${tableRow + 1}`);
}

function writeTexts(range: Excel.Range, texts: readonly (readonly string[])[]): void {
  range.numberFormat = texts.map((row) => row.map(() => '@'));
  range.values = texts.map((row) => row.map(textForCell));
}

function playersText(scene: Scene, voice: Voice): string {
  return ([0, 1] as const)
    .map(
      (side) =>
        `${scene.layout.sideMarks[side]}${scene.players[side] || textIn(scene.sideNames[side], voice)}`,
    )
    .join(' ');
}

function at(sheet: Excel.Worksheet, box: CellBox): Excel.Range {
  return sheet.getRange(formatAddress(box));
}
