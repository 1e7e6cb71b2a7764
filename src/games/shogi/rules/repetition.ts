import type { Move } from '../move';
import type { Position } from '../position/position';
import type { Color } from '../piece';
import { opposite } from '../piece';

/**
 * 千日手の判定。none は同一局面（盤、持駒、手番）が三回まで、draw は四回目で引き分け、
 * perpetualCheck は四回目で、loser がその間の手をすべて王手で指した（連続王手の千日手、loser の負け）。
 */
export type Repetition =
  | { readonly kind: 'none'; readonly count: number }
  | { readonly kind: 'draw'; readonly count: number }
  | { readonly kind: 'perpetualCheck'; readonly count: number; readonly loser: Color };

const LIMIT = 4;

/**
 * 局面の並び。一手ごとの鍵と、その手が王手だったかを覚え、千日手を判定する。
 * 最初に start で開始局面を置き、指すごとに push、戻すごとに pop する。分岐へ移るときは pop して指し直す。
 */
export class RepetitionLine {
  private keys = new Int32Array(512);
  private checks = new Uint8Array(256);
  private length = 0;
  private startTurn: Color = 'black';

  /** 開始局面から始める。前の並びは忘れる。 */
  start(position: Position): void {
    this.length = 0;
    this.startTurn = position.turn;
    // No move led here: its mark is never read, for a cycle holds only the moves after its first position.
    this.append(position, false);
  }

  /** 一手指したあとの局面を加える。 */
  push(position: Position): void {
    this.append(position, position.inCheck());
  }

  /** 最後の局面を除く。開始局面は残る。 */
  pop(): void {
    if (this.length > 1) this.length--;
  }

  /** 最後の局面の手数（ply、開始局面が 0）。 */
  get ply(): number {
    return this.length - 1;
  }

  /** 最後の局面での判定。count は同じ局面が現れた回数。 */
  status(): Repetition {
    const last = this.length - 1;
    let count = 1;
    let first = last;
    for (let ply = last - 2; ply >= 0; ply -= 2) {
      if (this.keys[2 * ply] !== this.keys[2 * last] || this.keys[2 * ply + 1] !== this.keys[2 * last + 1])
        continue;
      count++;
      // A line that went on after the fourth occurrence is judged by its latest four.
      if (count <= LIMIT) first = ply;
    }
    if (count < LIMIT) return { kind: 'none', count };
    const lastMover = this.moverOf(last);
    const byLastMover = this.checksAll(first, last);
    const byOther = this.checksAll(first, last - 1);
    // Both sides checking with every move is a case the rule does not name: neither can be blamed, a draw.
    if (byLastMover === byOther) return { kind: 'draw', count };
    return { kind: 'perpetualCheck', count, loser: byLastMover ? lastMover : opposite(lastMover) };
  }

  /** その手を指すと、指した側の連続王手の千日手が成り立つか。成り立つ手は反則として指せない。 */
  completesPerpetualCheck(position: Position, move: Move): boolean {
    const mover = position.turn;
    position.make(move);
    this.push(position);
    const result = this.status();
    this.pop();
    position.unmake(move);
    return result.kind === 'perpetualCheck' && result.loser === mover;
  }

  private append(position: Position, check: boolean): void {
    if (this.length === this.checks.length) this.grow();
    this.keys[2 * this.length] = position.key[0]!;
    this.keys[2 * this.length + 1] = position.key[1]!;
    this.checks[this.length] = check ? 1 : 0;
    this.length++;
  }

  private moverOf(ply: number): Color {
    return ply % 2 === 1 ? this.startTurn : opposite(this.startTurn);
  }

  private checksAll(first: number, last: number): boolean {
    for (let ply = last; ply > first; ply -= 2) if (this.checks[ply] === 0) return false;
    return true;
  }

  private grow(): void {
    const keys = new Int32Array(this.keys.length * 2);
    keys.set(this.keys);
    this.keys = keys;
    const checks = new Uint8Array(this.checks.length * 2);
    checks.set(this.checks);
    this.checks = checks;
  }
}
