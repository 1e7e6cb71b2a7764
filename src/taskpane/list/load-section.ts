import { button } from '../controls/button';
import { el, setAttribute, setShown } from '../dom';
import { canChooseFolder, fileInput } from '../files/file-input';
import type { Part } from '../part';
import type { ListContext } from './list-context';
import { loadProgress } from './load-progress';

/** 読み込み: ファイルかフォルダーを選ぶ。読んでいるあいだは同じ場所に進みを見せる。 */
export function loadSection(context: ListContext): Part {
  const { lists, texts } = context;
  const words = texts.list.load;
  const load = (files: readonly File[]): void => {
    if (files.length === 0) return;
    // The path inside the chosen folder, where there is one; jsdom and old hosts know none.
    const sources = files.map((file) => ({ name: file.webkitRelativePath || file.name, content: file }));
    context.run(() => lists.load(sources));
  };
  const fileChoice = fileInput(load);
  const folderChoice = fileInput(load, true);
  const files = button(words.files, () => fileChoice.click(), { look: 'primary', icon: 'file' });
  const folder = button(words.folder, () => folderChoice.click());
  const choose = el(
    'div',
    { class: 'load-choose' },
    el('div', { class: 'load-buttons' }, files, canChooseFolder() ? folder : null, fileChoice, folderChoice),
    el('p', { class: 'hint' }, words.hint),
  );
  const progress = loadProgress(context);
  const element = el('section', { class: 'load', 'aria-label': words.title }, choose, progress.element);
  return {
    element,
    update(view) {
      const { loading } = lists;
      setAttribute(element, 'data-loading', loading !== null);
      // Hidden without giving up its room, so that nothing below moves when loading begins and ends.
      setAttribute(choose, 'data-away', loading !== null);
      setAttribute(progress.element, 'data-away', loading === null);
      files.disabled = folder.disabled = lists.isBusy;
      progress.update(view);
      setShown(element, true);
    },
  };
}
