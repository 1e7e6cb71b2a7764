import type { ExportFormat, GameKind } from '../../games/contract/game-progress';
import type { Language, LocalText } from '../../games/contract/language';
import type { BoardView } from '../../games/contract/view';
import type { ExportResult, ExportShape } from '../export-games';
import type { LoadProgress } from '../load-entry';
import type { FileSource } from '../messages';
import type { PositionStatistics } from '../position-index';
import type { OpenPlace } from './list-desk';
import type { ListEntry, ListId, ListRow } from './list-port';

/** 進んでいる読み込み。 */
export interface ListLoading {
  readonly progress: LoadProgress;
  readonly isCancelling: boolean;
}

/** もう一覧にあって加えなかった一局: そのファイルと、一覧の行の番号 (№ の欄がなければ null)。 */
export interface RepeatedGame {
  readonly file: string;
  readonly no: number | null;
}

/** 選ばれた行の一局。開けなければ fault に、わけの文。 */
export interface SelectedGame {
  readonly row: ListRow;
  /** 見出しの下に出す一行ずつの文: 「2024/05/01 名人戦」「☗甲 ☖乙」「112手 先手勝ち（投了）」。 */
  readonly title: string;
  readonly black: string;
  readonly white: string;
  readonly resultLine: string;
  /** 終わりの局面。棋譜のない行と、開けない行では null。 */
  readonly view: BoardView | null;
  readonly fault: LocalText | null;
  /** 棋譜のセルがあるか。なければ開けない。 */
  readonly hasKifu: boolean;
}

/** 探し方。'' と null の条件は見ない。 */
export interface ListCriteria {
  /** いま前にある盤の局面を探す。 */
  readonly position: boolean;
  readonly ignoreHands: boolean;
  /** 先手でも後手でも。段級や称号は違っていてよく、名の一部でもよい。 */
  readonly player: string;
  /** 「2024-05-01」の形。 */
  readonly from: string;
  readonly to: string;
  readonly opening: string;
  readonly result: string;
}

/** 見つかった一局。ply は局面の手数 (局面を探さなければ null)。 */
export interface ListHit {
  readonly key: string;
  readonly title: string;
  readonly ply: number | null;
  readonly path: string | null;
  readonly isMainLine: boolean;
}

/** 探した答え。count は行の数、hits は初めの二百。 */
export interface ListFound {
  readonly count: number;
  readonly total: number;
  readonly hits: readonly ListHit[];
}

/** 対局一覧: 一覧のシートと棋譜の仕事と盤を結ぶ。Excel も画面も知らない。 */
export interface GameListsApi {
  /** 一覧に入るゲーム (将棋)。 */
  readonly kind: GameKind;
  readonly language: Language;
  readonly lists: readonly ListEntry[];
  readonly current: ListEntry | null;
  readonly isBusy: boolean;
  readonly loading: ListLoading | null;
  /** いちばん新しい読み込みで、もう一覧にあって加えなかったもの。 */
  readonly repeated: readonly RepeatedGame[];
  readonly selected: SelectedGame | null;
  readonly found: ListFound | null;
  readonly statistics: PositionStatistics | null;
  readonly ownNames: readonly string[];
  /** 書き出しの形式。 */
  readonly exportFormats: readonly ExportFormat[];
  /** 前にある盤の一局を一覧に足せるか (将棋で、対局中でない)。 */
  readonly canAddActive: boolean;
  /** 前にある盤の一局が一覧から開いたもので、書き戻せるか。 */
  readonly canWriteBack: boolean;
  /** 探すときに選ばせる言葉 (いまの一覧に現れる戦型と結果)。まだ読んでいなければ空。 */
  readonly openings: readonly string[];
  readonly results: readonly string[];
  subscribe(listener: () => void): () => void;
  select(id: ListId): void;
  create(): Promise<void>;
  show(): Promise<void>;
  /** 読み込む。一覧がなければ作る。フォルダーの中のものは道の順に。 */
  load(files: readonly FileSource[]): Promise<void>;
  cancel(): void;
  addActive(): Promise<void>;
  writeBack(): Promise<void>;
  /** 選ばれた行を開く。 */
  open(place: OpenPlace): Promise<void>;
  /** 見えている行の前 (-1) か次 (1) をシート「棋譜」に開く。 */
  step(delta: -1 | 1): Promise<void>;
  openHit(hit: ListHit, place: OpenPlace): Promise<void>;
  search(criteria: ListCriteria): Promise<void>;
  clearSearch(): Promise<void>;
  countPosition(ignoreHands: boolean): Promise<void>;
  export(scope: 'visible' | 'selected', formatId: string, shape: ExportShape): Promise<ExportResult | null>;
  restoreText(): Promise<void>;
  setOwnNames(names: readonly string[]): Promise<void>;
  makeReport(): Promise<void>;
}
