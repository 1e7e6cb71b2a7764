import { opposite } from '../piece';
import type { Position } from '../position/position';
import type { EndCode } from '../record/end-code';
import type { NoticeCode } from '../record/notice';
import { NoticeList } from '../record/notice-list';
import type { ReadGame } from '../record/read-game';
import { RecordBuilder } from '../record/record-builder';
import { formatWinLine, isResultLine, saysFoul, winnerOf } from '../record/result';
import { sideNamesOf } from '../side-names';
import { digitOf, isBlank } from './chars';
import { readResultLine } from './kif-result';
import { KifStart } from './kif-start';
import { LineNumbers } from './line-numbers';
import type { TextLines } from './text-lines';

/** コメントの行の印。 */
export const COMMENT = '*'.charCodeAt(0);
const BOOKMARK = '&'.charCodeAt(0);
const NOTE = '#'.charCodeAt(0);

// A move with its time takes about this much of a file; a guess that is wrong only costs a copy.
const CHARS_A_MOVE = 33;
const MOST_ROOM = 240;

/** 読み手の違い。 */
export interface BodyOptions {
  /** 手合割の代わりに使う開始局面。読み直すときだけ渡す。 */
  readonly override: string | null;
  /** ただ「先手の勝ち」とあるまで行を投了とみるか（KI2）。 */
  readonly infersResign: boolean;
}

/** KIF と KI2 に共通の一局分。手の行のほか（見出し、コメント、しおり、注記、変化、まで行）を読む。 */
export class KakinokiBody {
  readonly notices = new NoticeList();
  readonly builder: RecordBuilder;
  readonly start: KifStart;
  readonly numbers = new LineNumbers();
  /** 今の筋が、指せない手や読めない手で切れているか。 */
  isBroken = false;
  /** 手か、手の後に来る行があったか。 */
  hasBody = false;
  variations = 0;
  end: string | null = null;
  #mainPlies = -1;
  #impliedResult: string | null = null;

  constructor(
    readonly lines: TextLines,
    position: Position,
    readonly options: BodyOptions,
  ) {
    const length = lines.until - lines.next;
    this.builder = new RecordBuilder(position, Math.min(MOST_ROOM, 8 + Math.floor(length / CHARS_A_MOVE)));
    this.start = new KifStart(this.builder, this.notices, lines, options.override);
  }

  /** 読み終えた一局。 */
  finish(): ReadGame {
    this.start.decide();
    const notices = this.notices.all;
    const { record } = this.builder;
    record.resultLine ??= this.#impliedResult;
    this.builder.finish(notices);
    return {
      record,
      notices,
      mainPlies: this.#mainPlies >= 0 ? this.#mainPlies : this.builder.mainPlies,
      variations: this.variations,
      // The same line of the record no longer holds the text of the file.
      end: this.end === record.resultLine ? record.resultLine : this.end,
    };
  }

  /**
   * 指せない手で切れた筋の、先の番号に終局の言葉があった。数えなかった手の分だけ手番が違うときは、
   * その番号から見た勝ちを覚えておき、まで行がなければ、まで行にする。番号がなければ -1。
   */
  endedAt(number: number, code: EndCode): void {
    const missing = number - this.numbers.expected(1);
    if (this.variations > 0 || number < 0 || missing % 2 === 0) return;
    const winner = winnerOf(code, opposite(this.builder.position.turn));
    if (winner === null || winner === 'draw') return;
    const names = sideNamesOf(this.builder.record);
    this.#impliedResult = formatWinLine(number - 1, names[winner].ja);
  }

  /** 手の並びに入る。 */
  beginBody(): void {
    this.start.decide();
    this.hasBody = true;
  }

  /** 位置 at についての気づき。text を省くと行の終わりまで。 */
  notice(code: NoticeCode, at: number, text: string = this.lines.rest(at)): void {
    this.notices.add(code, this.lines.number, this.lines.column(at), text);
  }

  /** 行を読まずに文として残す。続く行は一つの気づきになる。 */
  skip(code: NoticeCode = 'skipped', at: number = this.lines.firstInk()): void {
    this.notices.addLine(code, this.lines.number, this.lines.column(at), this.lines.rest(at));
  }

  /** 手の行ではない行を読む。 */
  otherLine(at: number): void {
    const { text } = this.lines;
    const code = text.charCodeAt(at);
    if (code === COMMENT) this.comment(at);
    else if (code === BOOKMARK) this.#bookmark(at);
    else if (code === NOTE) this.#note(at);
    else if (text.startsWith('変化', at)) this.#variation(at);
    else if (this.#isResult(at)) this.resultLine(at);
    else if (text.startsWith('手数-', at) || text.startsWith('手数ー', at)) this.start.titleLine(at);
    else if (!this.start.readLine(at)) this.skip('unknownLine');
    else if (this.hasBody) this.skip('lateHeader');
  }

  // 7手で詰み before the moves is the title of a problem.
  #isResult(at: number): boolean {
    const { text } = this.lines;
    return isResultLine(text, at) && (this.hasBody || digitOf(text.charCodeAt(at)) < 0);
  }

  /** コメントの行を読む。 */
  comment(at: number): void {
    if (!this.isBroken) return this.builder.comment(this.#textAfter(at));
    // Whose move could not be played has lost by it.
    const isFoul = this.variations === 0 && !this.builder.hasEnded && saysFoul(this.lines.rest(at));
    if (isFoul) this.builder.end('foul-loss');
    this.skip();
  }

  #bookmark(at: number): void {
    if (this.isBroken) this.skip();
    else this.builder.bookmark(this.#textAfter(at));
  }

  // All that stands after a mark of one character, blanks too.
  #textAfter(at: number): string {
    const { lines } = this;
    lines.take(at, at + 1);
    lines.takeText(at + 1, lines.end);
    return lines.text.slice(at + 1, lines.end);
  }

  #note(at: number): void {
    const { lines } = this;
    lines.take(at, at + 1);
    lines.takeText(at + 1, lines.restEnd(at + 1));
    this.builder.record.notes.push(lines.rest(at + 1));
  }

  #variation(at: number): void {
    const { text, end } = this.lines;
    let i = at + 2;
    while (i < end && (isBlank(text.charCodeAt(i)) || '：:'.includes(text[i]!))) i++;
    let number = 0;
    for (; i < end && digitOf(text.charCodeAt(i)) >= 0; i++) {
      number = Math.min(1e8, number * 10 + digitOf(text.charCodeAt(i)));
    }
    if (!this.hasBody) return this.notice('strayVariation', at);
    if (text[i] === '手' && i < end) i++;
    if (this.lines.restEnd(i) > i) this.notice('trailingText', i);
    this.lines.take(at, i);
    if (this.#mainPlies < 0) this.#mainPlies = this.builder.mainPlies;
    this.variations++;
    const ply = number === 0 ? null : this.numbers.branchPly(number);
    this.isBroken = ply === null;
    if (ply === null) this.notice('brokenVariation', at);
    else this.builder.backTo(ply);
  }

  /** 「まで…」の行を読む。 */
  resultLine(at: number): void {
    const { lines } = this;
    const line = lines.rest(at);
    this.beginBody();
    const isMain = this.variations === 0;
    const place = isMain ? (this.isBroken ? 'broken' : 'main') : 'variation';
    const outcome = readResultLine(this.builder, line, place, this.options.infersResign);
    if (outcome !== null) this.notice(outcome, at, line);
    else if (this.builder.record.resultLine === line) lines.takeText(at, at + line.length);
    else lines.take(at);
    if (isMain) this.end ??= line;
  }
}
