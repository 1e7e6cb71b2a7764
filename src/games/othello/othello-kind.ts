import type { GameKind, OpenResult } from '../contract/game-progress';
import { GameTree } from '../contract/game-tree';
import { readMoveList } from '../contract/move-list';
import { opened, recordKind } from '../contract/record-kind';
import { othelloExports } from './exports';
import { othelloLayout } from './layout';
import { othelloNotation } from './notation';
import { OthelloGame } from './othello-game';
import { othelloSetup, setupHeaders } from './setup';
import { both } from './texts/both';

// Passes are seen from the position: where one is written it is read over.
const moveList = { move: '[a-h][1-8]', skipped: 'パス|pass|ps|--' };

/** オセロ: シートに載るゲームの一種。 */
export const othelloKind: GameKind = recordKind({
  id: 'オセロ',
  title: both((t) => t.title),
  sheetPrefix: 'オセロ',
  wording: 'standard',
  layout: othelloLayout,
  setup: othelloSetup,
  headers: setupHeaders,
  exports: othelloExports,
  notation: othelloNotation,
  newGame: (record, kind) => new OthelloGame(record, kind),
  openOther: openMoveList,
});

function openMoveList(text: string, kind: GameKind): OpenResult | null {
  const game = new OthelloGame({ headers: [], tree: new GameTree() }, kind);
  const notices = readMoveList(text, game, othelloNotation, moveList);
  return notices === null ? null : opened(game, notices);
}
