import type { Command, CommandResult } from './command';
import type { LocalText } from './language';
import type { Outcome } from './outcome';

/** 人が言って終える進行。 */
export interface EndedByWord {
  readonly outcome: Outcome | null;
  /** 終局の言葉を棋譜に記す。もう終わっていれば false。 */
  finish(code: 'resign' | 'interrupt'): boolean;
}

/** 終える命令の文。done は記した後に言うこと。 */
export interface EndCommandTexts {
  readonly resign: LocalText;
  readonly resignConfirm: LocalText;
  readonly interrupt: LocalText;
  readonly alreadyOver: LocalText;
  done(outcome: Outcome): LocalText;
}

/** 終える命令。投了と中断。 */
export function endCommands(texts: EndCommandTexts): readonly Command<EndedByWord>[] {
  const finish = (game: EndedByWord, code: 'resign' | 'interrupt'): CommandResult => {
    if (!game.finish(code)) return { ok: false, text: texts.alreadyOver };
    return { ok: true, text: game.outcome && texts.done(game.outcome) };
  };
  return [
    {
      id: 'resign',
      label: texts.resign,
      fields: [],
      confirm: texts.resignConfirm,
      isEnabled: (game) => game.outcome === null,
      run: (game) => finish(game, 'resign'),
    },
    {
      id: 'interrupt',
      label: texts.interrupt,
      fields: [],
      confirm: null,
      isEnabled: (game) => game.outcome === null,
      run: (game) => finish(game, 'interrupt'),
    },
  ];
}
