import type { Command, CommandResult } from '../contract/command';
import { endCommands } from '../contract/end-commands';
import type { GomokuGame } from './gomoku-game';
import { both } from './texts/both';

/** 五目並べの命令。投了、中断、反則になる点の表示。 */
export const gomokuCommands: readonly Command<GomokuGame>[] = [
  ...endCommands({
    resign: both((t) => t.command.resign),
    resignConfirm: both((t) => t.command.resignConfirm),
    interrupt: both((t) => t.command.interrupt),
    alreadyOver: both((t) => t.command.alreadyOver),
    done: (outcome) => both((t) => t.command.done(outcome.text[t.language])),
  }),
  {
    id: 'toggleWarnings',
    label: both((t) => t.command.toggleWarnings),
    fields: [],
    confirm: null,
    isEnabled: () => true,
    run: toggleWarnings,
  },
];

function toggleWarnings(game: GomokuGame): CommandResult {
  game.showsWarnings = !game.showsWarnings;
  return { ok: true, text: both((t) => (game.showsWarnings ? t.command.warningsOn : t.command.warningsOff)) };
}
