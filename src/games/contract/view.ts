import type { Place, Side } from './layout';

/** マスの見え: 駒の名 (空は '')、持ち主、成りか。 */
export interface CellView {
  readonly text: string;
  readonly side: Side | null;
  readonly promoted: boolean;
}

/** 駒台の欄の見え: 駒の名と枚数。 */
export interface HandSlotView {
  readonly text: string;
  readonly count: number;
}

/** 局面の見え: ゲームを知らない描き手が描くのに足りるもの。反転していない向き。 */
export interface BoardView {
  readonly cells: readonly CellView[];
  /** 側ごとの駒台の欄 (場所の順)。 */
  readonly hands: readonly [readonly HandSlotView[], readonly HandSlotView[]];
  /** 直前の手。打った手は from が駒台の場所ではなく null。 */
  readonly lastMove: { readonly from: Place | null; readonly to: Place } | null;
  /** 王手のかかった玉など、危険を知らせるマス。 */
  readonly checked: readonly Place[];
  /** 局面の文字列 (将棋では SFEN、手数付き)。 */
  readonly position: string;
}
