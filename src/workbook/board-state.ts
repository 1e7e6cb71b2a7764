import type { BoardSize } from '../games/contract/layout';
import type { SampleColors } from './board-look';
import type { BoardMap } from './board-map';
import type { CellBox } from './cell-box';
import { containsBox } from './cell-box';
import type { CellLook, Shadow } from './cell-look';
import type { SheetRole } from './sheet-roles';

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
  /** 描いた大きさ。null は分からない。 */
  size: BoardSize | null;
  readonly shadows: Map<SheetRole, Shadow>;
  /** 近ごろ自分で値を書いた箱。自分の書き込みの事象を見分ける。 */
  echoes: readonly (readonly CellBox[])[];
  /** 近ごろ自分で選んだ番地、新しい順。自分の選択の事象を見分ける。 */
  selectedAddresses: readonly string[];
}

// Events come later than the answer, so the writes of the last paints are remembered.
const rememberedPaints = 4;

// 開始位置, 指し手入力, and one of them where it stood before rows moved.
const rememberedSelections = 3;

/** 何が描いてあるか分からないことにする。次に全部を描く。 */
export function forgetPaint(state: BoardState): void {
  state.shadows.clear();
  state.size = null;
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
    if (!box) continue;
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
export function rememberEchoes(state: BoardState, written: readonly CellBox[]): void {
  if (written.length > 0) state.echoes = [written, ...state.echoes].slice(0, rememberedPaints);
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

/** 敷いたばかりの棋譜と棋譜データは空だと分かっている。何百もの空のセルを書かずに済む。 */
export function assumeBlankRecords(state: BoardState): void {
  for (const role of ['kifu', 'storage'] as const) {
    const box = state.names.map.box(role);
    const blank: CellLook = { value: '', fill: { color: '#FFFFFF', hatch: null }, bold: false };
    if (box) state.shadows.set(role, Array<CellLook>(box.rows * box.columns).fill(blank));
  }
}
