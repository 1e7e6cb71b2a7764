import type { Notice } from './notice';
import type { ShogiRecord } from './shogi-record';

/** 棋譜の形式。 */
export type KifuFormat = 'kif' | 'ki2' | 'csa' | 'usi' | 'sfen' | 'jkf';

/** ファイルから読んだ一局。 */
export interface ReadGame {
  readonly record: ShogiRecord;
  readonly notices: readonly Notice[];
  /** ファイルの本譜の手数（終局の言葉は除く）。 */
  readonly mainPlies: number;
  /** ファイルに書かれた変化の数。 */
  readonly variations: number;
  /** ファイルに書かれた終局の言葉。なければ `null`。 */
  readonly end: string | null;
}
