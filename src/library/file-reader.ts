import { readKifu } from '../games/shogi/formats/read';
import type { KifuGame } from '../games/shogi/formats/read';
import type { KifuFormat } from '../games/shogi/record/read-game';
import type { Notice } from '../games/shogi/record/notice';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { isBlankGame } from './blank-game';
import { gameKey } from './identity';
import type { LoadEntry } from './load-entry';
import { packGame } from './packing';
import type { GameSummary } from './summary';
import { summarize } from './summarize';
import { fixed } from './texts/both';
import type { UnreadReason } from './texts/library-texts';

// Only for files whose contents say nothing of their format.
const HINTS: Readonly<Record<string, KifuFormat>> = {
  kif: 'kif',
  kifu: 'kif',
  ki2: 'ki2',
  ki2u: 'ki2',
  csa: 'csa',
  usi: 'usi',
  sfen: 'sfen',
  jkf: 'jkf',
};

/** 読めた一局を、索引などのために受け取るもの。 */
export type GameListener = (key: string, record: ShogiRecord, summary: GameSummary) => void;

/** 読み込みで一つのファイルを読むもの。前に読んだ対局を覚えていて、同じものを見分ける。 */
export class FileReader {
  readonly #known: ReadonlySet<string>;
  readonly #seen = new Map<string, string>();
  readonly #listener: GameListener | undefined;

  constructor(known: Iterable<string>, listener?: GameListener) {
    this.#known = new Set(known);
    this.#listener = listener;
  }

  /** ファイルの中の対局を、書かれた順に。読めなければ、わけを言う一件。投げない。 */
  read(name: string, bytes: Uint8Array): readonly LoadEntry[] {
    if (bytes.length === 0) return [unreadFile(name, 'emptyFile')];
    const hint = HINTS[/\.([^./]+)$/u.exec(name)?.[1]?.toLowerCase() ?? ''];
    const { games, notices } = readKifu(bytes, hint === undefined ? {} : { hint });
    if (games.every(isNothing))
      return [unreadFile(name, notices[0]?.code === 'tooLarge' ? 'tooLarge' : 'notKifu')];
    return games.map((game, i) => this.#entry(game, notices, name, games.length === 1 ? null : i + 1));
  }

  #entry(game: KifuGame, notices: readonly Notice[], fileName: string, gameNumber: number | null): LoadEntry {
    const { record } = game;
    const key = gameKey(record);
    const firstFile = this.#seen.get(key) ?? null;
    if (firstFile !== null || this.#known.has(key)) {
      return { kind: 'duplicate', key, fileName, gameNumber, firstFile };
    }
    this.#seen.set(key, fileName);
    const summary = summarize({ record, notices: [...notices, ...game.notices] }, fileName, gameNumber);
    this.#listener?.(key, record, summary);
    return { kind: 'game', key, summary, cells: packGame(record) };
  }
}

// With a .kif name any text is read as a kifu; one that says nothing of a game is no kifu.
function isNothing({ record, notices }: KifuGame): boolean {
  return isBlankGame(record) && notices.length > 0;
}

/** 読めなかったファイルの一件。 */
export function unreadFile(fileName: string, code: UnreadReason): LoadEntry {
  return { kind: 'unread', fileName, code, reason: fixed(`unread.${code}`, (t) => t.unread[code]) };
}
