import { restLines } from './block-lines';
import { gameColumns, markColumns, ownGamesColumn } from './own-columns';
import type { BlockLine, BlockSpec } from './report-block';
import { criterionCell } from './report-block';
import { chartColors } from './report-charts';
import { addressAt, reportColumns } from './report-layout';
import type { ReportWords } from './report-words';
import type { Condition, TableFormulas } from './table-formulas';

const monthCount = 24;

// Excel has no dates before 1900: "1899/05/05" stands in the cell as a text.
const ancientDates = ['"1???/*"', '"<>19??/*"'] as const;

const cell = (row: number): string => `$${addressAt(row, reportColumns.name)}`;

/** 月別: 一覧の終わりの月までの 24 か月と、その前と後、Excel の日付にならない昔。対局のない月も一行。 */
export function monthBlock(table: TableFormulas, words: ReportWords): BlockSpec {
  const conditions = (criteria: readonly string[]): Condition[] => criteria.map((each) => ['date', each]);
  const rateIndex = 6;
  return {
    title: words.months.title,
    note: words.months.note,
    nameHeader: words.month,
    nameFormat: words.months.format,
    columns: [
      {
        header: words.listGames,
        kind: 'count',
        count: (criteria) => table.countFilled(gameColumns, conditions(criteria)),
      },
      ownGamesColumn(table, words.ownGames, conditions),
      ...markColumns({ table, words, from: 3, conditions }),
    ],
    lines: (first) => monthLines(table, words, first),
    // An empty month has no rate; the line of the chart passes over #N/A, while "" would be drawn as 0.
    chartHelper: (row) =>
      `=IF(ISNUMBER(${addressAt(row, reportColumns.name + rateIndex)}),${addressAt(row, reportColumns.name + rateIndex)},NA())`,
    entry: { name: 'month', from: monthCount - 1, count: 1 },
    chart: {
      id: 'months',
      type: 'ColumnClustered',
      title: words.months.title,
      lines: monthCount,
      category: words.month,
      series: [
        { name: words.ownGames, column: 2, color: chartColors.white, axis: 'count' },
        { name: words.rate, column: 'helper', color: chartColors.line, axis: 'rate' },
      ],
      axes: { count: words.games, rate: words.rate },
    },
  };
}

function monthLines(table: TableFormulas, words: ReportWords, first: number): BlockLine[] {
  const last = first + monthCount - 1;
  const latest = `MAX(${table.column('date')})`;
  const months = Array.from({ length: monthCount }, (_, i): BlockLine => {
    const row = first + i;
    const name =
      row === last
        ? `=IFERROR(IF(${latest}=0,"",DATE(YEAR(${latest}),MONTH(${latest}),1)),"")`
        : `=IF(${cell(row + 1)}="","",IFERROR(EDATE(${cell(row + 1)},-1),""))`;
    const start = `DATE(YEAR(${cell(row)}),MONTH(${cell(row)}),1)`;
    return {
      kind: 'line',
      name,
      criterion: `=IF(${cell(row)}="","",IFERROR(${start},""))`,
      criteria: [`">="&${criterionCell(row)}`, `"<"&EDATE(${criterionCell(row)},1)`],
    };
  });
  const [before, after] = [last + 1, last + 2];
  return [
    ...months,
    {
      kind: 'line',
      name: words.months.before,
      criterion: `=${criterionCell(first)}`,
      criteria: [`"<"&${criterionCell(before)}`],
    },
    {
      kind: 'line',
      name: words.months.after,
      criterion: `=IF(${criterionCell(last)}="","",EDATE(${criterionCell(last)},1))`,
      criteria: [`">="&${criterionCell(after)}`],
    },
    { kind: 'fixed', name: words.months.ancient, criterion: '', criteria: ancientDates },
    ...restLines(words.months.none, words.total),
  ];
}
