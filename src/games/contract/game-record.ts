import type { GameTree } from './game-tree';

/** 見出し: 鍵と値。どちらも一行。 */
export type Header = readonly [key: string, value: string];

/** 記録: 見出し（対局者名など、書く順）と木。 */
export interface GameRecord {
  readonly headers: Header[];
  readonly tree: GameTree;
}

/** 記法: ゲームの手を短い文に書き、読む。局面を見ずに分かる書き方にする。 */
export interface RecordNotation {
  /** 一行目「棋譜：オセロ」に書くゲームの名。 */
  readonly game: string;
  /** 対局者名の見出し。側の順。 */
  readonly playerKeys: readonly [string, string];
  /** 人が言う終局の言葉（投了など）。局面から決まるものは入れない。 */
  readonly declaredEnds: readonly number[];
  /** 手か終局の言葉の文。空白で始まらず、空白で終わらない。 */
  formatMove(move: number): string;
  /** 手か終局の言葉を読む。知らない文なら null。 */
  parseMove(text: string): number | null;
}

/** 見出しの値。なければ空文字列。 */
export function headerOf(record: GameRecord, key: string): string {
  return record.headers.find(([name]) => name === key)?.[1] ?? '';
}

/** 見出しを書く。同じ鍵があればその場所で替え、空文字列なら除く。 */
export function setHeader(record: GameRecord, key: string, value: string): void {
  const { headers } = record;
  const at = headers.findIndex(([name]) => name === key);
  const next: Header[] = value === '' ? [] : [[key, value]];
  headers.splice(at < 0 ? headers.length : at, at < 0 ? 0 : 1, ...next);
}
