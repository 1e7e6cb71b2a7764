import type { ListColumnId } from './list-columns';

/** セルの値。空は ''。真偽は一覧では使わない。 */
export type CellValue = string | number;

/** 一覧の番号: 表の id (名ではない。名は人が変えてよい)。 */
export type ListId = string;

/** ブックの中の一つの一覧。 */
export interface ListEntry {
  readonly id: ListId;
  readonly sheetName: string;
  readonly tableName: string;
  /** 表にない欄。人が消したか見出しを変えたもので、書かれず、読んだ行の値にもない。 */
  readonly missing: readonly ListColumnId[];
}

/** 一行の値。省いた欄には触れない。 */
export type ListValues = Readonly<Partial<Record<ListColumnId, CellValue>>>;

/** 加える行。kifu は棋譜を入れるセルの文 (一つか、続きの欄の分も)。なければ []。 */
export interface NewListRow {
  readonly values: ListValues;
  readonly kifu: readonly string[];
}

/** 読んだ行。index は表の中の行の番号 (0 から、いまの並び)。 */
export interface ListRow extends NewListRow {
  readonly index: number;
}

/** 読む行: 全部、見えている (絞り込まれた) 行、人が選んでいる行。 */
export type RowScope = 'all' | 'visible' | 'selected';

/** 一覧のシートで起きたこと。 */
export interface ListEvents {
  /** 一覧が増えた、消えた、名が変わった、または前に出た。active は前に出ているシートの一覧。 */
  listsChanged(lists: readonly ListEntry[], active: ListId | null): void;
  /** 人が一覧の行を選んだ。値と棋譜を持つ。一覧の外なら null。 */
  rowSelected(list: ListId, row: ListRow | null): void;
}

/**
 * 一覧のシート: 対局一覧から見た Excel の側。実装は workbook にある。
 * 失敗は人に見せる文を持つ WorkbookFailure で知らせ、書きかけの頼みは何も変えないか、書けたところまでを残す。
 * 行は鍵で見分ける。人がいつ並べ替えても、別の行を書き換えない。
 */
export interface ListPort {
  /** 事象を結び、いまの一覧と、もう選ばれている行を知らせる。一度だけ呼ぶ。 */
  follow(events: ListEvents): Promise<void>;
  /** 新しいシートに空の一覧を作り、前に出す。 */
  newList(): Promise<ListEntry>;
  showList(id: ListId): Promise<void>;
  /** 行を読む。kifu を頼まなければ読んだ行の kifu は []。大きな表は区切って読む。 */
  readRows(id: ListId, scope: RowScope, columns: readonly ListColumnId[]): Promise<readonly ListRow[]>;
  /** 鍵の行を棋譜とともに読む。その行がなければ null。 */
  readRow(id: ListId, key: string): Promise<ListRow | null>;
  /** 鍵か棋譜の欄がなければ、その見出しを言って失敗する。 */
  assertKeepsGames(id: ListId): Promise<void>;
  /**
   * 表の終わりに行を足す。一度の頼みは 2,000 行、4 MB までで、多ければ分けて書く。
   * isCancelled は頼みの合間に尋ねられる。書けた行の数を返す。
   */
  append(id: ListId, rows: readonly NewListRow[], isCancelled?: () => boolean): Promise<number>;
  /** 鍵の行の値と (あれば) 棋譜を書き換える。その鍵の行がなければ false。 */
  updateRow(id: ListId, key: string, values: ListValues, kifu?: readonly string[]): Promise<boolean>;
  /** 全部の行の幾つかの欄を、読んですぐ書き換える。change は行ごとに新しい値を返す (省いた欄は元のまま)。 */
  rewriteRows(
    id: ListId,
    columns: readonly ListColumnId[],
    change: (row: ListRow) => ListValues,
  ): Promise<void>;
  /** 検索の欄に値のある行だけを見せる (Excel のテーブルのフィルター)。false でその欄の絞り込みを解く。 */
  filterHits(id: ListId, isOn: boolean): Promise<void>;
  /** 一覧から集計シートを作る (もうあれば作り直す)。作ったシートの名を返す。 */
  makeReport(id: ListId): Promise<string>;
  /** 一局の棋譜の文を、新しいシートに一行一セルで置く。置いたシートの名を返す。 */
  writeText(title: string, lines: readonly string[]): Promise<string>;
}
