import { formatUsiMove, parseUsiMove } from '../move';
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
import { TextLines } from './text-lines';

const END_WORDS: Readonly<Record<string, EndCode>> = {
  resign: 'resign',
  win: 'entering-king-win',
  draw: 'impasse',
  repetition: 'repetition',
  rep_draw: 'repetition',
  timeout: 'timeout',
  interrupt: 'interrupt',
  mate: 'mate',
};

/** USI と SFEN の行を読む。`position` や `sfen` は省いてよく、一行を一局とみる。投げない。 */
export function readUsi(text: string, coverage: Coverage | null = null): ReadGame[] {
  const games: ReadGame[] = [];
  const position = new Position();
  const lines = new TextLines(text, coverage);
  const stray = new NoticeList();
  while (lines.advance()) {
    const at = lines.firstInk();
    if (at === lines.end) continue;
    const game = readLine(lines, at, position);
    if (game === null) stray.addLine('unknownLine', lines.number, at - lines.start + 1, lines.rest(at));
    else games.push(game);
  }
  if (games.length === 0) games.push(emptyGame(position));
  const first = games[0];
  if (first && stray.all.length > 0) games[0] = { ...first, notices: [...first.notices, ...stray.all] };
  return games;
}

// A file without one readable line still says so in its notices.
function emptyGame(position: Position): ReadGame {
  const { record } = new RecordBuilder(position);
  return { record, notices: [], mainPlies: 0, variations: 0, end: null };
}

interface Word {
  readonly text: string;
  readonly at: number;
}

function words(line: string): Word[] {
  return [...line.matchAll(/\S+/gu)].map((match) => ({ text: match[0], at: match.index }));
}

function readLine(lines: TextLines, at: number, position: Position): ReadGame | null {
  const list = words(lines.rest(at));
  const builder = new RecordBuilder(position);
  const notices = new NoticeList();
  let next = list[0]?.text === 'position' ? 1 : 0;
  if (list[next]?.text === 'startpos') {
    builder.setStart(startSfen);
    next++;
  } else if (list[next]?.text === 'sfen' || list[next]?.text.includes('/')) {
    if (list[next]?.text === 'sfen') next++;
    const end = sfenEnd(list, next);
    const sfen = list.slice(next, end).map((word) => word.text);
    if (!builder.setStart(sfen.join(' '))) return null;
    next = end;
  } else if (parseUsiMove(list[next]?.text ?? '') === null) {
    return null;
  } else builder.setStart(startSfen);
  if (list[next]?.text === 'moves') next++;
  lines.take(at, at + (list[next]?.at ?? lines.end - at));
  const end = new UsiMoves(builder, notices, lines, at).play(list.slice(next));
  builder.finish(notices.all);
  return { record: builder.record, notices: notices.all, mainPlies: builder.mainPlies, variations: 0, end };
}

// Board, turn, hands and number; the last ones may be missing.
function sfenEnd(list: readonly Word[], start: number): number {
  let end = start + 1;
  if (/^[bw]$/u.test(list[end]?.text ?? '')) end++;
  const hands = list[end]?.text ?? '';
  if (/^(-|([0-9]*[PLNSGBRplnsgbr])+)$/u.test(hands)) end++;
  if (/^\d+$/u.test(list[end]?.text ?? '')) end++;
  return end;
}

/** 一行の手の並びを指し進める役。 */
class UsiMoves {
  constructor(
    readonly builder: RecordBuilder,
    readonly notices: NoticeList,
    readonly lines: TextLines,
    /** 言葉の位置の起点。 */
    readonly at: number,
  ) {}

  /** 指し進め、終局の言葉があればそれを返す。 */
  play(list: readonly Word[]): string | null {
    for (const [index, word] of list.entries()) {
      const end = END_WORDS[word.text];
      if (end !== undefined) {
        this.builder.end(end);
        this.#take(word);
        const after = list[index + 1];
        if (after !== undefined) this.#rest('moveAfterEnd', after);
        return word.text;
      }
      const move = parseUsiMove(word.text);
      const result = move === null ? null : this.builder.play(move);
      if (result === null || result === 'impossible') {
        this.#rest(result === null ? 'unknownMove' : 'impossibleMove', word);
        return null;
      }
      if (result === 'foul') {
        this.notices.add('foul', this.lines.number, this.lines.column(this.at + word.at), word.text);
      }
      this.#take(word);
    }
    return null;
  }

  #take(word: Word): void {
    this.lines.take(this.at + word.at, this.at + word.at + word.text.length);
  }

  #rest(code: NoticeCode, word: Word): void {
    const at = this.at + word.at;
    this.notices.add(code, this.lines.number, this.lines.column(at), this.lines.rest(at));
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
