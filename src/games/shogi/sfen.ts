import type { Color } from './piece';
import { KING, PROMOTED } from './piece';

/**
 * 置かれた局面。合法かどうかは問わない（王がない、枚数が多い、二歩などもそのまま）。
 * board は 81 升の符号（0 は空、先手 16 + 種類の番号、後手 32 + 種類の番号）、hands は種類の番号で引く枚数。
 */
export interface Setup {
  readonly board: Uint8Array;
  readonly hands: { readonly [color in Color]: Uint8Array };
  readonly turn: Color;
  /** 次の手が何手目か。書かれていなければ 1。 */
  readonly moveNumber: number;
}

/** SFEN の誤りの種類。 */
export type SfenErrorCode = 'empty' | 'rankCount' | 'rankLength' | 'piece' | 'turn' | 'hand' | 'moveNumber';

/** SFEN の誤りと、その場所（本文の先頭からの文字数、0 から）。 */
export interface SfenError {
  readonly code: SfenErrorCode;
  readonly at: number;
  readonly text: string;
}

/** SFEN を読んだ結果。 */
export type SfenResult =
  { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly error: SfenError };

/** 平手の開始局面。 */
export const startSfen = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

const letters = '?PLNSGBRK';
const maxHand = 81;

/** SFEN を読む。先頭の `sfen` と `startpos` も受ける。持駒と手数は省ける。投げずに誤りを返す。 */
export function parseSfen(source: string): SfenResult {
  const text = source.trim() === 'startpos' ? startSfen : source;
  const words = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }));
  if (words[0]?.text === 'sfen') words.shift();
  const [board, turn, hands, number] = words;
  if (board === undefined) return failure('empty', 0, '');
  const squares = parseBoard(board.text, board.at);
  if (!(squares instanceof Uint8Array)) return { ok: false, error: squares };
  if (turn !== undefined && !/^[bw]$/.test(turn.text)) return failure('turn', turn.at, turn.text);
  const counts = parseHands(hands?.text ?? '-', hands?.at ?? 0);
  if (!('black' in counts)) return { ok: false, error: counts };
  if (number !== undefined && !/^\d{1,6}$/.test(number.text))
    return failure('moveNumber', number.at, number.text);
  return {
    ok: true,
    setup: {
      board: squares,
      hands: counts,
      turn: turn?.text === 'w' ? 'white' : 'black',
      moveNumber: number === undefined ? 1 : Math.max(1, Number(number.text)),
    },
  };
}

/** 局面を SFEN で書く。 */
export function formatSfen(setup: Setup): string {
  const turn = setup.turn === 'black' ? 'b' : 'w';
  return `${formatBoard(setup.board)} ${turn} ${formatHands(setup.hands)} ${setup.moveNumber}`;
}

function failure(code: SfenErrorCode, at: number, text: string): SfenResult {
  return { ok: false, error: { code, at, text } };
}

function parseBoard(text: string, start: number): Uint8Array | SfenError {
  const board = new Uint8Array(81);
  const ranks = text.split('/');
  if (ranks.length !== 9) return { code: 'rankCount', at: start, text };
  let at = start;
  for (const [row, rank] of ranks.entries()) {
    let column = 0;
    for (const match of rank.matchAll(/[1-9]|\+?[a-zA-Z]|[^]/g)) {
      const token = match[0];
      if (/^[1-9]$/.test(token)) {
        column += Number(token);
        continue;
      }
      const code = parsePiece(token);
      if (code === 0) return { code: 'piece', at: at + match.index, text: token };
      if (column < 9) board[row * 9 + column] = code;
      column++;
    }
    if (column !== 9) return { code: 'rankLength', at, text: rank };
    at += rank.length + 1;
  }
  return board;
}

function parsePiece(token: string): number {
  const promoted = token.startsWith('+');
  const letter = promoted ? token.slice(1) : token;
  const type = letters.indexOf(letter.toUpperCase());
  if (letter.length !== 1 || type < 1) return 0;
  if (promoted && (type === KING || letters[type] === 'G')) return 0;
  return (letter === letter.toUpperCase() ? 16 : 32) | type | (promoted ? PROMOTED : 0);
}

function parseHands(text: string, start: number): Setup['hands'] | SfenError {
  const hands = { black: new Uint8Array(KING), white: new Uint8Array(KING) };
  if (text === '-') return hands;
  for (const match of text.matchAll(/(\d*)([a-zA-Z])|[^]/g)) {
    const letter = match[2] ?? '';
    const type = letters.indexOf(letter.toUpperCase());
    const hand = letter === letter.toUpperCase() ? hands.black : hands.white;
    const count = (hand[type] ?? 0) + (match[1] === '' ? 1 : Number(match[1]));
    const known = letter !== '' && type > 0 && type < KING && count <= maxHand;
    if (!known) return { code: 'hand', at: start + match.index, text: match[0] };
    hand[type] = count;
  }
  return hands;
}

function formatBoard(board: Uint8Array): string {
  const ranks: string[] = [];
  for (let row = 0; row < 9; row++) {
    let rank = '';
    let gap = 0;
    for (const code of board.subarray(row * 9, row * 9 + 9)) {
      if (code === 0) {
        gap++;
        continue;
      }
      rank += (gap === 0 ? '' : String(gap)) + formatPiece(code);
      gap = 0;
    }
    ranks.push(rank + (gap === 0 ? '' : String(gap)));
  }
  return ranks.join('/');
}

function formatPiece(code: number): string {
  const type = code & 15;
  const letter = letters[type > KING ? type & 7 : type] ?? '?';
  return (type > KING ? '+' : '') + (code < 32 ? letter : letter.toLowerCase());
}

function formatHands(hands: Setup['hands']): string {
  const part = (counts: Uint8Array, convert: (letter: string) => string) =>
    Array.from('RBGSNLP', (letter) => {
      const count = counts[letters.indexOf(letter)] ?? 0;
      return count === 0 ? '' : (count === 1 ? '' : String(count)) + convert(letter);
    }).join('');
  const text = part(hands.black, (letter) => letter) + part(hands.white, (letter) => letter.toLowerCase());
  return text === '' ? '-' : text;
}
