import type { GameKind } from '../../games/contract/game-progress';
import type { LibraryClient } from '../worker-client';
import type { ListDesk } from './list-desk';
import type { ListEntry, ListPort } from './list-port';
import type { RowStyle } from './list-rows';

/** 対局一覧の部分が頼るもの。 */
export interface ListServices {
  readonly client: LibraryClient;
  readonly desk: ListDesk;
  readonly port: ListPort;
  /** いまの一覧。 */
  readonly current: ListEntry | null;
  readonly lists: readonly ListEntry[];
  readonly style: RowStyle;
  /** 一覧に入るゲーム。 */
  readonly kind: GameKind;
}
