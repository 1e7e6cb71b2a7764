import { KING, PROMOTED } from '../piece';
import { Position } from '../position/position';
import { parseEndWord } from '../record/end-code';
import { NoticeList } from '../record/notice-list';
import type { NoticeCode } from '../record/notice';
import type { ReadGame } from '../record/read-game';
import { RecordBuilder } from '../record/record-builder';
import { BLACK_MARK, digitOf, isBlank, kindOf, WHITE_MARK } from './chars';
import type { MoveWords } from './kif-move';
import { emptyMoveWords, scanMove } from './kif-move';
import { readResultLine } from './kif-result';
import { KifStart } from './kif-start';
import { KifTimes } from './kif-times';
import { LineNumbers } from './line-numbers';
import { resolveWords } from './move-text';
import { startAlternatives } from './start-alternatives';
import { TextLines } from './text-lines';

// A header of this kind after the moves begins the next game of the file.
const FIRST_KEYS: ReadonlySet<string> = new Set(
  '開始日時 手合割 手合 先手 後手 下手 上手 棋戦 表題 対局日 場所 持ち時間 先手の持駒 後手の持駒 上手の持駒 下手の持駒'.split(
    ' ',
  ),
);

/** KIF を読む。一つの文字列に何局あってもよい。投げない。 */
export function readKif(text: string): ReadGame[] {
  const games: ReadGame[] = [];
  const position = new Position();
  const lines = new TextLines(text);
  while (lines.hasMore) {
    const from = lines.next;
    const number = lines.number;
    const reader = new KifReader(lines, position, null);
    let game = reader.read();
    for (const sfen of startAlternatives(game, reader.hasDiagram)) {
      const again = new KifReader(new TextLines(text, from, lines.next, number), position, sfen);
      const other = again.read();
      if (troubles(other) < troubles(game)) {
        again.notices.add('handicapGuessed', number + 1, 1, game.record.handicap ?? '');
        game = other;
      }
    }
    games.push(game);
  }
  return games;
}

function troubles(game: ReadGame): number {
  return game.record.fouls.length + game.notices.filter((notice) => notice.code === 'impossibleMove').length;
}

/** 一局分の KIF の読み手。行を順に見て、組み立て役に手を渡す。 */
class KifReader {
  readonly notices = new NoticeList();
  readonly #builder: RecordBuilder;
  readonly #start: KifStart;
  readonly #words: MoveWords = emptyMoveWords();
  readonly #times = new KifTimes();
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
      if (this.#hasBody && this.#beginsNextGame(at)) {
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

  #beginsNextGame(at: number): boolean {
    const { text, end } = this.lines;
    const char = text[at]!;
    if (char === '手' && text.startsWith('手数--', at)) return true;
    if (char === '#') return text.startsWith('#KIF', at) || text.startsWith('# ----', at);
    if (char < '\u3000' || text.startsWith('変化', at)) return false;
    for (let i = at; i < end && i < at + 12; i++) {
      if (text[i] === '：' || text[i] === ':') return FIRST_KEYS.has(text.slice(at, i).trimEnd());
    }
    return false;
  }

  #line(at: number): void {
    const { lines, notices } = this;
    const { text } = lines;
    const code = text.charCodeAt(at);
    if (digitOf(code) >= 0 && this.#numberedLine(at)) return;
    const kind = kindOf(code);
    if ((kind === BLACK_MARK || kind === WHITE_MARK) && scanMove(text, at, lines.end, this.#words, false)) {
      this.#move(at, -1);
      return;
    }
    if (code === 42) this.#comment(text.slice(at + 1, lines.end));
    else if (code === 38) this.#bookmark(text.slice(at + 1, lines.end));
    else if (code === 35) this.#builder.record.notes.push(lines.rest(at + 1));
    else if (text.startsWith('変化', at)) this.#variation(at);
    else if (text.startsWith('まで', at)) this.#result(at);
    else if (text.startsWith('手数-', at) || text.startsWith('手数ー', at)) this.#start.titleLine(at);
    else if (!this.#start.readLine(at)) {
      notices.addLine('unknownLine', lines.number, at - lines.start + 1, lines.rest(at));
    } else if (this.#hasBody) {
      notices.addLine('lateHeader', lines.number, at - lines.start + 1, lines.rest(at));
    }
  }

  #notice(code: NoticeCode, at: number, text: string): void {
    this.notices.add(code, this.lines.number, at - this.lines.start + 1, text);
  }

  // While a line is broken its rest is kept as text in one notice.
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

  // True if the line is one of a move list: a number and then something that can be a move or an end word.
  #numberedLine(at: number): boolean {
    const { text, end } = this.lines;
    const half = text.charCodeAt(at) < 128;
    let i = at;
    let number = 0;
    for (; i < end && i < at + 9; i++) {
      const code = text.charCodeAt(i);
      const digit = digitOf(code);
      if (digit < 0 || code < 128 !== half) break;
      number = number * 10 + digit;
    }
    const afterNumber = i;
    while (i < end && isBlank(text.charCodeAt(i))) i++;
    if (i === end) return false;
    if (scanMove(text, i, end, this.#words, false)) {
      this.#move(i, number);
      return true;
    }
    // "1st game", "2019/10/20", "９ ８ ７ …": numbers, but not of moves.
    if (text.charCodeAt(i) < 0x3000 && parseEndWord(this.#wordAt(i)) !== null) {
      this.#endLine(i, number);
      return true;
    }
    if (text.charCodeAt(i) < 0x3000 || (digitOf(text.charCodeAt(i)) >= 0 && i === afterNumber)) return false;
    if (
      digitOf(text.charCodeAt(i)) >= 0 &&
      digitOf(text.charCodeAt(i + 1)) < 0 &&
      isBlank(text.charCodeAt(i + 1))
    )
      return false;
    if (this.lines.rest(at).includes('：') && !this.#hasBody) return false;
    this.#endLine(i, number);
    return true;
  }

  #move(at: number, number: number): void {
    this.#start.decide();
    this.#hasBody = true;
    if (this.#broken) return this.#skip(this.lines.firstInk());
    if (this.#builder.hasEnded) return this.#skip(this.lines.firstInk(), 'moveAfterEnd');
    this.#countPly(at, number);
    if (!this.#playWords(at)) {
      this.#numbers.pop();
      this.#broken = true;
      return;
    }
    this.#afterMove(this.#words.end);
  }

  #countPly(at: number, number: number): void {
    const expected = this.#numbers.expected(this.#firstNumber(number));
    if (number >= 0 && number !== expected)
      this.#notice('numberGap', at, this.lines.rest(this.lines.firstInk()));
    this.#numbers.push(this.#builder.ply, number >= 0 ? number : expected);
  }

  // A diagram of ply 15 may go on with number 16 or begin again with 1.
  #firstNumber(number: number): number {
    return number === this.#start.diagram.ply + 1 ? number : 1;
  }

  #playWords(at: number): boolean {
    const words = this.#words;
    const builder = this.#builder;
    const to = words.to >= 0 ? words.to : builder.previous;
    const text = this.lines.rest(at);
    if (to < 0) {
      this.#notice('unknownMove', at, text);
      return false;
    }
    if (words.from >= 0) this.#comparePiece(at);
    else if (!words.drop) this.#notice('missingOrigin', at, text);
    const moves = resolveWords(builder.position, words, to);
    const move = moves[0];
    if (moves.length > 1) this.#notice('ambiguousMove', at, text);
    const result = move === undefined ? 'impossible' : builder.play(move);
    if (result === 'impossible') this.#notice('impossibleMove', at, text);
    if (result === 'foul') this.#notice('foul', at, text);
    return result !== 'impossible';
  }

  // The origin decides. A promoted piece called by its old name cannot promote again.
  #comparePiece(at: number): void {
    const words = this.#words;
    const piece = this.#builder.position.codeAt(words.from) & 15;
    if (piece === words.piece || piece === 0) return;
    this.#notice('pieceMismatch', at, this.lines.rest(at));
    if (piece > KING && words.piece === (piece & ~PROMOTED)) words.promotion = 0;
  }

  #wordAt(at: number): string {
    const { text, end } = this.lines;
    let wordEnd = at;
    while (wordEnd < end && !isBlank(text.charCodeAt(wordEnd)) && !'(（+'.includes(text[wordEnd]!)) wordEnd++;
    return text.slice(at, wordEnd);
  }

  #endLine(at: number, number: number): void {
    const word = this.#wordAt(at);
    const code = parseEndWord(word);
    this.#start.decide();
    this.#hasBody = true;
    if (code === null) {
      if (this.#broken) return this.#skip(this.lines.firstInk());
      this.#notice('unknownMove', at, this.lines.rest(at));
      this.#broken = true;
      return;
    }
    if (this.#builder.hasEnded) return this.#skip(this.lines.firstInk(), 'extraEnd');
    if (!this.#broken) this.#countPly(at, number);
    this.#builder.end(code);
    if (this.#variations === 0) this.#end ??= word;
    this.#afterMove(at + word.length);
  }

  #afterMove(from: number): void {
    const builder = this.#builder;
    const isMain = this.#variations === 0 && !this.#broken;
    const stray = this.#times.read(this.lines.text, from, this.lines.end, isMain ? builder.ply & 1 : -1);
    builder.time(this.#times.used);
    if (this.#times.oddAt >= 0)
      this.#notice('badTime', this.#times.oddAt, this.lines.rest(this.#times.oddAt));
    if (stray >= 0) this.#notice('trailingText', stray, this.lines.rest(stray));
  }

  #variation(at: number): void {
    const { text, end } = this.lines;
    const builder = this.#builder;
    let i = at + 2;
    while (i < end && (isBlank(text.charCodeAt(i)) || '：:'.includes(text[i]!))) i++;
    let number = 0;
    const digits = i;
    for (; i < end && digitOf(text.charCodeAt(i)) >= 0; i++)
      number = Math.min(1e8, number * 10 + digitOf(text.charCodeAt(i)));
    if (!this.#hasBody) return this.#notice('strayVariation', at, this.lines.rest(at));
    if (this.#mainPlies < 0) this.#mainPlies = builder.mainPlies;
    if (this.lines.rest(i).replace(/^手/u, '') !== '') this.#notice('trailingText', i, this.lines.rest(i));
    this.#variations++;
    if (i === digits || number === 0) {
      this.#broken = true;
      return this.#notice('brokenVariation', at, this.lines.rest(at));
    }
    this.#branch(at, number);
  }

  #branch(at: number, number: number): void {
    const builder = this.#builder;
    const ply = this.#numbers.branchPly(number);
    this.#broken = ply === null;
    if (ply === null) this.#notice('brokenVariation', at, this.lines.rest(at));
    else builder.backTo(ply);
  }

  #result(at: number): void {
    const line = this.lines.rest(at);
    this.#start.decide();
    this.#hasBody = true;
    const inMain = this.#variations === 0;
    const outcome = readResultLine(
      this.#builder,
      line,
      inMain && !this.#broken ? 'main' : inMain ? 'broken' : 'variation',
      false,
    );
    if (outcome !== null) this.#notice(outcome, at, line);
    if (inMain) this.#end ??= line;
  }
}
