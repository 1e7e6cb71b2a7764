import type { Area } from '../model/area';
import { MAX_COLUMNS, MAX_ROWS } from '../model/area';
import { HostError, invalidArgument } from '../model/errors';
import type { Sheet } from '../model/sheet';
import type { Workbook } from '../model/workbook';

/** 範囲オブジェクトの指すもの。 */
export interface RangeTarget {
  readonly sheet: Sheet;
  readonly area: Area;
}

/** テーブルの指し方。名前が変わっても同じ id で指す。 */
export interface TableTarget {
  readonly book: Workbook;
  readonly id: string;
}

/** グラフの指し方。 */
export interface ChartTarget {
  readonly book: Workbook;
  readonly id: string;
}

/** グラフの部品。`path` は `Axes.Value.Title` の形、`series` はその系列の部品のとき。 */
export interface ChartPart {
  readonly chart: ChartTarget;
  readonly series: number | null;
  readonly path: string;
}

/** 見えているところの指すもの。`row` はその一行だけのとき。 */
export interface ViewTarget {
  readonly range: RangeTarget;
  readonly row: number | null;
  readonly index: number;
}

/** オブジェクトモデルの型の名前と、その型の値が指すもの。 */
export interface Targets {
  Workbook: Workbook;
  Application: Workbook;
  Runtime: Workbook;
  WorksheetCollection: Workbook;
  Worksheet: Sheet;
  WorksheetProtection: Sheet;
  WorksheetFreezePanes: Sheet;
  PageLayout: Sheet;
  NamedItemCollection: { readonly book: Workbook; readonly scope: Sheet | null };
  NamedItem: { readonly book: Workbook; readonly scope: Sheet | null; readonly name: string };
  Range: RangeTarget;
  RangeFormat: RangeTarget;
  RangeFill: RangeTarget;
  RangeFont: RangeTarget;
  FormatProtection: RangeTarget;
  RangeBorderCollection: RangeTarget;
  RangeBorder: { readonly range: RangeTarget; readonly edge: BorderIndex };
  RangeSort: RangeTarget;
  DataValidation: RangeTarget;
  RangeAreas: { readonly sheet: Sheet; readonly areas: readonly Area[] };
  AreasFormat: { readonly sheet: Sheet; readonly areas: readonly Area[] };
  AreasFill: { readonly sheet: Sheet; readonly areas: readonly Area[] };
  RangeCollection: { readonly sheet: Sheet; readonly areas: readonly Area[] };
  RangeView: ViewTarget;
  RangeViewCollection: ViewTarget;
  TableCollection: { readonly book: Workbook; readonly scope: Sheet | null };
  TableScopedCollection: RangeTarget & { readonly isWhole: boolean };
  Table: TableTarget;
  TableColumnCollection: TableTarget;
  TableColumn: { readonly table: TableTarget; readonly id: number };
  TableRowCollection: TableTarget;
  TableRow: { readonly table: TableTarget; readonly index: number };
  TableSort: TableTarget;
  AutoFilter: TableTarget;
  ChartCollection: Sheet;
  Chart: ChartTarget;
  ChartSeriesCollection: ChartTarget;
  ChartSeries: { readonly chart: ChartTarget; readonly index: number };
  ChartTitle: ChartPart;
  ChartLegend: ChartPart;
  ChartDataLabels: ChartPart;
  ChartAxes: ChartPart;
  ChartAxis: ChartPart;
  ChartGridlines: ChartPart;
  ChartPlotArea: ChartPart;
  ChartFormat: ChartPart;
  ChartFont: ChartPart;
  ChartFill: ChartPart;
  ChartLine: ChartPart;
  Filter: { readonly table: TableTarget; readonly id: number };
}

export type ClassName = keyof Targets;

export const BORDER_INDEXES = [
  'EdgeTop',
  'EdgeBottom',
  'EdgeLeft',
  'EdgeRight',
  'InsideVertical',
  'InsideHorizontal',
  'DiagonalDown',
  'DiagonalUp',
] as const;
export type BorderIndex = (typeof BORDER_INDEXES)[number];

/** office.js から見えるオブジェクト一つ。 */
export class HostObject<K extends ClassName = ClassName> {
  constructor(
    readonly type: K,
    readonly target: Targets[K],
  ) {}
}

export const make = <K extends ClassName>(type: K, target: Targets[K]): HostObject =>
  new HostObject(type, target) as unknown as HostObject;

/** 一つの接続(アドイン)が持つもの。参照の保持と出来事の登録。 */
export interface Session {
  readonly book: Workbook;
  keep(object: HostObject): void;
  release(id: string): void;
  releaseAll(): void;
  findReference(id: string): HostObject | null;
  register(event: number, target: string): void;
  unregister(event: number, target: string): void;
}

export interface Property<T> {
  readonly get: (target: T) => unknown;
  readonly set?: (target: T, value: unknown) => void;
  /** `load()` で名指ししないかぎり答えない。 */
  readonly isHidden?: boolean;
}

export type Method<T> = (target: T, args: readonly unknown[], session: Session) => unknown;

/** 型一つ。メンバーごとに一行の表で、名前は PascalCase(通信路での名前)。 */
export interface ClassTable<T> {
  readonly props: Readonly<Record<string, Property<T>>>;
  readonly nav: Readonly<Record<string, (target: T) => HostObject | null>>;
  readonly methods: Readonly<Record<string, Method<T>>>;
  /** getItem。 */
  readonly index?: (target: T, args: readonly unknown[]) => HostObject;
  /** コレクションの中身。 */
  readonly items?: (target: T) => HostObject[];
  /** 消えたものなら偽(ItemNotFound になる)。 */
  readonly isAlive?: (target: T) => boolean;
}

/** 引数を数として読む。 */
export function numberArg(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : invalidArgument();
}

/** 引数を `from` から `to` までの整数として読む。 */
export function integerArg(value: unknown, from = -Infinity, to = Infinity): number {
  const n = numberArg(value);
  return Number.isInteger(n) && n >= from && n <= to ? n : invalidArgument();
}

export const textArg = (value: unknown): string => (typeof value === 'string' ? value : invalidArgument());
export const booleanArg = (value: unknown): boolean =>
  typeof value === 'boolean' ? value : invalidArgument();

/** 引数を決まった言葉の一つとして読む。大文字小文字は問わない。 */
export function wordArg<W extends string>(value: unknown, words: readonly W[]): W {
  const wanted = String(value).toLowerCase();
  return words.find((word) => word.toLowerCase() === wanted) ?? invalidArgument();
}

/** 引数を入れ物(プロパティの組)として読む。 */
export const recordArg = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : invalidArgument();

/** 範囲を作る。シートからはみ出せば InvalidArgument。 */
export function makeRange(sheet: Sheet, area: Area): HostObject {
  const { row, column, rows, columns } = area;
  const fits = row >= 0 && column >= 0 && rows >= 1 && columns >= 1;
  if (!fits || row + rows > MAX_ROWS || column + columns > MAX_COLUMNS) invalidArgument();
  return make('Range', { sheet, area });
}

export const isRangeObject = (value: unknown): value is HostObject<'Range'> =>
  value instanceof HostObject && value.type === 'Range';

/** 大きすぎて一つずつ答えられない範囲なら真。 */
export const isTooBig = (area: Area): boolean => area.rows * area.columns > 5_000_000;

/** 何もない要素を求められたとき。 */
export const notFound = (): never => {
  throw new HostError('ItemNotFound');
};
