import type { GameKind, OpenResult } from '../contract/game-progress';
import { GameTree } from '../contract/game-tree';
import { readMoveList } from '../contract/move-list';
import { opened, recordKind } from '../contract/record-kind';
import { gomokuExports } from './exports';
import { GomokuGame } from './gomoku-game';
import { gomokuLayout } from './layout';
import { gomokuNotation } from './notation';
import { gomokuSetup, setupHeaders } from './setup';
import { both } from './texts/both';

const moveList = { move: '[a-o](?:1[0-5]|[1-9])', skipped: '[-–]' };

/** 五目並べ: シートに載るゲームの一種。 */
export const gomokuKind: GameKind = recordKind({
  id: '五目並べ',
  title: { ...both((t) => t.title), kana: 'ごもくならべ' },
  sheetPrefix: '五目',
  wording: 'standard',
  layout: gomokuLayout,
  setup: gomokuSetup,
  headers: setupHeaders,
  exports: gomokuExports,
  notation: gomokuNotation,
  newGame: (record, kind) => new GomokuGame(record, kind),
  openOther: openMoveList,
});

function openMoveList(text: string, kind: GameKind): OpenResult | null {
  const game = new GomokuGame({ headers: [], tree: new GameTree() }, kind);
  const notices = readMoveList(text, game, gomokuNotation, moveList);
  return notices === null ? null : opened(game, notices);
}
