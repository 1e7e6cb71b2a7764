import { button } from '../controls/button';
import { el, setText } from '../dom';
import { formatTime } from '../format-time';
import type { Part } from '../part';
import type { ListContext } from './list-context';

/** 読み込みの進み: 棒、数、速さと残り、いまのファイル、中止。 */
export function loadProgress(context: ListContext): Part {
  const { lists, texts } = context;
  const words = texts.list.progress;
  const bar = el('progress', { class: 'load-bar', max: 1, value: 0, 'aria-label': words.label });
  const counts = el('p', { class: 'load-counts' });
  const speed = el('span', { class: 'load-speed' });
  const file = el('span', { class: 'load-file' });
  const cancel = button(words.cancel, () => lists.cancel());
  const label = cancel.querySelector('.button-label')!;
  const element = el(
    'div',
    { class: 'load-progress' },
    bar,
    counts,
    el('div', { class: 'load-line' }, el('p', { class: 'hint load-detail' }, speed, file), cancel),
  );
  return {
    element,
    update() {
      const { loading } = lists;
      if (loading === null) return;
      const { progress, isCancelling } = loading;
      const { done, total, current, filesPerSecond, remaining } = progress;
      bar.max = Math.max(1, total);
      bar.value = done;
      setText(counts, words.counts(progress));
      const facts = [
        filesPerSecond === null ? '' : words.rate(filesPerSecond),
        remaining === null ? '' : words.remaining(formatTime(remaining)),
      ];
      setText(speed, facts.filter((fact) => fact !== '').join('　'));
      setText(file, current);
      file.title = current;
      setText(label, isCancelling ? words.cancelling : words.cancel);
      cancel.disabled = isCancelling;
    },
  };
}
