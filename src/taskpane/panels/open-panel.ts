import type { OpenedGame } from '../../games/contract/game-progress';
import { button } from '../controls/button';
import { el, setShown, uniqueId } from '../dom';
import { fileInput } from '../files/file-input';
import { intakeResults } from '../files/intake-results';
import type { IntakeItem } from '../files/kifu-intake';
import { readFiles, readPasted } from '../files/kifu-intake';
import type { PaneContext, Part } from '../part';
import { panelHead } from './panel-head';

/** 棋譜を開く欄。ファイルと文は外 (落とし場) からも渡せる。 */
export interface OpenPanel extends Part {
  openFiles(files: readonly File[]): void;
  openText(text: string): void;
}

/**
 * 棋譜を開く欄を作る: ファイル、貼り付け、読めたものの一覧。並べるまで、いまの対局には触れない。
 * 選ばれたファイルは onChosen に渡す。盤に開くか一覧に読み込むかは、落とされたものと同じに決まる。
 */
export function openPanel(context: PaneContext, onChosen: (files: readonly File[]) => void): OpenPanel {
  const { hall, texts } = context;
  const words = texts.open;
  const progress = el('p', { class: 'hint', role: 'status' });
  const results = el('div', {});

  const show = (game: OpenedGame): void =>
    context.run(async () => {
      if (await hall.show(game.game)) context.showTab('game');
    });
  const present = (items: readonly IntakeItem[]): void => {
    const list = intakeResults(context, items, show);
    results.replaceChildren(list);
    const games = items.flatMap((item) => item.games);
    const only = games.length === 1 ? games[0] : undefined;
    const isClean = items.every((item) => item.notices.length === 0) && only?.notices.length === 0;
    if (only && isClean) return show(only);
    // Some hosts move the focus to the sheet after picking a file; bring it back to what was asked for.
    list.focus();
  };
  const openFiles = (files: readonly File[]): void => {
    context.showTab('open');
    context.run(async () => {
      const items = await readFiles(hall, files, (name) => (progress.textContent = words.reading(name)));
      progress.textContent = '';
      present(items);
    });
  };
  const openText = (text: string): void => {
    context.showTab('open');
    context.run(() => {
      if (text.trim() === '') return context.say('info', (t) => t.open.emptyPaste);
      present([readPasted(hall, text)]);
    });
  };

  const file = fileInput(onChosen);
  const choose = button(words.choose, () => file.click(), { look: 'primary', icon: 'file' });
  const pasteId = uniqueId('paste');
  const area = el('textarea', {
    id: pasteId,
    class: 'input',
    rows: 4,
    spellcheck: 'false',
    placeholder: words.pasteHint,
  });
  const read = button(words.read, () => openText(area.value));
  const element = el(
    'div',
    { class: 'panel' },
    panelHead(words.title, words.lead),
    el('div', { class: 'drop-hint' }, choose, file, el('p', { class: 'hint' }, words.dropHint)),
    el(
      'div',
      { class: 'field' },
      el('label', { class: 'field-label', for: pasteId }, words.paste),
      area,
      read,
    ),
    progress,
    results,
  );
  return {
    element,
    openFiles,
    openText,
    update() {
      setShown(progress, progress.textContent !== '');
      choose.disabled = read.disabled = hall.isBusy;
    },
  };
}
