import type { LocalText } from '../games/contract/language';
import type { GameSummary } from './summary';
import type { UnreadReason } from './texts/library-texts';

/** 読み込んだ一件。どのファイルからも、少なくとも一件ができる。worker から渡せる、ただの値だけでできている。 */
export type LoadEntry = LoadedGame | DuplicateGame | UnreadFile;

/** 読めた一局。 */
export interface LoadedGame {
  readonly kind: 'game';
  readonly key: string;
  readonly summary: GameSummary;
  /** 棋譜を入れるセルの文（一つ、長ければ幾つか）。 */
  readonly cells: readonly string[];
}

/** もう一覧にある一局。加えない。 */
export interface DuplicateGame {
  readonly kind: 'duplicate';
  readonly key: string;
  readonly fileName: string;
  readonly gameNumber: number | null;
  /** 同じ読み込みの中で先にあったファイル。前からの一覧にあったなら null。 */
  readonly firstFile: string | null;
}

/** 読めなかったファイル。 */
export interface UnreadFile {
  readonly kind: 'unread';
  readonly fileName: string;
  readonly code: UnreadReason;
  readonly reason: LocalText;
}

/** 読み込みの進み。 */
export interface LoadProgress {
  /** 済んだファイルと、分かっているファイルの数（zip は中身を数える）。 */
  readonly done: number;
  readonly total: number;
  readonly games: number;
  readonly duplicates: number;
  readonly unread: number;
  /** 読んだバイト数。 */
  readonly bytes: number;
  /** いま読んでいるファイル。終わったら ''。 */
  readonly current: string;
  /** 一秒に何ファイルか。まだ分からなければ null。 */
  readonly filesPerSecond: number | null;
  /** 残りの時間（ms）。まだ分からなければ null。 */
  readonly remaining: number | null;
}

/** 読み込みが出すもの。games は二十五件、セルの文で十万字までのひとまとまり、progress は一秒に五回まで。 */
export type LoadEvent =
  | { readonly type: 'games'; readonly entries: readonly LoadEntry[] }
  | { readonly type: 'progress'; readonly progress: LoadProgress }
  | { readonly type: 'done'; readonly cancelled: boolean; readonly progress: LoadProgress };
