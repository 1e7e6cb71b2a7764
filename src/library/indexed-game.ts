import { NO_NODE } from '../games/contract/game-tree';
import { isEndMove } from '../games/shogi/record/end-code';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { ReplayBoard } from './replay-board';
import type { WordRoom } from './word-room';

const WORDS = 2;
const HASH = 0;
const MOVE = 1;

/**
 * 索引の一局。変化も含めた局面を、木を訪ねる順に持つ。一局面に int32 を二つ（盤と手番の要約、手）。
 * 番号 0 は開始局面で、親はいつも子より前にあり、変化の初めの手のほかは一つ前である。
 * 終局の言葉も番号を持つが、局面としては見つからない。
 */
export class IndexedGame {
  readonly startSfen: string;
  readonly #words: Int32Array;
  // Where a node does not follow the one before it, in order: its index, its parent's.
  readonly #forks: readonly number[];

  /** @param room 語を置く場所。 */
  constructor(record: ShogiRecord, room: WordRoom) {
    this.startSfen = record.startSfen;
    const forks: number[] = [];
    this.#words = buildWords(record, forks, room);
    this.#forks = forks;
  }

  /** 局面の数。 */
  get size(): number {
    return this.#words.length / WORDS;
  }

  /** 索引の大きさ（バイト）。 */
  get bytes(): number {
    return this.#words.byteLength + this.#forks.length * Int32Array.BYTES_PER_ELEMENT;
  }

  /** 盤と手番の要約の合う局面の番号を found に加える。本当に同じかは setBoard で確かめる。 */
  collect(hash: number, found: number[]): void {
    const words = this.#words;
    for (let at = HASH; at < words.length; at += WORDS) {
      if (words[at] === hash && !isEndMove(words[at + MOVE]!)) found.push(at / WORDS);
    }
  }

  /** 指されて番号の局面になった手。開始局面では 0。 */
  move(index: number): number {
    return this.#words[index * WORDS + MOVE]!;
  }

  /** 親の番号。開始局面では -1。 */
  parent(index: number): number {
    const at = this.#forkOf(index);
    return at < 0 ? index - 1 : this.#forks[at + 1]!;
  }

  /** 手数。開始局面は 0。 */
  ply(index: number): number {
    let ply = 0;
    let at = index;
    for (; !this.isMainLine(at); at = this.parent(at)) ply++;
    return ply + at;
  }

  /** 本譜の局面か。本譜を先に訪ねるので、本譜でだけ番号が手数に等しい。 */
  isMainLine(index: number): boolean {
    const [first] = this.#forks;
    return first === undefined || index < first;
  }

  /** board を、番号の局面にする。 */
  setBoard(board: ReplayBoard, index: number): void {
    board.setSfen(this.startSfen);
    const moves: number[] = [];
    let at = index;
    for (; !this.isMainLine(at); at = this.parent(at)) moves.push(this.move(at));
    for (let main = 1; main <= at; main++) board.make(this.move(main));
    for (const move of moves.reverse()) board.make(move);
  }

  /** 節への道（contract/kifu-path と同じ書き方）。 */
  path(index: number): string {
    const end = this.ply(index);
    const branches: string[] = [];
    for (let at = index, ply = end; !this.isMainLine(at); at = this.parent(at), ply--) {
      const fork = this.#forkOf(at);
      if (fork >= 0) branches.push(`${ply}.${this.#orderOf(fork)}`);
    }
    return branches.length === 0 ? String(end) : `${end}:${branches.reverse().join(',')}`;
  }

  // The place of the index among the forks, or -1: then it follows the one before it.
  #forkOf(index: number): number {
    const forks = this.#forks;
    let low = 0;
    let high = forks.length / 2;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (forks[2 * middle]! < index) low = middle + 1;
      else high = middle;
    }
    return forks[2 * low] === index ? 2 * low : -1;
  }

  // The first child follows its parent; those after it are forks, in order.
  #orderOf(fork: number): number {
    const forks = this.#forks;
    let order = 1;
    for (let at = fork - 2; at >= 0; at -= 2) if (forks[at + 1] === forks[fork + 1]) order++;
    return order;
  }
}

// Set anew for each game: making one asks the system for memory.
const BOARD = new ReplayBoard();

function buildWords({ tree, startSfen }: ShogiRecord, forks: number[], room: WordRoom): Int32Array {
  const words = room.take(tree.size * WORDS);
  const board = BOARD;
  board.setSfen(startSfen);
  // The line from the start to the node last written, by ply: its moves and its indexes.
  const moves: number[] = [];
  const indexes: number[] = [];
  let at = 0;
  for (let node = tree.root; node !== NO_NODE; node = tree.following(node)) {
    const ply = tree.ply(node);
    const index = at / WORDS;
    if (moves.length > ply) {
      forks.push(index, indexes[ply - 1]!);
      while (moves.length > ply) unmake(board, moves.pop()!);
    }
    const move = tree.move(node);
    if (move > 0) board.make(move);
    moves.push(move);
    indexes[ply] = index;
    words[at + HASH] = board.hash;
    words[at + MOVE] = move;
    at += WORDS;
  }
  return at === words.length ? words : words.slice(0, at);
}

function unmake(board: ReplayBoard, move: number): void {
  if (!isEndMove(move)) board.unmake(move);
}
