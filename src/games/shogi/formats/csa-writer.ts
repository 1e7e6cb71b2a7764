import { NO_TIME } from '../../contract/game-tree';
import type { Color } from '../piece';
import { handTypes, typeCode } from '../piece';
import { Position } from '../position/position';
import { endCodeOf } from '../record/end-code';
import type { ShogiRecord } from '../record/shogi-record';
import { csaPieceName, formatCsaMove } from './csa-move';
import { formatCsaEnd, headerToCsa } from './csa-words';
import { isEncodingNote, textLines } from './kif-writer';

/** CSA の書き方。 */
export interface CsaOptions {
  /** 版。省くと V2.2。V3.0 は秒の端数と文字コードの行を書ける。 */
  readonly version?: '2.2' | '3.0';
  /** 改行。省くと LF。 */
  readonly newline?: '\r\n' | '\n';
}

const EVEN_BOARD = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';

function headerLines(record: ShogiRecord): string[] {
  const names: string[] = [];
  const lines: string[] = [];
  for (const { key, value } of record.headers) {
    const text = value.replace(/[\r\n]+/gu, ' ');
    const csa = headerToCsa(key);
    if (key === '先手' || key === '下手') names.push(`N+${text}`);
    else if (key === '後手' || key === '上手') names.push(`N-${text}`);
    else if (csa !== null) lines.push(`$${csa}:${text}`);
    else lines.push(`'${key}：${text}`);
  }
  return [...names, ...lines];
}

function handLine(position: Position, color: Color): string {
  const pieces = handTypes
    .map((type) => `00${csaPieceName(typeCode(type))}`.repeat(position.hand(color, type)))
    .join('');
  return pieces === '' ? '' : `P${color === 'black' ? '+' : '-'}${pieces}`;
}

function startLines(position: Position): string[] {
  const turn = position.turn === 'black' ? '+' : '-';
  if (
    position.toSfen().startsWith(`${EVEN_BOARD} `) &&
    handLine(position, 'black') + handLine(position, 'white') === ''
  ) {
    return ['PI', turn];
  }
  const lines: string[] = [];
  for (let row = 0; row < 9; row++) {
    let line = `P${row + 1}`;
    for (let column = 0; column < 9; column++) {
      const code = position.codeAt(row * 9 + column);
      line += code === 0 ? ' * ' : (code < 32 ? '+' : '-') + csaPieceName(code & 15);
    }
    lines.push(line);
  }
  const hands = [handLine(position, 'black'), handLine(position, 'white')].filter((line) => line !== '');
  return [...lines, ...hands, turn];
}

/** CSA を書く。変化としおりは CSA にないので、本譜だけを書く。 */
export function writeCsa(record: ShogiRecord, options: CsaOptions = {}): string {
  const newline = options.newline ?? '\n';
  const isThird = options.version === '3.0';
  const position = new Position();
  position.setSfen(record.startSfen);
  const lines = [...(isThird ? ["'CSA encoding=UTF-8"] : []), `V${options.version ?? '2.2'}`];
  for (const note of record.notes) if (!isEncodingNote(note)) lines.push(`'${note}`);
  lines.push(...headerLines(record), ...startLines(position));
  const { tree } = record;
  for (const node of tree.mainLine()) {
    if (node !== 0) lines.push(...moveLines(record, position, node, isThird));
    if (tree.hasComment(node)) for (const line of textLines(tree.comment(node))) lines.push(`'*${line}`);
  }
  return lines.join(newline) + newline;
}

function moveLines(record: ShogiRecord, position: Position, node: number, isThird: boolean): string[] {
  const { tree } = record;
  const move = tree.move(node);
  const end = endCodeOf(move);
  const lines: string[] = [];
  if (end === null) {
    lines.push(formatCsaMove(position, move));
    position.make(move);
  } else {
    const word = formatCsaEnd(end, position.turn);
    // An ending that CSA has no word for is told as a comment rather than as another ending.
    if (word === null) return [`'${end}`];
    lines.push(`%${word}`);
  }
  const time = tree.time(node);
  if (time !== NO_TIME) lines.push(`T${isThird ? String(time / 1000) : String(Math.floor(time / 1000))}`);
  return lines;
}
