import { boundAreas, formatArea } from '../model/area';
import type { Chart } from '../model/chart';
import type { SeriesBy } from '../model/charts';
import {
  addChart,
  boxOfArea,
  chartsOn,
  currentChart,
  deleteChart,
  renameChart,
  replaceChart,
  seriesFrom,
  seriesType,
} from '../model/charts';
import { invalidArgument } from '../model/errors';
import { refersToArea } from '../model/names';
import type { Sheet } from '../model/sheet';
import { areaArg } from './range-lookup';
import type { ClassTable, HostObject, Property, RangeTarget, Targets } from './host-object';
import { integerArg, isRangeObject, make, notFound, numberArg, textArg, wordArg } from './host-object';

type Item = Targets['Chart'];
type Series = Targets['ChartSeries'];

const chartOf = ({ book, id }: Item): Chart => currentChart(book, id);
const itemOf = ({ sheet, id }: Chart): HostObject => make('Chart', { book: sheet.book, id });
const part = (chart: Item, path: string): Targets['ChartTitle'] => ({ chart, series: null, path });

const sourceArg = (value: unknown): RangeTarget => (isRangeObject(value) ? value.target : invalidArgument());
const byArg = (value: unknown): SeriesBy => wordArg(value ?? 'Auto', ['Auto', 'Columns', 'Rows'] as const);

function find(sheet: Sheet, [name]: readonly unknown[]): HostObject | null {
  const wanted = String(name).toLowerCase();
  const chart = chartsOn(sheet).find((c) => c.name.toLowerCase() === wanted || c.id.toLowerCase() === wanted);
  return chart ? itemOf(chart) : null;
}

/** ChartCollection。シートのグラフ。 */
export const chartCollection: ClassTable<Sheet> = {
  props: { Count: { get: (sheet) => chartsOn(sheet).length } },
  nav: {},
  items: (sheet) => chartsOn(sheet).map(itemOf),
  index: (sheet, args) => find(sheet, args) ?? notFound(),
  methods: {
    Add: (sheet, [type, source, by]) => itemOf(addChart(sheet, textArg(type), sourceArg(source), byArg(by))),
    GetItem: (sheet, args) => find(sheet, args) ?? notFound(),
    GetItemOrNullObject: find,
    GetItemAt: (sheet, [index]) => {
      const chart = chartsOn(sheet)[integerArg(index)];
      return chart ? itemOf(chart) : notFound();
    },
    GetCount: (sheet) => chartsOn(sheet).length,
  },
};

const size = (key: 'left' | 'top' | 'width' | 'height'): Property<Item> => ({
  get: (item) => chartOf(item)[key],
  set: (item, value) => {
    const points = numberArg(value);
    replaceChart(chartOf(item), { [key]: points < 0 ? invalidArgument() : points });
  },
});

function setPosition(item: Item, [start, end]: readonly unknown[]): void {
  const chart = chartOf(item);
  const first = areaArg(chart.sheet, start);
  if (end === undefined || end === null) {
    const { left, top } = boxOfArea(chart.sheet, formatArea(first));
    return replaceChart(chart, { left, top });
  }
  replaceChart(chart, boxOfArea(chart.sheet, formatArea(boundAreas(first, areaArg(chart.sheet, end)))));
}

/** Chart。 */
export const chart: ClassTable<Item> = {
  isAlive: ({ book, id }) => book.charts.some((c) => c.id === id),
  props: {
    Id: { get: ({ id }) => id },
    Name: {
      get: (item) => chartOf(item).name,
      set: (item, value) => renameChart(chartOf(item), textArg(value)),
    },
    Left: size('left'),
    Top: size('top'),
    Width: size('width'),
    Height: size('height'),
    ChartType: {
      get: (item) => chartOf(item).type,
      set: (item, value) => replaceChart(chartOf(item), { type: textArg(value) }),
    },
  },
  nav: {
    Title: (item) => make('ChartTitle', part(item, 'Title')),
    Legend: (item) => make('ChartLegend', part(item, 'Legend')),
    DataLabels: (item) => make('ChartDataLabels', part(item, 'DataLabels')),
    Axes: (item) => make('ChartAxes', part(item, 'Axes')),
    Format: (item) => make('ChartFormat', part(item, 'Area')),
    PlotArea: (item) => make('ChartPlotArea', part(item, 'PlotArea')),
    Series: (item) => make('ChartSeriesCollection', item),
    Worksheet: (item) => make('Worksheet', chartOf(item).sheet),
  },
  methods: {
    Activate: () => undefined,
    Delete: (item) => deleteChart(chartOf(item)),
    SetData: (item, [source, by]) => {
      const { sheet, area } = sourceArg(source);
      replaceChart(chartOf(item), { series: seriesFrom(sheet, area, byArg(by)) });
    },
    SetPosition: setPosition,
  },
};

const seriesAt = (item: Item, index: number): HostObject =>
  chartOf(item).series[index] ? make('ChartSeries', { chart: item, index }) : notFound();

function addSeries(item: Item, [name, index]: readonly unknown[]): HostObject {
  const now = chartOf(item);
  const at =
    index === undefined || index === null ? now.series.length : integerArg(index, 0, now.series.length);
  const added = {
    name: typeof name === 'string' ? name : '',
    values: '=#REF!',
    categories: null,
    settings: {},
  };
  replaceChart(now, { series: [...now.series.slice(0, at), added, ...now.series.slice(at)] });
  return seriesAt(item, at);
}

/** ChartSeriesCollection。 */
export const chartSeriesCollection: ClassTable<Item> = {
  props: { Count: { get: (item) => chartOf(item).series.length } },
  nav: {},
  items: (item) => chartOf(item).series.map((_s, i) => seriesAt(item, i)),
  methods: {
    Add: addSeries,
    GetCount: (item) => chartOf(item).series.length,
    GetItemAt: (item, [index]) => seriesAt(item, integerArg(index)),
  },
};

function patchSeries({ chart: item, index }: Series, patch: Partial<Chart['series'][number]>): void {
  const now = chartOf(item);
  replaceChart(now, { series: now.series.map((s, i) => (i === index ? { ...s, ...patch } : s)) });
}

const seriesOf = ({ chart: item, index }: Series): Chart['series'][number] =>
  chartOf(item).series[index] ?? notFound();

const setting = (key: string, fallback: unknown): Property<Series> => ({
  get: (series) => seriesOf(series).settings[key] ?? fallback,
  set: (series, value) => patchSeries(series, { settings: { ...seriesOf(series).settings, [key]: value } }),
});

const formulaArg = (value: unknown): string => {
  const { sheet, area } = sourceArg(value);
  return refersToArea(sheet, area);
};

/** ChartSeries。 */
export const chartSeries: ClassTable<Series> = {
  isAlive: ({ chart: { book, id }, index }) =>
    book.charts.some((c) => c.id === id && index < c.series.length),
  props: {
    Name: {
      get: (series) => seriesOf(series).name,
      set: (series, value) => patchSeries(series, { name: textArg(value) }),
    },
    ChartType: {
      get: (series) => seriesType(chartOf(series.chart), seriesOf(series)),
      set: (series, value) => setting('ChartType', '').set?.(series, value),
    },
    HasDataLabels: setting('HasDataLabels', false),
    GapWidth: setting('GapWidth', 219),
    Overlap: setting('Overlap', 0),
    Smooth: setting('Smooth', false),
    MarkerStyle: setting('MarkerStyle', 'Automatic'),
    AxisGroup: setting('AxisGroup', 'Primary'),
  },
  nav: {
    Format: ({ chart: item, index }) => make('ChartFormat', { chart: item, series: index, path: 'Format' }),
    DataLabels: ({ chart: item, index }) =>
      make('ChartDataLabels', { chart: item, series: index, path: 'DataLabels' }),
  },
  methods: {
    Delete: ({ chart: item, index }) => {
      const now = chartOf(item);
      replaceChart(now, { series: now.series.filter((_s, i) => i !== index) });
    },
    SetValues: (series, [source]) => patchSeries(series, { values: formulaArg(source) }),
    SetXAxisValues: (series, [source]) => patchSeries(series, { categories: formulaArg(source) }),
  },
};
