import type { Area } from './area';
import { parseArea } from './area';
import type { Chart, ChartSeries } from './chart';
import type { CellValue } from './cell';
import { HostError, invalidArgument } from './errors';
import { gridOf } from './formula-ranges';
import { refersToArea, resolveReference } from './names';
import type { Sheet } from './sheet';
import type { Workbook } from './workbook';

/** 系列を列ごとに取るか、行ごとに取るか。 */
export type SeriesBy = 'Auto' | 'Columns' | 'Rows';

// Excel's new chart is 5 by 3 inches.
const SIZE = { left: 96, top: 60, width: 360, height: 216 };

/** グラフを id で探す。消えていれば ItemNotFound。 */
export function currentChart(book: Workbook, id: string): Chart {
  const chart = book.charts.find((c) => c.id === id);
  if (!chart) throw new HostError('ItemNotFound');
  return chart;
}

/** シートのグラフ。 */
export const chartsOn = (sheet: Sheet): readonly Chart[] =>
  sheet.book.charts.filter((c) => c.sheet === sheet);

/** グラフを差し替える。 */
export function replaceChart(chart: Chart, patch: Partial<Chart>): void {
  const { book } = chart.sheet;
  book.setCharts(book.charts.map((c) => (c.id === chart.id ? { ...chart, ...patch } : c)));
}

/** グラフの名前を変える。同じシートで重なれば ItemAlreadyExists。 */
export function renameChart(chart: Chart, name: string): void {
  const others = chartsOn(chart.sheet).filter((c) => c.id !== chart.id);
  if (name === '') invalidArgument();
  if (others.some((c) => c.name.toLowerCase() === name.toLowerCase()))
    throw new HostError('ItemAlreadyExists');
  replaceChart(chart, { name });
}

const isLabel = (value: CellValue): boolean => typeof value === 'string';

const cut = (area: Area, isRows: boolean, from: number, count: number): Area =>
  isRows
    ? { ...area, row: area.row + from, rows: count }
    : { ...area, column: area.column + from, columns: count };

/**
 * 元の表から系列を作る。文字だけの一列目(行ごとなら一行目)は項目の名前、文字だけの一行目は系列の名前になる。
 * 「自動」では、行が列より多ければ列ごとに取る(Excel の既定)。
 */
export function seriesFrom(sheet: Sheet, source: Area, by: SeriesBy): readonly ChartSeries[] {
  const isColumns = by === 'Columns' || (by === 'Auto' && source.rows >= source.columns);
  const at = (row: number, column: number): CellValue =>
    sheet.cellAt(source.row + row, source.column + column).value;
  const [lines, length] = isColumns ? [source.columns, source.rows] : [source.rows, source.columns];
  const value = (line: number, index: number): CellValue => (isColumns ? at(index, line) : at(line, index));
  const indexes = (from: number, to: number): number[] =>
    Array.from({ length: to - from }, (_, i) => from + i);
  const hasCategories = lines > 1 && indexes(1, length).every((i) => isLabel(value(0, i)));
  const hasNames =
    length > 1 && indexes(hasCategories ? 1 : 0, lines).every((line) => isLabel(value(line, 0)));
  const [first, top] = [hasCategories ? 1 : 0, hasNames ? 1 : 0];
  const part = (line: number): string =>
    refersToArea(sheet, cut(cut(source, !isColumns, line, 1), isColumns, top, length - top));
  return indexes(first, lines).map((line) => ({
    name: hasNames ? String(value(line, 0)) : seriesName(sheet.book, line - first + 1),
    values: part(line),
    categories: hasCategories ? part(0) : null,
    settings: {},
  }));
}

const seriesName = (book: Workbook, number: number): string =>
  book.locale === 'ja-JP' ? `系列${number}` : `Series${number}`;

/** グラフをシートに足す。 */
export function addChart(
  sheet: Sheet,
  type: string,
  source: { sheet: Sheet; area: Area },
  by: SeriesBy,
): Chart {
  const { book } = sheet;
  sheet.assertAllowed('allowEditObjects');
  const number = book.nextChartNumber++;
  const chart: Chart = {
    ...SIZE,
    id: `{00000000-0008-0000-${number.toString(16).toUpperCase().padStart(4, '0')}-000000000000}`,
    name: `${book.locale === 'ja-JP' ? 'グラフ' : 'Chart'} ${number}`,
    sheet,
    type,
    series: seriesFrom(source.sheet, source.area, by),
    settings: {},
  };
  book.setCharts([...book.charts, chart]);
  return chart;
}

/** グラフを消す。 */
export function deleteChart(chart: Chart): void {
  const { book } = chart.sheet;
  book.setCharts(book.charts.filter((c) => c.id !== chart.id));
}

/** 系列の番地の値。読めなければ空。 */
export function seriesValues(chart: Chart, formula: string | null): readonly CellValue[] {
  if (formula === null) return [];
  try {
    const target = resolveReference(chart.sheet.book, formula.slice(1), chart.sheet);
    return gridOf(target).flat();
  } catch {
    return [];
  }
}

/** 系列の番地が指すセルの見え方。項目の名前に使う。 */
export function seriesTexts(chart: Chart, formula: string | null): readonly string[] {
  if (formula === null) return [];
  try {
    const { sheet, area } = resolveReference(chart.sheet.book, formula.slice(1), chart.sheet);
    return Array.from({ length: area.rows * area.columns }, (_, i) =>
      sheet.text(area.row + Math.floor(i / area.columns), area.column + (i % area.columns)),
    );
  } catch {
    return [];
  }
}

/** セルの範囲の左上と大きさ。ポイント。 */
export function boxOfArea(sheet: Sheet, address: string): Pick<Chart, 'left' | 'top' | 'width' | 'height'> {
  const area = parseArea(address);
  const sum = (from: number, count: number, size: (n: number) => number): number =>
    Array.from({ length: count }, (_, i) => size(from + i)).reduce((a, b) => a + b, 0);
  const [column, row] = [(n: number) => sheet.columnWidth(n), (n: number) => sheet.rowHeight(n)];
  return {
    left: sum(0, area.column, column),
    top: sum(0, area.row, row),
    width: sum(area.column, area.columns, column),
    height: sum(area.row, area.rows, row),
  };
}

/** グラフの表題。決めていなければ、系列が一つのときその名前。無ければ null。 */
export function chartTitle(chart: Chart): string | null {
  const [only, more] = chart.series;
  const isShown = chart.settings['Title.Visible'] ?? (chart.settings['Title.Text'] !== undefined || !more);
  const text = chart.settings['Title.Text'] ?? (more ? '' : (only?.name ?? ''));
  return isShown === true && text !== '' ? String(text) : null;
}

/** 凡例を出すか。決めていなければ、系列が二つ以上か円のとき。 */
export const hasLegend = (chart: Chart): boolean =>
  (chart.settings['Legend.Visible'] ?? (chart.series.length > 1 || /Pie|Doughnut/.test(chart.type))) === true;

/** 第二軸を使う系列か。 */
export const isOnSecondaryAxis = ({ settings }: ChartSeries): boolean =>
  settings['AxisGroup'] === 'Secondary';

/** 第二軸があるか。系列のどれかが使うとき。 */
export const hasSecondaryAxis = (chart: Chart): boolean => chart.series.some(isOnSecondaryAxis);

/** 系列の種類。決めていなければグラフの種類。 */
export const seriesType = (chart: Chart, { settings }: ChartSeries): string =>
  String(settings['ChartType'] ?? chart.type);
