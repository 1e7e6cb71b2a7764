import type { GameKind } from './game-progress';
import type { GameRecord, RecordNotation } from './game-record';
import type { LocalText } from './language';
import type { Foul, ParsedMove } from './outcome';
import type { SidedPosition } from './record-game';
import { RecordGame } from './record-game';

/** 石を置く規則と言葉。 */
export interface StoneRules<Position> {
  readonly notation: RecordNotation;
  /** 手を断る理由。置けるなら null。終局かどうかは見ない。 */
  judge(position: Position, move: number): Foul | null;
  /** 終局の後の手を断る理由。 */
  readonly gameOver: Foul;
  /** 手を読む。手でなければ null。 */
  parseMove(text: string): number | null;
  /** 打ち込まれた文が手でないときに言うこと。 */
  readonly typed: { readonly empty: LocalText; notMove(text: string): LocalText };
}

/** 石の進行。石を置くだけで進むゲーム（オセロ、五目並べ）の土台。つかむ駒はない。 */
export abstract class StoneGame<Position extends SidedPosition> extends RecordGame<Position> {
  readonly #rules: StoneRules<Position>;

  /** @param record 以後はこの進行のもの。 */
  constructor(record: GameRecord, kind: GameKind, position: Position, rules: StoneRules<Position>) {
    super(record, kind, rules.notation, position);
    this.#rules = rules;
  }

  isOwnPiece(): boolean {
    return false;
  }

  judge(move: number): Foul | null {
    return this.outcome === null ? this.#rules.judge(this.position, move) : this.#rules.gameOver;
  }

  parseMove(text: string): ParsedMove {
    const { typed, parseMove } = this.#rules;
    const word = text.trim();
    if (word === '') return { ok: false, text: typed.empty, foul: null };
    const move = parseMove(word);
    if (move === null) return { ok: false, text: typed.notMove(word), foul: null };
    const foul = this.judge(move);
    return foul === null ? { ok: true, move } : { ok: false, text: foul.text, foul };
  }
}
