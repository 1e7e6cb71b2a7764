import { describe, expect, it } from 'vitest';
import { addTotals, countReport, formatTotals } from './test-totals';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((it) => ({ status: it })),
});

describe('test totals', () => {
  it('counts every kind of result', () => {
    const report = {
      testResults: [file('failed', 'passed', 'failed', 'skipped'), file('passed', 'passed', 'todo')],
    };
    expect(countReport(report)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(countReport({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a file whose hook failed after its tests passed as one failure', () => {
    expect(countReport({ testResults: [file('failed', 'passed')] })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('ends in the line that CI reads', () => {
    const one = { passed: 3, failed: 0, skipped: 0 };
    expect(formatTotals(one)).toBe('3 passed, 0 failed');
    expect(formatTotals(addTotals(one, { passed: 1, failed: 2, skipped: 4 }))).toBe(
      '4 passed, 2 failed, 4 skipped',
    );
  });
});
