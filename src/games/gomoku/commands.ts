import type { Command, CommandResult } from '../contract/command';
import type { EndCode } from './end-code';
import type { GomokuGame } from './gomoku-game';
import { both } from './texts/both';

/** 五目並べの命令。投了、中断、反則になる点の表示。 */
export const gomokuCommands: readonly Command<GomokuGame>[] = [
  {
    id: 'resign',
    label: both((t) => t.command.resign),
    fields: [],
    confirm: both((t) => t.command.resignConfirm),
    isEnabled: (game) => game.outcome === null,
    run: (game) => finish(game, 'resign'),
  },
  {
    id: 'interrupt',
    label: both((t) => t.command.interrupt),
    fields: [],
    confirm: null,
    isEnabled: (game) => game.outcome === null,
    run: (game) => finish(game, 'interrupt'),
  },
  {
    id: 'toggleWarnings',
    label: both((t) => t.command.toggleWarnings),
    fields: [],
    confirm: null,
    isEnabled: () => true,
    run: toggleWarnings,
  },
];

function finish(game: GomokuGame, code: EndCode): CommandResult {
  if (!game.finish(code)) return { ok: false, text: both((t) => t.command.alreadyOver) };
  const { outcome } = game;
  return { ok: true, text: outcome && both((t) => t.command.done(outcome.text[t.language])) };
}

function toggleWarnings(game: GomokuGame): CommandResult {
  game.showsWarnings = !game.showsWarnings;
  return { ok: true, text: both((t) => (game.showsWarnings ? t.command.warningsOn : t.command.warningsOff)) };
}
