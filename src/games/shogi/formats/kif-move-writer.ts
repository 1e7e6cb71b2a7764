import type { Move } from '../move';
import { moveTo } from '../move';
import { Position } from '../position/position';
import { startSfen as evenSfen } from '../sfen';
import { formatMove } from './move-text';

/** 筋に沿って局面を進めながら、一手ずつ KIF の文にする役。 */
export class KifLineMaker {
  readonly #position = new Position();
  readonly #played: Move[] = [];

  /** 読めない SFEN なら平手から書く。 */
  constructor(startSfen: string) {
    if (startSfen !== evenSfen) this.#position.setSfen(startSfen);
  }

  /** 手数 ply まで戻す。 */
  backTo(ply: number): void {
    while (this.#played.length > ply) this.#position.unmake(this.#played.pop()!);
  }

  /** 次の手を書いて進める。 */
  next(move: Move): string {
    const last = this.#played.at(-1);
    const text = formatMove(this.#position, move, last === undefined ? -1 : moveTo(last), { style: 'kif' });
    this.#position.make(move);
    this.#played.push(move);
    return text;
  }
}
