import type { Area } from './area';
import { MAX_COLUMNS } from './area';

/** セルの入っている範囲を、セルが変わるたびに追う。広がるのはその場で分かり、縮んだかもしれないときだけ数え直す。 */
export class UsedArea {
  #top = Infinity;
  #left = Infinity;
  #bottom = -1;
  #right = -1;
  #mayBeSmaller = false;

  /** 番号 key のセルが入った。 */
  add(key: number): void {
    const row = Math.floor(key / MAX_COLUMNS);
    const column = key % MAX_COLUMNS;
    if (row < this.#top) this.#top = row;
    if (row > this.#bottom) this.#bottom = row;
    if (column < this.#left) this.#left = column;
    if (column > this.#right) this.#right = column;
  }

  /** 番号 key の、入っていたセルがなくなった。 */
  remove(key: number): void {
    const row = Math.floor(key / MAX_COLUMNS);
    const column = key % MAX_COLUMNS;
    this.#mayBeSmaller ||=
      row === this.#top || row === this.#bottom || column === this.#left || column === this.#right;
  }

  /** 範囲。何もなければ null。measure は、すべてのセルを見て数え直す。 */
  area(measure: () => Area | null): Area | null {
    if (this.#mayBeSmaller) this.#set(measure());
    if (this.#bottom < 0) return null;
    const [row, column] = [this.#top, this.#left];
    return { row, column, rows: this.#bottom - row + 1, columns: this.#right - column + 1 };
  }

  #set(area: Area | null): void {
    this.#mayBeSmaller = false;
    this.#top = area?.row ?? Infinity;
    this.#left = area?.column ?? Infinity;
    this.#bottom = area === null ? -1 : area.row + area.rows - 1;
    this.#right = area === null ? -1 : area.column + area.columns - 1;
  }
}
