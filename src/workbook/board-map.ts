import type { BoardLayout, Side } from '../games/contract/layout';
import type { SceneChoice } from '../play/scene';
import type { CellBox } from './cell-box';
import { cellBox, containsBox, isSameBox } from './cell-box';
import type { SheetRole } from './sheet-roles';
import { cellAt } from './sheet-roles';

/** 所: 押されたセルが何か。盤の番号は見える向き。 */
export type Area =
  | { readonly kind: 'board'; readonly index: number }
  | { readonly kind: 'hand'; readonly side: Side; readonly slot: number }
  | { readonly kind: 'choice'; readonly option: number }
  | { readonly kind: 'kifu'; readonly row: number }
  | { readonly kind: 'comment'; readonly row: number }
  | { readonly kind: 'home' }
  /** 指し手入力とその隣。Enter や Tab で動いた先も打ち込みの続き。 */
  | { readonly kind: 'typing' }
  | { readonly kind: 'elsewhere' };

/** 棋譜のコメントの列。 */
export const commentColumn = 4;

/** 盤の地図: 名前から読んだ範囲。クリックの番地が何を指すかはこれだけで決まる。 */
export class BoardMap {
  readonly layout: BoardLayout;
  readonly boxes: ReadonlyMap<SheetRole, CellBox>;

  constructor(layout: BoardLayout, boxes: ReadonlyMap<SheetRole, CellBox>) {
    this.layout = layout;
    this.boxes = boxes;
  }

  box(role: SheetRole): CellBox | null {
    return this.boxes.get(role) ?? null;
  }

  /** 一セルの所。choice は出ている問い、kifuRows は棋譜の行の数。 */
  areaAt(cell: CellBox, choice: SceneChoice | null, kifuRows: number): Area {
    return (
      this.#inBoard(cell) ??
      this.#inHand(cell, 0, 'firstHand') ??
      this.#inHand(cell, 1, 'secondHand') ??
      this.#inChoice(cell, choice) ??
      this.#inKifu(cell, kifuRows) ??
      this.#inTyping(cell) ?? { kind: 'elsewhere' }
    );
  }

  /** 同じ場所を指す地図か。 */
  isSame(other: BoardMap): boolean {
    if (this.boxes.size !== other.boxes.size) return false;
    for (const [role, box] of this.boxes) {
      const otherBox = other.boxes.get(role);
      if (!otherBox || !isSameBox(box, otherBox)) return false;
    }
    return true;
  }

  #inBoard(cell: CellBox): Area | null {
    const box = this.#boxAround('board', cell);
    if (!box) return null;
    return { kind: 'board', index: (cell.row - box.row) * box.columns + cell.column - box.column };
  }

  #inHand(cell: CellBox, side: Side, role: SheetRole): Area | null {
    const box = this.#boxAround(role, cell);
    return box && { kind: 'hand', side, slot: cell.row - box.row };
  }

  #inChoice(cell: CellBox, choice: SceneChoice | null): Area | null {
    const box = this.#boxAround('choice', cell);
    if (!box || !choice) return null;
    const option = choiceRows(this.layout, choice).indexOf(cell.row - box.row);
    return option < 0 ? null : { kind: 'choice', option };
  }

  #inKifu(cell: CellBox, rows: number): Area | null {
    const named = this.boxes.get('kifu');
    if (!named || rows === 0) return null;
    const box = cellBox(named.row, named.column, rows, named.columns);
    if (!containsBox(box, cell)) return null;
    const column = cell.column - box.column;
    const row = cell.row - box.row;
    if (column === commentColumn) return { kind: 'comment', row };
    return column <= 1 ? { kind: 'kifu', row } : null;
  }

  #inTyping(cell: CellBox): Area | null {
    const home = this.boxes.get('home');
    if (home && isSameBox(home, cell)) return { kind: 'home' };
    const input = this.boxes.get('moveInput');
    if (!input) return null;
    const distance = Math.abs(cell.row - input.row) + Math.abs(cell.column - input.column);
    return distance <= 1 ? { kind: 'typing' } : null;
  }

  #boxAround(role: SheetRole, cell: CellBox): CellBox | null {
    const box = this.boxes.get(role);
    return box && containsBox(box, cell) ? box : null;
  }
}

/** 問いの答えを置く行 (盤の上から)。行き先の段から下へ、はみ出すなら上へずらす。 */
export function choiceRows(layout: BoardLayout, choice: SceneChoice): readonly number[] {
  const count = choice.options.length;
  const first = Math.max(0, Math.min(cellAt(layout, choice.cell).row, layout.rows - count));
  return choice.options.map((_, option) => first + option);
}
