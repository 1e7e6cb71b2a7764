import type { Chart, ChartSeries } from './chart';
import { mapReferences } from './formula';
import type { Workbook } from './workbook';

/** グラフの系列の番地を書き換える。`change` が null を返した番地は `#REF!` になる。 */
export function rewriteCharts(book: Workbook, change: (reference: string) => string | null): void {
  const rewrite = (formula: string): string => mapReferences(formula, change);
  const series = (old: ChartSeries): ChartSeries => {
    const values = rewrite(old.values);
    const categories = old.categories === null ? null : rewrite(old.categories);
    const isSame = values === old.values && categories === old.categories;
    return isSame ? old : { ...old, values, categories };
  };
  const charts = book.charts.map((chart): Chart => {
    const next = chart.series.map(series);
    return next.every((s, i) => s === chart.series[i]) ? chart : { ...chart, series: next };
  });
  if (charts.some((chart, i) => chart !== book.charts[i])) book.setCharts(charts);
}
