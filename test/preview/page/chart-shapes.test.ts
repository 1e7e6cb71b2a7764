import { describe, expect, it } from 'vitest';
import {
  axisValues,
  barShapes,
  lineShapes,
  pieShapes,
  scaleFor,
  shapeOf,
  tickStep,
} from '../../../src/preview/page/grid/chart-shapes';

const PLOT = { left: 0, top: 0, width: 100, height: 100 };
const series = (values: readonly (number | null)[]) => ({
  name: 'a',
  color: '#000',
  values,
  hasLabels: false,
});

describe('the shapes of a chart', () => {
  it('draws the kinds a summary uses, the others as columns', () => {
    expect(['ColumnClustered', 'BarStacked', 'LineMarkers', 'Pie', 'Surface'].map(shapeOf)).toEqual([
      'column',
      'bar',
      'line',
      'pie',
      'column',
    ]);
  });

  it('has round ticks and an axis that holds 0', () => {
    expect([1, 7, 45, 100, 1234].map(tickStep)).toEqual([0.2, 2, 10, 20, 500]);
    expect(scaleFor([3, 9])).toEqual({ from: 0, to: 10, step: 2 });
    expect(scaleFor([-4, 9]).from).toBeLessThanOrEqual(-4);
    expect(scaleFor([])).toEqual({ from: 0, to: 1, step: 1 });
    expect(scaleFor([50], { from: 0, to: 100 })).toEqual({ from: 0, to: 100, step: 20 });
  });

  it('stacks bars, leaves gaps for blanks, and breaks lines at them', () => {
    expect(axisValues([series([1, 2]), series([3, null])], true)).toEqual([1, 2, 4, 2]);
    const bars = barShapes([series([5, null]), series([5, 10])], PLOT, scaleFor([10]), false, true);
    expect(bars.map(({ attributes }) => [attributes['y'], attributes['height']])).toEqual([
      [50, 50],
      [0, 50],
      [0, 100],
    ]);
    const [line] = lineShapes([series([1, null, 2, 3])], PLOT, scaleFor([3]));
    expect(String(line?.attributes['d']).match(/M/g)).toHaveLength(2);
  });

  it('draws a whole pie as a circle and leaves out zeros', () => {
    expect(pieShapes(series([0, 4]), PLOT, ['#111', '#222']).map(({ tag }) => tag)).toEqual(['circle']);
    expect(pieShapes(series([1, 1, 2]), PLOT, ['#111'])).toHaveLength(3);
  });
});
