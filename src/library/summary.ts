import type { LocalText } from '../games/contract/language';
import type { GameDate } from './game-date';

/**
 * 一局の要約。対局一覧の一行になる。文は両言語、時間は ms、知らないものは null か ''。
 * worker から渡せるよう、ただの値だけでできている。
 */
export interface GameSummary {
  /** ファイル名（zip の中ではその中の道筋も）。盤から加えた対局では ''。 */
  readonly fileName: string;
  /** ファイルの中の何局目か（1 から）。一局だけのファイルでは null。 */
  readonly gameNumber: number | null;
  readonly date: GameDate | null;
  /** Excel の日付の通し番号。1900 年 3 月より前と、日付と読めないものは null で、セルには dateText を置く。 */
  readonly dateSerial: number | null;
  /** 見出しに書かれた日付のまま。 */
  readonly dateText: string;
  readonly event: string;
  /** 先手（下手）と後手（上手）の名。 */
  readonly black: string;
  readonly white: string;
  /** 手合割。知らない名は書かれたまま、分からなければ ''。 */
  readonly handicap: LocalText;
  /** 戦型。見出しにあればそのまま、なければ手順から。 */
  readonly opening: LocalText;
  readonly openingFrom: 'header' | 'moves';
  /** 先手・後手の順の、指し方と囲い。分からなければ null。 */
  readonly styles: readonly [LocalText | null, LocalText | null];
  readonly castles: readonly [LocalText | null, LocalText | null];
  /** 本譜の手数。 */
  readonly plies: number;
  /** 先手勝ち、千日手 …。分からなければ null。 */
  readonly result: LocalText | null;
  /** 投了、反則(二歩) …。分からなければ null。 */
  readonly reason: LocalText | null;
  /** 先手得点。勝ち 1、引き分け 0.5、負け 0、分からなければ null。 */
  readonly blackPoints: number | null;
  /** 先手・後手の消費時間（ms）。一手も分からなければ null。 */
  readonly consumed: readonly [number | null, number | null];
  /** 変化の数。 */
  readonly variations: number;
  /** 注意: 読んで気づいたことと反則。なければ null。 */
  readonly notes: LocalText | null;
}
