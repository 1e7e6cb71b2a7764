import type { BoardSize } from '../games/contract/layout';
import { boardCellCount } from '../games/contract/layout';
import type { SampleColors } from './board-look';
import type { BoardMap } from './board-map';
import type { CellBox } from './cell-box';
import { containsBox, intersectBoxes, isSameBox } from './cell-box';
import type { CellLook, Shadow } from './cell-look';
import type { WrittenBoxes } from './region-writer';
import type { SheetRole } from './sheet-roles';
import { isSameLines } from './storage-lines';

/** 名前の広さ: シートだけのものか、ブック全体のものか (名前ボックスで作るとこちら)。 */
export type NameScope = 'sheet' | 'workbook';

/** 読んだ名前: 地図と、それぞれの名前の広さ。 */
export interface ReadNames {
  readonly map: BoardMap;
  readonly scopes: ReadonlyMap<SheetRole, NameScope>;
}

/** シートの覚え: 何がどこにどう描いてあるか。描き終えてから書き換える。 */
export interface BoardState {
  readonly id: string;
  sheetName: string;
  names: ReadNames;
  samples: SampleColors;
  flipped: boolean;
  /** 反転の途中で失敗し、名前がどちら向きか分からない。 */
  isFlipUnsure: boolean;
  /** 描いた大きさ。null は分からない。 */
  size: BoardSize | null;
  readonly shadows: Map<SheetRole, Shadow>;
  /** 棋譜データにあると知っている行。分からなければ null。 */
  stored: readonly string[] | null;
  /** 書こうとして、書けたかどうか分からない一行目。 */
  triedHeads: readonly string[];
  /** 覚えを疑った回数。遅れて来た答えが、疑った後の覚えを書き替えないように。 */
  epoch: number;
  /** 書いている最中のセル: 役と、その左上からの番号。失敗したら、どれが書けたか分からない。 */
  inFlight: readonly (readonly [SheetRole, readonly number[]])[];
  /** 近ごろ自分で書式を書いた箱。事象が一つ届くごとに一つ除く。 */
  formatEchoes: readonly CellBox[];
  /** 近ごろ自分で値を書いた箱。自分の書き込みの事象を見分ける。 */
  echoes: readonly (readonly CellBox[])[];
  /** 近ごろ自分で選んだ番地、新しい順。自分の選択の事象を見分ける。 */
  selectedAddresses: readonly string[];
}

// Events come later than the answer, so the writes of the last paints are remembered.
const rememberedPaints = 4;
const rememberedFormats = 256;

// 開始位置, 指し手入力, and one of them where it stood before rows moved.
const rememberedSelections = 3;

/** 何が描いてあるか分からないことにする。次に全部を描く。 */
export function forgetPaint(state: BoardState): void {
  state.shadows.clear();
  state.size = null;
  state.epoch++;
}

/** 書きかけで失敗した: 書いている最中だったセルだけを、分からないことにする。 */
export function doubtPaint(state: BoardState): void {
  for (const [role, cells] of state.inFlight) {
    const shadow = [...shadowOf(state, role)];
    for (const cell of cells) shadow[cell] = null;
    state.shadows.set(role, shadow);
  }
  state.inFlight = [];
  state.size = null;
  state.epoch++;
}

/** 範囲の覚え。覚えがなければ、名前の広さの分だけ「分からない」を返す。 */
export function shadowOf(state: BoardState, role: SheetRole): Shadow {
  const known = state.shadows.get(role);
  if (known) return known;
  const box = state.names.map.box(role);
  return Array<CellLook | null>(box ? box.rows * box.columns : 0).fill(null);
}

/** 箱に掛かるセルの覚えを捨てる。次に描くときに書き直される。 */
export function forgetCells(state: BoardState, changed: CellBox): void {
  for (const [role, shadow] of state.shadows) {
    const box = state.names.map.box(role);
    if (!box || !intersectBoxes(box, changed)) continue;
    for (let index = 0; index < shadow.length; index++) {
      const row = box.row + Math.floor(index / box.columns);
      const column = box.column + (index % box.columns);
      if (containsBox(changed, { row, column, rows: 1, columns: 1 })) shadow[index] = null;
    }
  }
}

/** 一セルに描いてあるはずの値。描いていないセルは null。 */
export function paintedValueAt(state: BoardState, cell: CellBox): string | number | null {
  for (const [role, shadow] of state.shadows) {
    const box = state.names.map.box(role);
    if (!box || cell.column < box.column || cell.column >= box.column + box.columns) continue;
    const look = shadow[(cell.row - box.row) * box.columns + cell.column - box.column];
    if (cell.row >= box.row && look) return look.value;
  }
  return null;
}

/** 自分の書き込みの箱を覚える。 */
export function rememberEchoes(state: BoardState, { values, formats }: WrittenBoxes): void {
  if (values.length > 0) state.echoes = [values, ...state.echoes].slice(0, rememberedPaints);
  state.formatEchoes = [...state.formatEchoes, ...formats].slice(-rememberedFormats);
}

/**
 * 書式の事象が自分の書き込みのものなら、その覚えを一つ除いて true。
 * 書式の事象は出どころを言わないので、書いた箱と同じ番地の初めの一つを自分のものとみる。
 */
export function takeFormatEcho(state: BoardState, box: CellBox): boolean {
  const at = state.formatEchoes.findIndex((each) => isSameBox(each, box));
  if (at < 0) return false;
  state.formatEchoes = state.formatEchoes.toSpliced(at, 1);
  return true;
}

type KnownLines = Pick<BoardState, 'stored' | 'triedHeads'>;

/** 棋譜データの一行目が、知っているものか。分からないときは知っているとみる。 */
export function isKnownHead({ stored, triedHeads }: KnownLines, head: string): boolean {
  return stored === null || head === (stored[0] ?? '') || triedHeads.includes(head);
}

/** 棋譜データの行が、知っているものか。書きかけで終わった行があるかもしれないうちは、一行目だけで見る。 */
export function areKnownLines(known: KnownLines, lines: readonly string[]): boolean {
  if (known.stored === null || known.triedHeads.length > 0) return isKnownHead(known, lines[0] ?? '');
  return isSameLines(known.stored, lines);
}

/** 棋譜データの行を知った。書こうとしていたことは忘れる。 */
export function rememberStored(state: BoardState, lines: readonly string[]): void {
  state.stored = lines;
  state.triedHeads = [];
}

/** 盤の覚えの初め。 */
export function newBoardState(
  board: { readonly id: string; readonly sheetName: string; readonly names: ReadNames },
  flipped: boolean,
  stored: readonly string[] | null,
): BoardState {
  const { colors } = board.names.map.layout;
  return {
    id: board.id,
    sheetName: board.sheetName,
    names: board.names,
    samples: { board: colors.board, selected: colors.selected },
    flipped,
    isFlipUnsure: false,
    size: null,
    shadows: new Map(),
    stored,
    triedHeads: [],
    epoch: 0,
    inFlight: [],
    formatEchoes: [],
    echoes: [],
    selectedAddresses: [],
  };
}

/** 自分で選んだ番地を覚える。 */
export function rememberSelection(state: BoardState, address: string): void {
  const others = state.selectedAddresses.filter((each) => each !== address);
  state.selectedAddresses = [address, ...others].slice(0, rememberedSelections);
}

/** 近ごろ自分で書いた箱の中か。 */
export function isOwnEcho(state: BoardState, box: CellBox): boolean {
  return state.echoes.some((written) => written.some((each) => containsBox(each, box)));
}

/** 敷いたばかりの棋譜と棋譜データは空、盤は太字でないと分かっている。何百もの空のセルを書かずに済む。 */
export function assumeBlank(state: BoardState): void {
  const board: CellLook = { value: '', bold: false };
  state.shadows.set('board', Array<CellLook>(boardCellCount(state.names.map.layout)).fill(board));
  assumeBlankRest(state, 'kifu');
  assumeBlankRest(state, 'storage');
  state.stored = [];
}

/** 範囲の覚えの後ろ、名前の終わりまでは空だと分かっている。 */
export function assumeBlankRest(state: BoardState, role: 'kifu' | 'storage'): void {
  const box = state.names.map.box(role);
  if (!box) return;
  const known = state.shadows.get(role) ?? [];
  const blank: CellLook = { value: '', fill: { color: '#FFFFFF', hatch: null }, bold: false };
  const rest = Math.max(0, box.rows * box.columns - known.length);
  state.shadows.set(role, [...known, ...Array<CellLook>(rest).fill(blank)]);
}
