import type { Move } from '../move';
import { makeBoardMove, makeDrop } from '../move';
import { isHandType, typeOfCode } from '../piece';
import type { KakinokiBody } from './kakinoki-body';
import type { MoveWords } from './kif-move';
import { emptyMoveWords } from './kif-move';
import type { PlainLine } from './kif-plain-line';
import { emptyPlainLine, scanPlainLine } from './kif-plain-line';
import type { KifTimes } from './kif-times';
import { unitsOf } from './plain-bytes';

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
    if (lines.coverage !== null || body.isBroken || builder.hasEnded) return;
    if (!body.start.isDecided && !body.start.hasTitle) return;
    const line = this.#line;
    const units = unitsOf(lines.text);
    if (units === null) return;
    const { until } = lines;
    if (!body.start.isDecided) {
      if (!scanPlainLine(units, lines.next, until, this.#words, line)) return;
      body.start.decide();
    }
    const isMain = body.variations === 0;
    const ply = builder.ply;
    const first = numbers.expected(1);
    let at = lines.next;
    let count = 0;
    while (scanPlainLine(units, at, until, this.#words, line) && line.number === first + count) {
      body.hasBody = true;
      const move = this.#move();
      // The side to move is told by the ply that the move will have.
      const side = isMain ? (ply + count + 1) & 1 : -1;
      if (move === NO_MOVE || !times.agrees(line.used, line.total, side)) break;
      if (!builder.playLegal(move, line.used)) break;
      times.add(line.used, side);
      at = line.next;
      count++;
    }
    numbers.pushRun(ply, first, count);
    lines.skip(at, count);
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
