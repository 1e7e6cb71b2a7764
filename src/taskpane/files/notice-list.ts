import type { ReadNotice } from '../../games/contract/game-progress';
import { textIn } from '../../games/contract/language';
import { button } from '../controls/button';
import { el, setShown, setText } from '../dom';
import type { PaneContext } from '../part';
import type { PaneTexts } from '../texts/pane-texts';

// What a person can look through at once; the rest comes when it is asked for.
const FIRST = 50;
const STEP = 200;
const LONGEST_SOURCE = 200;

/** 気づいたことの一覧。初めの幾つかを見せ、残りはボタンで順に足す。 */
export function noticeList(context: PaneContext, notices: readonly ReadNotice[]): HTMLElement {
  const { texts } = context;
  const list = el('ul', {});
  const more = button('', () => grow(STEP)?.focus());
  const label = more.querySelector('.button-label')!;
  const grow = (count: number): HTMLElement | undefined => {
    const from = list.childElementCount;
    const items = notices
      .slice(from, from + count)
      .map((notice) => el('li', { tabindex: -1 }, ...noticeParts(context, notice)));
    list.append(...items);
    const left = notices.length - from - items.length;
    setShown(more, left > 0);
    setText(label, texts.open.moreNotices(Math.min(STEP, left), left));
    return items[0];
  };
  grow(FIRST);
  return el(
    'details',
    { class: 'notices', open: notices.length <= 3 },
    el('summary', {}, texts.open.notices(notices.length)),
    list,
    more,
  );
}

/** 気づいたことの一つ: どこの、何で、元の文はどうか。 */
export function noticeParts(
  { texts, voice }: PaneContext,
  { line, column, text, source }: ReadNotice,
): readonly (HTMLElement | null)[] {
  return [
    line === null ? null : el('span', { class: 'notice-line' }, texts.open.line(line, column)),
    el('span', {}, textIn(text, voice)),
    source === '' ? null : el('code', { class: 'notice-source' }, shownSource(source, texts)),
  ];
}

/** 見せる元の文。長ければ語の切れ目で切り、何行あるかを添える。 */
function shownSource(source: string, texts: PaneTexts): string {
  if (source.length <= LONGEST_SOURCE) return source;
  // Neither half a word nor half a character: a long word is cut, but not inside a surrogate pair.
  const head = source.slice(0, LONGEST_SOURCE).replace(/[\uD800-\uDBFF]$/u, '');
  const whole = head.replace(/\s+\S*$/u, '');
  const kept = whole.length > LONGEST_SOURCE / 2 ? whole : head;
  return texts.open.cutSource(`${kept}…`, source.split('\n').length);
}
