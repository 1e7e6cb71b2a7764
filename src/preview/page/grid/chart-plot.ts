import type { Chart } from '../../host/model/chart';
import { hasSecondaryAxis } from '../../host/model/charts';
import { formatValue } from '../../host/model/number-format';
import type { ChartShape, DrawnSeries, PlotBox, Scale, Shape } from './chart-shapes';
import { axisValues, barShapes, lineShapes, scaleFor, shapeOf } from './chart-shapes';

/** 描くグラフと、読んだ値。 */
export interface ChartLook {
  readonly chart: Chart;
  readonly series: readonly DrawnSeries[];
  readonly categories: readonly string[];
}

/** 凡例の高さ(px)。 */
export const legendRow = 18;

type Side = 'left' | 'right' | 'top' | 'bottom';

const axisSetting = (chart: Chart, axis: string, key: string): unknown =>
  chart.settings[`Axes.${axis}.${key}`];

function axisTitle(chart: Chart, axis: string): string {
  const text = axisSetting(chart, axis, 'Title.Text');
  return axisSetting(chart, axis, 'Title.Visible') === false || text === undefined ? '' : String(text);
}

// Excel stands the first line of a bar chart at the bottom, and with the order reversed at the top; the value
// axis then moves to the top too, unless it is told to cross at the other end.
const isReversed = (chart: Chart): boolean => axisSetting(chart, 'Category', 'ReversePlotOrder') === true;
const isAxisOnTop = (chart: Chart): boolean =>
  isReversed(chart) && axisSetting(chart, 'Category', 'Position') !== 'Maximum';

/** 図のまわりの、軸の字と表題のための余白(px)。 */
export function plotMargins(chart: Chart): Readonly<Record<Side, number>> {
  const kind = shapeOf(chart.type);
  if (kind === 'pie') return { left: 10, right: 10, top: 0, bottom: 10 };
  const isAcross = kind === 'bar';
  const [below, beside] = isAcross ? ['Value', 'Category'] : ['Category', 'Value'];
  const onTop = isAcross && isAxisOnTop(chart);
  const forTitle = (axis: string): number => (axisTitle(chart, axis) === '' ? 0 : 16);
  const belowSize = 26 + forTitle(below);
  return {
    left: (isAcross ? 84 : 44) + forTitle(beside),
    right: hasSecondaryAxis(chart) ? 44 + forTitle('SecondaryValue') : 20,
    top: onTop ? belowSize : 0,
    bottom: onTop ? 10 : belowSize,
  };
}

/** 軸と系列の図形。系列ごとの種類と第二軸に従う。 */
export function plotShapes(look: ChartLook, plot: PlotBox): Shape[] {
  const { chart } = look;
  const kind = shapeOf(chart.type);
  const isAcross = kind === 'bar';
  const isUp = isAcross && !isReversed(chart);
  const series = isUp
    ? look.series.map((each) => ({ ...each, values: [...each.values].reverse() })).reverse()
    : look.series;
  const categories = isUp ? [...look.categories].reverse() : look.categories;
  const groups = [false, true].map((isSecondary) =>
    series.filter((each) => (each.isSecondary ?? false) === isSecondary),
  );
  const isStacked = /Stacked/.test(chart.type);
  return groups.flatMap((group, i): Shape[] => {
    if (group.length === 0) return [];
    const axis = i === 0 ? 'Value' : 'SecondaryValue';
    const scale = scaleOf(chart, axis, group, isStacked);
    const isLine = (each: DrawnSeries): boolean => (each.shape ?? kind) === 'line';
    const bars = group.filter((each) => !isLine(each));
    return [
      ...valueAxis(chart, axis, scale, plot, kind),
      ...(i === 0 ? categoryAxis(chart, categories, plot, isAcross) : []),
      ...(bars.length > 0 ? barShapes(bars, plot, scale, isAcross, isStacked) : []),
      ...lineShapes(group.filter(isLine), plot, scale),
    ];
  });
}

function scaleOf(chart: Chart, axis: string, series: readonly DrawnSeries[], isStacked: boolean): Scale {
  const asked = (key: string): number | undefined => {
    const value = axisSetting(chart, axis, key);
    return typeof value === 'number' ? value : undefined;
  };
  const [from, to, step] = [asked('Minimum'), asked('Maximum'), asked('MajorUnit')];
  const scale = scaleFor(axisValues(series, isStacked), {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
  return step === undefined || step <= 0 ? scale : { ...scale, step };
}

function valueAxis(chart: Chart, axis: string, scale: Scale, plot: PlotBox, kind: ChartShape): Shape[] {
  const { from, to, step } = scale;
  const count = Math.min(50, Math.floor((to - from) / step + 1e-9));
  const format = String(axisSetting(chart, axis, 'NumberFormat') ?? 'General');
  const isSecondary = axis === 'SecondaryValue';
  const [right, bottom] = [plot.left + plot.width, plot.top + plot.height];
  const title = axisTitle(chart, axis);
  if (kind === 'bar') {
    const label = isAxisOnTop(chart) ? plot.top - 6 : bottom + 14;
    return [
      ...Array.from({ length: count + 1 }, (_, i) => from + step * i).flatMap((value): Shape[] => {
        const x = plot.left + (plot.width * (value - from)) / (to - from);
        return [
          { tag: 'line', attributes: { x1: x, x2: x, y1: plot.top, y2: bottom, class: 'line' } },
          textAt(x, label, formatValue(Number(value.toPrecision(12)), format)),
        ];
      }),
      ...titleAt(title, plot.left + plot.width / 2, isAxisOnTop(chart) ? plot.top - 22 : bottom + 30),
    ];
  }
  return [
    ...Array.from({ length: count + 1 }, (_, i) => from + step * i).flatMap((value): Shape[] => {
      const y = bottom - (plot.height * (value - from)) / (to - from);
      const text = formatValue(Number(value.toPrecision(12)), format);
      if (isSecondary) return [textAt(right + 5, y + 4, text, 'start')];
      return [
        { tag: 'line', attributes: { x1: plot.left, x2: right, y1: y, y2: y, class: 'line' } },
        textAt(plot.left - 5, y + 4, text, 'end'),
      ];
    }),
    ...titleAt(title, isSecondary ? right + 46 : plot.left - 44, plot.top + plot.height / 2, true),
  ];
}

function categoryAxis(
  chart: Chart,
  categories: readonly string[],
  plot: PlotBox,
  isAcross: boolean,
): Shape[] {
  const slot = (isAcross ? plot.height : plot.width) / Math.max(1, categories.length);
  // Names that would run into each other are left out, every n-th stays.
  const every = Math.max(1, Math.ceil((isAcross ? 14 : 34) / slot));
  const room = isAcross ? 7 : Math.max(3, Math.floor((slot * every) / 11));
  const names = categories.flatMap((name, i): Shape[] => {
    if (i % every !== 0) return [];
    const text = cutTo(name, room);
    const middle = slot * (i + 0.5);
    return isAcross
      ? [textAt(plot.left - 6, plot.top + middle + 4, text, 'end')]
      : [textAt(plot.left + middle, plot.top + plot.height + 15, text)];
  });
  const title = axisTitle(chart, 'Category');
  return isAcross
    ? [...names, ...titleAt(title, plot.left - 88, plot.top + plot.height / 2, true)]
    : [...names, ...titleAt(title, plot.left + plot.width / 2, plot.top + plot.height + 32)];
}

// Room is in wide characters; letters and digits take about half of one.
function cutTo(text: string, room: number): string {
  const size = (part: string): number => [...part].reduce((n, c) => n + (c < '\u2e80' ? 0.6 : 1), 0);
  if (size(text) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && size(letters.join('')) > room - 1) letters.pop();
  return `${letters.join('')}…`;
}

function textAt(x: number, y: number, text: string, anchor = 'middle'): Shape {
  return { tag: 'text', attributes: { x, y, 'text-anchor': anchor }, text };
}

function titleAt(text: string, x: number, y: number, isTurned = false): Shape[] {
  if (text === '') return [];
  const shape = textAt(x, y, text);
  if (!isTurned) return [shape];
  return [{ ...shape, attributes: { ...shape.attributes, transform: `rotate(-90 ${x} ${y})` } }];
}

/** 凡例の図形。 */
export function legendShapes(
  names: readonly string[],
  colors: readonly string[],
  width: number,
  height: number,
): Shape[] {
  const slot = Math.min(110, (width - 16) / Math.max(1, names.length));
  const left = (width - slot * names.length) / 2;
  const room = Math.max(2, Math.floor((slot - 18) / 11));
  return names.flatMap((name, i): Shape[] => [
    {
      tag: 'rect',
      attributes: {
        x: left + slot * i,
        y: height - 15,
        width: 9,
        height: 9,
        fill: colors[i % colors.length] ?? '',
      },
    },
    {
      tag: 'text',
      attributes: { x: left + slot * i + 13, y: height - 7 },
      text: cutTo(name, room),
    },
  ]);
}
