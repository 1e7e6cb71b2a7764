import type { PoolSpec } from './name-pool';
import { rankedName } from './name-pool';
import type { BlockLine } from './report-block';
import { criterionCell } from './report-block';
import { addressAt, reportColumns } from './report-layout';
import type { ReportWords } from './report-words';
import { criterionOf } from './table-formulas';

/** 名の行: 局数の多い順に count 人、終わりに「ほか」と合計。 */
export function rankedLines(
  pool: PoolSpec,
  score: number,
  count: number,
  words: ReportWords,
): (first: number) => BlockLine[] {
  return (first) => [
    ...Array.from({ length: count }, (_, i) => nameLine(first + i, rankedName(pool, score, i + 1))),
    ...restLines(words.others, words.total),
  ];
}

/** 名を条件にする行。row は 0 から。 */
export function nameLine(row: number, name: string): BlockLine {
  const cell = `$${addressAt(row, reportColumns.name)}`;
  return {
    kind: 'line',
    name,
    criterion: `=IF(${cell}="","",${criterionOf(cell)})`,
    criteria: [criterionCell(row)],
  };
}

/** 残りと合計の行。 */
export function restLines(rest: string, total: string): BlockLine[] {
  return [
    { kind: 'rest', name: rest, criterion: '', criteria: [] },
    { kind: 'total', name: total, criterion: '', criteria: [] },
  ];
}
