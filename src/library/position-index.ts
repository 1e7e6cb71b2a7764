import { formatUsiMove } from '../games/shogi/move';
import { formatMove } from '../games/shogi/formats/move-text';
import { Position } from '../games/shogi/position/position';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { IndexedGame } from './indexed-game';
import { ReplayBoard } from './replay-board';
import { WordRoom } from './word-room';
import type { GameSummary } from './summary';

/** 局面の探し方。 */
export interface SearchOptions {
  /** 持駒を見ない。手番はいつも見る。 */
  readonly ignoreHands?: boolean;
}

/** 見つかったところ。 */
export interface PositionHit {
  /** 対局の鍵（加えたときのもの）。 */
  readonly key: string;
  readonly ply: number;
  /** 節への道。KifuView.find が節にする。 */
  readonly path: string;
  readonly isMainLine: boolean;
}

/** 局面から指された手。 */
export interface NextMove {
  /** USI の手。 */
  readonly usi: string;
  /** 「▲７六歩(77)」。 */
  readonly text: string;
  /** 指された対局の数。 */
  readonly games: number;
  /** 結果の分かる対局での、指した側の得点の割合（0〜1）。一局も分からなければ null。 */
  readonly winRate: number | null;
  /** 結果の分かる対局の数。 */
  readonly decided: number;
  /** 最後に指された日（Excel の通し番号と、見出しのままの文）。日付のある対局がなければ null。 */
  readonly lastSerial: number | null;
  readonly lastDate: string | null;
}

/** 局面の統計。 */
export interface PositionStatistics {
  /** その局面の現れた対局の数（変化だけに現れたものも）。 */
  readonly games: number;
  /** 本譜でその局面の現れた対局の数。 */
  readonly played: number;
  /** 本譜で指された次の手。多い順。 */
  readonly moves: readonly NextMove[];
}

/** 統計に使う、一局の値。 */
export type IndexFacts = Pick<GameSummary, 'blackPoints' | 'dateSerial' | 'dateText'>;

interface Entry {
  readonly game: IndexedGame;
  facts: IndexFacts;
}

interface Tally {
  games: number;
  points: number;
  decided: number;
  lastSerial: number | null;
  lastDate: string | null;
}

/** 局面の索引。対局を加え、同じ局面の現れるところを、変化も含めて探す。 */
export class PositionIndex {
  readonly #entries = new Map<string, Entry>();
  readonly #room = new WordRoom();

  /** 対局の数。 */
  get size(): number {
    return this.#entries.size;
  }

  /** 索引の大きさ（バイト）。 */
  get bytes(): number {
    let bytes = 0;
    for (const { game } of this.#entries.values()) bytes += game.bytes;
    return bytes;
  }

  /** 対局を加える。同じ鍵のものは替える。 */
  add(key: string, record: ShogiRecord, { blackPoints, dateSerial, dateText }: IndexFacts): void {
    const facts = { blackPoints, dateSerial, dateText };
    this.#entries.set(key, { game: new IndexedGame(record, this.#room), facts });
  }

  /** 一局の値を改める。加えていない鍵には何もしない。 */
  setFacts(key: string, facts: IndexFacts): void {
    const entry = this.#entries.get(key);
    if (entry) entry.facts = facts;
  }

  remove(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** 局面（SFEN、手数は見ない）の現れるところ。加えた順。SFEN として読めなければ null。 */
  search(sfen: string, options: SearchOptions = {}): PositionHit[] | null {
    const wanted = Position.parse(sfen);
    if (!wanted.ok) return null;
    const hits: PositionHit[] = [];
    const finder = new Finder(wanted.position, options);
    for (const [key, { game }] of this.#entries) {
      for (const index of finder.find(game)) {
        hits.push({ key, ply: game.ply(index), path: game.path(index), isMainLine: game.isMainLine(index) });
      }
    }
    return hits;
  }

  /** 局面の統計。一局の中で同じ手が二度指されても一度と数える。SFEN として読めなければ null。 */
  statistics(sfen: string, options: SearchOptions = {}): PositionStatistics | null {
    const wanted = Position.parse(sfen);
    if (!wanted.ok) return null;
    const { position } = wanted;
    const tallies = new Map<number, Tally>();
    const finder = new Finder(position, options);
    let games = 0;
    let played = 0;
    for (const { game, facts } of this.#entries.values()) {
      const found = finder.find(game);
      if (found.length > 0) games++;
      const main = found.filter((index) => game.isMainLine(index));
      if (main.length > 0) played++;
      const next = main.filter(
        (index) => index + 1 < game.size && game.parent(index + 1) === index && game.move(index + 1) > 0,
      );
      for (const move of new Set(next.map((index) => game.move(index + 1)))) {
        count(tallies, move, facts, position.side);
      }
    }
    const moves = [...tallies].map(([move, tally]) => nextMove(position, move, tally));
    return { games, played, moves: moves.sort((a, b) => b.games - a.games || (a.usi < b.usi ? -1 : 1)) };
  }
}

/** 一つの局面を、対局の中に探す役。 */
class Finder {
  readonly #wanted: ReplayBoard;
  readonly #scratch = new ReplayBoard();
  readonly #ignoresHands: boolean;

  constructor(wanted: Position, { ignoreHands = false }: SearchOptions) {
    this.#wanted = new ReplayBoard(wanted.toSetup());
    this.#ignoresHands = ignoreHands;
  }

  /** 局面の現れる番号。 */
  find(game: IndexedGame): readonly number[] {
    const found: number[] = [];
    game.collect(this.#wanted.hash, found);
    return found.length === 0 ? found : found.filter((index) => this.#isAt(game, index));
  }

  // Thirty-two bits can agree by chance, and they say nothing of the hands: the board decides.
  #isAt(game: IndexedGame, index: number): boolean {
    game.setBoard(this.#scratch, index);
    return this.#scratch.equals(this.#wanted, this.#ignoresHands);
  }
}

function count(tallies: Map<number, Tally>, move: number, facts: IndexFacts, side: number): void {
  const none: Tally = { games: 0, points: 0, decided: 0, lastSerial: null, lastDate: null };
  const tally = tallies.get(move) ?? none;
  tallies.set(move, tally);
  tally.games++;
  if (facts.blackPoints !== null) {
    tally.decided++;
    tally.points += side === 0 ? facts.blackPoints : 1 - facts.blackPoints;
  }
  if (facts.dateSerial !== null && facts.dateSerial >= (tally.lastSerial ?? 0)) {
    tally.lastSerial = facts.dateSerial;
    tally.lastDate = facts.dateText;
  }
}

function nextMove(position: Position, move: number, tally: Tally): NextMove {
  const mark = position.side === 0 ? '▲' : '△';
  return {
    usi: formatUsiMove(move),
    text: mark + formatMove(position, move, -1, { style: 'kif' }),
    games: tally.games,
    decided: tally.decided,
    winRate: tally.decided === 0 ? null : tally.points / tally.decided,
    lastSerial: tally.lastSerial,
    lastDate: tally.lastDate,
  };
}
