import { NO_NODE } from '../games/contract/game-tree';
import { moveFrom, moveTo, isDrop } from '../games/shogi/move';
import type { Position } from '../games/shogi/position/position';
import { isEndMove } from '../games/shogi/record/end-code';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { setStart, startOf } from './start-of';
import { boardHash, boardHashAfter, boardTurnHash, fullHash } from './board-hash';

const WORDS = 4;
const BOARD = 0;
const FULL = 1;
const MOVE = 2;
const PARENT = 3;

/**
 * 索引の一局。変化も含めた局面を、木を訪ねる順に持つ。一局面に int32 を四つ（盤と手番、持駒も含む要約、手、親の番号）。
 * 番号 0 は開始局面で、親はいつも子より前にある。終局の言葉も番号を持つが、局面としては見つからない。
 */
export class IndexedGame {
  readonly startSfen: string;
  readonly #words: Int32Array;

  constructor(record: ShogiRecord) {
    this.startSfen = record.startSfen;
    this.#words = buildWords(record);
  }

  /** 局面の数。 */
  get size(): number {
    return this.#words.length / WORDS;
  }

  /** 索引の大きさ（バイト）。 */
  get bytes(): number {
    return this.#words.byteLength;
  }

  /** 要約の合う局面の番号を found に加える。本当に同じかは positionAt で確かめる。 */
  collect(hash: number, ignoreHands: boolean, found: number[]): void {
    const words = this.#words;
    for (let at = ignoreHands ? BOARD : FULL; at < words.length; at += WORDS) {
      if (words[at] !== hash) continue;
      const index = at >> 2;
      if (!isEndMove(this.move(index))) found.push(index);
    }
  }

  /** 指されて番号の局面になった手。開始局面では 0。 */
  move(index: number): number {
    return this.#words[index * WORDS + MOVE]!;
  }

  /** 親の番号。開始局面では -1。 */
  parent(index: number): number {
    return this.#words[index * WORDS + PARENT]!;
  }

  /** 手数。開始局面は 0。 */
  ply(index: number): number {
    let ply = 0;
    for (let at = this.parent(index); at >= 0; at = this.parent(at)) ply++;
    return ply;
  }

  /** 子の番号を、本譜から順に。 */
  children(index: number): number[] {
    const list: number[] = [];
    for (let at = index + 1; at < this.size; at++) if (this.parent(at) === index) list.push(at);
    return list;
  }

  /** 本譜の局面か。本譜を先に訪ねるので、本譜でだけ番号が手数に等しい。 */
  isMainLine(index: number): boolean {
    return this.ply(index) === index;
  }

  /** position を、番号の局面にする。 */
  setPosition(position: Position, index: number): void {
    setStart(position, this.startSfen);
    const moves: number[] = [];
    for (let at = index; at > 0; at = this.parent(at)) moves.push(this.move(at));
    for (const move of moves.reverse()) position.make(move);
  }

  /** 節への道（contract/kifu-path と同じ書き方）。 */
  path(index: number): string {
    if (this.isMainLine(index)) return String(index);
    const forks: string[] = [];
    for (let at = index; at > 0; at = this.parent(at)) {
      const order = this.children(this.parent(at)).indexOf(at);
      if (order > 0) forks.push(`${this.ply(at)}.${order}`);
    }
    return `${this.ply(index)}:${forks.reverse().join(',')}`;
  }
}

function buildWords(record: ShogiRecord): Int32Array {
  const { tree } = record;
  const words = new Int32Array(tree.size * WORDS);
  const position = startOf(record);
  // The line from the start to the node last written, by ply: nodes, their indexes, their board hashes.
  const nodes: number[] = [];
  const indexes: number[] = [];
  const boards: number[] = [];
  let at = 0;
  for (const node of tree.walk()) {
    const move = tree.move(node);
    const ply = tree.ply(node);
    while (nodes.length > ply) {
      const left = tree.move(nodes.pop()!);
      if (!isEndMove(left) && nodes.length > 0) position.unmake(left);
    }
    let board = ply === 0 ? boardHash(position) : boards[ply - 1]!;
    if (ply > 0 && !isEndMove(move)) board = play(position, move, board);
    nodes.push(node);
    indexes[ply] = at / WORDS;
    boards[ply] = board;
    words[at + BOARD] = boardTurnHash(board, position);
    words[at + FULL] = fullHash(position);
    words[at + MOVE] = move;
    words[at + PARENT] = ply === 0 ? NO_NODE : indexes[ply - 1]!;
    at += WORDS;
  }
  return words.slice(0, at);
}

function play(position: Position, move: number, board: number): number {
  const before = isDrop(move) ? 0 : position.codeAt(moveFrom(move));
  const captured = position.codeAt(moveTo(move));
  position.make(move);
  return boardHashAfter(board, position, move, before, captured);
}
