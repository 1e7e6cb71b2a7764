import type { Side } from '../../contract/layout';
import { pointOf } from '../move';
import { BOARD_SIZE, POINT_COUNT } from '../point';
import type { Verdict } from './shape';
import { EDGE, EMPTY, WIDTH, judgeStone } from './shape';

function cellOf(point: number): number {
  return (Math.floor(point / BOARD_SIZE) + 1) * WIDTH + (point % BOARD_SIZE) + 1;
}

const cellOfPoint: readonly number[] = Array.from({ length: POINT_COUNT }, (_, point) => cellOf(point));

/** 局面の読める面。変えるのは持ち主だけ。 */
export type ReadonlyGomokuPosition = Pick<
  GomokuPosition,
  'turn' | 'ply' | 'lastPoint' | 'isFull' | 'stoneAt' | 'verdictOf' | 'lastVerdict' | 'format'
>;

/** 五目並べの局面。盤の石と手順。空の盤から始まり、黒 (側 0) が先に打つ。 */
export class GomokuPosition {
  readonly #cells = new Uint8Array(WIDTH * WIDTH).fill(EDGE);
  readonly #points: number[] = [];

  constructor() {
    for (const cell of cellOfPoint) this.#cells[cell] = EMPTY;
  }

  /** 手番の側。 */
  get turn(): Side {
    return this.#points.length % 2 === 0 ? 0 : 1;
  }

  /** 打たれた石の数。 */
  get ply(): number {
    return this.#points.length;
  }

  /** 最後に打たれた点。なければ null。 */
  get lastPoint(): number | null {
    return this.#points.at(-1) ?? null;
  }

  /** 空いた点がないか。 */
  get isFull(): boolean {
    return this.#points.length === POINT_COUNT;
  }

  /** 点の石の側。空なら null。 */
  stoneAt(point: number): Side | null {
    const stone = this.#cells[cellOf(point)];
    return stone === 1 ? 0 : stone === 2 ? 1 : null;
  }

  /** 手番の側が空いた点に打ったときの判定。石のある点では null。 */
  verdictOf(point: number): Verdict {
    const cell = cellOf(point);
    if (this.#cells[cell] !== EMPTY) return null;
    this.#cells[cell] = this.turn + 1;
    const verdict = judgeStone(this.#cells, cell);
    this.#cells[cell] = EMPTY;
    return verdict;
  }

  /** 最後に打たれた石の判定。 */
  get lastVerdict(): Verdict {
    const point = this.lastPoint;
    return point === null ? null : judgeStone(this.#cells, cellOf(point));
  }

  /** 石を打つ。空いた点かどうかは調べない。 */
  make(move: number): void {
    const point = pointOf(move);
    this.#cells[cellOf(point)] = this.turn + 1;
    this.#points.push(point);
  }

  /** 最後の石を取り除く。なければ何もしない。 */
  unmake(): void {
    const point = this.#points.pop();
    if (point !== undefined) this.#cells[cellOf(point)] = EMPTY;
  }

  /** 局面の文字列。a15 から o1 までを X (黒) O (白) - (空) で並べ、空白と手番の字を添える。 */
  format(): string {
    const stones = cellOfPoint.map((cell) => '-XO'.charAt(this.#cells[cell] ?? 0)).join('');
    return `${stones} ${this.turn === 0 ? 'X' : 'O'}`;
  }
}
