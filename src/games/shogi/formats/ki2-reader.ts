import { Position } from '../position/position';
import { parseEndWord } from '../record/end-code';
import type { NoticeCode } from '../record/notice';
import { NoticeList } from '../record/notice-list';
import type { ReadGame } from '../record/read-game';
import { RecordBuilder } from '../record/record-builder';
import { BLACK_MARK, digitOf, isBlank, kindOf, WHITE_MARK } from './chars';
import type { MoveWords } from './kif-move';
import { emptyMoveWords, scanMove } from './kif-move';
import { readResultLine } from './kif-result';
import { KifStart } from './kif-start';
import { LineNumbers } from './line-numbers';
import { resolveWords } from './move-text';
import { startAlternatives } from './start-alternatives';
import { TextLines } from './text-lines';

const FIRST_KEYS = /^(開始日時|手合割|手合|先手|後手|下手|上手|棋戦|表題|対局日|[先後上下]手の持駒)\s*[：:]/u;

/** KI2 を読む。一つの文字列に何局あってもよい。投げない。 */
export function readKi2(text: string): ReadGame[] {
  const games: ReadGame[] = [];
  const position = new Position();
  const lines = new TextLines(text);
  while (lines.hasMore) {
    const from = lines.next;
    const number = lines.number;
    const reader = new Ki2Reader(lines, position, null);
    let game = reader.read();
    for (const sfen of startAlternatives(game, reader.hasDiagram)) {
      const again = new Ki2Reader(new TextLines(text, from, lines.next, number), position, sfen);
      const other = again.read();
      if (other.mainPlies > game.mainPlies) {
        again.notices.add('handicapGuessed', number + 1, 1, game.record.handicap ?? '');
        game = other;
      }
    }
    games.push(game);
  }
  return games;
}

/** 一局分の KI2 の読み手。 */
class Ki2Reader {
  readonly notices = new NoticeList();
  readonly #builder: RecordBuilder;
  readonly #start: KifStart;
  readonly #words: MoveWords = emptyMoveWords();
  readonly #numbers = new LineNumbers();
  #broken = false;
  #hasBody = false;
  #variations = 0;
  #mainPlies = -1;
  #end: string | null = null;

  constructor(
    readonly lines: TextLines,
    position: Position,
    override: string | null,
  ) {
    this.#builder = new RecordBuilder(position);
    this.#start = new KifStart(this.#builder, this.notices, lines, override);
  }

  get hasDiagram(): boolean {
    return this.#start.diagram.isComplete;
  }

  read(): ReadGame {
    const { lines } = this;
    while (lines.advance()) {
      const at = lines.firstInk();
      if (at === lines.end) continue;
      if (this.#hasBody && FIRST_KEYS.test(lines.text.slice(at, Math.min(lines.end, at + 12)))) {
        lines.stepBack();
        break;
      }
      this.#line(at);
    }
    this.#start.decide();
    this.#builder.record.tree.compact();
    return {
      record: this.#builder.record,
      notices: this.notices.all,
      mainPlies: this.#mainPlies >= 0 ? this.#mainPlies : this.#builder.mainPlies,
      variations: this.#variations,
      end: this.#end,
    };
  }

  #line(at: number): void {
    const { lines } = this;
    const { text, end } = lines;
    const kind = kindOf(text.charCodeAt(at));
    if (kind === BLACK_MARK || kind === WHITE_MARK) this.#moves(at);
    else if (text[at] === '*') this.#comment(text.slice(at + 1, end));
    else if (text[at] === '&') this.#bookmark(text.slice(at + 1, end));
    else if (text[at] === '#') this.#builder.record.notes.push(lines.rest(at + 1));
    else if (text.startsWith('変化', at)) this.#variation(at);
    else if (text.startsWith('まで', at)) this.#result(at);
    else if (text.startsWith('手数--', at)) this.#start.titleLine(at);
    else if (!this.#start.readLine(at)) this.#skip(at, 'unknownLine');
    else if (this.#hasBody) this.#skip(at, 'lateHeader');
  }

  #notice(code: NoticeCode, at: number, text: string): void {
    this.notices.add(code, this.lines.number, at - this.lines.start + 1, text);
  }

  #skip(at: number, code: NoticeCode = 'skipped'): void {
    this.notices.addLine(code, this.lines.number, at - this.lines.start + 1, this.lines.rest(at));
  }

  #comment(line: string): void {
    if (this.#broken) this.#skip(this.lines.firstInk());
    else this.#builder.comment(line);
  }

  #bookmark(line: string): void {
    if (this.#broken) this.#skip(this.lines.firstInk());
    else this.#builder.bookmark(line);
  }

  // One line holds several moves, each with its mark.
  #moves(from: number): void {
    const { text, end } = this.lines;
    let at = from;
    while (at < end) {
      if (isBlank(text.charCodeAt(at))) {
        at++;
        continue;
      }
      if (this.#broken) return this.#skip(at);
      if (this.#builder.hasEnded) return this.#skip(at, 'moveAfterEnd');
      const next = this.#moveAt(at);
      if (next < 0) return;
      at = next;
    }
  }

  #moveAt(at: number): number {
    const { text, end } = this.lines;
    const words = this.#words;
    if (!scanMove(text, at, end, words, true) || words.mark === 0) return this.#endWord(at);
    const side = words.mark - 1;
    this.#checkTurn(at, side);
    const moveText = text.slice(at, words.end).trimEnd();
    const builder = this.#builder;
    const to = words.to >= 0 ? words.to : builder.previous;
    const moves = to < 0 ? [] : resolveWords(builder.position, words, to);
    if (moves.length > 1) this.#notice('ambiguousMove', at, moveText);
    const number = this.#numbers.expected(1);
    const ply = builder.ply;
    const result = moves[0] === undefined ? 'impossible' : builder.play(moves[0]);
    if (result === 'impossible') {
      this.#notice('impossibleMove', at, this.lines.rest(at));
      this.#broken = true;
      return -1;
    }
    this.#numbers.push(ply, number);
    if (result === 'foul') this.#notice('foul', at, moveText);
    return words.end;
  }

  // A list that begins with △ and says nothing of its start begins with 後手.
  #checkTurn(at: number, side: number): void {
    const builder = this.#builder;
    if (!this.#hasBody && !this.#start.isDecided && side === 1 && !this.#start.knowsStart) {
      this.#start.diagram.turn = 'w';
      this.#notice('turnMismatch', at, this.lines.text.slice(at, this.#words.end));
    }
    this.#start.decide();
    this.#hasBody = true;
    if (builder.position.side !== side)
      this.#notice('turnMismatch', at, this.lines.text.slice(at, this.#words.end));
  }

  // ▲投了 is not of the format but is written; anything else ends the line.
  #endWord(at: number): number {
    const { text, end } = this.lines;
    let from = at;
    const kind = kindOf(text.charCodeAt(from));
    if (kind === BLACK_MARK || kind === WHITE_MARK) from++;
    let to = from;
    while (to < end && !isBlank(text.charCodeAt(to))) to++;
    const code = parseEndWord(text.slice(from, to));
    this.#start.decide();
    this.#hasBody = true;
    if (code === null) {
      this.#notice('unknownMove', at, this.lines.rest(at));
      this.#broken = true;
      return -1;
    }
    this.#builder.end(code);
    if (this.#variations === 0) this.#end ??= text.slice(from, to);
    return to;
  }

  #variation(at: number): void {
    const { text, end } = this.lines;
    let i = at + 2;
    while (i < end && (isBlank(text.charCodeAt(i)) || '：:'.includes(text[i]!))) i++;
    let number = 0;
    for (; i < end && digitOf(text.charCodeAt(i)) >= 0; i++) {
      number = Math.min(1e8, number * 10 + digitOf(text.charCodeAt(i)));
    }
    if (!this.#hasBody) return this.#notice('strayVariation', at, this.lines.rest(at));
    if (this.#mainPlies < 0) this.#mainPlies = this.#builder.mainPlies;
    if (this.lines.rest(i).replace(/^手/u, '') !== '') this.#notice('trailingText', i, this.lines.rest(i));
    this.#variations++;
    const ply = number === 0 ? null : this.#numbers.branchPly(number);
    this.#broken = ply === null;
    if (ply === null) return this.#notice('brokenVariation', at, this.lines.rest(at));
    this.#builder.backTo(ply);
  }

  #result(at: number): void {
    const line = this.lines.rest(at);
    this.#start.decide();
    this.#hasBody = true;
    const inMain = this.#variations === 0;
    const place = inMain ? (this.#broken ? 'broken' : 'main') : 'variation';
    const outcome = readResultLine(this.#builder, line, place, true);
    if (outcome !== null) this.#notice(outcome, at, line);
    if (inMain) this.#end ??= line;
  }
}
