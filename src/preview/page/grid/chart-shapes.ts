/** 描く系列。values は数、空のところは null。 */
export interface DrawnSeries {
  readonly name: string;
  readonly color: string;
  readonly values: readonly (number | null)[];
  readonly hasLabels: boolean;
  /** 系列の形。書かなければグラフの形。 */
  readonly shape?: ChartShape;
  /** 第二軸で測るか。 */
  readonly isSecondary?: boolean;
}

/** グラフの形。 */
export type ChartShape = 'column' | 'bar' | 'line' | 'pie';

/** 図形一つ。SVG の要素の名前と属性。 */
export interface Shape {
  readonly tag: 'rect' | 'path' | 'circle' | 'line' | 'text';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

/** 描く場所(px)。 */
export interface PlotBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Excel のグラフの種類の名前から形を決める。知らない種類は縦棒で描く。 */
export function shapeOf(type: string): ChartShape {
  if (/Pie|Doughnut/.test(type)) return 'pie';
  if (type.startsWith('Bar')) return 'bar';
  return /Line|Area|Scatter/.test(type) ? 'line' : 'column';
}

/** 目盛りの間隔。1、2、5 のどれかの 10 の累乗倍で、五つほどになるもの。 */
export function tickStep(range: number): number {
  const rough = range / 5 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = [1, 2, 5, 10].find((n) => n * power >= rough) ?? 10;
  return unit * power;
}

/** 数の軸の両端と目盛りの間隔。0 を含む。 */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** 値に合う軸を決める。`asked` は利用者の決めた両端。 */
export function scaleFor(
  values: readonly number[],
  asked: { readonly from?: number; readonly to?: number } = {},
): Scale {
  const low = asked.from ?? Math.min(0, ...values);
  const high = asked.to ?? Math.max(0, ...values);
  const step = tickStep(high - low);
  const from = asked.from ?? Math.floor(low / step) * step;
  const to = asked.to ?? (Math.ceil(high / step) * step || step);
  return { from, to: to > from ? to : from + step, step };
}

/** 積み上げのとき、系列ごとの始まりの高さ。積み上げなければ 0。 */
function bases(series: readonly DrawnSeries[], isStacked: boolean): number[][] {
  const sums: number[] = [];
  return series.map(({ values }) =>
    values.map((value, i) => {
      const base = isStacked ? (sums[i] ?? 0) : 0;
      sums[i] = base + (value ?? 0);
      return base;
    }),
  );
}

/** 軸の値。積み上げなら合計。 */
export function axisValues(series: readonly DrawnSeries[], isStacked: boolean): number[] {
  const starts = bases(series, isStacked);
  return series.flatMap(({ values }, s) => values.map((value, i) => (starts[s]?.[i] ?? 0) + (value ?? 0)));
}

/** 棒の図形。`isAcross` なら横棒で、項目は上から並ぶ。 */
export function barShapes(
  series: readonly DrawnSeries[],
  plot: PlotBox,
  scale: Scale,
  isAcross: boolean,
  isStacked: boolean,
): Shape[] {
  const count = Math.max(1, ...series.map(({ values }) => values.length));
  const [length, extent] = isAcross ? [plot.height, plot.width] : [plot.width, plot.height];
  const slot = length / count;
  const thick = (slot * 0.7) / (isStacked ? 1 : series.length);
  const at = (value: number): number => ((value - scale.from) / (scale.to - scale.from)) * extent;
  const starts = bases(series, isStacked);
  return series.flatMap(({ color, values, hasLabels }, s) =>
    values.flatMap((value, i): Shape[] => {
      if (value === null) return [];
      const base = starts[s]?.[i] ?? 0;
      const [low, high] = [at(Math.min(base, base + value)), at(Math.max(base, base + value))];
      const across = slot * i + slot * 0.15 + (isStacked ? 0 : thick * s);
      const box = isAcross
        ? { x: plot.left + low, y: plot.top + across, width: high - low, height: thick }
        : { x: plot.left + across, y: plot.top + extent - high, width: thick, height: high - low };
      const bar: Shape = { tag: 'rect', attributes: { ...box, fill: color } };
      if (!hasLabels) return [bar];
      const label = isAcross
        ? { x: box.x + box.width + 3, y: box.y + thick / 2 + 4 }
        : { x: box.x + thick / 2, y: box.y - 3, 'text-anchor': 'middle' };
      return [bar, { tag: 'text', attributes: label, text: String(value) }];
    }),
  );
}

/** 折れ線の図形。空のところで線は切れる。 */
export function lineShapes(series: readonly DrawnSeries[], plot: PlotBox, scale: Scale): Shape[] {
  return series.flatMap(({ color, values, hasLabels }) => {
    const slot = plot.width / Math.max(1, values.length);
    const points = values.map((value, i) => {
      if (value === null) return null;
      const y = plot.top + plot.height * (1 - (value - scale.from) / (scale.to - scale.from));
      return { x: plot.left + slot * (i + 0.5), y, value };
    });
    const d = points
      .map((p, i) => (p ? `${points[i - 1] ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}` : ''))
      .join(' ');
    const seen = points.filter((p) => p !== null);
    const dots = seen.map(({ x, y }): Shape => ({
      tag: 'circle',
      attributes: { cx: x, cy: y, r: 2.5, fill: color },
    }));
    const labels = seen.map(({ x, y, value }): Shape => ({
      tag: 'text',
      attributes: { x, y: y - 6, 'text-anchor': 'middle' },
      text: String(value),
    }));
    const line: Shape = { tag: 'path', attributes: { d, fill: 'none', stroke: color, 'stroke-width': 2 } };
    return [line, ...dots, ...(hasLabels ? labels : [])];
  });
}

/** 円の図形。負の値は描かない。`colors` は項目ごとの色。 */
export function pieShapes(series: DrawnSeries, plot: PlotBox, colors: readonly string[]): Shape[] {
  const values = series.values.map((value) => Math.max(0, value ?? 0));
  const total = values.reduce((a, b) => a + b, 0);
  const [cx, cy] = [plot.left + plot.width / 2, plot.top + plot.height / 2];
  const radius = Math.max(1, Math.min(plot.width, plot.height) / 2 - 4);
  const point = (part: number, r = radius): string => {
    const angle = part * 2 * Math.PI - Math.PI / 2;
    return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  };
  let start = 0;
  return values.flatMap((value, i): Shape[] => {
    if (value === 0) return [];
    const part = value / total;
    const color = colors[i % colors.length] ?? '#888888';
    const arc = `A${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${point(start + part)}`;
    const d = `M${cx} ${cy} L${point(start)} ${arc} Z`;
    const [x = '0', y = '0'] = point(start + part / 2, radius * 0.65).split(' ');
    start += part;
    const slice: Shape =
      part > 0.9999
        ? { tag: 'circle', attributes: { cx, cy, r: radius, fill: color } }
        : { tag: 'path', attributes: { d, fill: color, stroke: '#ffffff' } };
    if (!series.hasLabels) return [slice];
    return [slice, { tag: 'text', attributes: { x, y, 'text-anchor': 'middle' }, text: String(value) }];
  });
}
