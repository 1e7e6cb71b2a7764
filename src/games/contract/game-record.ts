import type { GameTree } from './game-tree';

/** 記録: 見出し（対局者名など、書く順）と木。 */
export interface GameRecord {
  readonly headers: readonly (readonly [key: string, value: string])[];
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
