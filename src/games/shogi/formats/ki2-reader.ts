import { Position } from '../position/position';
import { isNearEndWord, parseEndWord } from '../record/end-code';
import type { ReadGame } from '../record/read-game';
import { isResultLine } from '../record/result';
import { isBlank, isMark } from './chars';
import type { Coverage } from './coverage';
import { readEachGame } from './each-game';
import { KakinokiBody } from './kakinoki-body';
import { isUnmarkedList, skipBetween, skipNumber } from './ki2-line';
import type { MoveWords } from './kif-move';
import { emptyMoveWords, scanMove, skipMark } from './kif-move';
import type { TimeWords } from './kif-time';
import { emptyTimeWords, scanTime } from './kif-time';
import { resolveWords } from './move-text';
import type { TextLines } from './text-lines';

const FIRST_KEYS = /^(開始日時|手合割|手合|先手|後手|下手|上手|棋戦|表題|対局日|[先後上下]手の持駒)\s*[：:]/u;

/** KI2 を読む。一つの文字列に何局あってもよい。投げない。 */
export function readKi2(text: string, coverage: Coverage | null = null): ReadGame[] {
  const position = new Position();
  return readEachGame(text, coverage, (lines, override) => new Ki2Reader(lines, position, override));
}

/** 一局分の KI2 の読み手。 */
class Ki2Reader {
  readonly body: KakinokiBody;
  readonly #words: MoveWords = emptyMoveWords();
  readonly #time: TimeWords = emptyTimeWords();
  #isUnmarked = false;

  constructor(
    readonly lines: TextLines,
    position: Position,
    override: string | null,
  ) {
    this.body = new KakinokiBody(lines, position, { override, infersResign: true });
  }

  read(): ReadGame {
    const { lines, body } = this;
    while (lines.advance()) {
      const at = lines.firstInk();
      if (at === lines.end) continue;
      const isNext = body.hasBody ? this.#isFirstHeader(at) : body.start.beginsAnother(at);
      if (isNext) {
        lines.stepBack();
        break;
      }
      if (this.#isMoveLine(at)) this.#moves(at);
      else body.otherLine(at);
    }
    return body.finish();
  }

  #isFirstHeader(at: number): boolean {
    const { text, end } = this.lines;
    return FIRST_KEYS.test(text.slice(at, Math.min(end, at + 12)));
  }

  #isMoveLine(at: number): boolean {
    const { body, lines } = this;
    const { text, end } = lines;
    this.#isUnmarked = false;
    // Before the moves ▲ may stand before a name.
    const mark = skipNumber(text, at, end);
    if (isMark(text.charCodeAt(mark))) return body.hasBody || this.#isMove(mark);
    if (body.hasBody && parseEndWord(lines.rest(at)) !== null) return true;
    this.#isUnmarked = isUnmarkedList(text, at, end, this.#words);
    return this.#isUnmarked;
  }

  #isMove(mark: number): boolean {
    const { text, end } = this.lines;
    const word = text.slice(skipMark(text, mark, end), end).trim();
    return scanMove(text, mark, end, this.#words, true) || parseEndWord(word) !== null;
  }

  // One line holds several moves, each with its mark.
  #moves(from: number): void {
    const { body, lines } = this;
    let at = from;
    while (at >= 0 && at < lines.end) {
      const next = this.#skipOthers(at);
      if (next > at) at = next;
      else if (body.isBroken) return body.skip('skipped', at);
      else if (body.builder.hasEnded) return body.skip('moveAfterEnd', at);
      else at = this.#moveAt(at);
    }
  }

  // What stands between two moves: blanks, a comma, the number of the next move, the time of the last one.
  #skipOthers(at: number): number {
    const { lines, body } = this;
    const { text, end } = lines;
    let next = skipNumber(text, skipBetween(text, at, end), end);
    if (next === at && body.hasBody && scanTime(text, at, end, this.#time)) {
      next = this.#time.end;
      if (!body.builder.time(this.#time.used)) body.notice('extraTime', at, text.slice(at, next));
    }
    lines.take(at, next);
    return next;
  }

  // Where the next move begins, -1 if the line breaks here.
  #moveAt(at: number): number {
    const { body, lines } = this;
    const words = this.#words;
    const isMove = scanMove(lines.text, at, lines.end, words, true);
    if (!isMove || (words.mark === 0 && !this.#isUnmarked)) return this.#endWord(at);
    if (words.mark > 0) this.#checkTurn(at, words.mark - 1);
    else body.beginBody();
    const { builder } = body;
    const moveText = lines.text.slice(at, words.end).trimEnd();
    const to = words.to >= 0 ? words.to : builder.previous;
    const moves = to < 0 ? [] : resolveWords(builder.position, words, to);
    if (moves.length > 1) body.notice('ambiguousMove', at, moveText);
    const number = body.numbers.expected(1);
    const ply = builder.ply;
    const result = moves[0] === undefined ? 'impossible' : builder.play(moves[0]);
    if (result === 'impossible') {
      body.notice('impossibleMove', at);
      body.isBroken = true;
      return -1;
    }
    body.numbers.push(ply, number);
    lines.take(at, words.end);
    if (result === 'foul') body.notice('foul', at, moveText);
    return words.end;
  }

  // A list that begins with △ and says nothing of its start begins with 後手.
  #checkTurn(at: number, side: number): void {
    const { body, lines } = this;
    const { builder, start } = body;
    if (!body.hasBody && !start.isDecided && side === 1 && !start.knowsStart) {
      start.diagram.turn = 'w';
      body.notice('turnMismatch', at, lines.text.slice(at, this.#words.end));
    }
    body.beginBody();
    if (builder.position.side !== side)
      body.notice('turnMismatch', at, lines.text.slice(at, this.#words.end));
  }

  // A remark in brackets between two moves ends nothing.
  #remarkEnd(at: number): number {
    const { body, lines } = this;
    const { text, end } = lines;
    const close = body.hasBody && '(（'.includes(text[at]!) ? text.slice(at, end).search(/[)）]/u) : -1;
    if (close < 0) return -1;
    body.notice('trailingText', at, text.slice(at, at + close + 1));
    return at + close + 1;
  }

  // ▲投了 is not of the format but is written; anything else ends the line.
  #endWord(at: number): number {
    const { body, lines } = this;
    const { text, end } = lines;
    if (body.hasBody && isResultLine(text, at)) {
      body.resultLine(at);
      return -1;
    }
    const remark = this.#remarkEnd(at);
    if (remark >= 0) return remark;
    const from = skipMark(text, at, end);
    let to = from;
    while (to < end && !isBlank(text.charCodeAt(to))) to++;
    const word = text.slice(from, to);
    const code = parseEndWord(word);
    body.beginBody();
    if (code === null) {
      body.notice('unknownMove', at);
      body.isBroken = true;
      return -1;
    }
    body.builder.end(code);
    if (isNearEndWord(word)) body.notice('nearEnd', at, word);
    lines.take(at, to);
    if (body.variations === 0) body.end ??= word;
    return to;
  }
}
