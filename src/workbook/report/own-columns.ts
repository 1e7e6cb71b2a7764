import type { ListColumnId } from '../../library/list/list-columns';
import { RESULT_MARKS } from '../../library/list/list-words';
import type { BlockColumn } from './report-block';
import { rateColumn } from './report-block';
import type { ReportWords } from './report-words';
import { countPoints, countUnmarked } from './result-formulas';
import type { Condition, TableFormulas } from './table-formulas';
import { quoted } from './table-formulas';

/** 自分の対局とみる行: このどちらかがある。 */
export const ownGameColumns = ['opponent', 'ownResult'] as const satisfies readonly ListColumnId[];

/** 一局の行: このどれかがある。手で打った行も数え、読めなかったファイルの行は数えない。 */
export const gameColumns = [
  'black',
  'white',
  'plies',
  'result',
  ...ownGameColumns,
] as const satisfies readonly ListColumnId[];

/** 自分の対局の表の説明。自分の対局が一つもない間は、どうすれば出るかを言う。 */
export function ownNote(table: TableFormulas, words: ReportWords, note: string): string {
  return `=IF(${table.countFilled(ownGameColumns, [])}=0,${quoted(words.own.none)},${quoted(note)})`;
}

/** 勝、敗、分、勝率の列に要るもの。 */
export interface MarkColumns {
  readonly table: TableFormulas;
  readonly words: ReportWords;
  /** この番号の列から並べる。 */
  readonly from: number;
  readonly conditions: (criteria: readonly string[]) => readonly Condition[];
  readonly group?: string;
}

/** 勝、敗、分、勝率の四列。勝敗の印を数え、印のない局は手番と結果から数える。 */
export function markColumns({ table, words, from, conditions, group }: MarkColumns): BlockColumn[] {
  const marks = [
    [words.wins, 'win'],
    [words.losses, 'loss'],
    [words.draws, 'draw'],
  ] as const;
  return [
    ...marks.map(([header, outcome]): BlockColumn => ({
      header,
      kind: 'count',
      ...(group !== undefined && { group }),
      count: (criteria) => {
        const rows = conditions(criteria);
        const marked = table.count([...rows, ['ownResult', quoted(RESULT_MARKS[outcome])]]);
        return [marked, ...countUnmarked(table, rows, outcome)].join('+');
      },
    })),
    rateColumn(words.rate, from, from + 1, group),
  ];
}

/** 自分の局数の列。 */
export function ownGamesColumn(
  table: TableFormulas,
  header: string,
  conditions: MarkColumns['conditions'],
): BlockColumn {
  return {
    header,
    kind: 'count',
    count: (criteria) => table.countFilled(ownGameColumns, conditions(criteria)),
  };
}

/** 得点で勝ち負けを数える列: 先手勝ち、後手勝ち、引き分け。 */
export function pointColumns(
  table: TableFormulas,
  words: ReportWords,
  from: number,
  conditions: MarkColumns['conditions'],
): BlockColumn[] {
  const points = [
    [words.sideWins[0], '1'],
    [words.sideWins[1], '0'],
    [words.draws, '0.5'],
  ] as const;
  return [
    ...points.map(([header, point]): BlockColumn => ({
      header,
      kind: 'count',
      count: (criteria) => countPoints(table, conditions(criteria), point),
    })),
    rateColumn(words.blackRate, from, from + 1),
  ];
}

/** 結果のない局の列: 局数から勝ち、負け、引き分けを引いたもの。 */
export function undecidedColumn(words: ReportWords, games: number): BlockColumn {
  return {
    header: words.undecided,
    kind: 'count',
    derive: (cell) => `${cell(games)}-SUM(${cell(games + 1)}:${cell(games + 3)})`,
  };
}
