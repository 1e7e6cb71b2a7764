import type { Area } from './area';
import type { CellFormat } from './format';
import { DEFAULT_FORMAT } from './format';
import type { PageLayout } from './page-layout';
import { DEFAULT_PAGE } from './page-layout';
import type { Validation } from './validation';

/** 列または行の並びの設定。番号(0 から)ごと。`sizes` はポイント、`levels` はグループの深さ。 */
export interface LineLayout {
  readonly sizes: ReadonlyMap<number, number>;
  readonly hidden: ReadonlySet<number>;
  readonly levels: ReadonlyMap<number, number>;
  readonly formats: ReadonlyMap<number, CellFormat>;
}

/** セル以外のシートの姿。書き換えず作り直すので、取り消しは前の姿に戻すだけでよい。 */
export interface SheetLayout {
  readonly columns: LineLayout;
  readonly rows: LineLayout;
  /** 行にも列にも書式がないセルの書式。 */
  readonly format: CellFormat;
  readonly merges: readonly Area[];
  readonly validations: readonly Validation[];
  readonly showGridlines: boolean;
  readonly showHeadings: boolean;
  readonly tabColor: string;
  /** 固定した行数と列数。 */
  readonly frozen: { readonly rows: number; readonly columns: number } | null;
  readonly protection: Readonly<Record<string, unknown>> | null;
  readonly page: PageLayout;
}

/** 列の幅の既定。ポイント(64 画素)。 */
export const DEFAULT_COLUMN_WIDTH = 48;
/** 行の高さの既定。ポイント(20 画素)。 */
export const DEFAULT_ROW_HEIGHT = 15;

const EMPTY_LINES: LineLayout = {
  sizes: new Map(),
  hidden: new Set(),
  levels: new Map(),
  formats: new Map(),
};

export const EMPTY_LAYOUT: SheetLayout = {
  columns: EMPTY_LINES,
  rows: EMPTY_LINES,
  format: DEFAULT_FORMAT,
  merges: [],
  validations: [],
  showGridlines: true,
  showHeadings: true,
  tabColor: '',
  frozen: null,
  protection: null,
  page: DEFAULT_PAGE,
};

/** 番号 `from` から `count` 本に値を入れた写しを作る。`undefined` なら消す。 */
export function withLines<T>(
  map: ReadonlyMap<number, T>,
  from: number,
  count: number,
  value: T | undefined,
): ReadonlyMap<number, T> {
  const next = new Map(map);
  for (let n = from; n < from + count; n++) {
    if (value === undefined) next.delete(n);
    else next.set(n, value);
  }
  return next;
}

/** 番号 `from` から `count` 本を隠す、または出した写しを作る。 */
export function withHidden(
  set: ReadonlySet<number>,
  from: number,
  count: number,
  isHidden: boolean,
): ReadonlySet<number> {
  const next = new Set(set);
  for (let n = from; n < from + count; n++) {
    if (isHidden) next.add(n);
    else next.delete(n);
  }
  return next;
}
