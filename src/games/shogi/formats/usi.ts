import { formatUsiMove, parseLooseUsiMove } from '../move';
import type { EndCode } from '../record/end-code';
import { isEndMove } from '../record/end-code';
import type { NoticeCode } from '../record/notice';
import { NoticeList } from '../record/notice-list';
import type { ReadGame } from '../record/read-game';
import { RecordBuilder } from '../record/record-builder';
import type { ShogiRecord } from '../record/shogi-record';
import { startSfen } from '../sfen';
import { Position } from '../position/position';
import type { Coverage } from './coverage';
import { parseCsaEnd } from './csa-words';
import { TextLines } from './text-lines';

// Besides the words of CSA and their like (resign, timeout, toryo …).
const END_WORDS = new Map<string, EndCode>([
  ['win', 'entering-king-win'],
  ['draw', 'impasse'],
  ['impasse', 'impasse'],
  ['repetition', 'repetition'],
  ['rep_draw', 'repetition'],
  ['interrupt', 'interrupt'],
  ['abort', 'interrupt'],
]);
const MOST_OF_END = 20;

/** USI と SFEN の行を読む。`position` や `sfen` は省いてよく、一行を一局とみる（一行に一手なら、続く行も同じ局）。投げない。 */
export function readUsi(text: string, coverage: Coverage | null = null): ReadGame[] {
  const games: ReadGame[] = [];
  const position = new Position();
  const lines = new TextLines(text, coverage);
  const stray = new NoticeList();
  // The game whose moves stand one a line.
  let open: UsiGame | null = null;
  // `position startpos moves`, and the moves on lines of their own.
  let isList = false;
  while (lines.advance()) {
    const at = lines.firstInk();
    if (at === lines.end) continue;
    const list = words(lines.rest(at));
    if (open !== null && (list.length === 1 || isList) && open.goesOnWith(list[0]!.text)) {
      open.play(list, at);
      games[games.length - 1] = open.finish();
      continue;
    }
    const game = new UsiGame(lines, position);
    if (game.read(list, at)) games.push(game.finish());
    else stray.addLine('unknownLine', lines.number, at - lines.start + 1, lines.rest(at));
    isList = list.length > 1 && list.at(-1)!.text === 'moves';
    open = isList || (list.length === 1 && game.goesOnWith(list[0]!.text)) ? game : null;
  }
  if (games.length === 0) games.push(new UsiGame(lines, position).finish());
  const first = games[0];
  if (first && stray.all.length > 0) games[0] = { ...first, notices: [...first.notices, ...stray.all] };
  return games;
}

interface Word {
  readonly text: string;
  readonly at: number;
}

function words(line: string): Word[] {
  return [...line.matchAll(/\S+/gu)].map((match) => ({ text: match[0], at: match.index }));
}

// Board, turn, hands and number; the last ones may be missing.
function sfenEnd(list: readonly Word[], start: number): number {
  let end = start + 1;
  if (/^[bw]$/iu.test(list[end]?.text ?? '')) end++;
  const hands = list[end]?.text ?? '';
  if (/^(-|([0-9]*[PLNSGBRplnsgbr])+)$/u.test(hands)) end++;
  if (/^\d+$/u.test(list[end]?.text ?? '')) end++;
  return end;
}

/** 一局分の USI の読み手。 */
class UsiGame {
  readonly #builder: RecordBuilder;
  readonly #notices = new NoticeList();
  #end: string | null = null;
  #stopped = false;

  constructor(
    readonly lines: TextLines,
    position: Position,
  ) {
    this.#builder = new RecordBuilder(position);
  }

  /** 一行を読む。局面でも手でもない行なら false。 */
  read(list: readonly Word[], at: number): boolean {
    const builder = this.#builder;
    let next = list[0]?.text === 'position' ? 1 : 0;
    const word = list[next]?.text ?? '';
    if (word === 'startpos') {
      builder.setStart(startSfen);
      next++;
    } else if (word === 'sfen' || word.includes('/')) {
      if (word === 'sfen') next++;
      const end = sfenEnd(list, next);
      const sfen = list
        .slice(next, end)
        .map(({ text }) => (/^[BW]$/u.test(text) ? text.toLowerCase() : text));
      if (!builder.setStart(sfen.join(' '))) return false;
      next = end;
    } else if (parseLooseUsiMove(word) === null) {
      return false;
    } else builder.setStart(startSfen);
    if (list[next]?.text === 'moves') next++;
    this.lines.take(at, at + (list[next]?.at ?? this.lines.end - at));
    this.play(list.slice(next), at);
    return true;
  }

  /** その言葉だけの行が、この局の続きでありうるか。 */
  goesOnWith(word: string): boolean {
    return !this.#stopped && (parseLooseUsiMove(word) !== null || this.#endCode(word) !== null);
  }

  finish(): ReadGame {
    const { record } = this.#builder;
    const notices = this.#notices.all;
    this.#builder.finish(notices);
    return { record, notices, mainPlies: this.#builder.mainPlies, variations: 0, end: this.#end };
  }

  /** 手の並びを指し進める。at は言葉の位置の起点。 */
  play(list: readonly Word[], at: number): void {
    for (const [index, word] of list.entries()) {
      const code = this.#endCode(word.text);
      if (code !== null) {
        this.#builder.end(code);
        this.#end = word.text;
        this.#take(word, at);
        this.#stopped = true;
        const after = list[index + 1];
        if (after !== undefined) this.#rest('moveAfterEnd', after, at);
        return;
      }
      const move = parseLooseUsiMove(word.text);
      const result = move === null ? null : this.#builder.play(move);
      if (result === null || result === 'impossible') {
        this.#rest(result === null ? 'unknownMove' : 'impossibleMove', word, at);
        return;
      }
      if (result === 'foul') {
        this.#notices.add('foul', this.lines.number, this.lines.column(at + word.at), word.text);
      }
      this.#take(word, at);
    }
  }

  #endCode(word: string): EndCode | null {
    if (word.length > MOST_OF_END) return null;
    const lower = word.toLowerCase();
    return END_WORDS.get(lower) ?? parseCsaEnd(lower.replace(/^%/u, ''), this.#builder.position.turn);
  }

  #take(word: Word, at: number): void {
    this.lines.take(at + word.at, at + word.at + word.text.length);
  }

  #rest(code: NoticeCode, word: Word, start: number): void {
    const at = start + word.at;
    this.#stopped = true;
    this.#notices.add(code, this.lines.number, this.lines.column(at), this.lines.rest(at));
  }
}

/** 開始局面と手の並びを USI の position の行で書く。変化、時間、コメントは USI にはない。 */
export function writeUsi(record: ShogiRecord): string {
  const { tree, startSfen: start } = record;
  const moves = tree
    .mainLine()
    .slice(1)
    .map((node) => tree.move(node))
    .filter((move) => !isEndMove(move));
  const head = start === startSfen ? 'position startpos' : `position sfen ${start}`;
  return moves.length === 0 ? `${head}\n` : `${head} moves ${moves.map(formatUsiMove).join(' ')}\n`;
}
