import { GameTree } from '../../contract/game-tree';
import type { FoulCode } from '../position/judge';
import { startSfen } from '../sfen';

/** 棋譜の見出しの一行（`先手：…` など）。知らない見出しも読んだ順に残す。 */
export interface Header {
  key: string;
  value: string;
}

/** 棋譜の中の反則。指された手は木に残してある。 */
export interface Foul {
  readonly node: number;
  readonly ply: number;
  readonly code: FoulCode;
}

/**
 * 棋譜の中身。見出し、開始局面、手の木、まで行、プログラムの注記（`#` 行）。
 * どの形式の読み書きもこれを渡し合う。Excel も画面も知らない。
 */
export class ShogiRecord {
  /** 見出し。読んだ順。 */
  readonly headers: Header[] = [];
  /** `#` で始まる行。先頭の `#` は除く。 */
  readonly notes: string[] = [];
  /** 棋譜の中の反則。 */
  readonly fouls: Foul[] = [];
  /** 手の木。 */
  readonly tree: GameTree;
  /** 開始局面の SFEN（手番と手数を含む）。 */
  startSfen: string = startSfen;
  /** 手合割の名。書いてなければ `null`。 */
  handicap: string | null = null;
  /** 終局の言葉からは作れない「まで…」の行。なければ `null`。 */
  resultLine: string | null = null;

  constructor(capacity?: number) {
    this.tree = new GameTree(capacity);
  }

  /** 見出しの値。なければ `null`。 */
  header(key: string): string | null {
    return this.headers.find((header) => header.key === key)?.value ?? null;
  }

  /** 見出しを書く。あれば置き換え、なければ末に加える。空文字列も値である。 */
  setHeader(key: string, value: string): void {
    const found = this.headers.find((header) => header.key === key);
    if (found) found.value = value;
    else this.headers.push({ key, value });
  }

  /** 開始局面で後手（上手）が先に指すか。 */
  get whiteStarts(): boolean {
    return this.startSfen.startsWith(' w', this.startSfen.indexOf(' '));
  }
}
