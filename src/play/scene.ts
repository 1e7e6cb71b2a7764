import type { KifuRow } from '../games/contract/game-progress';
import type { LocalText, Wording } from '../games/contract/language';
import type { BoardLayout, BoardSize, Place, Side } from '../games/contract/layout';
import type { HandSlotView } from '../games/contract/view';

/** マスの印: 一つだけ付く。強い順に selected, culprit, check, lastTo, lastFrom。 */
export type CellMark = 'none' | 'lastFrom' | 'lastTo' | 'check' | 'culprit' | 'selected';

/** 描くマス: 見える向き (反転後) の一マス。 */
export interface SceneCell {
  readonly text: string;
  readonly side: Side | null;
  readonly promoted: boolean;
  readonly mark: CellMark;
  /** 行き先として塗るか (印の上に網をかける)。 */
  readonly reachable: boolean;
}

/** 描く駒台: 側ごと。選ばれている欄があれば selectedSlot。 */
export interface SceneHand {
  readonly slots: readonly HandSlotView[];
  readonly selectedSlot: number | null;
}

/** 問い: 成るか成らないか。cell は見える向きのマスの番号。先頭が「成」。 */
export interface SceneChoice {
  readonly cell: number;
  readonly prompt: LocalText;
  readonly options: readonly { readonly label: LocalText; readonly cellText: string }[];
}

/** 知らせの重さ。 */
export type NoticeLevel = 'info' | 'success' | 'foul' | 'error';

/** 申し出: 知らせに添えるボタン。押すと run が呼ばれる。 */
export interface NoticeOffer {
  readonly label: LocalText;
  run(): void;
}

/** 知らせ: バーに出す一文。 */
export interface Notice {
  readonly level: NoticeLevel;
  readonly text: LocalText;
  /** 増えていく番号。同じ文が続いても新しいと分かる。 */
  readonly serial: number;
  readonly offer?: NoticeOffer;
}

/** 様子: 対局 (時計が動き、手は本譜になる) か検討 (時計は止まり、手は変化になる) か。 */
export type PlayMode = 'playing' | 'reviewing';

/** 指し方: クリックで指すか、キーボードで歩いて確定するか。 */
export type InputMode = 'click' | 'keyboard';

/**
 * 場面: シートと作業ウィンドウが描くのに足りる、ある瞬間の全部。
 * どのゲームかは layout と文だけが知っている。
 */
export interface Scene {
  readonly layout: BoardLayout;
  readonly kindId: string;
  /** ゲームの言い方。日本語のシートの言葉を決める。 */
  readonly wording: Wording;
  /** 見える向きのマス、左上から行優先。 */
  readonly cells: readonly SceneCell[];
  /** 側ごとの駒台。反転すると置き場所が入れ替わるが、側は変わらない。 */
  readonly hands: readonly [SceneHand, SceneHand];
  readonly columnLabels: readonly string[];
  readonly rowLabels: readonly string[];
  readonly flipped: boolean;
  readonly size: BoardSize;
  readonly mode: PlayMode;
  readonly inputMode: InputMode;
  readonly replaying: boolean;
  readonly title: string;
  readonly turn: Side;
  /** 手番か結果の一語「☗先手番」「対局終了」。開始位置のセルに置く。 */
  readonly turnText: LocalText;
  /** 結果の一文。続いていれば ''。 */
  readonly resultText: LocalText;
  readonly ply: number;
  readonly sideNames: readonly [LocalText, LocalText];
  readonly players: readonly [string, string];
  /** 側ごとの消費時間の合計 (ミリ秒)。一手ごとに変わる。 */
  readonly consumed: readonly [number, number];
  readonly kifuRows: readonly KifuRow[];
  /** kifuRows の中のいまの行。 */
  readonly currentRow: number;
  readonly position: string;
  /** 棋譜データの行。 */
  readonly storage: readonly string[];
  readonly choice: SceneChoice | null;
  readonly notice: Notice | null;
  readonly canTakeBack: boolean;
  readonly canRedo: boolean;
  /** 「対局に戻る」ができるか。 */
  readonly canResume: boolean;
}

/** 見える向きのマスの番号と盤の場所の行き来 (反転は自分自身の逆)。 */
export function flipCell(layout: BoardLayout, index: number, flipped: boolean): Place {
  return flipped ? layout.rows * layout.columns - 1 - index : index;
}
