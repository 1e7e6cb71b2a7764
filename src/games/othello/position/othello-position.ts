import type { Side } from '../../contract/layout';
import { squareOf } from '../move';
import { BOARD_SIZE, SQUARE_COUNT } from '../square';

const WIDTH = BOARD_SIZE + 2;
const EMPTY = 0;
const EDGE = 3;

// The eight direction vectors on a board with an edge of one cell around it.
const directions = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1] as const;

const startBlack = [28, 35];
const startWhite = [27, 36];

function cellOf(square: number): number {
  return (Math.floor(square / BOARD_SIZE) + 1) * WIDTH + (square % BOARD_SIZE) + 1;
}

function squareAt(cell: number): number {
  return (Math.floor(cell / WIDTH) - 1) * BOARD_SIZE + (cell % WIDTH) - 1;
}

const cellOfSquare: readonly number[] = Array.from({ length: SQUARE_COUNT }, (_, square) => cellOf(square));

/** 局面の読める面。変えるのは持ち主だけ。 */
export type ReadonlyOthelloPosition = Pick<
  OthelloPosition,
  'turn' | 'stoneAt' | 'count' | 'flips' | 'isLegal' | 'hasMove' | 'isOver' | 'mustPass' | 'format'
>;

/**
 * オセロの局面。盤の石と手番。黒 (側 0) は e4 と d5、白 (側 1) は d4 と e5 から始まる。
 * make と unmake は合法かどうかを調べない。
 */
export class OthelloPosition {
  // Empty, black, white, edge. A side's stone is its number plus one.
  readonly #cells = new Uint8Array(WIDTH * WIDTH).fill(EDGE);
  readonly #counts: [number, number] = [2, 2];
  // For each move made: the flipped cells, the cell of the stone (0 for a pass) and the number of flips.
  readonly #made: number[] = [];
  #turn: Side = 0;

  constructor() {
    for (const cell of cellOfSquare) this.#cells[cell] = EMPTY;
    for (const square of startBlack) this.#cells[cellOf(square)] = 1;
    for (const square of startWhite) this.#cells[cellOf(square)] = 2;
  }

  /** 手番の側。 */
  get turn(): Side {
    return this.#turn;
  }

  /** マスの石の側。空なら null。 */
  stoneAt(square: number): Side | null {
    const stone = this.#cells[cellOf(square)];
    return stone === 1 ? 0 : stone === 2 ? 1 : null;
  }

  /** 側の石の数。 */
  count(side: Side): number {
    return this.#counts[side];
  }

  /** そこに置くと返る石のマス。空でないマスや何も返らないマスでは空。 */
  flips(square: number): readonly number[] {
    const origin = cellOf(square);
    if (this.#cells[origin] !== EMPTY) return [];
    return directions.flatMap((step) => {
      const length = this.#flipLength(origin, step, this.#turn);
      return Array.from({ length }, (_, index) => squareAt(origin + step * (index + 1)));
    });
  }

  /** 手番の側がそこに置けるか。 */
  isLegal(square: number): boolean {
    return this.#canPlace(cellOf(square), this.#turn);
  }

  /** 側に置けるマスがあるか。 */
  hasMove(side: Side): boolean {
    return cellOfSquare.some((cell) => this.#canPlace(cell, side));
  }

  /** どちらも置けないか。 */
  get isOver(): boolean {
    return !this.hasMove(this.#turn) && !this.hasMove(otherSide(this.#turn));
  }

  /** 手番の側だけが置けず、パスするしかないか。 */
  get mustPass(): boolean {
    return !this.hasMove(this.#turn) && this.hasMove(otherSide(this.#turn));
  }

  /** 置けるマスの数。 */
  get moveCount(): number {
    let count = 0;
    for (const cell of cellOfSquare) if (this.#canPlace(cell, this.#turn)) count++;
    return count;
  }

  /** 石を置いて返すか、パスする。 */
  make(move: number): void {
    const side = this.#turn;
    let flipped = 0;
    const square = squareOf(move);
    const origin = square === null ? 0 : cellOf(square);
    if (origin !== 0) {
      for (const step of directions) {
        const length = this.#flipLength(origin, step, side);
        for (let index = 1; index <= length; index++) {
          const cell = origin + step * index;
          this.#cells[cell] = side + 1;
          this.#made.push(cell);
        }
        flipped += length;
      }
      this.#cells[origin] = side + 1;
      this.#counts[side] += flipped + 1;
      this.#counts[otherSide(side)] -= flipped;
    }
    this.#made.push(origin, flipped);
    this.#turn = otherSide(side);
  }

  /** 最後の手を戻す。手がなければ何もしない。 */
  unmake(): void {
    const flipped = this.#made.pop();
    const origin = this.#made.pop();
    if (flipped === undefined || origin === undefined) return;
    const enemy = this.#turn;
    const side = otherSide(enemy);
    for (let index = 0; index < flipped; index++) this.#cells[this.#made.pop() ?? 0] = enemy + 1;
    if (origin !== 0) {
      this.#cells[origin] = EMPTY;
      this.#counts[side] -= flipped + 1;
      this.#counts[enemy] += flipped;
    }
    this.#turn = side;
  }

  /** 局面の文字列。a1 から h8 までを X (黒) O (白) - (空) で並べ、空白と手番の字を添える。 */
  format(): string {
    const stones = cellOfSquare.map((cell) => '-XO'.charAt(this.#cells[cell] ?? 0)).join('');
    return `${stones} ${this.#turn === 0 ? 'X' : 'O'}`;
  }

  #canPlace(origin: number, side: Side): boolean {
    if (this.#cells[origin] !== EMPTY) return false;
    for (const step of directions) if (this.#flipLength(origin, step, side) > 0) return true;
    return false;
  }

  /** その向きに返る石の数。自分の石で挟めなければ 0。 */
  #flipLength(origin: number, step: number, side: Side): number {
    const enemy = 2 - side;
    let length = 0;
    while (this.#cells[origin + step * (length + 1)] === enemy) length++;
    return length > 0 && this.#cells[origin + step * (length + 1)] === side + 1 ? length : 0;
  }
}

/** 相手の側。 */
export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}
