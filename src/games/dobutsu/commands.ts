import type { Command, CommandResult } from '../contract/command';
import type { DobutsuGame } from './dobutsu-game';
import { both } from './texts/both';

/** どうぶつしょうぎの命令。まいりました、1て もどす。 */
export const dobutsuCommands: readonly Command<DobutsuGame>[] = [
  {
    id: 'resign',
    label: both((t) => t.command.resign),
    fields: [],
    confirm: both((t) => t.command.resignConfirm),
    isEnabled: (game) => game.outcome === null,
    run: resign,
  },
  {
    id: 'takeBackOne',
    label: both((t) => t.command.takeBackOne),
    fields: [],
    confirm: null,
    isEnabled: (game) => game.canTakeBack,
    run: (game) =>
      game.takeBackOne()
        ? { ok: true, text: both((t) => t.command.tookBackOne) }
        : { ok: false, text: both((t) => t.command.nothingToTakeBack) },
  },
];

function resign(game: DobutsuGame): CommandResult {
  if (!game.resign()) return { ok: false, text: both((t) => t.fouls.gameOver) };
  return { ok: true, text: game.outcome?.text ?? null };
}
