import { KING, PROMOTED } from '../piece';
import type { NoticeList } from '../record/notice-list';
import { startSfen } from '../sfen';
import { isOnBoard, squareAt } from '../square';
import { parseCsaPiece } from './csa-move';

const LETTERS = '?PLNSGBRK';
// 飛角 2, 金銀桂香 4, 歩 18: what `00AL` deals out is what is left of these.
const TOTALS = [0, 18, 4, 4, 4, 4, 2, 2];
const EVEN_BOARD: readonly string[] = startSfen.split(' ')[0]!.split('/');

/** CSA の開始局面（PI、P1〜P9、P+、P-、手番の行）を受け取り、SFEN にする。 */
export class CsaStart {
  /** 升ごとの SFEN の駒の字。空は空文字列。 */
  readonly #board = new Array<string>(81).fill('');
  readonly #hands = [new Int32Array(8), new Int32Array(8)];
  #seen = false;
  turn: 'b' | 'w' | null = null;

  constructor(readonly notices: NoticeList) {}

  /** P で始まる行を読む。読めないところがあれば、元の文 source を知らせて false。 */
  readLine(text: string, source: string, line: number, column: number): boolean {
    const kind = text[1] ?? '';
    const fault =
      kind === 'I'
        ? this.#even(text)
        : kind === '+' || kind === '-'
          ? this.#pieces(text, kind === '+' ? 0 : 1)
          : this.#row(text, Number(kind));
    if (fault >= 0) this.notices.add('brokenBoard', line, column + fault, source);
    return fault < 0;
  }

  #even(text: string): number {
    this.#seen = true;
    EVEN_BOARD.forEach((row, rank) => {
      let column = 0;
      for (const char of row) {
        if (char >= '1' && char <= '9') column += Number(char);
        else this.#board[rank * 9 + column++] = char;
      }
    });
    // The square is emptied even if another piece stands on it than the one named, which is told.
    let odd = -1;
    for (let at = 2; at + 3 < text.length; at += 4) {
      const file = Number(text[at]);
      const rank = Number(text[at + 1]);
      if (!isOnBoard(file, rank)) return at;
      const square = squareAt(file, rank);
      const piece = parseCsaPiece(text.slice(at + 2, at + 4));
      if (this.#board[square]!.toUpperCase() !== LETTERS[piece] && odd < 0) odd = at;
      this.#board[square] = '';
    }
    return text.trimEnd().length % 4 === 2 ? odd : 2;
  }

  // Token by token: in the wild the blanks of empty squares are cut or joined.
  #row(text: string, rank: number): number {
    if (!(rank >= 1 && rank <= 9)) return 0;
    this.#seen = true;
    let column = 0;
    for (let at = 2; at < text.length; at++) {
      const char = text[at]!;
      if (char === ' ' || char === '\t') continue;
      if (column === 9) return at;
      const square = (rank - 1) * 9 + column++;
      if (char === '*') this.#board[square] = '';
      else {
        const piece = char === '+' || char === '-' ? parseCsaPiece(text.slice(at + 1, at + 3)) : 0;
        if (piece === 0) return at;
        this.#board[square] = this.#letter(piece, char === '+' ? 0 : 1);
        at += 2;
      }
    }
    return column === 9 ? -1 : 2;
  }

  #letter(piece: number, side: number): string {
    const letter = LETTERS[piece > KING ? piece & ~PROMOTED : piece]!;
    return (piece > KING ? '+' : '') + (side === 0 ? letter : letter.toLowerCase());
  }

  #pieces(text: string, side: 0 | 1): number {
    this.#seen = true;
    const body = text.trimEnd();
    for (let at = 2; at < body.length; at += 4) {
      const file = Number(body[at]);
      const rank = Number(body[at + 1]);
      const name = body.slice(at + 2, at + 4);
      const piece = parseCsaPiece(name);
      if (file === 0 && rank === 0 && name === 'AL') this.#dealRest(side);
      else if (file === 0 && rank === 0 && piece > 0 && piece < KING) this.#hands[side]![piece]!++;
      else if (piece > 0 && isOnBoard(file, rank))
        this.#board[squareAt(file, rank)] = this.#letter(piece, side);
      else return at;
    }
    return -1;
  }

  #dealRest(side: 0 | 1): void {
    const left = [...TOTALS];
    for (const cell of this.#board) {
      const type = LETTERS.indexOf(cell.slice(-1).toUpperCase() || '-');
      if (type > 0 && type < KING) left[type]!--;
    }
    for (let type = 1; type < KING; type++) {
      const rest = left[type]! - this.#hands[0]![type]! - this.#hands[1]![type]!;
      this.#hands[side]![type]! += Math.max(0, rest);
    }
  }

  /** SFEN にする。局面の行がなければ平手。 */
  toSfen(): string {
    const turn = this.turn ?? 'b';
    if (!this.#seen) return startSfen.replace(' b ', ` ${turn} `);
    const rows: string[] = [];
    for (let rank = 0; rank < 9; rank++) {
      const cells = this.#board.slice(rank * 9, rank * 9 + 9).map((cell) => (cell === '' ? '1' : cell));
      rows.push(cells.join('').replace(/1+/gu, (gap) => String(gap.length)));
    }
    let hands = '';
    for (const side of [0, 1] as const) {
      for (let type = KING - 1; type > 0; type--) {
        const count = this.#hands[side]![type]!;
        if (count > 0) hands += (count > 1 ? String(count) : '') + this.#letter(type, side);
      }
    }
    return `${rows.join('/')} ${turn} ${hands || '-'} 1`;
  }
}
