import { rankedLines } from './block-lines';
import type { PoolSpec } from './name-pool';
import { markColumns, ownGamesColumn, ownNote } from './own-columns';
import type { BlockColumn, BlockSpec } from './report-block';
import { chartColors } from './report-charts';
import { reportColumns } from './report-layout';
import type { ReportWords } from './report-words';
import type { Points } from './result-formulas';
import { countPoints } from './result-formulas';
import type { Condition, TableFormulas } from './table-formulas';

const lineCount = 20;
const chartLines = 10;

/** 相手の候補。 */
export function opponentPool(table: TableFormulas, words: ReportWords): PoolSpec {
  return {
    column: reportColumns.pool + 5,
    header: words.candidate(words.opponent),
    sources: ['opponent'],
    scores: [(criterion) => table.count([['opponent', criterion]])],
  };
}

/** 対局者の候補: 先手と後手の両方から。 */
export function playerPool(table: TableFormulas, words: ReportWords): PoolSpec {
  return {
    column: reportColumns.pool + 8,
    header: words.candidate(words.player),
    sources: ['black', 'white'],
    scores: [(criterion) => `${table.count([['black', criterion]])}+${table.count([['white', criterion]])}`],
  };
}

/** 相手別。 */
export function opponentBlock(table: TableFormulas, words: ReportWords): BlockSpec {
  const conditions = (criteria: readonly string[]): Condition[] => criteria.map((each) => ['opponent', each]);
  return {
    title: words.opponents.title,
    note: ownNote(table, words, words.opponents.note),
    nameHeader: words.opponent,
    columns: [
      ownGamesColumn(table, words.games, conditions),
      ...markColumns({ table, words, from: 2, conditions }),
    ],
    lines: rankedLines(opponentPool(table, words), 0, lineCount, words),
    chart: {
      id: 'opponents',
      type: 'BarClustered',
      title: words.opponents.title,
      lines: chartLines,
      category: words.opponent,
      series: [{ name: words.rate, column: 5, color: chartColors.black, axis: 'rate' }],
      axes: { rate: words.rate },
    },
  };
}

/** 対局者別: 誰でも、先手としてと後手として。 */
export function playerBlock(table: TableFormulas, words: ReportWords): BlockSpec {
  const counted =
    (sides: readonly ('black' | 'white')[], points: Points | null) =>
    ([criterion = '"<>"']: readonly string[]): string =>
      sides
        .map((side): Condition[] => [[side, criterion]])
        .map((rows) => (points === null ? table.count(rows) : countPoints(table, rows, points)))
        .join('+');
  const column = (
    header: string,
    count: (criteria: readonly string[]) => string,
    side?: 0 | 1,
  ): BlockColumn => ({
    header,
    kind: 'count',
    count,
    ...(side !== undefined && { group: words.sides[side] }),
  });
  return {
    title: words.players.title,
    note: words.players.note,
    nameHeader: words.player,
    columns: [
      column(words.games, counted(['black', 'white'], null)),
      column(words.wins, counted(['black'], '1'), 0),
      column(words.losses, counted(['black'], '0'), 0),
      column(words.wins, counted(['white'], '0'), 1),
      column(words.losses, counted(['white'], '1'), 1),
      column(words.draws, counted(['black', 'white'], '0.5')),
      {
        header: words.rate,
        kind: 'rate',
        derive: (cell) =>
          `IF(SUM(${cell(2)}:${cell(5)})=0,"",SUM(${cell(2)},${cell(4)})/SUM(${cell(2)}:${cell(5)}))`,
      },
      {
        header: words.points,
        kind: 'points',
        derive: (cell) => `SUM(${cell(2)},${cell(4)})+${cell(6)}/2`,
      },
    ],
    lines: rankedLines(playerPool(table, words), 0, lineCount, words),
    chart: {
      id: 'players',
      type: 'BarClustered',
      title: words.players.title,
      lines: chartLines,
      category: words.player,
      series: [{ name: words.rate, column: 7, color: chartColors.black, axis: 'rate' }],
      axes: { rate: words.rate },
    },
  };
}
