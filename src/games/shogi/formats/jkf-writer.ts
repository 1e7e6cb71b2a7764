import { NO_NODE, NO_TIME } from '../../contract/game-tree';
import type { Move } from '../move';
import { dropType, moveFrom, movePromotes, moveTo } from '../move';
import { typeCode } from '../piece';
import { Position } from '../position/position';
import { endCodeOf, formatEndWord } from '../record/end-code';
import type { ShogiRecord } from '../record/shogi-record';
import { fileOf, rankOf } from '../square';
import { reachingSquares, relativeWord } from './candidates';
import { csaPieceName } from './csa-move';
import { formatCsaEnd } from './csa-words';
import { jkfInitialOf } from './jkf-board';
import type { Jkf, JkfMove, JkfNode } from './jkf-types';
import { presetOfStart } from './jkf-words';
import { textLines } from './kif-writer';

const RELATIVE: Readonly<Record<string, string>> = { 左: 'L', 直: 'C', 右: 'R', 上: 'U', 寄: 'M', 引: 'D' };

/** JKF の一手にする。局面は指す前のもの。 */
function jkfMove(position: Position, move: Move, previous: number): JkfMove {
  const drop = dropType(move);
  const to = moveTo(move);
  const from = moveFrom(move);
  const piece = drop !== null ? typeCode(drop) : position.codeAt(from) & 15;
  const all = reachingSquares(position, piece, to);
  const out: JkfMove = { color: position.side };
  if (drop === null) out.from = { x: fileOf(from), y: rankOf(from) };
  out.to = { x: fileOf(to), y: rankOf(to) };
  out.piece = csaPieceName(piece);
  if (to === previous) out.same = true;
  if (movePromotes(move)) out.promote = true;
  const taken = position.codeAt(to) & 15;
  if (taken !== 0) out.capture = csaPieceName(taken);
  const words = drop !== null ? '' : relativeWord(position, from, to, piece, all);
  if (words !== '') out.relative = [...words].map((word) => RELATIVE[word] ?? '').join('');
  // Without `from` and without `H` a reader would look for a piece on the board.
  if (drop !== null && all.length > 0) out.relative = 'H';
  return out;
}

function clock(ms: number): { h: number; m: number; s: number } {
  const seconds = ms / 1000;
  return { h: Math.floor(seconds / 3600), m: Math.floor(seconds / 60) % 60, s: seconds % 60 };
}

/** JKF にする。変化も時間もコメントも書く。 */
export function toJkf(record: ShogiRecord): Jkf {
  const position = new Position();
  position.setSfen(record.startSfen);
  const preset = presetOfStart(record.startSfen);
  const first: JkfNode = texts(record, 0);
  const moves = [first];
  const jkf: Jkf = {
    header: Object.fromEntries(record.headers.map(({ key, value }) => [key, value])),
    initial: preset === null ? jkfInitialOf(position) : { preset },
    moves,
  };
  const builder = new JkfBuilder(record, position);
  builder.write(moves);
  return jkf;
}

/** JKF（JSON）を書く。 */
export function writeJkf(record: ShogiRecord): string {
  return `${JSON.stringify(toJkf(record), null, 1)}\n`;
}

function texts(record: ShogiRecord, node: number): JkfNode {
  const { tree } = record;
  const bookmark = tree.bookmark(node);
  const comments = [
    ...(bookmark === null ? [] : textLines(bookmark).map((line) => `&${line}`)),
    ...(tree.hasComment(node) ? textLines(tree.comment(node)) : []),
  ];
  return comments.length > 0 ? { comments } : {};
}

class JkfBuilder {
  readonly #played: Move[] = [];
  #last = 0;

  constructor(
    readonly record: ShogiRecord,
    readonly position: Position,
  ) {}

  write(main: JkfNode[]): void {
    const { tree } = this.record;
    const waiting: { node: number; list: JkfNode[] }[] = [{ node: tree.firstChild(0), list: main }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { list } = next;
      const start = next.node;
      for (let node = start; node !== NO_NODE; node = tree.firstChild(node)) {
        const made = this.#node(node);
        list.push(made);
        if (node !== tree.firstChild(tree.parent(node))) continue;
        for (const brother of tree.children(tree.parent(node)).slice(1)) {
          const fork: JkfNode[] = [];
          (made.forks ??= []).push(fork);
          waiting.push({ node: brother, list: fork });
        }
      }
    }
  }

  #node(node: number): JkfNode {
    const { tree } = this.record;
    this.#goTo(tree.parent(node));
    const move = tree.move(node);
    const code = endCodeOf(move);
    const made = texts(this.record, node);
    if (code !== null) made.special = formatCsaEnd(code, this.position.turn) ?? formatEndWord(code);
    else {
      made.move = jkfMove(this.position, move, this.#played.length === 0 ? -1 : moveTo(this.#played.at(-1)!));
      this.position.make(move);
      this.#played.push(move);
      this.#last = node;
    }
    if (tree.time(node) !== NO_TIME)
      made.time = { now: clock(tree.time(node)), total: clock(this.#total(node)) };
    return made;
  }

  // In one line this takes back nothing; at a fork it goes back to the branching point and out again.
  #goTo(node: number): void {
    const { tree } = this.record;
    const ply = tree.ply(node);
    if (this.#last === node && this.#played.length === ply) return;
    const path = tree
      .pathTo(node)
      .slice(1)
      .map((each) => tree.move(each));
    let same = 0;
    while (same < path.length && path[same] === this.#played[same]) same++;
    while (this.#played.length > same) this.position.unmake(this.#played.pop()!);
    for (const move of path.slice(same)) {
      this.position.make(move);
      this.#played.push(move);
    }
  }

  #total(node: number): number {
    const { tree } = this.record;
    let total = 0;
    for (let at = node; at > 0; at = tree.parent(tree.parent(at))) {
      total += Math.max(0, tree.time(at));
      if (tree.parent(at) === 0) break;
    }
    return total;
  }
}
