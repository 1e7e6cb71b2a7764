import { opposite } from '../piece';
import { Position } from '../position/position';
import type { NoticeCode } from '../record/notice';
import { NoticeList } from '../record/notice-list';
import type { ReadGame } from '../record/read-game';
import { RecordBuilder } from '../record/record-builder';
import { formatWinLine, recordResult } from '../record/result';
import { resolveCsaMove, scanCsaMove } from './csa-move';
import { trimBlanks } from './chars';
import type { Coverage } from './coverage';
import { CsaStart } from './csa-start';
import type { CsaSummary } from './csa-words';
import { endOfCsaSummary, headerFromCsa, isNearCsaEnd, parseCsaEnd, parseCsaSummary } from './csa-words';
import { TextLines } from './text-lines';

// A wish to take a move back ends nothing.
const TAKE_BACK = '%MATTA';
const MAX_MS = 0x7fffffff;
const MOVE_CHARS = 6;

/** CSA（V1、V2、V3）を読む。`/` で区切った何局でもよい。投げない。 */
export function readCsa(text: string, coverage: Coverage | null = null): ReadGame[] {
  const games: ReadGame[] = [];
  const position = new Position();
  const lines = new TextLines(text, coverage);
  while (lines.hasMore) {
    const reader = new CsaReader(lines, position);
    const game = reader.read();
    if (reader.hasContent || (games.length === 0 && !lines.hasMore)) games.push(game);
  }
  return games;
}

// Typed by hand, statements come in small or full-width letters.
function plainStatement(text: string): string {
  const plain = /[a-z！-～]/u.test(text) ? text.normalize('NFKC').toUpperCase() : text;
  return plain.length === text.length ? plain : text;
}

/** 一局分の CSA の読み手。 */
class CsaReader {
  readonly notices = new NoticeList();
  readonly #builder: RecordBuilder;
  readonly #start: CsaStart;
  #decided = false;
  #broken = false;
  #gap = false;
  #end: string | null = null;
  #summary: CsaSummary | null = null;
  hasContent = false;

  constructor(
    readonly lines: TextLines,
    position: Position,
  ) {
    this.#builder = new RecordBuilder(position);
    this.#start = new CsaStart(this.notices);
  }

  read(): ReadGame {
    const { lines } = this;
    while (lines.advance()) {
      const at = lines.firstInk();
      if (at === lines.end) continue;
      this.hasContent ||= lines.rest(at) !== '/';
      if (this.#line(at)) break;
    }
    this.#decide(null);
    if (this.#summary !== null) this.#settle(this.#summary);
    this.#builder.finish(this.notices.all);
    const { record, mainPlies } = this.#builder;
    return { record, notices: this.notices.all, mainPlies, variations: 0, end: this.#end };
  }

  // True if a separator of games ends the line.
  #line(at: number): boolean {
    const { text } = this.lines;
    const line = this.lines.rest(at);
    const char = text[at]!;
    if (char === "'") this.#comment(line, at);
    else if (char === '$') this.#header(line, at);
    else if (char === 'N' && (line[1] === '+' || line[1] === '-')) {
      const key = line[1] === '+' ? '先手' : '後手';
      this.#builder.record.headers.push({ key, value: trimBlanks(line.slice(2)) });
      this.lines.take(at, at + 2);
      this.lines.takeText(at + 2, at + line.length);
    } else if (/^V[0-9.]+$/iu.test(line)) {
      // The next game without a separator before it.
      if (this.#decided) {
        this.lines.stepBack();
        return true;
      }
      this.lines.take(at);
    } else return this.#statements(line, at);
    return false;
  }

  #notice(code: NoticeCode, at: number, text: string): void {
    this.notices.add(code, this.lines.number, at - this.lines.start + 1, text);
  }

  #skip(at: number, text: string, code: NoticeCode = 'skipped'): void {
    this.notices.addLine(code, this.lines.number, at - this.lines.start + 1, text);
  }

  // `'*` is a comment on the move for programs and people; a plain `'` is a note.
  #comment(line: string, at: number): void {
    const isComment = line[1] === '*';
    if (isComment) this.#builder.comment(line.slice(2));
    else {
      this.#builder.record.notes.push(line.slice(1));
      this.#summary ??= parseCsaSummary(line.slice(1));
    }
    const from = at + (isComment ? 2 : 1);
    this.lines.take(at, from);
    this.lines.takeText(from, at + line.length);
  }

  // The server knows who won even where the last word does not say: a perpetual check, a lost connection.
  #settle(summary: CsaSummary): void {
    const builder = this.#builder;
    const { record } = builder;
    const code = builder.hasEnded ? null : endOfCsaSummary(summary, builder.position.turn);
    if (code !== null && !this.#broken) builder.end(code);
    const { winner } = summary;
    if (winner === null || winner === 'draw' || record.resultLine !== null) return;
    if (recordResult(record).winner === winner) return;
    const plies = builder.ply - (builder.hasEnded ? 1 : 0);
    record.resultLine = formatWinLine(plies, winner === 'black' ? '先手' : '後手');
  }

  #header(line: string, at: number): void {
    const colon = line.indexOf(':');
    if (colon < 0) return this.#skip(at, line, 'unknownLine');
    const key = headerFromCsa(line.slice(1, colon));
    this.#builder.record.headers.push({ key, value: trimBlanks(line.slice(colon + 1)) });
    this.lines.take(at, at + colon + 1);
    this.lines.takeText(at + colon + 1, at + line.length);
  }

  #statements(line: string, at: number): boolean {
    let offset = 0;
    for (const part of line.split(',')) {
      const trimmed = trimBlanks(part);
      const from = at + offset + part.indexOf(trimmed);
      offset += part.length + 1;
      if (offset <= line.length) this.lines.take(at + offset - 1, at + offset);
      if (trimmed === '/') {
        this.lines.take(from, from + 1);
        if (offset < line.length) this.#skip(at + offset, line.slice(offset));
        return true;
      }
      if (trimmed !== '') this.#statement(trimmed, from);
    }
    return false;
  }

  #statement(text: string, at: number): void {
    if (text[0] === "'") return this.#comment(text, at);
    const word = plainStatement(text);
    const char = word[0]!;
    const end = at + word.length;
    if (char === 'P' && !this.#decided) {
      if (this.#start.readLine(word, text, this.lines.number, this.lines.column(at)))
        this.lines.take(at, end);
    } else if ((word === '+' || word === '-') && !this.#decided) {
      this.#start.turn = word === '+' ? 'b' : 'w';
      this.lines.take(at, end);
      this.#decide(null);
    } else if (word === '+' || word === '-') this.#skip(at, text, 'unknownLine');
    else if (char === '+' || char === '-') this.#move(text, word, at, 1);
    else if (scanCsaMove(word, 0) !== null) this.#move(text, word, at, 0);
    else if (char === '%') this.#endWord(text, word, at);
    else if (char === 'T' && this.#time(word, at)) this.lines.take(at, end);
    else this.#skip(at, text, 'unknownLine');
  }

  #decide(turn: 'b' | 'w' | null): void {
    if (this.#decided) return;
    this.#decided = true;
    this.#start.turn ??= turn;
    if (!this.#builder.setStart(this.#start.toSfen())) this.#notice('brokenBoard', this.lines.start, '');
  }

  // `sign` is the length of the sign; a move without one is of the side to move.
  #move(text: string, word: string, at: number, sign: 0 | 1): void {
    this.#decide(word[0] === '-' ? 'w' : 'b');
    if (this.#broken) return this.#skip(at, text);
    const builder = this.#builder;
    if (builder.hasEnded) return this.#skip(at, text, 'moveAfterEnd');
    const words = scanCsaMove(word, sign);
    // The sign of the next move tells whether an unreadable line stood for a move.
    if (words === null) {
      this.#notice('unknownMove', at, text);
      this.#gap = true;
      return;
    }
    const { position } = builder;
    if (sign > 0 && (word[0] === '+') !== (position.turn === 'black')) {
      this.#notice('turnMismatch', at, text);
      this.#broken = this.#gap;
      if (this.#broken) return;
    }
    const move = resolveCsaMove(position, words);
    const before = words.from >= 0 ? position.codeAt(words.from) & 15 : words.piece;
    const result = move === null ? 'impossible' : builder.play(move);
    if (result === 'impossible') {
      this.#notice('impossibleMove', at, text);
      this.#broken = true;
      return;
    }
    const moveEnd = sign + MOVE_CHARS;
    this.lines.take(at, at + moveEnd);
    if (result === 'foul') this.#notice('foul', at, text);
    if ((before & 7) !== (words.piece & 7) || before > words.piece) this.#notice('pieceMismatch', at, text);
    if (word.length > moveEnd) this.#notice('trailingText', at + moveEnd, text.slice(moveEnd));
  }

  #endWord(text: string, word: string, at: number): void {
    this.#decide(null);
    const builder = this.#builder;
    if (builder.hasEnded) return this.#skip(at, text, 'extraEnd');
    const turn = builder.position.turn;
    this.#end = text;
    const code = parseCsaEnd(word.slice(1), turn);
    if (code === null) return this.#notice(word === TAKE_BACK ? 'takeBack' : 'unknownEnd', at, text);
    if (!builder.end(code)) this.#notice('resultConflict', at, text);
    if (isNearCsaEnd(word.slice(1))) this.#notice('nearEnd', at, text);
    this.lines.take(at, at + word.length);
    // The side is written in the word itself; the rest of a broken line would make it say the opposite.
    if (this.#broken && /^%[+-]/u.test(word)) {
      builder.record.resultLine = formatWinLine(builder.ply - 1, word[1] === '+' ? '後手' : '先手');
    } else if (this.#broken) this.#notice('resultConflict', at, `${text} (${opposite(turn)})`);
  }

  #time(word: string, at: number): boolean {
    if (!/^T\+?\d{1,9}(\.\d*)?$/u.test(word)) return false;
    if (this.#builder.node === 0 || (this.#broken && !this.#builder.hasEnded)) return false;
    const ms = Math.min(MAX_MS, Math.round(Number(word.slice(1)) * 1000));
    if (!this.#builder.time(ms)) this.#notice('extraTime', at, word);
    return true;
  }
}
