import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../src/preview/host/model/chart';
import { Workbook } from '../../../src/preview/host/model/workbook';
import { plotMargins, plotShapes } from '../../../src/preview/page/grid/chart-plot';
import type { ChartShape, Shape } from '../../../src/preview/page/grid/chart-shapes';

const PLOT = { left: 0, top: 0, width: 100, height: 100 };

function chartOf(
  type: string,
  settings: Record<string, unknown>,
  seriesSettings: Record<string, unknown>[],
): Chart {
  const series = seriesSettings.map((each, i) => ({
    name: `s${i}`,
    values: '=A1',
    categories: null,
    settings: each,
  }));
  const sheet = new Workbook().active;
  return { id: 'c', name: 'c', sheet, type, left: 0, top: 0, width: 200, height: 200, series, settings };
}

const drawn = (values: readonly (number | null)[], shape: ChartShape, isSecondary = false) => ({
  name: 'a',
  color: '#000',
  values,
  hasLabels: false,
  shape,
  isSecondary,
});

const textsOf = (shapes: readonly Shape[]): string[] =>
  shapes.filter(({ tag }) => tag === 'text').map(({ text }) => text ?? '');

describe('the plot of a chart', () => {
  it('draws a line over columns on its own axis at the right', () => {
    const chart = chartOf('ColumnClustered', { 'Axes.SecondaryValue.Maximum': 1 }, [
      {},
      { AxisGroup: 'Secondary' },
    ]);
    const series = [drawn([10, 20], 'column'), drawn([0.5, null], 'line', true)];
    const shapes = plotShapes({ chart, series, categories: ['4月', '5月'] }, PLOT);
    expect(shapes.filter(({ tag }) => tag === 'rect').map(({ attributes }) => attributes['height'])).toEqual([
      50, 100,
    ]);
    expect(shapes.filter(({ tag }) => tag === 'circle').map(({ attributes }) => attributes['cy'])).toEqual([
      50,
    ]);
    expect(textsOf(shapes)).toEqual(expect.arrayContaining(['20', '1', '4月']));
    expect(plotMargins(chart).right).toBeGreaterThan(plotMargins(chartOf('ColumnClustered', {}, [{}])).right);
  });

  it('stands bars from the bottom as Excel, and from the top when the order is reversed', () => {
    const placeOf = (settings: Record<string, unknown>): unknown[] => {
      const look = {
        chart: chartOf('BarClustered', settings, [{}]),
        series: [drawn([1, 2], 'bar')],
        categories: ['first', 'second'],
      };
      const shapes = plotShapes(look, PLOT);
      const bars = shapes.filter(({ tag }) => tag === 'rect').map(({ attributes }) => attributes['width']);
      return [...bars, ...textsOf(shapes).filter((text) => /first|second/.test(text))];
    };
    expect(placeOf({})).toEqual([100, 50, 'second', 'first']);
    expect(placeOf({ 'Axes.Category.ReversePlotOrder': true })).toEqual([50, 100, 'first', 'second']);
    const reversed = (position: object) =>
      plotMargins(chartOf('BarClustered', { 'Axes.Category.ReversePlotOrder': true, ...position }, [{}]));
    expect(reversed({}).top).toBeGreaterThan(0);
    expect(reversed({ 'Axes.Category.Position': 'Maximum' }).top).toBe(0);
  });

  it('writes the titles of the axes and keeps room for them', () => {
    const settings = { 'Axes.Value.Title.Text': '局数', 'Axes.Category.Title.Text': '月' };
    const chart = chartOf('ColumnClustered', settings, [{}]);
    const shapes = plotShapes({ chart, series: [drawn([1], 'column')], categories: ['4月'] }, PLOT);
    expect(textsOf(shapes)).toEqual(expect.arrayContaining(['局数', '月']));
    expect(plotMargins(chart).left).toBe(plotMargins(chartOf('ColumnClustered', {}, [{}])).left + 16);
  });
});
