import { rankedLines } from './block-lines';
import type { PoolSpec } from './name-pool';
import {
  gameColumns,
  markColumns,
  ownGameColumns,
  ownGamesColumn,
  pointColumns,
  ownNote,
} from './own-columns';
import type { BlockSpec } from './report-block';
import { chartColors } from './report-charts';
import { reportColumns } from './report-layout';
import type { ReportWords } from './report-words';
import { sideCriterion } from './result-formulas';
import type { Condition, TableFormulas } from './table-formulas';

const lineCount = 15;
const chartLines = 10;

type Conditions = (criteria: readonly string[]) => Condition[];

const byOpening: Conditions = (criteria) => criteria.map((each): Condition => ['opening', each]);

/** 戦型の候補。順位は、自分の対局と全部の行との二つ。 */
export function openingPool(table: TableFormulas, words: ReportWords): PoolSpec {
  return {
    column: reportColumns.pool + 1,
    header: words.candidate(words.opening),
    sources: ['opening'],
    scores: [
      (criterion) => table.countFilled(ownGameColumns, byOpening([criterion])),
      (criterion) => table.count(byOpening([criterion])),
    ],
  };
}

/** 戦型 × 先後: 自分の勝ち負け。 */
export function ownOpeningBlock(table: TableFormulas, words: ReportWords): BlockSpec {
  const bySide =
    (side: 0 | 1): Conditions =>
    (criteria) => [...byOpening(criteria), ['ownSide', sideCriterion(side)]];
  return {
    title: words.openings.own,
    note: ownNote(table, words, words.openings.note),
    nameHeader: words.opening,
    columns: [
      ownGamesColumn(table, words.games, byOpening),
      ...markColumns({ table, words, from: 2, conditions: byOpening }),
      ...([0, 1] as const).flatMap((side) =>
        markColumns({
          table,
          words,
          from: 6 + side * 4,
          conditions: bySide(side),
          group: words.sides[side],
        }),
      ),
    ],
    lines: rankedLines(openingPool(table, words), 0, lineCount, words),
    chart: {
      id: 'ownOpenings',
      type: 'BarClustered',
      title: words.openings.own,
      lines: chartLines,
      category: words.opening,
      series: [
        { name: words.sides[0], column: 9, color: chartColors.black, axis: 'rate' },
        { name: words.sides[1], column: 13, color: chartColors.white, axis: 'rate' },
      ],
      axes: { rate: words.rate },
    },
  };
}

/** 戦型ごとの先手勝率: 自分の名に関わらず、先手の得点で数える。 */
export function allOpeningBlock(table: TableFormulas, words: ReportWords): BlockSpec {
  return {
    title: words.openings.all,
    note: words.openings.note,
    nameHeader: words.opening,
    columns: [
      {
        header: words.games,
        kind: 'count',
        count: (criteria) =>
          criteria.length > 0
            ? table.count(byOpening(criteria))
            : table.countFilled(['opening', ...gameColumns], []),
      },
      ...pointColumns(table, words, 2, byOpening),
    ],
    lines: rankedLines(openingPool(table, words), 1, lineCount, words),
    chart: {
      id: 'allOpenings',
      type: 'BarClustered',
      title: words.openings.all,
      lines: chartLines,
      category: words.opening,
      series: [{ name: words.blackRate, column: 5, color: chartColors.black, axis: 'rate' }],
      axes: { rate: words.blackRate },
    },
  };
}
