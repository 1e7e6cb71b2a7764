/** 一覧の、側ごとの広さ。置かれただけの局面では 81 枚まで並ぶ。 */
export const LIST_SIDE = 96;

/** 駒のいる升（内側の番号）の一覧。側ごとに並べる。順に意味はない。 */
export class PieceList {
  /** 側ごとの数。 */
  readonly sizes: Int32Array;
  /** 升。`側 * LIST_SIDE` から。 */
  readonly cells: Int32Array;
  readonly #index: Int32Array;

  /** index は升ごとに、一覧のどこにあるか。三つとも局面の語の中にあり、局面と一緒に写される。 */
  constructor(sizes: Int32Array, cells: Int32Array, index: Int32Array) {
    this.sizes = sizes;
    this.cells = cells;
    this.#index = index;
  }

  add(side: number, cell: number): void {
    const size = this.sizes[side]!;
    this.cells[side * LIST_SIDE + size] = cell;
    this.#index[cell] = size;
    this.sizes[side] = size + 1;
  }

  remove(side: number, cell: number): void {
    const last = this.sizes[side]! - 1;
    const index = this.#index[cell]!;
    const moved = this.cells[side * LIST_SIDE + last]!;
    this.cells[side * LIST_SIDE + index] = moved;
    this.#index[moved] = index;
    this.sizes[side] = last;
  }

  /** 駒が動いた。行き先にいた駒は先に除いておく。 */
  move(side: number, from: number, to: number): void {
    const index = this.#index[from]!;
    this.cells[side * LIST_SIDE + index] = to;
    this.#index[to] = index;
  }
}
