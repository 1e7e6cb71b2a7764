import type { Move } from '../move';
import { makeBoardMove } from '../move';
import { KING, PROMOTED } from '../piece';
import type { Position } from '../position/position';
import type { EndCode } from '../record/end-code';
import { canBeginEndWord, isNearEndWord, parseEndWord } from '../record/end-code';
import type { ReadGame } from '../record/read-game';
import { isResultLine } from '../record/result';
import { withSparePosition } from '../record/spare-position';
import { digitOf, isBlank, trimBlanks } from './chars';
import type { Coverage } from './coverage';
import { COMMENT, KakinokiBody } from './kakinoki-body';
import type { MoveWords } from './kif-move';
import { canBeginMove, emptyMoveWords, moveAfterNumber, numberStart, scanMove, skipMark } from './kif-move';
import { KifPlainRun } from './kif-plain-run';
import { KifTimes } from './kif-times';
import { resolveWords } from './move-text';
import { readEachGame } from './each-game';
import type { TextLines } from './text-lines';

// A header of this kind after the moves begins the next game of the file.
const FIRST_KEYS: ReadonlySet<string> = new Set(
  '開始日時 手合割 手合 先手 後手 下手 上手 棋戦 表題 対局日 場所 持ち時間 先手の持駒 後手の持駒 上手の持駒 下手の持駒'.split(
    ' ',
  ),
);
const MOST_OF_FIRST_KEY = 12;
const IDEOGRAPHS = 0x3000;
const MOST_DIGITS = 9;
const AFTER_WORD = '(（+';
const MOST_OF_WORD = 20;

/** KIF を読む。一つの文字列に何局あってもよい。投げない。 */
export function readKif(text: string, coverage: Coverage | null = null): ReadGame[] {
  return withSparePosition((position) =>
    readEachGame(text, coverage, (lines, override) => new KifReader(lines, position, override)),
  );
}

/** 一局分の KIF の読み手。行を順に見て、組み立て役に手を渡す。 */
class KifReader {
  readonly body: KakinokiBody;
  readonly #words: MoveWords = emptyMoveWords();
  readonly #times = new KifTimes();
  readonly #plainRun: KifPlainRun;
  #kanjiFiles = false;

  constructor(
    readonly lines: TextLines,
    position: Position,
    override: string | null,
  ) {
    this.body = new KakinokiBody(lines, position, { override, infersResign: false });
    this.#plainRun = new KifPlainRun(this.body, this.#times);
  }

  read(): ReadGame {
    const { lines, body } = this;
    for (;;) {
      this.#plainRun.read();
      if (!lines.advance()) break;
      const at = lines.firstInk();
      if (at === lines.end) continue;
      if (lines.text.charCodeAt(at) === COMMENT) {
        body.comment(at);
        continue;
      }
      if (this.#numberedLine(numberStart(lines.text, at))) continue;
      if (body.hasBody ? this.#beginsNextGame(at) : body.start.beginsAnother(at)) {
        lines.stepBack();
        break;
      }
      if (!this.#unnumberedLine(at)) body.otherLine(at);
    }
    return body.finish();
  }

  #beginsNextGame(at: number): boolean {
    const { text } = this.lines;
    const char = text[at]!;
    if (char === '手' && text.startsWith('手数--', at)) return true;
    if (char === '#') return text.startsWith('#KIF', at) || text.startsWith('# ----', at);
    if (char < '\u3000' || text.startsWith('変化', at)) return false;
    return FIRST_KEYS.has(this.body.start.keyAt(at, MOST_OF_FIRST_KEY) ?? '');
  }

  // `▲７六歩(77)`, `７六歩(77)`, `同　銀(31)` or `投了` with no number before it.
  #unnumberedLine(at: number): boolean {
    const { text, end } = this.lines;
    const first = text.charCodeAt(at);
    if (first < 128) return false;
    if (canBeginMove(first) && this.#bareMove(at)) return true;
    if (!this.body.hasBody) return false;
    const wordAt = skipMark(text, at, end);
    if (!canBeginEndWord(text[wordAt] ?? '')) return false;
    const { word, code } = this.#endAt(wordAt);
    if (code === null || !/^(?:[(（+]|$)/u.test(trimBlanks(text.slice(wordAt + word.length, end))))
      return false;
    this.#endLine(wordAt, -1);
    return true;
  }

  // Without its number a move must tell its origin, or be marked, or it could be any text.
  #bareMove(at: number): boolean {
    const words = this.#words;
    if (!this.#scan(at) || (words.mark === 0 && words.from < 0 && !words.drop)) return false;
    this.#move(at, -1);
    return true;
  }

  // True if the line is one of a move list: a number and then something that can be a move or an end word.
  #numberedLine(at: number): boolean {
    const { text, end } = this.lines;
    if (at < 0) return false;
    const isHalf = text.charCodeAt(at) < 128;
    let i = at;
    let number = 0;
    for (; i < end && i < at + MOST_DIGITS; i++) {
      const code = text.charCodeAt(i);
      const digit = digitOf(code);
      if (digit < 0 || code < 128 !== isHalf) break;
      number = number * 10 + digit;
    }
    const moveAt = moveAfterNumber(text, i, end);
    if (this.#scan(moveAt)) {
      this.#move(moveAt, number);
      return true;
    }
    if (moveAt === i && this.#bareMove(at)) return true;
    const wordAt = skipMark(text, moveAt, end);
    if (wordAt === end || (text[i] === '手' && isResultLine(text, at))) return false;
    if (isResultLine(text, wordAt)) {
      this.lines.take(this.lines.start, wordAt);
      this.body.resultLine(wordAt);
      return true;
    }
    if (!this.#canBeWord(at, wordAt, i)) return false;
    this.#endLine(wordAt, number);
    return true;
  }

  // 七六歩 is a square and a piece only where the first move is so written: elsewhere a digit was lost.
  #scan(at: number): boolean {
    const { text, end } = this.lines;
    if (scanMove(text, at, end, this.#words, this.#kanjiFiles)) return true;
    if (this.body.hasBody || !scanMove(text, at, end, this.#words, true)) return false;
    this.#kanjiFiles = true;
    return true;
  }

  // "1st game", "2019/10/20", "９ ８ ７ …", "3手詰", "0 開始局面": numbers, but not of moves.
  #canBeWord(at: number, wordAt: number, afterNumber: number): boolean {
    const { text } = this.lines;
    const code = text.charCodeAt(wordAt);
    const isZero = afterNumber === at + 1 && digitOf(text.charCodeAt(at)) === 0;
    const isLoose = isZero || at !== this.lines.firstInk() || (wordAt === afterNumber && !this.body.hasBody);
    if (code < IDEOGRAPHS || isLoose) return this.#endAt(wordAt).code !== null;
    if (digitOf(code) >= 0) {
      const next = text.charCodeAt(wordAt + 1);
      if (wordAt === afterNumber || (digitOf(next) < 0 && isBlank(next))) return false;
    }
    return this.body.hasBody || !this.lines.rest(at).includes('：');
  }

  #move(at: number, number: number): void {
    const { body } = this;
    if (!body.hasBody) body.beginBody();
    if (body.isBroken) return body.skip();
    if (body.builder.hasEnded) return body.skip('moveAfterEnd');
    this.#countPly(at, number);
    if (this.#playWords(at)) {
      this.#afterMove(this.#words.end);
    } else {
      body.numbers.pop();
      body.isBroken = true;
    }
  }

  #countPly(at: number, number: number): void {
    const { body, lines } = this;
    if (lines.coverage !== null) lines.take(lines.start, at);
    const expected = body.numbers.expected(this.#firstNumber(number));
    if (number >= 0 && number !== expected) body.notice('numberGap', lines.firstInk());
    body.numbers.push(body.builder.ply, number >= 0 ? number : expected);
  }

  // A diagram of ply 15 may go on with number 16 or begin again with 1.
  #firstNumber(number: number): number {
    return number === this.body.start.diagram.ply + 1 ? number : 1;
  }

  #playWords(at: number): boolean {
    const { body } = this;
    const words = this.#words;
    const { builder } = body;
    const to = words.to >= 0 ? words.to : builder.previous;
    if (to < 0) {
      body.notice('unknownMove', at);
      return false;
    }
    if (words.mark > 0 && words.mark - 1 !== builder.position.side) body.notice('turnMismatch', at);
    if (words.from < 0 && !words.drop) body.notice('missingOrigin', at);
    const isMisnamed = words.from >= 0 && this.#isMisnamed();
    const move = this.#resolve(at, to);
    const result = move === undefined ? 'impossible' : builder.play(move);
    if (result === 'impossible') body.notice('impossibleMove', at);
    else if (isMisnamed) body.notice('pieceMismatch', at);
    if (result === 'foul') body.notice('foul', at);
    return result !== 'impossible';
  }

  #resolve(at: number, to: number): Move | undefined {
    const words = this.#words;
    if (words.from >= 0)
      return words.from === to ? undefined : makeBoardMove(words.from, to, words.promotion === 1);
    const moves = resolveWords(this.body.builder.position, words, to);
    if (moves.length > 1) this.body.notice('ambiguousMove', at);
    return moves[0];
  }

  // The origin decides. A promoted piece called by its old name cannot promote again.
  #isMisnamed(): boolean {
    const words = this.#words;
    const piece = this.body.builder.position.codeAt(words.from) & 15;
    if (piece === words.piece || piece === 0) return false;
    if (piece > KING && words.piece === (piece & ~PROMOTED)) words.promotion = 0;
    return true;
  }

  // The end word that stands at a place: up to a blank, or with the blanks in it (投 了).
  #endAt(at: number): { word: string; code: EndCode | null } {
    const { text, end } = this.lines;
    let wordEnd = at;
    while (wordEnd < end && !isBlank(text.charCodeAt(wordEnd)) && !AFTER_WORD.includes(text[wordEnd]!))
      wordEnd++;
    const word = text.slice(at, wordEnd);
    const code = parseEndWord(word);
    if (code !== null) return { word, code };
    while (wordEnd < end && wordEnd < at + MOST_OF_WORD && !AFTER_WORD.includes(text[wordEnd]!)) wordEnd++;
    const long = trimBlanks(text.slice(at, wordEnd));
    const longCode = parseEndWord(long);
    return longCode === null ? { word, code } : { word: long, code: longCode };
  }

  #endLine(at: number, number: number): void {
    const { body } = this;
    const { word, code } = this.#endAt(at);
    body.beginBody();
    if (code === null) {
      if (body.isBroken) return body.skip();
      this.lines.take(this.lines.start, at);
      body.notice('unknownMove', at);
      body.isBroken = true;
      return;
    }
    if (body.builder.hasEnded) return body.skip('extraEnd');
    if (body.isBroken) body.endedAt(number, code);
    else this.#countPly(at, number);
    if (!body.builder.end(code)) body.notice('resultConflict', at, word);
    if (isNearEndWord(word)) body.notice('nearEnd', at, word);
    if (body.variations === 0) body.end ??= word;
    this.#afterMove(at + word.length);
  }

  #afterMove(from: number): void {
    const { lines, body } = this;
    const times = this.#times;
    const isMain = body.variations === 0 && !body.isBroken;
    const stray = times.read(lines.text, from, lines.end, isMain ? body.builder.ply & 1 : -1);
    body.builder.time(times.used);
    if (lines.coverage !== null) lines.take(lines.start, stray >= 0 ? stray : lines.end);
    if (times.oddAt >= 0) body.notice(times.odd, times.oddAt);
    if (stray >= 0) body.notice('trailingText', stray);
  }
}
