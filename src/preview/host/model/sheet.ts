import type { Area } from './area';
import { cellArea, hasCell, intersectAreas, MAX_COLUMNS, isSameArea, wholeSheet } from './area';
import type { Cell } from './cell';
import { EMPTY_CELL, isEmptyCell } from './cell';
import { HostError } from './errors';
import type { CellFormat } from './format';
import { DEFAULT_FORMAT } from './format';
import { formatValue } from './number-format';
import type { SheetLayout } from './sheet-layout';
import { DEFAULT_COLUMN_WIDTH, DEFAULT_ROW_HEIGHT, EMPTY_LAYOUT } from './sheet-layout';
import { UsedArea } from './used-area';
import type { Workbook } from './workbook';

export type SheetVisibility = 'Visible' | 'Hidden' | 'VeryHidden';

/** セルの番号。行 × 列の上限 + 列。 */
export const cellKey = (row: number, column: number): number => row * MAX_COLUMNS + column;

/** ワークシート。読むのは自由、変えるのは `edits` と `structure` の関数だけ。 */
export class Sheet {
  readonly cells = new Map<number, Cell>();
  /** 式のあるセルの番号。再計算のたびに全部のセルを見ないために持つ。 */
  readonly formulaKeys = new Set<number>();
  /** セルが変わるたびに増える数。読んだ値の写しが古いかどうかを見る。 */
  version = 0;
  layout: SheetLayout = EMPTY_LAYOUT;
  visibility: SheetVisibility = 'Visible';
  selection: Area = cellArea(0, 0);
  /** Ctrl を押しながら選び足された範囲。 */
  otherSelections: readonly Area[] = [];
  /** 選ばれた範囲の中の、入力を受けるセル。 */
  activeCell = { row: 0, column: 0 };
  isDeleted = false;
  readonly #placed = new UsedArea();
  readonly #filled = new UsedArea();

  constructor(
    readonly book: Workbook,
    readonly id: string,
    public name: string,
  ) {}

  /** セル。置かれていなければ空のセル(行・列・シートの書式を持つ)。 */
  cellAt(row: number, column: number): Cell {
    const cell = this.cells.get(cellKey(row, column));
    if (cell) return cell;
    const format = this.defaultFormat(row, column);
    return format === DEFAULT_FORMAT ? EMPTY_CELL : { value: '', formula: null, format };
  }

  /** まだ置かれていないセルの書式。 */
  defaultFormat(row: number, column: number): CellFormat {
    return this.layout.rows.formats.get(row) ?? this.layout.columns.formats.get(column) ?? this.layout.format;
  }

  /** セルを置く。取り消しの記録も知らせもしない。 */
  putCell(key: number, cell: Cell | undefined): void {
    this.version++;
    const before = this.cells.get(key);
    if (cell) this.cells.set(key, cell);
    else this.cells.delete(key);
    if (cell) this.#placed.add(key);
    else if (before) this.#placed.remove(key);
    if (cell && !isEmptyCell(cell)) this.#filled.add(key);
    else if (before && !isEmptyCell(before)) this.#filled.remove(key);
    if (cell?.formula != null) this.formulaKeys.add(key);
    else this.formulaKeys.delete(key);
  }

  /** セルの見え方。表示形式を当てた文字列。 */
  text(row: number, column: number): string {
    const cell = this.cellAt(row, column);
    return formatValue(cell.value, cell.format.numberFormat);
  }

  /** 列の幅。ポイント。隠れていれば 0。 */
  columnWidth(column: number): number {
    const { hidden, sizes } = this.layout.columns;
    return hidden.has(column) ? 0 : (sizes.get(column) ?? DEFAULT_COLUMN_WIDTH);
  }

  /** 行の高さ。ポイント。隠れていれば 0。 */
  rowHeight(row: number): number {
    const { hidden, sizes } = this.layout.rows;
    return hidden.has(row) ? 0 : (sizes.get(row) ?? DEFAULT_ROW_HEIGHT);
  }

  /** セルを含む結合範囲。無ければ null。 */
  mergeAt(row: number, column: number): Area | null {
    return this.layout.merges.find((m) => hasCell(m, row, column)) ?? null;
  }

  /**
   * 使われている範囲。`valuesOnly` なら値のあるセルだけ、そうでなければ書式のあるセルも数える。
   * `within` はその中だけを見る。
   */
  usedArea(valuesOnly = true, within: Area = wholeSheet): Area | null {
    const used = (valuesOnly ? this.#filled : this.#placed).area(() => this.#measure(valuesOnly, wholeSheet));
    const common = used && intersectAreas(used, within);
    if (!used || !common || isSameArea(common, used)) return common;
    return this.#measure(valuesOnly, within);
  }

  #measure(valuesOnly: boolean, within: Area): Area | null {
    const found = new UsedArea();
    for (const [key, cell] of this.cells) {
      if (valuesOnly && isEmptyCell(cell)) continue;
      if (hasCell(within, Math.floor(key / MAX_COLUMNS), key % MAX_COLUMNS)) found.add(key);
    }
    return found.area(() => null);
  }

  get isProtected(): boolean {
    return this.layout.protection !== null;
  }

  /** 値を書けるか調べる。保護されたシートのロックされたセルなら AccessDenied。 */
  assertEditable(area: Area): void {
    if (!this.isProtected) return;
    // Bigger than any sensible unlocked block: do not walk a whole column.
    if (area.rows * area.columns > 1e6) throw new HostError('AccessDenied');
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++) {
        if (this.cellAt(row, column).format.locked) throw new HostError('AccessDenied');
      }
    }
  }

  /** 保護されたシートで許されていない操作なら AccessDenied。 */
  assertAllowed(option: string): void {
    if (this.isProtected && this.layout.protection?.[option] !== true) throw new HostError('AccessDenied');
  }
}
