import { cellBox, formatAddress, formatColumn } from '../cell-box';

/** 集計シートの列の割り当て (0 から)。表、グラフ、右の計算用の順。 */
export const reportColumns = {
  name: 1,
  /** 表のいちばん右。 */
  lastOfTable: 14,
  chart: 16,
  chartEnd: 23,
  criterion: 25,
  chartHelper: 26,
  /** 「結果」で数える局の数。 */
  told: 27,
  /** 星取表の勝ちと引き分けの升目。 */
  crossWins: 28,
  crossDraws: 37,
  /** 名の候補。 */
  pool: 46,
  /** 星取表で選べる名。 */
  choices: 57,
  end: 58,
} as const;

/** 上の題と断りの行。その下から表が始まる。 */
export const reportRows = { title: 0, note: 1, source: 2, missing: 3, blocks: 5, poolHeader: 4 } as const;

/** セルの番地。行と列は 0 から。 */
export function addressAt(row: number, column: number): string {
  return formatAddress(cellBox(row, column));
}

/** 列の名。 */
export function lettersOf(column: number): string {
  return formatColumn(column);
}

/** 動かない縦の範囲「$A$6:$A$15」。 */
export function fixedColumn(column: number, row: number, rows: number): string {
  const letters = lettersOf(column);
  return `$${letters}$${row + 1}:$${letters}$${row + rows}`;
}
