import type { Language } from '../../games/contract/language';
import type { CellBox } from '../cell-box';
import { cellBox, formatAddress } from '../cell-box';
import { isExcelApi } from '../excel-run';
import { reportColors, writeBlock } from './block-writer';
import type { NamePool } from './name-pool';
import type { Block } from './report-block';
import { headRows } from './report-block';
import { addReportChart, isReportChart } from './report-charts';
import { lettersOf, reportColumns, reportRows } from './report-layout';
import type { ReportPlan } from './report-plan';
import { planReport } from './report-plan';
import type { FoundReport, ReportName } from './report-sheet';
import { loadNames, openReportSheet, placeNames, reportNames } from './report-sheet';
import type { ReportWords } from './report-words';
import { reportWords } from './report-words';
import type { ReportSource } from './table-formulas';

/**
 * 集計シート: 一覧の表の数式とグラフ。もうあれば作り直し、星取表に書いた名と終わりの月は残す。シートの名を返す。
 * 表にない欄の要る集計は省き、シートの上に断りを書く。
 */
export async function writeReport(
  context: Excel.RequestContext,
  list: ReportSource,
  language: Language,
): Promise<string> {
  const words = reportWords[language];
  const plan = planReport(list, words, language);
  const found = await openReportSheet(context, list.tableName, words.sheetName);
  const { sheet } = found;
  if (!found.isNew) await clearReport(context, sheet, plan);
  const names = await loadNames(context, found);
  // Thousands of formulas are calculated once, not after each of the arrays.
  context.application.suspendApiCalculationUntilNextSync();
  writeHead(sheet, words, plan);
  for (const block of plan.blocks) writeBlock(sheet, block, found.typed.get(entryName(block) ?? '') ?? []);
  writePools(sheet, plan.pools, words);
  placeNames(names, found, nameBoxes(plan));
  for (const block of plan.blocks) if (block.chart) addReportChart(sheet, block, block.chart);
  setLayout(found, plan);
  sheet.activate();
  await context.sync();
  return found.name;
}

// The charts and cells of the last time go; charts that a person added stay.
async function clearReport(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  plan: ReportPlan,
): Promise<void> {
  sheet.charts.load('items/name');
  const used = sheet.getUsedRange().load('rowIndex,rowCount');
  await context.sync();
  for (const chart of sheet.charts.items) if (isReportChart(chart.name)) chart.delete();
  const rows = Math.max(plan.end, used.rowIndex + used.rowCount);
  const cells = sheet.getRange(formatAddress(cellBox(0, 0, rows, reportColumns.end)));
  cells.clear();
  cells.dataValidation.clear();
}

function writeHead(sheet: Excel.Worksheet, words: ReportWords, plan: ReportPlan): void {
  const put = (row: number, column: number, text: string): Excel.Range => {
    const cell = sheet.getRange(formatAddress(cellBox(row, column)));
    cell.formulas = [[text]];
    return cell;
  };
  const title = put(reportRows.title, reportColumns.name, words.title);
  title.format.font.bold = true;
  title.format.font.size = 16;
  title.format.rowHeight = 24;
  const notes = [
    put(reportRows.note, reportColumns.name, words.note),
    put(reportRows.source, reportColumns.name, words.rowCount),
    put(reportRows.missing, reportColumns.name, plan.missing.join(' ')),
    put(reportRows.source, reportColumns.criterion, words.helper),
    put(reportRows.poolHeader, reportColumns.criterion, words.criterion),
    put(reportRows.poolHeader, reportColumns.chartHelper, words.chartRate),
    put(reportRows.poolHeader, reportColumns.told, words.told),
    ...plan.told.map((formula, i) => put(reportRows.poolHeader + 1 + i, reportColumns.told, formula)),
  ];
  for (const note of notes) {
    note.format.font.size = 9;
    note.format.font.color = reportColors.note;
  }
  put(reportRows.source, reportColumns.name + 1, plan.rowCount).format.horizontalAlignment = 'Left';
}

function writePools(sheet: Excel.Worksheet, pools: readonly NamePool[], words: ReportWords): void {
  for (const { column, headers, rows } of pools) {
    const width = rows[0]?.length ?? 0;
    const range = sheet.getRange(
      formatAddress(cellBox(reportRows.poolHeader, column, rows.length + 1, width)),
    );
    const head = Array.from(
      { length: width },
      (_, i) => headers[i] ?? (i === 1 ? words.criterion : words.games),
    );
    range.formulas = [head, ...rows.map((row) => [...row])];
    range.format.font.size = 9;
    range.format.font.color = reportColors.helper;
  }
}

function entryName({ entry }: Block): ReportName | null {
  return entry && reportNames[entry.name];
}

function nameBoxes(plan: ReportPlan): Map<ReportName, CellBox> {
  const boxes = new Map<ReportName, CellBox>();
  boxes.set(reportNames.source, cellBox(reportRows.source, reportColumns.name + 1));
  for (const block of plan.blocks) {
    const name = entryName(block);
    if (!name || !block.entry) continue;
    const { from, count } = block.entry;
    boxes.set(name, cellBox(block.top + headRows + from, reportColumns.name, count));
  }
  return boxes;
}

function setLayout({ sheet, isNew }: FoundReport, plan: ReportPlan): void {
  const width = (first: number, last: number, points: number): Excel.Range => {
    const columns = sheet.getRange(`${lettersOf(first)}:${lettersOf(last)}`);
    columns.format.columnWidth = points;
    return columns;
  };
  sheet.showGridlines = false;
  width(0, 0, 14);
  width(reportColumns.name, reportColumns.name, 150);
  width(reportColumns.name + 1, reportColumns.lastOfTable, 46);
  width(reportColumns.chart - 1, reportColumns.chart - 1, 14);
  width(reportColumns.chart, reportColumns.chartEnd, 54);
  const helper = width(reportColumns.criterion, reportColumns.end - 1, 60);
  if (isNew && isExcelApi('1.10')) helper.group('ByColumns');
  sheet.freezePanes.freezeRows(reportRows.source + 1);
  const { pageLayout } = sheet;
  pageLayout.orientation = 'Landscape';
  pageLayout.centerHorizontally = true;
  pageLayout.zoom = { horizontalFitToPages: 1 };
  pageLayout.setPrintArea(formatAddress(cellBox(0, 0, plan.end, reportColumns.chartEnd + 1)));
  pageLayout.setPrintTitleRows('$1:$1');
}
