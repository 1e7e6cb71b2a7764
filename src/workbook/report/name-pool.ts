import type { ListColumnId } from '../../library/list/list-columns';
import { addressAt, fixedColumn, lettersOf, reportColumns, reportRows } from './report-layout';
import type { TableFormulas } from './table-formulas';
import { criterionOf } from './table-formulas';

/** 一つの欄から候補に見る行の数。一覧がこれより長ければ、等間隔に選んだ行だけを見る。 */
export const poolSize = 1000;

/** 名の候補: 一覧に出る名と局数。多い順の名を、式だけで、どの Excel でも速く出すためのもの。 */
export interface NamePool {
  /** 書く列 (0 から)。 */
  readonly column: number;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** 候補を作るもの。scores は条件 (セルの番地) から局数の式を作る。順位ごとに一つ。 */
export interface PoolSpec {
  readonly column: number;
  readonly header: string;
  readonly sources: readonly ListColumnId[];
  readonly scores: readonly ((criterion: string) => string)[];
}

/** 選べる名の数。 */
const choiceCount = 100;

const firstRow = reportRows.poolHeader + 1;

/** 見る行の番号の列。 */
export function samplePool(header: string): NamePool {
  const rows = `$${lettersOf(reportColumns.name + 1)}$${reportRows.source + 1}`;
  const pick = (i: number): string =>
    `=IF(${rows}>${poolSize},INT(${i}*${rows}/${poolSize}),IF(${i}>${rows},"",${i}))`;
  return {
    column: reportColumns.pool,
    headers: [header],
    rows: Array.from({ length: poolSize }, (_, i) => [pick(i + 1)]),
  };
}

/**
 * 候補の列: 名、条件、順位の点。
 *
 * Distinct names in order of games need, without dynamic arrays, either a count of every row for every row
 * (10,000 × 10,000) or names looked at once each. So a bounded number of rows is looked at, a name is counted
 * where it stands first, and a tiny part taken off the count keeps equal counts in order and apart.
 */
export function namePool(table: TableFormulas, spec: PoolSpec): NamePool {
  const [name, criterion] = [lettersOf(spec.column), lettersOf(spec.column + 1)];
  const names = fixedColumn(spec.column, firstRow, spec.sources.length * poolSize);
  const rows = spec.sources.flatMap((source, part) =>
    Array.from({ length: poolSize }, (_, i) => {
      const row = firstRow + part * poolSize + i + 1;
      const sample = `$${addressAt(firstRow + i, reportColumns.pool)}`;
      const isFirst = `MATCH(MID(${criterion}${row},2,300),${names},0)=${part * poolSize + i + 1}`;
      const tie = (part * poolSize + i + 1) / 1_000_000;
      return [
        `=IF(${sample}="","",IFERROR(INDEX(${table.column(source)},${sample})&"",""))`,
        `=IF(${name}${row}="","",${criterionOf(`${name}${row}`)})`,
        ...spec.scores.map(
          (score) =>
            `=IF(${criterion}${row}="","",IFERROR(IF(${isFirst},${score(`${criterion}${row}`)}-${tie},""),""))`,
        ),
      ];
    }),
  );
  return { column: spec.column, headers: [spec.header], rows };
}

/** 選べる名の列: 局数の多い順。 */
export function choicePool(spec: PoolSpec, header: string): NamePool {
  const rows = Array.from({ length: choiceCount }, (_, i) => [rankedName(spec, 0, i + 1)]);
  return { column: reportColumns.choices, headers: [header], rows };
}

/** 選べる名の範囲の式。名のない終わりのセルは、選ぶ並びに出さない。 */
export function choiceSource(): string {
  const cells = fixedColumn(reportColumns.choices, firstRow, choiceCount);
  const [first = cells] = cells.split(':');
  return `=OFFSET(${first},0,0,MAX(1,COUNTIF(${cells},"?*")),1)`;
}

/** 局数が rank 番目 (1 から) に多い名の式。なければ空。score は何番目の順位か。 */
export function rankedName(spec: PoolSpec, score: number, rank: number): string {
  const length = spec.sources.length * poolSize;
  const names = fixedColumn(spec.column, firstRow, length);
  const scores = fixedColumn(spec.column + 2 + score, firstRow, length);
  const kth = `LARGE(${scores},${rank})`;
  return `=IFERROR(IF(${kth}>0,INDEX(${names},MATCH(${kth},${scores},0)),""),"")`;
}
