import type { LocalText } from './language';

/** 手番の側: 0 は先に指す側の色 (将棋の先手・下手)、1 は他方 (後手・上手)。 */
export type Side = 0 | 1;

/**
 * 場所: 盤と駒台を通した番号。0 から rows×columns−1 は盤のマス (左上から行優先)、
 * 続く handSlots 個が側 0 の駒台の欄、その次の handSlots 個が側 1 の欄。
 */
export type Place = number;

/** 盤の大きさ: 小・中・大。 */
export type BoardSize = 'small' | 'medium' | 'large';

/** マスの寸法 (ポイント) と字の大きさ (ポイント)。 */
export interface CellSize {
  readonly columnWidth: number;
  readonly rowHeight: number;
  readonly fontSize: number;
}

/** 名前の役: シートの名前付き範囲が持つ役目。 */
export type RangeRole =
  | 'board'
  | 'firstHand'
  | 'secondHand'
  | 'firstName'
  | 'secondName'
  | 'firstClock'
  | 'secondClock'
  | 'ply'
  | 'result'
  | 'kifu'
  | 'boardColor'
  | 'selectedColor'
  | 'home'
  | 'kind'
  | 'position'
  | 'moveInput'
  | 'storage';

/** 盤の色: 初めの見本と印の色 (#RRGGBB)。 */
export interface BoardColors {
  readonly board: string;
  readonly line: string;
  readonly lastTo: string;
  readonly lastFrom: string;
  readonly selected: string;
  readonly reachable: string;
  readonly check: string;
  readonly hand: string;
  /** 側 0、側 1、成駒の字の色。 */
  readonly firstText: string;
  readonly secondText: string;
  readonly promotedText: string;
}

/** 配置: ゲームがシートに求めるもの。マスの数、見出し、駒台、名前、寸法、色。 */
export interface BoardLayout {
  readonly rows: number;
  readonly columns: number;
  /** 片側の駒台の欄の数。0 は駒台なし。 */
  readonly handSlots: number;
  /** 上の見出し (左から) と横の見出し (上から)。 */
  readonly columnLabels: readonly string[];
  readonly rowLabels: readonly string[];
  readonly rowLabelSide: 'left' | 'right';
  readonly canFlip: boolean;
  /** 星: 印を付けるマス。なければ空。 */
  readonly starPoints: readonly Place[];
  readonly sizes: Readonly<Record<BoardSize, CellSize>>;
  /** 駒の書体。先頭から順に試す。 */
  readonly fontName: string;
  readonly colors: BoardColors;
  /** 側ごとの駒のマスの地の色。省けば盤の色のまま。 */
  readonly sideFills?: readonly [string, string];
  /** 手数のセルの表示形式。省けば「12手」。 */
  readonly plyFormat?: string;
  /** 側 1 の駒のセルの表示形式。値は駒の名のまま、印だけを見せる (例 `"▽"@`)。 */
  readonly secondSideFormat: string;
  /** 一つの行き先に手が二つあるときの問い (将棋では成・不成)。options は Target.moves と同じ順。なければ null。 */
  readonly choice: {
    readonly prompt: LocalText;
    readonly options: readonly { readonly label: LocalText; readonly cellText: string }[];
  } | null;
  /** 名前: 役ごとの名前。使わない役は null。 */
  readonly names: Readonly<Record<RangeRole, string | null>>;
  /** 側の名 (先手・後手) と印 (☗・☖)。 */
  readonly sideNames: readonly [LocalText, LocalText];
  readonly sideMarks: readonly [string, string];
}

/** 盤のマスの数。 */
export function boardCellCount(layout: BoardLayout): number {
  return layout.rows * layout.columns;
}

/** 駒台の欄の場所。slot は 0 から。 */
export function handPlace(layout: BoardLayout, side: Side, slot: number): Place {
  return boardCellCount(layout) + side * layout.handSlots + slot;
}

/** 場所が駒台なら側と欄、盤なら null。 */
export function handSlotOf(layout: BoardLayout, place: Place): { side: Side; slot: number } | null {
  const offset = place - boardCellCount(layout);
  if (offset < 0 || offset >= layout.handSlots * 2) return null;
  return offset < layout.handSlots ? { side: 0, slot: offset } : { side: 1, slot: offset - layout.handSlots };
}
