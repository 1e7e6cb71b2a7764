import { KING, PAWN, PROMOTED, ROOK } from '../piece';
import { anyDigitOf, isBlank, isFullName, pieceOf } from './chars';

const LETTERS = '?PLNSGBRK';
const EMPTY = '・･．.*_－ー□';
const WHITE_PREFIX = 'vVｖＶ▽△↓';
const BLACK_PREFIX = '^＾▲▼↑';
const TEN = '十'.charCodeAt(0);
const HUNDRED = '百'.charCodeAt(0);

/** 盤の図や持駒の行の読み方を誤った場所。`at` は文字列の中の位置。 */
export interface DiagramFault {
  readonly at: number;
  readonly text: string;
}

function letterOf(code: number, white: boolean): string {
  const letter = LETTERS[code > KING ? code & 7 : code]!;
  return (code > KING ? '+' : '') + (white ? letter.toLowerCase() : letter);
}

/**
 * 局面図（BOD）を行ごとに受け取り、SFEN にする。
 * 盤の行、持駒の行、手番、手数のどれが欠けていても、どの順でもよい。
 */
export class DiagramReader {
  readonly #rows: string[] = [];
  readonly #hands = [new Int32Array(8), new Int32Array(8)];
  /** 手番。書いてなければ `null`。 */
  turn: 'b' | 'w' | null = null;
  /** 図の手数。書いてなければ 0。 */
  ply = 0;
  // One bit a side.
  #handsSeen = 0;

  /** 盤の行の数。 */
  get rowCount(): number {
    return this.#rows.length;
  }

  /** 持駒の行があったか。 */
  get hasHands(): boolean {
    return this.#handsSeen !== 0;
  }

  /** その側の持駒の行があったか。 */
  hasHand(side: 0 | 1): boolean {
    return ((this.#handsSeen >> side) & 1) === 1;
  }

  /** 盤の一行（`|v香v桂…|一`）を読む。読めなければ誤りの場所を返す。 */
  readRow(text: string, start: number, end: number): DiagramFault | null {
    const cells =
      text.indexOf('|', start + 1) < end && text.slice(start, end).split('|').length > 4
        ? this.#separatedCells(text, start, end)
        : this.#packedCells(text, start, end);
    if (typeof cells === 'number') return { at: cells, text: text.slice(start, end) };
    let row = '';
    let gap = 0;
    for (const cell of cells) {
      if (cell === '') gap++;
      else {
        row += (gap > 0 ? String(gap) : '') + cell;
        gap = 0;
      }
    }
    this.#rows.push(row + (gap > 0 ? String(gap) : ''));
    return null;
  }

  // Some programs draw a bar between all squares and leave empty ones blank.
  #separatedCells(text: string, start: number, end: number): string[] | number {
    const parts = text.slice(start, end).split('|').slice(1, 10);
    if (parts.length !== 9) return start;
    const cells: string[] = [];
    for (const part of parts) {
      const found = this.#packedCells(`|${part}|`, 0, part.length + 2, 1);
      if (typeof found === 'number') return start;
      cells.push(found[0] ?? '');
    }
    return cells;
  }

  #packedCells(text: string, start: number, end: number, wanted = 9): string[] | number {
    const cells: string[] = [];
    let white = false;
    let at = start + 1;
    for (; at < end && text[at] !== '|' && text[at] !== '｜'; at++) {
      const code = text.charCodeAt(at);
      const char = text[at]!;
      if (isBlank(code)) continue;
      let piece = pieceOf(code);
      // 成香 成桂 成銀 written in two letters.
      if (char === '成' && pieceOf(text.charCodeAt(at + 1)) > 0)
        piece = pieceOf(text.charCodeAt(++at)) | PROMOTED;
      if (piece !== 0) {
        cells.push(letterOf(piece, white));
        white = false;
      } else if (WHITE_PREFIX.includes(char)) white = true;
      else if (EMPTY.includes(char)) cells.push('');
      else if (!BLACK_PREFIX.includes(char)) return at;
    }
    if (wanted === 9 && text.slice(at + 1, end).trim().length > 1) return at + 1;
    if (wanted === 1) return cells.length <= 1 ? cells : start;
    return cells.length === wanted ? cells : start;
  }

  /** 持駒（`飛二　角　歩十八`、`歩18`、`なし`）を読む。読めなければ誤りの場所を返す。 */
  readHand(side: 0 | 1, text: string, start: number, end: number): DiagramFault | null {
    this.#handsSeen |= 1 << side;
    const hand = this.#hands[side]!;
    let at = start;
    while (at < end) {
      const code = text.charCodeAt(at);
      if (isBlank(code) || '、，,'.includes(text[at]!)) {
        at++;
        continue;
      }
      if (text.startsWith('なし', at) || text.startsWith('無し', at)) {
        at += 2;
        continue;
      }
      const piece = pieceOf(code);
      if (piece < PAWN || piece > ROOK) return { at, text: text.slice(start, end) };
      let count = 0;
      let tens = 0;
      let seen = false;
      for (at += isFullName(text, at) ? 2 : 1; at < end; at++) {
        const next = text.charCodeAt(at);
        const digit = anyDigitOf(next);
        if (next === TEN) {
          tens += (count === 0 ? 1 : count) * 10;
          count = 0;
        } else if (digit >= 0) {
          count = count * 10 + digit;
        } else if (next !== HUNDRED) break;
        seen = true;
      }
      hand[piece] = Math.min(99, hand[piece]! + (seen ? tens + count : 1));
    }
    return null;
  }

  /** 盤の九行がそろっているか。 */
  get isComplete(): boolean {
    return this.#rows.length === 9;
  }

  /** 持駒を SFEN の書き方で。なければ `-`。 */
  handsSfen(): string {
    let hands = '';
    for (const side of [0, 1] as const) {
      for (let type = ROOK; type >= PAWN; type--) {
        const count = this.#hands[side]![type]!;
        if (count > 0) hands += (count > 1 ? String(count) : '') + letterOf(type, side === 1);
      }
    }
    return hands || '-';
  }

  /** SFEN にする。盤の行がそろっていなければ `null`。 */
  toSfen(defaultTurn: 'b' | 'w'): string | null {
    if (!this.isComplete) return null;
    return `${this.#rows.join('/')} ${this.turn ?? defaultTurn} ${this.handsSfen()} ${this.ply + 1}`;
  }
}
