import type { ListColumnId } from '../../library/list/list-columns';

/** 集計のもと: 表の名と、表にある欄の見出し。 */
export interface ReportSource {
  readonly tableName: string;
  readonly columns: ReadonlyMap<ListColumnId, string>;
}

/** 条件: 欄と、COUNTIFS の条件の式 (`$Z10`、`"○"`、`{"先手","Black"}`)。 */
export type Condition = readonly [column: ListColumnId, criterion: string];

/** 表の欄を数える式を書く。表や欄の名を人が変えても、構造化参照なので Excel が直す。 */
export class TableFormulas {
  constructor(private readonly source: ReportSource) {}

  has(columns: readonly ListColumnId[]): boolean {
    return columns.every((each) => this.source.columns.has(each));
  }

  /** 欄のデータの範囲。 */
  column(id: ListColumnId): string {
    const header = this.source.columns.get(id) ?? '';
    const escaped = header.replace(/[[\]#']/g, "'$&");
    const isPlain = /^[\p{L}\p{N}_ №]+$/u.test(header);
    return `${this.source.tableName}${isPlain ? `[${escaped}]` : `[[${escaped}]]`}`;
  }

  /** 表の行の数の式。 */
  rows(): string {
    return `ROWS(${this.source.tableName}[#Data])`;
  }

  /** 条件に合う行の数の式。`=` は付けない。 */
  count(conditions: readonly Condition[]): string {
    const pairs = conditions.map(([id, criterion]) => `${this.column(id)},${criterion}`).join(',');
    // A list of criteria is counted one by one; SUM takes an array without Ctrl+Shift+Enter everywhere.
    const isList = conditions.some(([, criterion]) => criterion.startsWith('{'));
    return isList ? `SUM(COUNTIFS(${pairs}))` : `COUNTIFS(${pairs})`;
  }

  /** 条件に合い、欄のどれかに何か書いてある行の数の式。表にない欄は見ない。 */
  countFilled(columns: readonly ListColumnId[], conditions: readonly Condition[]): string {
    const present = columns.filter((each) => this.has([each]));
    if (present.length === 0) return '0';
    // Each row is counted at the first of the columns that is filled.
    return present
      .map((each, i) => {
        const emptyBefore = present.slice(0, i).map((other): Condition => [other, '"="']);
        return this.count([...conditions, ...emptyBefore, [each, '"<>"']]);
      })
      .join('+');
  }
}

/** 名を、そのままの文字と比べる条件にする式。名の中の * ? ~ を記号と読ませない。 */
export function criterionOf(name: string): string {
  return `"="&SUBSTITUTE(SUBSTITUTE(SUBSTITUTE(${name},"~","~~"),"*","~*"),"?","~?")`;
}

/** 文を式の中の文字列にする。 */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
