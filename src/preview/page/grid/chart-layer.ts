import type { Chart } from '../../host/model/chart';
import {
  chartsOn,
  chartTitle,
  hasLegend,
  isOnSecondaryAxis,
  seriesTexts,
  seriesType,
  seriesValues,
} from '../../host/model/charts';
import type { Sheet } from '../../host/model/sheet';
import type { DrawnSeries, PlotBox, Shape } from './chart-shapes';
import { pieShapes, shapeOf } from './chart-shapes';
import type { ChartLook } from './chart-plot';
import { legendRow, legendShapes, plotMargins, plotShapes } from './chart-plot';
import { toPixels } from './measures';

const SVG = 'http://www.w3.org/2000/svg';
const COLORS = ['#4472c4', '#ed7d31', '#a5a5a5', '#ffc000', '#5b9bd5', '#70ad47', '#264478', '#9e480e'];

function lookOf(chart: Chart): ChartLook {
  const series = chart.series.map((source, i): DrawnSeries => {
    const { name, values, settings } = source;
    const color = settings['Format.Fill.Color'] ?? settings['Format.Line.Color'] ?? COLORS[i % COLORS.length];
    return {
      name,
      color: String(color),
      values: seriesValues(chart, values).map((value) => (typeof value === 'number' ? value : null)),
      hasLabels: settings['HasDataLabels'] === true || chart.settings['DataLabels.ShowValue'] === true,
      shape: shapeOf(seriesType(chart, source)),
      isSecondary: isOnSecondaryAxis(source),
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

  #draw(look: ChartLook): SVGSVGElement {
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

function shapesOf(look: ChartLook, width: number, height: number): Shape[] {
  const { chart, series } = look;
  const title = chartTitle(chart);
  const kind = shapeOf(chart.type);
  const names = kind === 'pie' ? look.categories : series.map(({ name }) => name);
  const colors = kind === 'pie' ? COLORS : series.map(({ color }) => color);
  const hasKey = hasLegend(chart);
  const margins = plotMargins(chart);
  const top = title === null ? 12 : 34;
  const plot: PlotBox = {
    left: margins.left,
    top: top + margins.top,
    width: width - margins.left - margins.right,
    height: height - top - margins.top - margins.bottom - (hasKey ? legendRow : 0),
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
