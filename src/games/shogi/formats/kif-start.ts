import { parseHandicap, handicapSfen } from '../handicap';
import type { NoticeList } from '../record/notice-list';
import type { RecordBuilder } from '../record/record-builder';
import { startSfen } from '../sfen';
import { digitOf, isBlank } from './chars';
import type { Span } from './coverage';
import type { DiagramFault } from './diagram';
import { DiagramReader } from './diagram';
import { emptyMoveWords, scanMove } from './kif-move';
import type { TextLines } from './text-lines';

const SIDES: readonly (readonly [string, 0 | 1])[] = [
  ['先手', 0],
  ['下手', 0],
  ['後手', 1],
  ['上手', 1],
];
const HANDS = new Map(
  SIDES.flatMap(([side, value]) =>
    ['の持駒', 'の持ち駒'].map((word): [string, 0 | 1] => [side + word, value]),
  ),
);

const FRAME = '-─━ー+＋┌┐└┘├┤';
const TITLE = '手数----指手---------消費時間--';

const MOST_OF_KEY = 20;
const TURN_CHARS = 3;
const TURNS = new Map<string, 'b' | 'w'>(
  SIDES.map(([side, value]) => [`${side}番`, value === 0 ? 'b' : 'w']),
);

// These say "look at the diagram" and name no handicap of their own.
const DIAGRAM_NAMES = /^(その他|詰将棋|詰め将棋|必至|必死|トライルール|任意局面|次の一手|指導対局)/u;

/** 棋譜の頭（見出し、手合割、局面図）を受け取り、最初の手までに開始局面を決める。KIF と KI2 が使う。 */
export class KifStart {
  readonly diagram = new DiagramReader();
  #decided = false;
  #diagramLine = 0;
  #turnHeader: 'b' | 'w' | null = null;
  readonly #rows: Span[] = [];
  /** 手合割の行の番号。なければ 0。 */
  handicapLine = 0;
  /** 指し手の欄の題があったか。 */
  hasTitle = false;

  constructor(
    readonly builder: RecordBuilder,
    readonly notices: NoticeList,
    readonly lines: TextLines,
    /** 手合割の代わりに使う開始局面。読み直すときだけ渡す。 */
    readonly override: string | null,
  ) {}

  /** 開始局面が決まったか。 */
  get isDecided(): boolean {
    return this.#decided;
  }

  /** 手合割、図、手番のどれかが書いてあったか。 */
  get knowsStart(): boolean {
    return this.builder.record.handicap !== null || this.diagram.rowCount > 0 || this.diagram.turn !== null;
  }

  /** 見出しか図の行なら受け取って true。 */
  readLine(at: number): boolean {
    const { lines } = this;
    const { text, end } = lines;
    const char = text[at]!;
    if (char === '|' || char === '｜') return this.#row(at);
    if (this.#isFrame(at, end)) {
      lines.take(at);
      return true;
    }
    const word = lines.rest(at);
    const turn = word.length === TURN_CHARS ? TURNS.get(word) : undefined;
    if (turn !== undefined) {
      this.diagram.turn = turn;
      lines.take(at);
      return true;
    }
    if (word === '盤面回転') {
      this.builder.record.headers.push({ key: word, value: '' });
      lines.takeText(at, at + word.length);
      return true;
    }
    if (word.startsWith('手数') && /^手数[＝=]/u.test(word)) return this.#plyLine(at, word);
    return this.#header(at);
  }

  /** 指し手の欄の題（`手数----指手---------消費時間--`）。ほかの字があれば知らせる。 */
  titleLine(at: number): void {
    const { lines } = this;
    this.hasTitle = true;
    if (lines.text.startsWith(TITLE, at) && lines.end === at + TITLE.length) return lines.take(at);
    const odd = lines.text.slice(at, lines.end).search(/[^手数指し消費時間ー\-－=＝\s\u3000]/u);
    lines.take(at, odd >= 0 ? at + odd : lines.end);
    if (odd >= 0)
      this.notices.add('trailingText', lines.number, lines.column(at + odd), lines.rest(at + odd));
  }

  /**
   * 手のないまま次の一局が始まる行か: 図の後の二つ目の図、題の後にもう一度書かれた見出し。
   * 題の下に見出しを書く棋譜もあるので、初めての見出しなら次の一局ではない。
   */
  beginsAnother(at: number): boolean {
    const { text } = this.lines;
    const char = text[at]!;
    if (char === '|' || char === '｜') return this.diagram.isComplete;
    if (!this.hasTitle && !this.diagram.isComplete) return false;
    const key = this.keyAt(at, MOST_OF_KEY);
    if (key === null) return false;
    const hand = HANDS.get(key);
    if (hand !== undefined) return this.diagram.isComplete && this.diagram.hasHand(hand);
    return this.hasTitle && this.builder.record.headers.some((header) => header.key === key);
  }

  /** 行が見出しならその鍵。コロンは初めの most 字の中にあるものだけを見る。 */
  keyAt(at: number, most: number): string | null {
    const { text, end } = this.lines;
    const colon = text.slice(at, Math.min(end, at + most)).search(/[：:]/u);
    return colon < 0 ? null : text.slice(at, at + colon).trimEnd();
  }

  #isFrame(at: number, end: number): boolean {
    const { text } = this.lines;
    let dashes = 0;
    if (!FRAME.includes(text[at]!) && digitOf(text.charCodeAt(at)) < 0) return false;
    for (let i = at; i < end; i++) {
      const char = text[i]!;
      if ('-─━ー'.includes(char)) dashes++;
      else if (!'+＋┌┐└┘├┤'.includes(char) && !isBlank(text.charCodeAt(i))) return this.#isFileLabels(at);
    }
    return dashes > 0;
  }

  #isFileLabels(at: number): boolean {
    const squeezed = this.lines.rest(at).normalize('NFKC').replace(/\s/g, '');
    return squeezed === '987654321' || squeezed === '123456789';
  }

  #row(at: number): boolean {
    const { lines } = this;
    if (this.#decided) return false;
    this.#diagramLine ||= lines.number;
    const fault = this.diagram.readRow(lines.text, at, lines.end);
    if (fault === null) this.#rows.push({ from: at, to: lines.restEnd(at) });
    else this.#tell('brokenBoard', fault);
    return true;
  }

  #tell(code: 'brokenBoard' | 'brokenHand', fault: DiagramFault): void {
    this.notices.add(code, this.lines.number, this.lines.column(fault.at), fault.text);
  }

  // 手数＝15  ▲７六歩(77)  まで — the number of the diagram and the move that led there.
  #plyLine(at: number, word: string): boolean {
    this.builder.record.headers.push({ key: '手数＝', value: word.slice(3).trim() });
    this.lines.take(at, at + 3);
    this.lines.takeText(at + 3, at + word.length);
    this.diagram.ply = Number(/^\s*(\d{1,6})/.exec(word.slice(3).normalize('NFKC'))?.[1] ?? 0);
    const { text, end } = this.lines;
    const mark = text.slice(at, end).search(/[▲△▽☗☖▼]/u);
    const words = emptyMoveWords();
    if (mark >= 0 && scanMove(text, at + mark, end, words, true)) this.builder.startTarget = words.to;
    return true;
  }

  #header(at: number): boolean {
    const { lines, builder } = this;
    const { text, end } = lines;
    let colon = at;
    while (colon < end && text[colon] !== '：' && text[colon] !== ':') colon++;
    if (colon === end) return false;
    let keyEnd = colon;
    while (keyEnd > at && isBlank(text.charCodeAt(keyEnd - 1))) keyEnd--;
    if (keyEnd === at || text.startsWith('//', colon + 1)) return false;
    const key = text.slice(at, keyEnd);
    const hand = HANDS.get(key);
    if (hand !== undefined && !this.#decided) {
      this.#diagramLine ||= lines.number;
      const fault = this.diagram.readHand(hand, text, colon + 1, end);
      lines.take(at, fault === null ? end : colon + 1);
      if (fault !== null) this.#tell('brokenHand', fault);
      return true;
    }
    let from = colon + 1;
    while (from < end && isBlank(text.charCodeAt(from))) from++;
    const value = lines.rest(from);
    builder.record.headers.push({ key, value });
    lines.takeText(at, keyEnd);
    lines.take(keyEnd, from);
    lines.takeText(from, from + value.length);
    if (key === '手番') this.#turnHeader = TURNS.get(`${value}番`) ?? TURNS.get(value) ?? null;
    if (key === '手合割' || key === '手合') {
      builder.record.handicap = value;
      this.handicapLine = lines.number;
    }
    return true;
  }

  /** 開始局面を決める。最初の手の前に一度だけ働く。 */
  decide(): void {
    if (this.#decided) return;
    this.#decided = true;
    const { builder, notices, diagram } = this;
    const name = builder.record.handicap;
    const handicap = name === null ? null : name === '平手' ? 'even' : parseHandicap(name);
    const named = handicap === null ? startSfen : handicapSfen(handicap);
    // With a board it is the turn; without, some programs write there which side the user played.
    if (diagram.isComplete) diagram.turn ??= this.#turnHeader;
    const diagramSfen = diagram.toSfen(handicap !== null && handicap !== 'even' ? 'w' : 'b');
    if (this.override === null && diagramSfen !== null && builder.setStart(diagramSfen)) {
      for (const { from, to } of this.#rows) this.lines.take(from, to);
      return;
    }
    if (this.#rows.length > 0) this.#tellRows();
    else if (name !== null && handicap === null && name !== '') {
      notices.add(DIAGRAM_NAMES.test(name) ? 'brokenBoard' : 'unknownHandicap', this.handicapLine, 1, name);
    }
    if (this.override === null || !builder.setStart(this.override)) builder.setStart(this.#withTurn(named));
  }

  // Rows that make no board are kept as text.
  #tellRows(): void {
    const { text } = this.lines;
    const rows = this.#rows.map(({ from, to }) => text.slice(from, to));
    this.notices.add('brokenBoard', this.#diagramLine, 1, `${rows.length}/9\n${rows.join('\n')}`);
  }

  // A turn or hands without a board still say something about the start.
  #withTurn(named: string): string {
    const { diagram } = this;
    if (diagram.turn === null && !diagram.hasHands) return named;
    const parts = named.split(' ');
    if (diagram.turn !== null) parts[1] = diagram.turn;
    if (diagram.hasHands) parts[2] = diagram.handsSfen();
    return parts.join(' ');
  }
}
