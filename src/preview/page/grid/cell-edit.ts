import type { HostError } from '../../host/model/errors';
import { cellArea } from '../../host/model/area';
import type { Sheet } from '../../host/model/sheet';
import type { Workbook } from '../../host/model/workbook';

/** 編集中のセル。keepsArrows は矢印キーが文字の中を動くか (F2)、確定して動くか (打ち始め)。 */
export interface EditedCell {
  readonly sheet: Sheet;
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly keepsArrows: boolean;
}

/** 編集できなかったことを知らせる。text は打った文字列、まだ打っていなければ undefined。 */
export type ReportRefusal = (error: HostError, text: string | undefined) => void;

/**
 * セルの編集。セルの中と数式バーが同じものを見る。
 * 編集のあいだは Excel と同じく API を断る (cellEditMode)。
 */
export class CellEdit {
  #cell: EditedCell | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly book: Workbook,
    readonly report: ReportRefusal,
  ) {}

  /** 編集中のセル。編集していなければ undefined。 */
  get cell(): EditedCell | undefined {
    return this.#cell;
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** アクティブセルの編集を始める。保護されたセルなら始めず false を返す。 */
  begin(text: string, keepsArrows: boolean): boolean {
    const sheet = this.book.active;
    const { row, column } = sheet.activeCell;
    try {
      sheet.assertEditable(cellArea(row, column));
    } catch (error) {
      this.report(error as HostError, undefined);
      return false;
    }
    this.#set({ sheet, row, column, text, keepsArrows });
    return true;
  }

  update(text: string): void {
    if (this.#cell) this.#set({ ...this.#cell, text });
  }

  /** 入力を確定する。読めない入力なら編集のまま false を返す。編集していなければ true。 */
  commit(): boolean {
    const cell = this.#cell;
    if (!cell) return true;
    const result = this.book.edit(cell.sheet, cell, cell.text);
    if (!result.ok) {
      this.report(result.error, cell.text);
      return false;
    }
    this.#set(undefined);
    return true;
  }

  cancel(): void {
    if (this.#cell) this.#set(undefined);
  }

  #set(cell: EditedCell | undefined): void {
    this.#cell = cell;
    this.book.cellEditMode = cell !== undefined;
    for (const listener of this.#listeners) listener();
  }
}
