import type { Command } from '../../games/contract/command';
import type { GameProgress } from '../../games/contract/game-progress';
import { textIn } from '../../games/contract/language';
import type { Sitting } from '../../play/sitting';
import { button } from '../controls/button';
import { el, setShown } from '../dom';
import type { PaneContext, Part } from '../part';
import { commandForm } from './command-form';

/** 対局の操作: 待ったなど席の操作と、ゲームが持つ命令。命令は表から作るので、どのゲームでも同じ道を通る。 */
export function actions(context: PaneContext): Part {
  const { texts } = context;
  let sitting: Sitting | null = null;
  const takeBack = button(texts.takeBack, () => sitting?.takeBack());
  const redo = button(texts.redo, () => sitting?.redo());
  const resume = button(texts.resume, () => sitting?.resume(), { title: texts.resumeHint, look: 'primary' });
  const playOn = button(texts.playOn, () => sitting?.playOn(), { title: texts.playOnHint });
  const own = el('div', { class: 'action-row' }, takeBack, redo, resume, playOn);
  const commandRow = el('div', { class: 'action-row' });
  const formPlace = el('div', { class: 'command-place' });
  const element = el(
    'section',
    { class: 'actions', 'aria-label': texts.actions },
    own,
    commandRow,
    formPlace,
  );
  let commands: readonly Command<GameProgress>[] = [];
  let buttons: readonly HTMLButtonElement[] = [];

  const closeForm = (): void => formPlace.replaceChildren();
  const begin = (command: Command<GameProgress>, opener: HTMLButtonElement): void => {
    if (command.fields.length === 0 && command.confirm === null) {
      closeForm();
      sitting?.runCommand(command.id, {});
      return;
    }
    const form = commandForm(context, command, (values) => {
      closeForm();
      opener.focus();
      if (values) sitting?.runCommand(command.id, values);
    });
    formPlace.replaceChildren(form.element);
    form.focus();
  };
  const showCommands = (next: readonly Command<GameProgress>[]): void => {
    if (next === commands) return;
    commands = next;
    buttons = next.map((command) => {
      const opener: HTMLButtonElement = button(textIn(command.label, context.voice), () =>
        begin(command, opener),
      );
      return opener;
    });
    commandRow.replaceChildren(...buttons);
  };

  return {
    element,
    update({ seat, scene }) {
      setShown(element, scene !== null);
      if (sitting !== (seat?.sitting ?? null)) closeForm();
      sitting = seat?.sitting ?? null;
      if (!scene || !sitting) return;
      const { game } = sitting;
      takeBack.disabled = !scene.canTakeBack;
      redo.disabled = !scene.canRedo;
      setShown(resume, scene.canResume);
      setShown(playOn, scene.mode === 'reviewing' && game.outcome === null);
      showCommands(game.commands);
      commands.forEach((command, at) => (buttons[at]!.disabled = !command.isEnabled(game)));
      if (scene.choice) closeForm();
    },
  };
}
