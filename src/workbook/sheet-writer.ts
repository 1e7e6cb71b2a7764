import type { Voice } from '../games/contract/language';
import type { BoardLayout } from '../games/contract/layout';
import type { NameScope, ReadNames } from './board-state';
import { BoardMap } from './board-map';
import type { CellBox } from './cell-box';
import { formatAddress, formatColumn } from './cell-box';
import { textForCell } from './cell-text';
import { readableOn } from './contrast';
import { isExcelApi } from './excel-run';
import { prepareRegions } from './prepare-regions';
import type { SettingRole, SheetPlan } from './sheet-plan';
import { planSheet } from './sheet-plan';
import type { SheetRole } from './sheet-roles';
import { nameOf } from './sheet-roles';
import { sheetWords } from './texts';

const grey = '#5F5A50';

/** 新しいシートに盤を敷く: 名前、幅、見出し、見本の色、印刷の設定。駒は続く描きで置く。 */
export function layOutSheet(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  layout: BoardLayout,
  voice: Voice,
): ReadNames {
  const plan = planSheet(layout);
  sheet.showGridlines = false;
  sheet.tabColor = layout.colors.line;
  const names = addNames(sheet, layout, plan);
  setMeasures(sheet, plan);
  prepareRegions(context, sheet, names);
  writeKifuHeader(sheet, layout, plan, voice);
  writeSettings(sheet, layout, plan, voice);
  writeStorageHead(sheet, plan, voice);
  setPage(sheet, plan);
  return names;
}

function addNames(sheet: Excel.Worksheet, layout: BoardLayout, plan: SheetPlan): ReadNames {
  const scopes = new Map<SheetRole, NameScope>();
  for (const [role, box] of plan.boxes) {
    const name = sheet.names.add(nameOf(layout, role)!, rangeAt(sheet, box));
    // Of no use to anyone else.
    if (role === 'guard') name.visible = false;
    scopes.set(role, 'sheet');
  }
  return { map: new BoardMap(layout, plan.boxes), scopes };
}

function setMeasures(sheet: Excel.Worksheet, plan: SheetPlan): void {
  for (const { column, width } of plan.columnWidths)
    sheet.getRange(`${formatColumn(column)}:${formatColumn(column)}`).format.columnWidth = width;
  plan.headHeights.forEach((height, row) => {
    sheet.getRange(`${row + 1}:${row + 1}`).format.rowHeight = height;
  });
  const storage = plan.boxes.get('storage');
  // Outlining needs ExcelApi 1.10; without it the column is only narrow.
  if (storage && isExcelApi('1.10')) {
    const column = formatColumn(storage.column);
    sheet.getRange(`${column}:${column}`).group('ByColumns');
  }
}

function writeKifuHeader(sheet: Excel.Worksheet, layout: BoardLayout, plan: SheetPlan, voice: Voice): void {
  const header = rangeAt(sheet, plan.kifuHeader);
  header.numberFormat = [sheetWords[voice].kifuHeaders.map(() => '@')];
  header.values = [[...sheetWords[voice].kifuHeaders]];
  header.format.fill.color = layout.colors.hand;
  header.format.font.color = readableOn(layout.colors.firstText, layout.colors.hand);
  header.format.font.size = 10;
  header.format.horizontalAlignment = 'Center';
  header.format.verticalAlignment = 'Center';
  drawEdge(header, 'EdgeBottom', layout.colors.line);
}

function writeSettings(sheet: Excel.Worksheet, layout: BoardLayout, plan: SheetPlan, voice: Voice): void {
  for (const [role, box] of plan.settingLabels) {
    const label = rangeAt(sheet, box);
    label.numberFormat = [['@']];
    label.values = [[settingText(layout, role, voice)]];
    label.format.horizontalAlignment = 'Right';
    label.format.verticalAlignment = 'Center';
    label.format.font.color = grey;
    label.format.font.size = 10;
    const value = rangeAt(sheet, plan.boxes.get(role)!);
    for (const edge of ['EdgeTop', 'EdgeBottom', 'EdgeLeft', 'EdgeRight'] as const)
      drawEdge(value, edge, layout.colors.line);
  }
  const samples = { boardColor: layout.colors.board, selectedColor: layout.colors.selected } as const;
  for (const role of ['boardColor', 'selectedColor'] as const) {
    const box = plan.boxes.get(role);
    if (box) rangeAt(sheet, box).format.fill.color = samples[role];
  }
}

function settingText(layout: BoardLayout, role: SettingRole, voice: Voice): string {
  const words = sheetWords[voice];
  switch (role) {
    case 'firstClock':
      return `${layout.sideMarks[0]} ${words.clock}`;
    case 'secondClock':
      return `${layout.sideMarks[1]} ${words.clock}`;
    default:
      return words[role];
  }
}

function writeStorageHead(sheet: Excel.Worksheet, plan: SheetPlan, voice: Voice): void {
  const head = rangeAt(sheet, plan.storageHead);
  const words = sheetWords[voice];
  head.numberFormat = [['@'], ['@']];
  head.values = [[textForCell(words.storage)], [textForCell(words.storageNote)]];
  head.format.font.color = grey;
  head.format.font.size = 9;
}

/** 盤と棋譜だけを横長の紙一枚の幅に収める。 */
function setPage(sheet: Excel.Worksheet, plan: SheetPlan): void {
  const last = formatColumn(plan.printColumns.column + plan.printColumns.columns - 1);
  sheet.pageLayout.orientation = 'Landscape';
  sheet.pageLayout.centerHorizontally = true;
  sheet.pageLayout.zoom = { horizontalFitToPages: 1 };
  sheet.pageLayout.setPrintArea(`${formatColumn(plan.printColumns.column)}:${last}`);
}

function drawEdge(
  range: Excel.Range,
  edge: 'EdgeTop' | 'EdgeBottom' | 'EdgeLeft' | 'EdgeRight',
  color: string,
): void {
  const border = range.format.borders.getItem(edge);
  border.style = 'Continuous';
  border.weight = 'Thin';
  border.color = color;
}

function rangeAt(sheet: Excel.Worksheet, box: CellBox): Excel.Range {
  return sheet.getRange(formatAddress(box));
}
