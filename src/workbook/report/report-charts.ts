import type { Block } from './report-block';
import { headRows } from './report-block';
import { cellBox, formatAddress } from '../cell-box';
import { reportColumns } from './report-layout';

/** グラフの系列。column は表の中の列 (名の列が 0)、helper は条件の列の右。 */
export interface ReportSeries {
  readonly name: string;
  readonly column: number | 'helper';
  readonly color: string;
  readonly axis: 'count' | 'rate';
}

/** 表に添える一つのグラフ。rate の軸は 0 から 1 の割合。両方あれば、割合は折れ線で第二軸に描く。 */
export interface ReportChart {
  readonly id: string;
  readonly type: 'BarClustered' | 'ColumnClustered';
  readonly title: string;
  /** 描く行の数。表の初めから。 */
  readonly lines: number;
  readonly category: string;
  readonly series: readonly ReportSeries[];
  readonly axes: { readonly count?: string; readonly rate: string };
}

/** 先手、後手、折れ線の色。 */
export const chartColors = { black: '#5B4A32', white: '#C9A05A', line: '#8E1B14' } as const;

const textColor = '#3B3226';
const chartRows = 19;
const namePrefix = 'report-';

/** この集計が作ったグラフか。人の足したグラフには触れない。 */
export function isReportChart(name: string): boolean {
  return name.startsWith(namePrefix);
}

/** 表の右の、セルのないところにグラフを置く。 */
export function addReportChart(sheet: Excel.Worksheet, block: Block, plan: ReportChart): void {
  const first = block.top + headRows;
  const lines = (column: number): Excel.Range =>
    sheet.getRange(formatAddress(cellBox(first, column, plan.lines)));
  const columnOf = ({ column }: ReportSeries): number =>
    column === 'helper' ? reportColumns.chartHelper : reportColumns.name + column;
  const chart = sheet.charts.add(plan.type, lines(columnOf(plan.series[0]!)), 'Columns');
  chart.name = namePrefix + plan.id;
  chart.setPosition(
    formatAddress(cellBox(block.top + 1, reportColumns.chart)),
    formatAddress(cellBox(block.top + chartRows, reportColumns.chartEnd)),
  );
  chart.title.text = plan.title;
  chart.title.format.font.size = 12;
  chart.title.format.font.color = textColor;
  plan.series.forEach((each, i) => {
    const series = i === 0 ? chart.series.getItemAt(0) : chart.series.add(each.name);
    series.name = each.name;
    series.setValues(lines(columnOf(each)));
    series.setXAxisValues(lines(reportColumns.name));
    if (plan.axes.count !== undefined && each.axis === 'rate') {
      series.chartType = 'LineMarkers';
      series.axisGroup = 'Secondary';
      series.format.line.color = each.color;
    } else series.format.fill.setSolidColor(each.color);
  });
  chart.legend.visible = plan.series.length > 1;
  chart.legend.position = 'Bottom';
  setAxes(chart, plan);
}

function setAxes(chart: Excel.Chart, plan: ReportChart): void {
  const { count, rate } = plan.axes;
  const rateAxis = count === undefined ? chart.axes.valueAxis : chart.axes.getItem('Value', 'Secondary');
  rateAxis.minimum = 0;
  rateAxis.maximum = 1;
  rateAxis.majorUnit = 0.25;
  rateAxis.numberFormat = '0%';
  titleAxis(rateAxis, rate);
  if (count !== undefined) {
    chart.axes.valueAxis.minimum = 0;
    chart.axes.valueAxis.numberFormat = '0';
    titleAxis(chart.axes.valueAxis, count);
  }
  titleAxis(chart.axes.categoryAxis, plan.category);
  // A bar chart stands its first line at the bottom; the table has it on top.
  if (plan.type !== 'BarClustered') return;
  chart.axes.categoryAxis.reversePlotOrder = true;
  // Turned over, the value axis would stand on top; it stays at the bottom.
  chart.axes.categoryAxis.position = 'Maximum';
}

function titleAxis(axis: Excel.ChartAxis, text: string): void {
  axis.title.text = text;
  axis.title.format.font.color = textColor;
}
