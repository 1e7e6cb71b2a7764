import type { Command, CommandResult } from '../contract/command';
import { endCommands } from '../contract/end-commands';
import type { OthelloGame } from './othello-game';
import { both } from './texts/both';

/** オセロの命令。投了、中断、置けるマスの表示。 */
export const othelloCommands: readonly Command<OthelloGame>[] = [
  ...endCommands({
    resign: both((t) => t.command.resign),
    resignConfirm: both((t) => t.command.resignConfirm),
    interrupt: both((t) => t.command.interrupt),
    alreadyOver: both((t) => t.command.alreadyOver),
    done: (outcome) => both((t) => t.command.done(outcome.text[t.language])),
  }),
  {
    id: 'toggleHints',
    label: both((t) => t.command.toggleHints),
    fields: [],
    confirm: null,
    isEnabled: () => true,
    run: toggleHints,
  },
];

function toggleHints(game: OthelloGame): CommandResult {
  game.showsHints = !game.showsHints;
  return { ok: true, text: both((t) => (game.showsHints ? t.command.hintsOn : t.command.hintsOff)) };
}
