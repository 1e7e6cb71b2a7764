import type { LocalText } from '../games/contract/language';
import type { ExportResult, ExportShape } from './export-games';
import type { ListValues } from './list/list-port';
import type { LoadEvent } from './load-entry';
import type { IndexFacts, PositionHit, PositionStatistics, SearchOptions } from './position-index';

/** 中身を後から読めるもの。ブラウザーの File はそのまま worker に渡せる。 */
export interface BlobLike {
  /** バイト数。 */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** 読み込むファイルの名と中身。 */
export interface FileSource {
  readonly name: string;
  readonly content: Uint8Array | BlobLike;
}

/** 一覧の行に入っている一局。 */
export interface StoredGame {
  readonly key: string;
  readonly cells: readonly string[];
  /** 索引の統計に使う、行の値。省くと棋譜から。 */
  readonly facts?: IndexFacts;
}

/** 一覧の行の、いまの値。 */
export interface StoredFacts {
  readonly key: string;
  readonly facts: IndexFacts;
}

/** 書き出す行。values の、人が直したセルは見出しに優る。 */
export interface ExportRow {
  readonly cells: readonly string[];
  readonly fileName: string;
  readonly values?: ListValues;
}

/** 開けなかった行。 */
export interface StoredFault {
  readonly key: string;
  readonly text: LocalText;
}

/** worker への頼み。id は答えを結び付ける番号。 */
export type LibraryRequest =
  | {
      readonly type: 'load';
      readonly id: number;
      readonly files: readonly FileSource[];
      readonly known: readonly string[];
      /** 受け取りの知らせ（taken）を待たずに送ってよい件の数。 */
      readonly ahead: number;
    }
  | { readonly type: 'cancel'; readonly id: number }
  /** id の読み込みから、count 件を受け取った。 */
  | { readonly type: 'taken'; readonly id: number; readonly count: number }
  | { readonly type: 'index'; readonly id: number; readonly games: readonly StoredGame[] }
  | { readonly type: 'facts'; readonly id: number; readonly rows: readonly StoredFacts[] }
  | { readonly type: 'forget'; readonly id: number; readonly keys: readonly string[] | 'all' }
  | { readonly type: 'search'; readonly id: number; readonly sfen: string; readonly options: SearchOptions }
  | {
      readonly type: 'statistics';
      readonly id: number;
      readonly sfen: string;
      readonly options: SearchOptions;
    }
  | {
      readonly type: 'export';
      readonly id: number;
      readonly rows: readonly ExportRow[];
      readonly format: string;
      readonly shape: ExportShape;
    };

/** worker の答え。 */
export type LibraryAnswer =
  | { readonly type: 'loading'; readonly id: number; readonly event: LoadEvent }
  | { readonly type: 'indexed'; readonly id: number; readonly faults: readonly StoredFault[] }
  | { readonly type: 'noted'; readonly id: number }
  | { readonly type: 'forgotten'; readonly id: number }
  | { readonly type: 'hits'; readonly id: number; readonly hits: readonly PositionHit[] | null }
  | { readonly type: 'statistics'; readonly id: number; readonly statistics: PositionStatistics | null }
  | { readonly type: 'exported'; readonly id: number; readonly result: ExportResult }
  /** detail は、もとの誤りの言葉。 */
  | { readonly type: 'failed'; readonly id: number; readonly text: LocalText; readonly detail: string };
