import type { Chart } from '../../host/model/chart';
import { chartsOn, chartTitle, hasLegend, seriesTexts, seriesValues } from '../../host/model/charts';
import { formatValue } from '../../host/model/number-format';
import type { Sheet } from '../../host/model/sheet';
import type { DrawnSeries, PlotBox, Scale, Shape } from './chart-shapes';
import { axisValues, barShapes, lineShapes, pieShapes, scaleFor, shapeOf } from './chart-shapes';
import { toPixels } from './measures';

const SVG = 'http://www.w3.org/2000/svg';
const COLORS = ['#4472c4', '#ed7d31', '#a5a5a5', '#ffc000', '#5b9bd5', '#70ad47', '#264478', '#9e480e'];
const LEGEND_ROW = 18;

interface Look {
  readonly chart: Chart;
  readonly series: readonly DrawnSeries[];
  readonly categories: readonly string[];
}

function lookOf(chart: Chart): Look {
  const series = chart.series.map(({ name, values, settings }, i): DrawnSeries => {
    const color = settings['Format.Fill.Color'] ?? settings['Format.Line.Color'] ?? COLORS[i % COLORS.length];
    return {
      name,
      color: String(color),
      values: seriesValues(chart, values).map((value) => (typeof value === 'number' ? value : null)),
      hasLabels: settings['HasDataLabels'] === true || chart.settings['DataLabels.ShowValue'] === true,
    };
  });
  const written = seriesTexts(chart, chart.series.find((s) => s.categories !== null)?.categories ?? null);
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const categories = Array.from({ length: count }, (_, i) => written[i] ?? String(i + 1));
  return { chart, series, categories };
}

/** シートの上のグラフの層。SVG で簡単に描く。 */
export class ChartLayer {
  readonly #drawn = new Map<string, { signature: string; element: SVGSVGElement }>();

  constructor(readonly parent: HTMLElement) {}

  /** シートのグラフを描く。値も設定も同じグラフには触れない。 */
  paint(sheet: Sheet): void {
    const charts = chartsOn(sheet);
    for (const [id, { element }] of this.#drawn) {
      if (charts.some((chart) => chart.id === id)) continue;
      element.remove();
      this.#drawn.delete(id);
    }
    for (const chart of charts) {
      const look = lookOf(chart);
      const { sheet: _sheet, ...plain } = chart;
      const signature = JSON.stringify([plain, look.series, look.categories]);
      const drawn = this.#drawn.get(chart.id);
      if (drawn?.signature === signature) continue;
      drawn?.element.remove();
      this.#drawn.set(chart.id, { signature, element: this.#draw(look) });
    }
  }

  #draw(look: Look): SVGSVGElement {
    const { chart } = look;
    const [width, height] = [toPixels(chart.width), toPixels(chart.height)];
    const svg = document.createElementNS(SVG, 'svg');
    svg.classList.add('grid-chart');
    svg.setAttribute('role', 'img');
    svg.setAttribute(
      'aria-label',
      [chartTitle(chart) ?? chart.name, ...look.series.map(describe)].join('。'),
    );
    Object.assign(svg.style, {
      left: `${toPixels(chart.left)}px`,
      top: `${toPixels(chart.top)}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    for (const shape of shapesOf(look, width, height)) append(svg, shape);
    this.parent.append(svg);
    return svg;
  }
}

const describe = ({ name, values }: DrawnSeries): string =>
  `${name}: ${values.map((v) => v ?? '').join(', ')}`;

function append(svg: SVGSVGElement, { tag, attributes, text }: Shape): void {
  const element = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  svg.append(element);
}

function shapesOf(look: Look, width: number, height: number): Shape[] {
  const { chart, series } = look;
  const title = chartTitle(chart);
  const kind = shapeOf(chart.type);
  const names = kind === 'pie' ? look.categories : series.map(({ name }) => name);
  const colors = kind === 'pie' ? COLORS : series.map(({ color }) => color);
  const hasKey = hasLegend(chart);
  const plot: PlotBox = {
    left: kind === 'pie' ? 10 : kind === 'bar' ? 84 : 44,
    top: title === null ? 12 : 34,
    width: width - (kind === 'pie' ? 20 : kind === 'bar' ? 104 : 58),
    height: height - (title === null ? 12 : 34) - (kind === 'pie' ? 10 : 26) - (hasKey ? LEGEND_ROW : 0),
  };
  const heading: Shape[] =
    title === null
      ? []
      : [
          {
            tag: 'text',
            attributes: { x: width / 2, y: 22, 'text-anchor': 'middle', class: 'title' },
            text: title,
          },
        ];
  const [first] = series;
  if (!first || plot.width < 10 || plot.height < 10) return heading;
  const legend = hasKey ? legendShapes(names, colors, width, height) : [];
  const body = kind === 'pie' ? pieShapes(first, plot, COLORS) : plotShapes(look, plot);
  return [...heading, ...body, ...legend];
}

function plotShapes({ chart, series, categories }: Look, plot: PlotBox): Shape[] {
  const kind = shapeOf(chart.type);
  const isStacked = /Stacked/.test(chart.type);
  const asked = (key: string): number | undefined => {
    const value = chart.settings[`Axes.Value.${key}`];
    return typeof value === 'number' ? value : undefined;
  };
  const [from, to] = [asked('Minimum'), asked('Maximum')];
  const scale = scaleFor(axisValues(series, isStacked), {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
  const isAcross = kind === 'bar';
  const format = String(chart.settings['Axes.Value.NumberFormat'] ?? 'General');
  return [
    ...axisShapes(scale, plot, isAcross, format),
    ...categoryShapes(categories, plot, isAcross),
    ...(kind === 'line'
      ? lineShapes(series, plot, scale)
      : barShapes(series, plot, scale, isAcross, isStacked)),
  ];
}

function axisShapes({ from, to, step }: Scale, plot: PlotBox, isAcross: boolean, format: string): Shape[] {
  const count = Math.min(50, Math.floor((to - from) / step + 1e-9));
  return Array.from({ length: count + 1 }, (_, i) => from + step * i).flatMap((value): Shape[] => {
    const part = (value - from) / (to - from);
    const text = formatValue(Number(value.toPrecision(12)), format);
    const [right, bottom] = [plot.left + plot.width, plot.top + plot.height];
    if (isAcross) {
      const x = plot.left + plot.width * part;
      return [
        { tag: 'line', attributes: { x1: x, x2: x, y1: plot.top, y2: bottom, class: 'line' } },
        { tag: 'text', attributes: { x, y: bottom + 14, 'text-anchor': 'middle' }, text },
      ];
    }
    const y = bottom - plot.height * part;
    return [
      { tag: 'line', attributes: { x1: plot.left, x2: right, y1: y, y2: y, class: 'line' } },
      { tag: 'text', attributes: { x: plot.left - 5, y: y + 4, 'text-anchor': 'end' }, text },
    ];
  });
}

function categoryShapes(categories: readonly string[], plot: PlotBox, isAcross: boolean): Shape[] {
  const slot = (isAcross ? plot.height : plot.width) / Math.max(1, categories.length);
  // Names that would run into each other are left out, every n-th stays.
  const every = Math.max(1, Math.ceil((isAcross ? 14 : 34) / slot));
  const room = isAcross ? 13 : Math.max(3, Math.floor((slot * every) / 11));
  return categories.flatMap((name, i): Shape[] => {
    if (i % every !== 0) return [];
    const text = name.length > room ? `${name.slice(0, room - 1)}…` : name;
    const middle = slot * (i + 0.5);
    const place = isAcross
      ? { x: plot.left - 6, y: plot.top + middle + 4, 'text-anchor': 'end' }
      : { x: plot.left + middle, y: plot.top + plot.height + 15, 'text-anchor': 'middle' };
    return [{ tag: 'text', attributes: place, text }];
  });
}

function legendShapes(
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
      text: name.length > room ? `${name.slice(0, room - 1)}…` : name,
    },
  ]);
}
