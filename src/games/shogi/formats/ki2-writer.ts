import { NO_NODE } from '../../contract/game-tree';
import type { Move } from '../move';
import { moveTo } from '../move';
import { Position } from '../position/position';
import { endCodeOf } from '../record/end-code';
import { formatResultLine } from '../record/result';
import type { ShogiRecord } from '../record/shogi-record';
import type { KifEncoding } from './kif-writer';
import { headerLines, noteLines, textLines } from './kif-writer';
import { formatMove } from './move-text';

const MOVES_A_LINE = 6;

/** KI2 の書き方。 */
export interface Ki2Options {
  /** 改行。省くと CRLF。 */
  readonly newline?: '\r\n' | '\n';
  /** 書くファイルの文字コード。これと違う `encoding=` の注記を直す。省くと、注記をそのまま書く。 */
  readonly encoding?: KifEncoding;
}

/** KI2 を書く。時間は KI2 にないので書かない。 */
export function writeKi2(record: ShogiRecord, options: Ki2Options = {}): string {
  const newline = options.newline ?? '\r\n';
  const lines = [...noteLines(record, options.encoding), ...headerLines(record), ''];
  new Ki2Body(record, lines).write();
  return lines.join(newline) + newline;
}

class Ki2Body {
  readonly #position = new Position();
  readonly #played: Move[] = [];
  #row: string[] = [];

  constructor(
    readonly record: ShogiRecord,
    readonly lines: string[],
  ) {
    this.#position.setSfen(record.startSfen);
  }

  write(): void {
    const { tree } = this.record;
    this.#texts(0);
    const waiting: number[] = [];
    this.#line(tree.firstChild(0), waiting);
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      this.lines.push('', `変化：${tree.ply(node)}手`);
      this.#line(node, waiting);
    }
  }

  #line(first: number, waiting: number[]): void {
    const { tree } = this.record;
    while (first !== NO_NODE && this.#played.length > tree.ply(first) - 1)
      this.#position.unmake(this.#played.pop()!);
    const isMain = first === tree.firstChild(0);
    let last = 0;
    for (let node = first; node !== NO_NODE; node = tree.firstChild(node)) {
      last = node;
      if (endCodeOf(tree.move(node)) === null) this.#move(node);
      if (node !== first || isMain) {
        const brothers = tree.children(tree.parent(node));
        for (let i = brothers.length - 1; i > 0; i--) waiting.push(brothers[i]!);
      }
    }
    this.#flush();
    this.#result(last, isMain);
    if (last > 0 && endCodeOf(tree.move(last)) !== null) this.#texts(last);
  }

  #move(node: number): void {
    const { tree } = this.record;
    const move = tree.move(node);
    const last = this.#played.at(-1);
    this.#row.push(
      formatMove(this.#position, move, last === undefined ? -1 : moveTo(last), { style: 'ki2' }),
    );
    this.#position.make(move);
    this.#played.push(move);
    if (this.#row.length === MOVES_A_LINE) this.#flush();
    if (tree.hasComment(node) || tree.bookmark(node) !== null) {
      this.#flush();
      this.#texts(node);
    }
  }

  #flush(): void {
    if (this.#row.length === 0) return;
    const last = this.#row.length - 1;
    this.lines.push(this.#row.map((text, index) => (index === last ? text : text.padEnd(7, '　'))).join(''));
    this.#row = [];
  }

  #result(last: number, isMain: boolean): void {
    const { record } = this;
    const code = endCodeOf(record.tree.move(last));
    if (code !== null) this.lines.push(formatResultLine(record, code, record.tree.ply(last) - 1));
    if (isMain && record.resultLine !== null) this.lines.push(record.resultLine);
  }

  #texts(node: number): void {
    const { tree } = this.record;
    const bookmark = tree.bookmark(node);
    if (bookmark !== null) for (const line of textLines(bookmark)) this.lines.push(`&${line}`);
    if (tree.hasComment(node)) for (const line of textLines(tree.comment(node))) this.lines.push(`*${line}`);
  }
}
