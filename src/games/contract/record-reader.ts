import type { ReadNotice } from './game-progress';
import type { GameRecord, RecordNotation } from './game-record';
import { GameTree } from './game-tree';
import type { LocalText } from './language';
import type { RecordGame, SidedPosition } from './record-game';
import { titleKey } from './record-lines';
import { recordTexts } from './record-texts';

/** 読めた棋譜。 */
export interface ReadRecord<Game> {
  readonly game: Game;
  readonly notices: readonly ReadNotice[];
}

const headerLine = /^([^\s：*]+)：(.*)$/;
const moveLine = /^\s*(\d+)\s+(\S.*?)(?:\s+\((\d+):(\d\d)\))?\s*$/;
const variationLine = /^変化：(\d+)手/;

// The title stands at the top; a text of 50 MB is not searched for it.
const titleReach = 20;

/** 一行目（# の行と空行は飛ばす）が、そのゲームの棋譜だと言っているか。 */
export function isRecordOf(lines: readonly string[], notation: RecordNotation): boolean {
  return titleIndex(lines, notation) >= 0;
}

function titleIndex(lines: readonly string[], notation: RecordNotation): number {
  const at = lines.slice(0, titleReach).findIndex((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines[at]?.trim() === `${titleKey}：${notation.game}` ? at : -1;
}

/**
 * 棋譜の行を読む。そのゲームの棋譜でなければ null。
 * 読めないもの、指せない手は知らせに残し、その筋の続きだけを飛ばす。カーソルは開始局面に置く。
 */
export function readRecordLines<Game extends RecordGame<SidedPosition>>(
  lines: readonly string[],
  notation: RecordNotation,
  newGame: (record: GameRecord) => Game,
): ReadRecord<Game> | null {
  const title = titleIndex(lines, notation);
  if (title < 0) return null;
  const headers: [string, string][] = [];
  let at = title + 1;
  for (; at < lines.length; at++) {
    const header = headerLine.exec(lines[at] ?? '');
    if (header === null) break;
    headers.push([header[1] ?? '', header[2] ?? '']);
  }
  const game = newGame({ headers, tree: new GameTree(lines.length) });
  const body = new BodyReader(game, notation);
  for (; at < lines.length; at++) body.read(lines[at] ?? '', at + 1);
  body.finish();
  return { game, notices: body.notices };
}

/** 手の行を読み進めるもの。 */
class BodyReader {
  readonly notices: ReadNotice[] = [];
  readonly #game: RecordGame<SidedPosition>;
  readonly #notation: RecordNotation;
  // path[ply] is the node of the line being read.
  #path: number[] = [0];
  #isSkipping = false;
  #comment: string[] = [];

  constructor(game: RecordGame<SidedPosition>, notation: RecordNotation) {
    this.#game = game;
    this.#notation = notation;
  }

  read(line: string, number: number): void {
    if (line.startsWith('*')) {
      if (!this.#isSkipping) this.#comment.push(line.slice(1));
      return;
    }
    if (line.trim() === '' || line.startsWith('#')) return;
    const variation = variationLine.exec(line);
    const move = moveLine.exec(line);
    if (variation !== null) this.#branch(line, number, Number(variation[1]));
    else if (move !== null) this.#move(line, number, move);
    else this.#tell('unknownLine', recordTexts.unknownLine(line), line, number);
  }

  finish(): void {
    this.#flushComment();
    this.#game.goTo(0);
  }

  #branch(line: string, number: number, ply: number): void {
    this.#flushComment();
    this.#isSkipping = ply < 1 || ply > this.#path.length;
    if (this.#isSkipping) this.#tell('strayVariation', recordTexts.strayVariation(line), line, number);
    else this.#path.length = ply;
  }

  #move(line: string, number: number, match: RegExpExecArray): void {
    if (this.#isSkipping) return;
    this.#flushComment();
    const move = this.#notation.parseMove(match[2] ?? '');
    if (move === null) {
      this.#tell('unknownMove', recordTexts.unknownMove(line), line, number);
      this.#isSkipping = true;
      return;
    }
    const time = match[3] === undefined ? undefined : (Number(match[3]) * 60 + Number(match[4])) * 1000;
    this.#game.goTo(this.#path.at(-1) ?? 0);
    const result = this.#game.accept(move, time);
    if (result.ok) {
      this.#path.push(result.node);
      return;
    }
    this.#tell('illegalMove', recordTexts.illegalMove(line, result.text), line, number);
    this.#isSkipping = true;
  }

  #flushComment(): void {
    if (this.#comment.length > 0) this.#game.setComment(this.#path.at(-1) ?? 0, this.#comment.join('\n'));
    this.#comment = [];
  }

  #tell(code: string, text: LocalText, source: string, line: number): void {
    this.notices.push({ code, line, column: null, source, text });
  }
}
