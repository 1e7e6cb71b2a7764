import type { GameListsApi } from '../../library/list/game-lists-api';
import type { PaneContext } from '../part';

/** 欄「一覧」の部分が頼る相手。 */
export interface ListContext extends PaneContext {
  readonly lists: GameListsApi;
}

/** 前にある盤が、一覧に載るゲーム (将棋) の盤か。 */
export function hasListedBoard({ hall, lists }: ListContext): boolean {
  return hall.active?.sitting.game.kind === lists.kind;
}
