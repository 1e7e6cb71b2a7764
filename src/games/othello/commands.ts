import type { Command, CommandResult } from '../contract/command';
import type { EndCode } from './end-code';
import type { OthelloGame } from './othello-game';
import { both } from './texts/both';

/** オセロの命令。投了、中断、置けるマスの表示。 */
export const othelloCommands: readonly Command<OthelloGame>[] = [
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
    id: 'toggleHints',
    label: both((t) => t.command.toggleHints),
    fields: [],
    confirm: null,
    isEnabled: () => true,
    run: toggleHints,
  },
];

function finish(game: OthelloGame, code: EndCode): CommandResult {
  if (!game.finish(code)) return { ok: false, text: both((t) => t.command.alreadyOver) };
  const { outcome } = game;
  return { ok: true, text: outcome && both((t) => t.command.done(outcome.text[t.language])) };
}

function toggleHints(game: OthelloGame): CommandResult {
  game.showsHints = !game.showsHints;
  return { ok: true, text: both((t) => (game.showsHints ? t.command.hintsOn : t.command.hintsOff)) };
}
