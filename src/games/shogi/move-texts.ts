import { dropType, moveFrom, movePromotes, moveTo } from './move';
import type { Color, PieceType } from './piece';
import { GameLine } from './game-line';
import { formatMove } from './formats/move-text';
import { endCodeOf, formatEndWord, isEndMove } from './record/end-code';
import type { ShogiRecord } from './record/shogi-record';

const startText = '開始局面';

/** 指された手の中身。読み上げの文を作るのに要るもの。 */
export interface PlayedMove {
  /** 指した側。 */
  readonly color: Color;
  /** 動く前の駒の種類。 */
  readonly type: PieceType;
  /** 元の升。打った手は null。 */
  readonly from: number | null;
  readonly to: number;
  readonly promotes: boolean;
  /** ▲△も元の升も付けない短い文「７六歩」。 */
  readonly text: string;
}

/** 手の文。棋譜の節ごとの文を、一度作って覚えておく。 */
export class MoveTexts {
  readonly #record: ShogiRecord;
  readonly #kif = new Map<number, string>();

  constructor(record: ShogiRecord) {
    this.#record = record;
  }

  /** KIF の書き方の文「▲７六歩(77)」。終局の言葉はそのまま、根は「開始局面」。 */
  kif(node: number): string {
    if (!this.#kif.has(node)) this.#fillLine(node);
    return this.#kif.get(node) ?? '';
  }

  /** 覚えた文を忘れる。節を取り除いたとき（番号は使い回される）。 */
  forget(node: number): void {
    this.#kif.delete(node);
  }

  /** 指された手の中身。根と終局の言葉は null。 */
  played(node: number): PlayedMove | null {
    const { tree } = this.#record;
    const move = tree.move(node);
    if (node === tree.root || isEndMove(move)) return null;
    const path = tree.pathTo(node);
    const { position } = new GameLine(this.#record);
    for (const at of path.slice(1, -1)) position.make(tree.move(at));
    const dropped = dropType(move);
    return {
      color: position.turn,
      type: dropped ?? position.typeAt(moveFrom(move)) ?? 'pawn',
      from: dropped === null ? moveFrom(move) : null,
      to: moveTo(move),
      promotes: movePromotes(move),
      text: formatMove(position, move, this.#previousTo(node), { style: 'display', mark: false }),
    };
  }

  // One walk names the whole line: a list asks for all its rows at once.
  #fillLine(node: number): void {
    const { tree } = this.#record;
    const { position } = new GameLine(this.#record);
    for (const at of tree.lineThrough(node)) {
      const move = tree.move(at);
      const end = endCodeOf(move);
      if (at === tree.root) this.#kif.set(at, startText);
      else if (end !== null) this.#kif.set(at, formatEndWord(end));
      else {
        if (!this.#kif.has(at)) {
          const mark = position.turn === 'black' ? '▲' : '△';
          this.#kif.set(at, mark + formatMove(position, move, this.#previousTo(at), { style: 'kif' }));
        }
        position.make(move);
      }
    }
  }

  #previousTo(node: number): number {
    const { tree } = this.#record;
    const parent = tree.parent(node);
    return parent === tree.root ? -1 : moveTo(tree.move(parent));
  }
}
