import { restLines } from './block-lines';
import {
  gameColumns,
  markColumns,
  ownGamesColumn,
  ownNote,
  pointColumns,
  undecidedColumn,
} from './own-columns';
import type { BlockLine, BlockSpec } from './report-block';
import type { ReportWords } from './report-words';
import { sideCriterion } from './result-formulas';
import type { Condition, TableFormulas } from './table-formulas';

/** 自分の対局: 先手、後手、全体。 */
export function ownBlock(table: TableFormulas, words: ReportWords): BlockSpec {
  const conditions = (criteria: readonly string[]): Condition[] => criteria.map((each) => ['ownSide', each]);
  const [wins, losses, draws, rate] = markColumns({ table, words, from: 2, conditions });
  return {
    title: words.own.title,
    note: ownNote(table, words, words.own.note),
    nameHeader: words.side,
    columns: [
      ownGamesColumn(table, words.games, conditions),
      ...[wins!, losses!, draws!],
      undecidedColumn(words, 1),
      rate!,
    ],
    lines: () => [
      ...words.sides.map((name, side): BlockLine => ({
        kind: 'fixed',
        name,
        criterion: '',
        criteria: [sideCriterion(side === 0 ? 0 : 1)],
      })),
      ...restLines(words.own.noSide, words.whole),
    ],
  };
}

/** 一覧の全対局: 先手と後手の勝ち。 */
export function allBlock(table: TableFormulas, words: ReportWords): BlockSpec {
  const [black, white, draws, rate] = pointColumns(table, words, 2, () => []);
  return {
    title: words.all.title,
    note: words.all.note,
    nameHeader: '',
    columns: [
      { header: words.games, kind: 'count', count: () => table.countFilled(gameColumns, []) },
      ...[black!, white!, draws!],
      undecidedColumn(words, 1),
      rate!,
    ],
    lines: () => [{ kind: 'total', name: words.all.line, criterion: '', criteria: [] }],
  };
}
