import type { Color } from '../piece';
import { handTypes, typeCode } from '../piece';
import type { Position } from '../position/position';
import { boardPieceName, KANJI_DIGITS, pieceName } from './chars';

/** 局面図の書き方。`handicap` なら先手・後手を下手・上手と書く。 */
export interface BodOptions {
  readonly handicap?: boolean;
  /** 図の手数（`手数＝15`）と、その後に続ける文。 */
  readonly ply?: number;
  readonly plyText?: string;
  /** 先手番でも手番の行を書くか。 */
  readonly turnAlways?: boolean;
}

const FRAME = '+---------------------------+';
const FILES = '  ９ ８ ７ ６ ５ ４ ３ ２ １';

/** 駒の数を漢数字で書く（十八）。1 から 99 まで。 */
export function formatKanjiNumber(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  return (
    (tens > 1 ? KANJI_DIGITS[tens]! : '') + (tens > 0 ? '十' : '') + (ones > 0 ? KANJI_DIGITS[ones]! : '')
  );
}

function handText(position: Position, color: Color): string {
  const parts = handTypes.flatMap((type) => {
    const count = position.hand(color, type);
    return count === 0 ? [] : [pieceName(typeCode(type)) + (count > 1 ? formatKanjiNumber(count) : '')];
  });
  return parts.length === 0 ? 'なし' : `${parts.join('　')}　`;
}

function rowText(position: Position, row: number): string {
  let text = '|';
  for (let column = 0; column < 9; column++) {
    const code = position.codeAt(row * 9 + column);
    text += code === 0 ? ' ・' : (code >= 32 ? 'v' : ' ') + boardPieceName(code & 15);
  }
  return `${text}|${KANJI_DIGITS[row + 1]!}`;
}

/** 局面図（BOD）の行。改行は含まない。 */
export function bodLines(position: Position, options: BodOptions = {}): string[] {
  const black = options.handicap ? '下手' : '先手';
  const white = options.handicap ? '上手' : '後手';
  const lines = [`${white}の持駒：${handText(position, 'white')}`, FILES, FRAME];
  for (let row = 0; row < 9; row++) lines.push(rowText(position, row));
  lines.push(FRAME, `${black}の持駒：${handText(position, 'black')}`);
  const ply = options.ply ?? 0;
  if (ply > 0 || options.plyText !== undefined) {
    lines.push(`手数＝${ply}${options.plyText === undefined ? '' : `  ${options.plyText}`}`);
  }
  if (position.turn === 'white') lines.push(`${white}番`);
  else if (options.turnAlways) lines.push(`${black}番`);
  return lines;
}

/** 局面図（BOD）の文字列。各行は LF で終わる。 */
export function writeBod(position: Position, options: BodOptions = {}): string {
  return `${bodLines(position, options).join('\n')}\n`;
}
