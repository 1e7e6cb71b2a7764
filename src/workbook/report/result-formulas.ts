import { DECIDED_RESULTS, listWords } from '../../library/list/list-words';
import type { Condition, TableFormulas } from './table-formulas';
import { quoted } from './table-formulas';
import { lettersOf, reportColumns, reportRows } from './report-layout';

/** 先手（下手）の得点の条件。 */
export type Points = '1' | '0.5' | '0';

/** 自分から見た勝ち、負け、引き分け。 */
export type OwnOutcome = 'win' | 'loss' | 'draw';

const wordsOf: Readonly<Record<Points, readonly string[]>> = {
  '1': DECIDED_RESULTS.win,
  '0.5': DECIDED_RESULTS.draw,
  '0': DECIDED_RESULTS.loss,
};

const allPoints = ['1', '0.5', '0'] as const;

const blank = '""';

/** 「結果」で数える局の数のセル: 先手得点の空な局と、勝敗の印のない自分の局。0 なら、ほかの式は言葉で数えない。 */
const toldCells = { all: toldCell(0), own: toldCell(1) } as const;

/** 手番の条件: どの言語で書いた一覧でも数える。side は先手 0、後手 1。 */
export function sideCriterion(side: 0 | 1): string {
  return `{${Object.values(listWords)
    .map(({ sides }) => quoted(sides[side]))
    .join(',')}}`;
}

/** 条件に合い、先手の得点がこれである局の数の式。先手得点が空の行は「結果」の言葉で数える。 */
export function countPoints(table: TableFormulas, conditions: readonly Condition[], points: Points): string {
  const scored = table.has(['blackPoints']) ? [table.count([...conditions, ['blackPoints', points]])] : [];
  return [...scored, ...guarded(toldCells.all, told(table, conditions, [points]))].join('+') || '0';
}

/** 条件に合い、勝敗の印のない自分の局を、手番と得点か結果とから数える式。数えられなければ []。 */
export function countUnmarked(
  table: TableFormulas,
  conditions: readonly Condition[],
  outcome: OwnOutcome,
): readonly string[] {
  const unmarked: Condition[] = [...conditions, ['ownResult', blank], ['opponent', '"<>"']];
  if (outcome === 'draw') return guarded(toldCells.own, [countPoints(table, unmarked, '0.5')]);
  if (!table.has(['ownSide'])) return [];
  const [asBlack, asWhite] = outcome === 'win' ? (['1', '0'] as const) : (['0', '1'] as const);
  const onSide = (side: 0 | 1, points: Points): string =>
    countPoints(table, [...unmarked, ['ownSide', sideCriterion(side)]], points);
  return guarded(toldCells.own, [`${onSide(0, asBlack)}+${onSide(1, asWhite)}`]);
}

/**
 * 「結果」で数える局の数の、二つのセルの式。
 *
 * Only rows typed by hand are told by their result. Where there are none, as in a list of ten thousand loaded
 * games, these two cells spare every other formula the count by words.
 */
export function toldFormulas(table: TableFormulas): readonly string[] {
  const unmarked: Condition[] = [
    ['ownResult', blank],
    ['opponent', '"<>"'],
  ];
  const own = table.has(['ownResult', 'opponent'])
    ? allPoints.map((points) => countPoints(table, unmarked, points))
    : ['0'];
  const all = told(table, [], allPoints);
  return [`=${all.join('+') || '0'}`, `=${own.join('+')}`];
}

function told(
  table: TableFormulas,
  conditions: readonly Condition[],
  points: readonly Points[],
): readonly string[] {
  if (!table.has(['result'])) return [];
  const unscored: Condition[] = table.has(['blackPoints']) ? [['blackPoints', blank]] : [];
  const words = points.flatMap((each) => wordsOf[each]).map(quoted);
  // Stands downwards, so that with the list of sides across every word is counted for every side.
  return [table.count([...conditions, ...unscored, ['result', `{${words.join(';')}}`]])];
}

function guarded(cell: string, counts: readonly string[]): readonly string[] {
  return counts.map((count) => `IF(${cell}=0,0,${count})`);
}

function toldCell(index: number): string {
  return `$${lettersOf(reportColumns.told)}$${reportRows.poolHeader + 2 + index}`;
}
