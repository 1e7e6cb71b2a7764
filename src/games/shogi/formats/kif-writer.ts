import { NO_NODE, NO_TIME } from '../../contract/game-tree';
import { findHandicap, formatHandicap, handicapSfen, isDisputedHandicap, parseHandicap } from '../handicap';
import { Position } from '../position/position';
import { endCodeOf, formatEndWord } from '../record/end-code';
import { formatResultLine } from '../record/result';
import type { ShogiRecord } from '../record/shogi-record';
import { bodLines } from './bod';
import { formatTime, formatTerseTime } from './kif-time';
import { blanksAfter, columnsOf, KifLineMaker } from './kif-move-writer';

/** KIF と KI2 のファイルの文字コード。 */
export type KifEncoding = 'Shift_JIS' | 'UTF-8';

/** KIF の書き方。 */
export interface KifOptions {
  /** 改行。省くと CRLF（Kifu for Windows と同じ）。 */
  readonly newline?: '\r\n' | '\n';
  /** 書くファイルの文字コード。`#KIF …encoding=` の行をこれに合わせ、UTF-8 ならなくても書く。省くと、ある行をそのまま書く。 */
  readonly encoding?: KifEncoding;
  /** 手の行を詰めて書くか（`1 ７六歩(77) (0:16)`）。欄を揃えず、時間の合計を書かない。読めば同じ棋譜になる。 */
  readonly isTerse?: boolean;
}

// The move number in four columns and a blank.
const PLIES = Array.from({ length: 1000 }, (_, ply) => `${String(ply).padStart(4)} `);
const TITLE = '手数----指手---------消費時間--';

/** 文の行の切れ目。どの改行でも一行とみる。 */
export function textLines(text: string): string[] {
  return isOneLine(text) ? [text] : text.split(/\r\n|\r|\n/u);
}

function isOneLine(text: string): boolean {
  return !text.includes('\n') && !text.includes('\r');
}

function oneLine(text: string): string {
  return isOneLine(text) ? text : text.replace(/[\r\n]+/gu, ' ');
}

// The names that programs give to the two.
const ENCODING_NAMES = {
  Shift_JIS: new Set(['shiftjis', 'sjis', 'xsjis', 'mskanji', 'cp932', 'ms932', 'windows31j']),
  'UTF-8': new Set(['utf8']),
} as const;
const DECLARED = /\bencoding=([^\s,;]+)/iu;

/** ファイルの文字コードを言う注記か（`#KIF version=2.0 encoding=UTF-8`、`'CSA encoding=UTF-8`）。 */
export function isEncodingNote(note: string): boolean {
  return /^(?:KIF|KI2|CSA)\b/iu.test(note) && DECLARED.test(note);
}

/** `#` の行。文字コードを言う注記は、encoding を渡せば正しいものだけになる（直すか、ほかの形式のものなら除く）。 */
export function noteLines(record: ShogiRecord, encoding: KifEncoding | undefined): string[] {
  const notes = record.notes.map(oneLine);
  return (encoding === undefined ? notes : notes.flatMap((note) => trueNote(note, encoding))).map(
    (note) => `#${note}`,
  );
}

function trueNote(note: string, encoding: KifEncoding): string[] {
  if (!isEncodingNote(note)) return [note];
  if (/^CSA/iu.test(note)) return [];
  const name = DECLARED.exec(note)![1]!.toLowerCase().replace(/[-_]/gu, '');
  return [ENCODING_NAMES[encoding].has(name) ? note : note.replace(DECLARED, `encoding=${encoding}`)];
}

// Programs read a file as Shift_JIS unless its first line says UTF-8.
function kifNoteLines(record: ShogiRecord, encoding: KifEncoding | undefined): string[] {
  const lines = noteLines(record, encoding);
  if (encoding !== 'UTF-8' || lines.some((line) => isEncodingNote(line.slice(1)))) return lines;
  return [`#KIF version=2.0 encoding=${encoding}`, ...lines.filter((line) => !line.startsWith('#KIF '))];
}

// A key that KIF would read as something else (a move, a branch, a comment, the turn): only other formats have such.
const NO_KEY = /[：:]|^(?:[\s*&#|｜+\-%'▲△▽☗☖0-9０-９]|変化|まで|以上|手数|[先後上下]手(?:番|の持ち?駒)$|$)/u;

// As a note it is kept, though no longer a header.
function headerLine(key: string, value: string): string {
  return `${NO_KEY.test(key) ? '#' : ''}${key}：${value}`;
}

/** 見出しと、要るときは局面図。KIF と KI2 で同じ。 */
export function headerLines(record: ShogiRecord): string[] {
  const lines: string[] = [];
  const start = diagramLines(record);
  const own = record.headers.some((header) => header.key === '手合割' || header.key === '手合');
  if (!own) {
    const handicap = record.handicap ?? guessedHandicap(record);
    if (handicap !== null) lines.push(`手合割：${oneLine(handicap)}`);
    lines.push(...start);
  }
  for (const { key, value } of record.headers) {
    if (key === '手数＝') continue;
    lines.push(key === '盤面回転' ? key : headerLine(oneLine(key), oneLine(value)));
    if (key === '手合割' || key === '手合') lines.push(...start.splice(0));
  }
  return lines;
}

function guessedHandicap(record: ShogiRecord): string | null {
  const found = findHandicap(record.startSfen);
  return found === null || found === 'even' ? null : formatHandicap(found);
}

// The diagram is written unless the name of the handicap says the same to every program.
function diagramLines(record: ShogiRecord): string[] {
  const name = record.handicap ?? guessedHandicap(record);
  const handicap = name === null ? 'even' : parseHandicap(name);
  const named = handicap === null ? null : handicapSfen(handicap);
  const plyText = record.header('手数＝') ?? undefined;
  const disputed = name !== null && isDisputedHandicap(name.trim());
  if (named === record.startSfen && !disputed && plyText === undefined) return [];
  const parsed = Position.parse(record.startSfen);
  if (!parsed.ok) return [];
  return bodLines(parsed.position, {
    handicap: handicap !== null && handicap !== 'even',
    ply: parsed.moveNumber - 1,
    ...(plyText === undefined ? {} : { plyText }),
    turnAlways: handicap !== null && handicap !== 'even',
  });
}

/** KIF の行。改行は含まない。一行を一つのセルに置ける。 */
export function kifLines(record: ShogiRecord, options: KifOptions = {}): string[] {
  const lines = [...kifNoteLines(record, options.encoding), ...headerLines(record), TITLE];
  new KifBody(record, lines, options.isTerse ?? false).write();
  return lines;
}

/** KIF を書く。最後の行も改行で終わる。 */
export function writeKif(record: ShogiRecord, options: KifOptions = {}): string {
  const newline = options.newline ?? '\r\n';
  return kifLines(record, options).join(newline) + newline;
}

/** 手の並びと変化を書く役。変化は後ろの枝から前へ、枝の中の枝はその枝のすぐ後に書く。 */
class KifBody {
  readonly #moves: KifLineMaker;
  /** 手数ごとの、その手を指した側の消費時間の合計（ms）。今書いている筋のもの。 */
  readonly #totals: number[] = [0];

  constructor(
    readonly record: ShogiRecord,
    readonly lines: string[],
    readonly isTerse: boolean,
  ) {
    this.#moves = new KifLineMaker(record.startSfen);
  }

  write(): void {
    const { tree } = this.record;
    this.#texts(0);
    const waiting: number[] = [];
    this.#line(tree.firstChild(0), waiting);
    this.#result();
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      this.lines.push('', `変化：${tree.ply(node)}手`);
      this.#line(node, waiting);
    }
  }

  // Writes one line to its end and leaves its branches waiting, the last ply on top.
  #line(first: number, waiting: number[]): void {
    const { tree } = this.record;
    if (first !== NO_NODE) this.#moves.backTo(tree.ply(first) - 1);
    const isMain = first === tree.firstChild(0);
    for (let node = first; node !== NO_NODE; node = tree.firstChild(node)) {
      this.#node(node);
      // The brothers of a variation's first move were left waiting by the line it branches from.
      if (node !== first || isMain) {
        this.#leaveBrothers(node, waiting);
      }
    }
  }

  #leaveBrothers(node: number, waiting: number[]): void {
    const { tree } = this.record;
    const from = waiting.length;
    for (let next = tree.nextSibling(node); next !== NO_NODE; next = tree.nextSibling(next))
      waiting.push(next);
    if (waiting.length > from + 1) waiting.push(...waiting.splice(from).reverse());
  }

  #node(node: number): void {
    const { tree } = this.record;
    const move = tree.move(node);
    const ply = tree.ply(node);
    const plus = tree.nextSibling(node) === NO_NODE ? '' : '+';
    const time = this.#time(node, ply) + plus;
    const isPadded = time !== '' && !this.isTerse;
    const text = move < 0 ? endText(move, isPadded) : this.#moves.next(move, isPadded);
    if (this.isTerse) this.lines.push(`${ply} ${text}${time}`);
    else this.lines.push((PLIES[ply] ?? `${ply} `) + text + time);
    this.#texts(node);
  }

  #time(node: number, ply: number): string {
    const used = this.record.tree.time(node);
    if (this.isTerse) return used === NO_TIME ? '' : ` ${formatTerseTime(used)}`;
    const total = (ply >= 2 ? this.#totals[ply - 2]! : 0) + Math.max(0, used);
    this.#totals[ply] = total;
    return used === NO_TIME ? '' : formatTime(used, total);
  }

  #texts(node: number): void {
    const { tree } = this.record;
    const bookmark = tree.bookmark(node);
    if (bookmark !== null) for (const line of textLines(bookmark)) this.lines.push(`&${line}`);
    if (tree.hasComment(node)) for (const line of textLines(tree.comment(node))) this.lines.push(`*${line}`);
  }

  #result(): void {
    const { record } = this;
    const main = record.tree.mainLine();
    const code = endCodeOf(record.tree.move(main.at(-1) ?? 0));
    if (record.resultLine !== null) this.lines.push(oneLine(record.resultLine));
    else if (code !== null) this.lines.push(formatResultLine(record, code, main.length - 2));
  }
}

function endText(move: number, isPadded: boolean): string {
  const code = endCodeOf(move);
  const word = code === null ? '' : formatEndWord(code);
  return isPadded ? word + blanksAfter(columnsOf(word)) : word;
}
