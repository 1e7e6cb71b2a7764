import type { PoolSpec } from './name-pool';
import { rankedName } from './name-pool';
import { nameLine } from './block-lines';
import type { Block } from './report-block';
import { criterionCell, headRows } from './report-block';
import { addressAt, fixedColumn, reportColumns } from './report-layout';
import type { ReportWords } from './report-words';
import type { Points } from './result-formulas';
import { countPoints } from './result-formulas';
import type { TableFormulas } from './table-formulas';

/** 星取表に並べる人の数。 */
export const crossSize = 8;

const indexes = Array.from({ length: crossSize }, (_, i) => i);

/** 星取表: 選んだ人どうしの 勝–敗。初めは対局者の多い順で、人が名を書き替えてよい。 */
export function crossBlock(table: TableFormulas, words: ReportWords, pool: PoolSpec, top: number): Block {
  const first = top + headRows;
  const at = (row: number, column: number): string => `$${addressAt(first + row, column)}`;
  const wins = (row: number, column: number): string => at(row, reportColumns.crossWins + column);
  const draws = (row: number, column: number): string => at(row, reportColumns.crossDraws + column);
  const line = (row: number): string[] => [
    rankedName(pool, 0, row + 1),
    ...indexes.map((column) =>
      pairCell(at(row, reportColumns.name), at(column, reportColumns.name), row === column, [
        wins(row, column),
        wins(column, row),
        draws(row, column),
      ]),
    ),
    ...totals(at(row, reportColumns.name), row, first),
  ];
  const names = indexes.map((column) => {
    const name = at(column, reportColumns.name);
    return `=IF(${name}="","",${name})`;
  });
  return {
    top,
    title: words.cross.title,
    note: words.cross.note,
    groups: Array.from({ length: crossSize + 6 }, () => ''),
    headers: [words.player, ...names, words.wins, words.losses, words.draws, words.rate, words.points],
    formats: [...Array.from({ length: crossSize + 1 }, () => 'General'), '0', '0', '0', '0.0%', '0.0'],
    rows: indexes.map(line),
    helper: indexes.map((row) => [
      nameLine(first + row, '').criterion,
      '',
      '',
      ...indexes.map((column) => winsOf(table, first, row, column)),
      '',
      ...indexes.map((column) => drawsOf(table, first, row, column)),
    ]),
    totals: 0,
    chart: null,
    entry: { name: 'players', from: 0, count: crossSize },
  };
}

function pairCell(
  name: string,
  other: string,
  isSame: boolean,
  [won, lost, drawn]: readonly string[],
): string {
  if (isSame) return `=IF(${name}="","","＼")`;
  const score = `${won}&"–"&${lost}&IF(${drawn}=0,"","–"&${drawn})`;
  return `=IF(OR(${name}="",${other}=""),"",IF(${won}+${lost}+${drawn}=0,"",${score}))`;
}

// What one lost is what the others won: the column of the square of wins.
function totals(name: string, row: number, first: number): string[] {
  const across = (column: number): string =>
    `${addressAt(first + row, column)}:${addressAt(first + row, column + crossSize - 1)}`;
  const won = `SUM(${across(reportColumns.crossWins)})`;
  const lost = `SUM(${fixedColumn(reportColumns.crossWins + row, first, crossSize)})`;
  const drawn = `SUM(${across(reportColumns.crossDraws)})`;
  const rate = `IF(${won}+${lost}=0,"",${won}/(${won}+${lost}))`;
  return [won, lost, drawn, rate, `${won}+${drawn}/2`].map((body) => `=IF(${name}="","",${body})`);
}

function guarded(first: number, row: number, column: number, body: string): string {
  const [own, other] = [criterionCell(first + row), criterionCell(first + column)];
  return row === column ? '=0' : `=IF(OR(${own}="",${other}=""),0,${body})`;
}

function winsOf(table: TableFormulas, first: number, row: number, column: number): string {
  return guarded(first, row, column, pairCount(table, first, [row, column], ['1', '0']));
}

function drawsOf(table: TableFormulas, first: number, row: number, column: number): string {
  return guarded(first, row, column, pairCount(table, first, [row, column], ['0.5', '0.5']));
}

// Games of the two with these points of Black, when the first is Black and when the second is.
function pairCount(
  table: TableFormulas,
  first: number,
  [one, other]: readonly [number, number],
  [asBlack, asWhite]: readonly [Points, Points],
): string {
  const count = (black: number, white: number, points: Points): string =>
    countPoints(
      table,
      [
        ['black', criterionCell(first + black)],
        ['white', criterionCell(first + white)],
      ],
      points,
    );
  return `${count(one, other, asBlack)}+${count(other, one, asWhite)}`;
}
