import type { LocalText } from './language';
import type { Place, Side } from './layout';

/** 結果: 終わったか、どちらが勝ちか、なぜか。 */
export interface Outcome {
  /** 勝った側。引き分けと中断は null。 */
  readonly winner: Side | null;
  /** 理由の符号 (将棋では 'mate' 'resign' 'repetition' など)。 */
  readonly code: string;
  /** 「まで 87 手で先手の勝ち (詰み)」のような一文。 */
  readonly text: LocalText;
}

/** 反則: 指せない理由。code は機械のため、text は人のため、places は邪魔をしている駒のマス。 */
export interface Foul {
  readonly code: string;
  readonly text: LocalText;
  readonly places: readonly Place[];
}

/**
 * 行き先: ある駒 (または一手で済むゲームの盤) から選べるマス。
 *
 * 断る反則は foul に書く。指すと負けになる反則 (五目並べの三三など) は foul を null にして手を挙げ、
 * play が受け入れて outcome がその負けを言う。
 */
export interface Target {
  readonly place: Place;
  /** そこへ行く手。成りを選べるときは [成, 不成] の順で二つ。反則なら空でよい。 */
  readonly moves: readonly number[];
  /** 反則ならその理由。指すと断られる。 */
  readonly foul: Foul | null;
  /** 行き先として色を付けるか。二歩や行き所のないマスは付けない。 */
  readonly shown: boolean;
}

/** 着手の答え。断られたときは何も変わらない。text は指した後に言うこと (オセロのパスなど)。なければ null。 */
export type PlayResult =
  | { readonly ok: true; readonly node: number; readonly text: LocalText | null }
  | { readonly ok: false; readonly foul: Foul };

/** 打ち込まれた手の読み取り。 */
export type ParsedMove =
  | { readonly ok: true; readonly move: number }
  | { readonly ok: false; readonly text: LocalText; readonly foul: Foul | null };
