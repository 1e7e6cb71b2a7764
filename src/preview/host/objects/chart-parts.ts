import { chartTitle, currentChart, hasLegend, hasSecondaryAxis, replaceChart } from '../model/charts';
import type { Chart } from '../model/chart';
import { parseColor } from './colors';
import type { ClassTable, HostObject, Property, Targets } from './host-object';
import { make, notFound, wordArg } from './host-object';

type Part = Targets['ChartTitle'];
type Table = ClassTable<Part>;

const chartOf = ({ chart: { book, id } }: Part): Chart => currentChart(book, id);

function settingsOf(target: Part): Readonly<Record<string, unknown>> {
  const chart = chartOf(target);
  return target.series === null ? chart.settings : (chart.series[target.series] ?? notFound()).settings;
}

function write(target: Part, key: string, value: unknown): void {
  const chart = chartOf(target);
  const settings = { ...settingsOf(target), [`${target.path}.${key}`]: value };
  if (target.series === null) return replaceChart(chart, { settings });
  replaceChart(chart, {
    series: chart.series.map((s, i) => (i === target.series ? { ...s, settings } : s)),
  });
}

type Fallback = string | number | boolean | null | ((target: Part) => unknown);

// What a part keeps, with what it answers before it was set.
const kept = (key: string, fallback: Fallback): Property<Part> => ({
  get: (target) =>
    settingsOf(target)[`${target.path}.${key}`] ??
    (typeof fallback === 'function' ? fallback(target) : fallback),
  set: (target, value) => write(target, key, value),
});

const keptAll = (fallbacks: Readonly<Record<string, Fallback>>): Record<string, Property<Part>> =>
  Object.fromEntries(Object.entries(fallbacks).map(([key, fallback]) => [key, kept(key, fallback)]));

type PartName =
  'ChartFormat' | 'ChartFont' | 'ChartFill' | 'ChartLine' | 'ChartAxis' | 'ChartGridlines' | 'ChartTitle';

const inside =
  (type: PartName, name: string) =>
  (target: Part): HostObject =>
    make(type, { ...target, path: `${target.path}.${name}` });

const formatted = { Format: inside('ChartFormat', 'Format') };

/** ChartTitle と ChartAxisTitle。 */
export const chartTitlePart: Table = {
  props: keptAll({
    Text: (target) => (target.path === 'Title' ? (chartTitle(chartOf(target)) ?? '') : ''),
    Visible: (target) => target.path === 'Title' && chartTitle(chartOf(target)) !== null,
    Overlay: false,
    Position: 'Automatic',
  }),
  nav: formatted,
  methods: {},
};

export const chartLegend: Table = {
  props: keptAll({ Visible: (target) => hasLegend(chartOf(target)), Position: 'Bottom', Overlay: false }),
  nav: formatted,
  methods: {},
};

export const chartDataLabels: Table = {
  props: keptAll({
    ShowValue: true,
    ShowCategoryName: false,
    ShowPercentage: false,
    ShowSeriesName: false,
    ShowLegendKey: false,
    Position: 'OutsideEnd',
    NumberFormat: 'General',
    Separator: ', ',
  }),
  nav: formatted,
  methods: {},
};

const AXES = { CategoryAxis: 'Category', ValueAxis: 'Value', SeriesAxis: 'Series' } as const;

export const chartAxes: Table = {
  props: {},
  nav: Object.fromEntries(Object.entries(AXES).map(([name, key]) => [name, inside('ChartAxis', key)])),
  methods: {
    GetItem: (target, [type, group]) => {
      const name = wordArg(type, ['Category', 'Value', 'Series'] as const);
      const isSecondary = wordArg(group ?? 'Primary', ['Primary', 'Secondary'] as const) === 'Secondary';
      if (isSecondary && !hasSecondaryAxis(chartOf(target))) notFound();
      return inside('ChartAxis', isSecondary ? `Secondary${name}` : name)(target);
    },
  },
};

export const chartAxis: Table = {
  props: keptAll({
    Minimum: '',
    Maximum: '',
    MajorUnit: '',
    MinorUnit: '',
    Visible: true,
    NumberFormat: 'General',
    ReversePlotOrder: false,
    TickLabelPosition: 'NextToAxis',
    Position: 'Automatic',
  }),
  nav: {
    ...formatted,
    Title: inside('ChartTitle', 'Title'),
    MajorGridlines: inside('ChartGridlines', 'MajorGridlines'),
    MinorGridlines: inside('ChartGridlines', 'MinorGridlines'),
  },
  methods: {},
};

export const chartGridlines: Table = {
  props: keptAll({ Visible: (target) => target.path === 'Axes.Value.MajorGridlines' }),
  nav: formatted,
  methods: {},
};

export const chartPlotArea: Table = { props: {}, nav: formatted, methods: {} };

/** 書式。塗り、線、文字のうち、その部品にあるもの。 */
export const chartFormat: Table = {
  props: {},
  nav: {
    Fill: inside('ChartFill', 'Fill'),
    Line: inside('ChartLine', 'Line'),
    Border: inside('ChartLine', 'Border'),
    Font: inside('ChartFont', 'Font'),
  },
  methods: {},
};

export const chartFont: Table = {
  props: keptAll({ Bold: false, Italic: false, Color: '#000000', Name: '', Size: 10, Underline: 'None' }),
  nav: {},
  methods: {},
};

export const chartFill: Table = {
  props: {},
  nav: {},
  methods: {
    SetSolidColor: (target, [color]) => write(target, 'Color', parseColor(color)),
    Clear: (target) => write(target, 'Color', 'none'),
  },
};

export const chartLine: Table = {
  props: {
    Color: {
      get: (target) => settingsOf(target)[`${target.path}.Color`] ?? '#000000',
      set: (target, value) => write(target, 'Color', parseColor(value)),
    },
    ...keptAll({ LineStyle: 'Automatic', Weight: 2.25 }),
  },
  nav: {},
  methods: { Clear: (target) => write(target, 'Color', 'none') },
};
