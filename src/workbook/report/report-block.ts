import type { ReportChart } from './report-charts';
import { addressAt, lettersOf, reportColumns } from './report-layout';

/** 数の見せ方。count は局数、rate は割合、points は得点。 */
export type CellKind = 'count' | 'rate' | 'points';

/** 一つの列。 */
export interface BlockColumn {
  readonly header: string;
  /** 見出しの上の言葉。続く列が同じなら、またがって一度だけ書く。 */
  readonly group?: string;
  readonly kind: CellKind;
  /** 表を数える式。条件なしなら全部を数える。「ほか」は合計からの残り。 */
  readonly count?: (criteria: readonly string[]) => string;
  /** 同じ行のほかの列から作る式。列は区画の中の番号 (名の列が 0)。 */
  readonly derive?: (cell: (column: number) => string) => string;
}

/** 一つの行。line は条件のセルが空なら空になる行、fixed はいつも数える行、rest は合計からの残り。 */
export interface BlockLine {
  readonly kind: 'line' | 'fixed' | 'rest' | 'total';
  /** 名の列に置く文か式。 */
  readonly name: string;
  /** 条件のセルの式。なければ ''。 */
  readonly criterion: string;
  /** 数える条件。 */
  readonly criteria: readonly string[];
}

/** 一つの集計の表。 */
export interface BlockSpec {
  readonly title: string;
  readonly note: string;
  readonly nameHeader: string;
  readonly nameFormat?: string;
  readonly columns: readonly BlockColumn[];
  /** 行。first は初めの行の番号 (0 から)。終わりは合計の行。 */
  readonly lines: (first: number) => readonly BlockLine[];
  readonly chart?: ReportChart;
  /** グラフだけに使う式。line の行ごとに、条件のセルの右に置く。 */
  readonly chartHelper?: (row: number) => string;
  /** 人が書き替えてよい名のセル: その名前と、何行目からいくつか。 */
  readonly entry?: BlockEntry;
}

/** 人が書き替えてよい名のセル。作り直しても、式でないものは残る。 */
export interface BlockEntry {
  readonly name: 'players' | 'month';
  readonly from: number;
  readonly count: number;
}

/** シートに書ける形の表。top は題の行 (0 から)。 */
export interface Block {
  readonly top: number;
  readonly title: string;
  readonly note: string;
  readonly groups: readonly string[];
  readonly headers: readonly string[];
  readonly formats: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** 条件の列から右に置く式。 */
  readonly helper: readonly (readonly string[])[];
  /** 終わりの、太く書く行の数。 */
  readonly totals: number;
  readonly chart: ReportChart | null;
  readonly entry: BlockEntry | null;
}

const numberFormats: Readonly<Record<CellKind, string>> = {
  count: '#,##0',
  rate: '0.0%',
  points: '#,##0.0',
};

/** 題、説明、グループ、見出しの四行の下から、表の行が始まる。 */
export const headRows = 4;

/** 表を、題の行から下に置く式の並びにする。 */
export function buildBlock(spec: BlockSpec, top: number): Block {
  const first = top + headRows;
  const lines = spec.lines(first);
  return {
    top,
    title: spec.title,
    note: spec.note,
    groups: ['', ...spec.columns.map(({ group = '' }) => group)],
    headers: [spec.nameHeader, ...spec.columns.map(({ header }) => header)],
    formats: [spec.nameFormat ?? 'General', ...spec.columns.map(({ kind }) => numberFormats[kind])],
    rows: lines.map((line, i) => [
      line.name,
      ...spec.columns.map((column, c) => formulaOf(column, c + 1, line, first + i, first, lines.length)),
    ]),
    helper: lines.map((line, i) => [
      line.criterion,
      spec.chart && i < spec.chart.lines && spec.chartHelper ? spec.chartHelper(first + i) : '',
    ]),
    totals: lines.filter(({ kind }) => kind === 'rest' || kind === 'total').length,
    chart: spec.chart ?? null,
    entry: spec.entry ?? null,
  };
}

function formulaOf(
  column: BlockColumn,
  index: number,
  line: BlockLine,
  row: number,
  first: number,
  length: number,
): string {
  const letters = lettersOf(reportColumns.name + index);
  if (column.count && line.kind === 'rest') {
    const above = row === first ? '' : `-SUM(${letters}${first + 1}:${letters}${row})`;
    return `=${letters}${first + length}${above}`;
  }
  const cell = (other: number): string => addressAt(row, reportColumns.name + other);
  const body = column.count ? column.count(line.criteria) : (column.derive?.(cell) ?? '""');
  return line.kind === 'line' ? `=IF(${criterionCell(row)}="","",${body})` : `=${body}`;
}

/** 行の条件のセル。 */
export function criterionCell(row: number): string {
  return `$${addressAt(row, reportColumns.criterion)}`;
}

/** 割合の列: 勝ち ÷ (勝ち ＋ 負け)。どちらもなければ空。 */
export function rateColumn(header: string, wins: number, losses: number, group?: string): BlockColumn {
  return {
    header,
    kind: 'rate',
    ...(group !== undefined && { group }),
    derive: (cell) =>
      `IF(SUM(${cell(wins)},${cell(losses)})=0,"",${cell(wins)}/SUM(${cell(wins)},${cell(losses)}))`,
  };
}
