import {
  chartAxes,
  chartAxis,
  chartDataLabels,
  chartFill,
  chartFont,
  chartFormat,
  chartGridlines,
  chartLegend,
  chartLine,
  chartPlotArea,
  chartTitlePart,
} from './chart-parts';
import { chart, chartCollection, chartSeries, chartSeriesCollection } from './charts';
import {
  formatProtection,
  rangeBorder,
  rangeBorderCollection,
  rangeFill,
  rangeFont,
  rangeFormat,
} from './format-objects';
import { dataValidation } from './data-validation';
import type { ClassName, ClassTable, Targets } from './host-object';
import { namedItem, namedItemCollection } from './names';
import { pageLayout } from './page-layout';
import { range } from './range';
import { areasFill, areasFormat, rangeAreas, rangeCollection } from './range-areas';
import { rangeView, rangeViewCollection } from './range-view';
import { autoFilter, filter, rangeSort, tableSort } from './table-filter';
import { tableColumn, tableColumnCollection, tableRow, tableRowCollection } from './table-lines';
import { table, tableCollection, tableScopedCollection } from './tables';
import { application, runtime, workbook, worksheetCollection } from './workbook-objects';
import { worksheet, worksheetFreezePanes, worksheetProtection } from './worksheet';

/** ホストの知る型の表。ここにない型とメンバーは NotImplemented になる。 */
export const CLASSES: { readonly [K in ClassName]: ClassTable<Targets[K]> } = {
  Workbook: workbook,
  Application: application,
  Runtime: runtime,
  WorksheetCollection: worksheetCollection,
  Worksheet: worksheet,
  WorksheetProtection: worksheetProtection,
  WorksheetFreezePanes: worksheetFreezePanes,
  PageLayout: pageLayout,
  NamedItemCollection: namedItemCollection,
  NamedItem: namedItem,
  Range: range,
  RangeFormat: rangeFormat,
  RangeFill: rangeFill,
  RangeFont: rangeFont,
  FormatProtection: formatProtection,
  RangeBorderCollection: rangeBorderCollection,
  RangeBorder: rangeBorder,
  RangeSort: rangeSort,
  DataValidation: dataValidation,
  RangeAreas: rangeAreas,
  AreasFormat: areasFormat,
  AreasFill: areasFill,
  RangeCollection: rangeCollection,
  RangeView: rangeView,
  RangeViewCollection: rangeViewCollection,
  TableCollection: tableCollection,
  TableScopedCollection: tableScopedCollection,
  Table: table,
  TableColumnCollection: tableColumnCollection,
  TableColumn: tableColumn,
  TableRowCollection: tableRowCollection,
  TableRow: tableRow,
  TableSort: tableSort,
  AutoFilter: autoFilter,
  Filter: filter,
  ChartCollection: chartCollection,
  Chart: chart,
  ChartSeriesCollection: chartSeriesCollection,
  ChartSeries: chartSeries,
  ChartTitle: chartTitlePart,
  ChartLegend: chartLegend,
  ChartDataLabels: chartDataLabels,
  ChartAxes: chartAxes,
  ChartAxis: chartAxis,
  ChartGridlines: chartGridlines,
  ChartPlotArea: chartPlotArea,
  ChartFormat: chartFormat,
  ChartFont: chartFont,
  ChartFill: chartFill,
  ChartLine: chartLine,
};
