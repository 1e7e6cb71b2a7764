import type { Command, Field, FieldValues } from './command';
import type { LocalText, Wording } from './language';
import type { BoardLayout, Place, Side } from './layout';
import type { Outcome, ParsedMove, PlayResult, Target } from './outcome';
import type { BoardView } from './view';

/** 棋譜の行: 一手の見え。ply 0 は開始局面。時間はミリ秒、知られていなければ null。 */
export interface KifuRow {
  readonly node: number;
  readonly ply: number;
  /** 「▲７六歩(77)」「投了」「開始局面」。 */
  readonly text: string;
  readonly time: number | null;
  readonly total: number | null;
  readonly comment: string;
  /** 同じ手数の別の手 (自分を含む、本筋が先)。一つなら変化なし。 */
  readonly branches: readonly number[];
  /** 棋譜に残してある反則の手なら、その名「二歩」。反則でなければ null。 */
  readonly foul: LocalText | null;
}

/** 棋譜: 木と、いま見ている節。 */
export interface KifuView {
  readonly cursor: number;
  /** いまの筋: 開始局面からカーソルを通って終わりまでの節。 */
  line(): readonly number[];
  row(node: number): KifuRow;
  /** 道: 節を言い当てる短い文字列。書いて読み直した棋譜でも同じ節を指す (節の番号は変わりうる)。 */
  path(node: number): string;
  /** 道の指す節。なければ null。 */
  find(path: string): number | null;
  /** 親の節。開始局面なら null。 */
  parentOf(node: number): number | null;
  /** 節が終局の言葉 (投了など) で、手ではないか。 */
  isEnd(node: number): boolean;
}

/** 知らせ: 読み込みで気づいたこと。行と桁は 1 から、分からなければ null。 */
export interface ReadNotice {
  readonly code: string;
  readonly line: number | null;
  readonly column: number | null;
  /** 元の文。 */
  readonly source: string;
  readonly text: LocalText;
}

/** 進行: 一局を進めるもの。盤・駒台・棋譜を持ち、変えるのはこれだけ。 */
export interface GameProgress {
  readonly kind: GameKind;
  readonly kifu: KifuView;
  readonly turn: Side;
  readonly ply: number;
  /** 様子: 手番か結果の一語「☗先手の番」「終局」。盤の上のセルに置く。 */
  readonly status: LocalText;
  /** 側の名 (駒落ちでは下手・上手)。 */
  readonly sideNames: readonly [LocalText, LocalText];
  /** 対局者名。なければ ''。 */
  readonly players: readonly [string, string];
  /** 表題: 盤の上に置く題 (将棋では表題か棋戦)。なければ ''。 */
  readonly title: string;
  /** 表題や棋戦など、人に見せる見出し。 */
  readonly headers: readonly (readonly [string, string])[];
  /** 見出しのうち、一局の決まりを言うので人の変えられないものの鍵（将棋の「手合割」など）。 */
  readonly fixedHeaders: ReadonlySet<string>;
  /** カーソルの局面の結果。続いていれば null。 */
  readonly outcome: Outcome | null;
  readonly commands: readonly Command<GameProgress>[];
  readonly canTakeBack: boolean;
  readonly canRedo: boolean;
  /** 指す側が選べる駒の場所か。一手で済むゲームは常に false。 */
  isOwnPiece(place: Place): boolean;
  /** 行き先。from を省くのは一手で済むゲーム。 */
  targets(from?: Place): readonly Target[];
  /** 着手。time はこの手の消費時間 (ミリ秒)。 */
  play(move: number, time?: number): PlayResult;
  /** 待った: 棋譜の終わりの手を外す。何手かはゲームの決まり (ふつうは一手)。 */
  takeBack(): boolean;
  /** 一手だけ外す。ゲームの決まりによらず、指したばかりの手を取り消すためのもの。 */
  takeBackOne(): boolean;
  /** やり直す: 外した手を戻す。別の手を指すまで。 */
  redo(): boolean;
  /** 棋譜の節へ移る。棋譜は変わらない。 */
  goTo(node: number): void;
  view(): BoardView;
  /** 打ち込まれた手を読む。指しはしない。 */
  parseMove(text: string): ParsedMove;
  /** 読み上げの文「先手 ７六歩」。 */
  describeNode(node: number): LocalText;
  /** 側の消費時間の合計 (ミリ秒)。カーソルの局面まで。 */
  consumed(side: Side): number;
  setComment(node: number, comment: string): void;
  /**
   * 人に見せる見出しを、この順のものに替える。鍵も値も一行にし、鍵か、新たに値が空になったものは除く。
   * 保存の行から読み直したときに見出しとして戻らないものや、開始局面を変えるもの、変えられないものがあれば、何も変えず
   * false。
   */
  setHeaders(headers: readonly (readonly [string, string])[]): boolean;
  /**
   * 対局の始まりか終わりの日時を見出しに残す。text は「2026/01/02 09:00:00」。残さないゲームは省く。
   * 始まりのとき、終わりの見出しも空で置く: 終わりに見出しが増えて、保存の行がずれないように。
   */
  setDate?(which: 'start' | 'end', text: string): void;
  /** 保存の行: シートの「棋譜データ」に一行一セルで置くもの。改行を含まない。 */
  write(): readonly string[];
}

/** 読めた一局。 */
export interface OpenedGame {
  readonly game: GameProgress;
  /** 選ばせるときの題「先手名 対 後手名 2026/01/02 (87手)」。 */
  readonly title: LocalText;
  readonly notices: readonly ReadNotice[];
}

/** 開いた答え。games が空なら text がわけを言う。 */
export interface OpenResult {
  readonly games: readonly OpenedGame[];
  readonly notices: readonly ReadNotice[];
  readonly text: LocalText | null;
}

/** 書き出しの形式。 */
export interface ExportFormat {
  readonly id: string;
  readonly label: LocalText;
  /** 「.kif」のような拡張子。 */
  readonly extension: string;
  /** text は写すためのもの、bytes は保存するもの。warnings は表せなかった字など。 */
  write(game: GameProgress): {
    readonly text: string;
    readonly bytes: Uint8Array;
    readonly warnings: readonly LocalText[];
  };
}

/** 局面の書き方: いまの局面を文にして写すもの。 */
export interface PositionFormat {
  readonly id: string;
  readonly label: LocalText;
  write(game: GameProgress): string;
}

/** 作った答え。notices は、保存の行のうち読めなかったもの (書いたままの行なら見なくてよい)。 */
export type CreateResult =
  | { readonly ok: true; readonly game: GameProgress; readonly notices?: readonly ReadNotice[] }
  | { readonly ok: false; readonly field: string | null; readonly text: LocalText };

/** 種類: シートに載るゲームの一種。ゲームを足すとはこれを一つ書くこと。 */
export interface GameKind {
  /** セル「種類」に書く名 (例「将棋」)。 */
  readonly id: string;
  readonly title: LocalText;
  /** 新しいシートの名の頭 (「対局」→ 対局1, 対局2 …)。 */
  readonly sheetPrefix: string;
  /** 日本語の画面の言い方。作業ウィンドウの全体がこれに従う。 */
  readonly wording: Wording;
  readonly layout: BoardLayout;
  readonly setup: readonly Field[];
  readonly exports: readonly ExportFormat[];
  /** 局面の書き方の一覧。見え ({@link BoardView}) の position だけのゲームは省く。 */
  readonly positions?: readonly PositionFormat[];
  create(values: FieldValues): CreateResult;
  /** 保存の行から。 */
  read(lines: readonly string[]): CreateResult;
  /** ファイルの中身から。 */
  open(bytes: Uint8Array): OpenResult;
  /** 文の初めの方が、このゲームの棋譜だと名乗っているか。名乗る書き方のないゲームは省く。 */
  readonly claims?: (head: string) => boolean;
  /** 貼り付けた文から。 */
  openText(text: string): OpenResult;
}
