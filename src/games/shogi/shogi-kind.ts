import type { FieldValues } from '../contract/command';
import type { CreateResult, GameKind } from '../contract/game-progress';
import { shogiExports, shogiPositions } from './exports';
import { openKifu, openKifuText, toReadNotice } from './kifu-files';
import { shogiLayout } from './layout';
import { createRecord, setupFields } from './setup';
import { ShogiGame } from './shogi-game';
import { readStorage } from './storage';
import { both } from './texts/both';

/** 将棋: シートに載るゲームの一種。 */
export const shogiKind: GameKind = {
  id: '将棋',
  title: { ...both((t) => t.title), kana: 'しょうぎ' },
  sheetPrefix: '対局',
  wording: 'standard',
  layout: shogiLayout,
  setup: setupFields,
  exports: shogiExports,
  positions: shogiPositions,
  create,
  read,
  open: (bytes) => openKifu(bytes, shogiKind),
  openText: (text) => openKifuText(text, shogiKind),
};

function create(values: FieldValues): CreateResult {
  const result = createRecord(values);
  return result.ok ? { ok: true, game: new ShogiGame(result.record, shogiKind) } : result;
}

function read(lines: readonly string[]): CreateResult {
  const stored = readStorage(lines);
  if (stored === null) return { ok: false, field: null, text: both((t) => t.file.damagedStorage) };
  return {
    ok: true,
    game: new ShogiGame(stored.record, shogiKind),
    notices: stored.notices.map(toReadNotice),
  };
}
