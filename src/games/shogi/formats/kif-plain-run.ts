import type { Move } from '../move';
import { makeBoardMove, makeDrop } from '../move';
import { isHandType, typeOfCode } from '../piece';
import type { KakinokiBody } from './kakinoki-body';
import type { MoveWords } from './kif-move';
import { emptyMoveWords } from './kif-move';
import type { PlainLine } from './kif-plain-line';
import { emptyPlainLine, scanPlainLine } from './kif-plain-line';
import type { KifTimes } from './kif-times';

const NO_MOVE = 0;

/**
 * 手の行が、形も中身も何も言うことなく続く間を、まとめて読む役。ほとんどの棋譜のほとんどの行がそうである。
 * 少しでも言うことのある行には手を付けず、`KifReader` に任せる。どちらが読んでも棋譜は同じになる。
 */
export class KifPlainRun {
  readonly #words: MoveWords = emptyMoveWords();
  readonly #line: PlainLine = emptyPlainLine();

  constructor(
    readonly body: KakinokiBody,
    readonly times: KifTimes,
  ) {}

  /** 続く限り読み進む。次の行は読まれていない。 */
  read(): void {
    const { body, times } = this;
    const { lines, builder, numbers } = body;
    // The general way alone notes which characters it has taken.
    if (lines.coverage !== null || !body.hasBody || body.isBroken || builder.hasEnded) return;
    const line = this.#line;
    const { text, until } = lines;
    const isMain = body.variations === 0;
    let { ply } = builder;
    let expected = numbers.expected(-1);
    while (scanPlainLine(text, lines.next, until, this.#words, line) && line.number === expected) {
      const move = this.#move();
      if (move === NO_MOVE) return;
      // The side to move is told by the ply that the move will have.
      const side = isMain ? (ply + 1) & 1 : -1;
      if (!times.agrees(line.used, line.total, side) || !builder.playLegal(move, line.used)) return;
      times.add(line.used, side);
      numbers.push(ply, expected);
      lines.advanceTo(line.end);
      ply++;
      expected++;
    }
  }

  // The move if the words fit the position: the piece named stands on the origin.
  #move(): Move {
    const words = this.#words;
    const { builder } = this.body;
    const to = words.to >= 0 ? words.to : builder.previous;
    if (to < 0) return NO_MOVE;
    const isPromotion = words.promotion === 1;
    if (words.from >= 0) {
      const code = builder.position.codeAt(words.from);
      const isNamed = (code & 15) === words.piece && words.from !== to;
      return isNamed ? makeBoardMove(words.from, to, isPromotion) : NO_MOVE;
    }
    const type = typeOfCode(words.piece);
    return type !== null && isHandType(type) && !isPromotion ? makeDrop(type, to) : NO_MOVE;
  }
}
