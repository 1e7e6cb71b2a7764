/** 試験の数の合計。 */
export interface TestTotals {
  passed: number;
  failed: number;
  skipped: number;
}

/** vitest の JSON 報告のうち、数えるのに使う部分。 */
export interface VitestReport {
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { status: string }[];
  }[];
}

export const NO_TESTS: TestTotals = { passed: 0, failed: 0, skipped: 0 };

/** 報告を数える。読み込めなかったファイルは試験を一つも持たないが、失敗一つと数える。 */
export function countReport(report: VitestReport): TestTotals {
  const totals = { ...NO_TESTS };
  for (const file of report.testResults) {
    const before = totals.failed;
    for (const { status } of file.assertionResults) {
      if (status === 'passed') totals.passed += 1;
      else if (status === 'failed') totals.failed += 1;
      else totals.skipped += 1;
    }
    if (file.status === 'failed' && totals.failed === before) totals.failed += 1;
  }
  return totals;
}

export function addTotals(a: TestTotals, b: TestTotals): TestTotals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** 合計の一行。CI が読むので、この形を変えない。 */
export function formatTotals({ passed, failed, skipped }: TestTotals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
