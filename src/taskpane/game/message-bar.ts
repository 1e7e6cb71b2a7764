import { textIn } from '../../games/contract/language';
import type { Notice } from '../../play/scene';
import { button } from '../controls/button';
import { el, setShown } from '../dom';
import { icon } from '../icons';
import type { PaneContext, Part } from '../part';

/**
 * 知らせのバー: 重さの絵と文。色だけでは伝えない。
 * 反則と失敗は alert、ほかは status の領域に置く。領域は初めから在り、中身だけが変わる。
 */
export function messageBar(context: PaneContext): Part {
  const status = el('div', { role: 'status' });
  const alert = el('div', { role: 'alert' });
  const element = el('div', { class: 'messages' }, status, alert);
  let shown: Notice | null = null;

  const bar = (notice: Notice): HTMLElement => {
    const close = button(context.texts.close, () => context.hall.dismissNotice(), {
      look: 'subtle',
      icon: 'close',
      iconOnly: true,
    });
    const { offer } = notice;
    const take = (): void => {
      context.hall.dismissNotice();
      offer?.run();
    };
    return el(
      'div',
      { class: `message message-${notice.level}` },
      icon(notice.level),
      el(
        'div',
        { class: 'message-body' },
        el(
          'p',
          { class: 'message-text' },
          el('span', { class: 'visually-hidden' }, `${context.texts.levels[notice.level]}: `),
          textIn(notice.text, context.voice),
        ),
        offer ? button(textIn(offer.label, context.voice), take) : null,
      ),
      close,
    );
  };

  return {
    element,
    update({ scene }) {
      const notice = scene?.notice ?? context.hall.notice;
      // The question has its own live region; saying it twice would only be noise.
      const asked = scene?.choice !== null && notice?.text === scene?.choice?.prompt;
      const next = asked ? null : notice;
      if (next?.serial === shown?.serial && next?.text === shown?.text) return;
      const urgent = next?.level === 'foul' || next?.level === 'error';
      status.replaceChildren(...(next && !urgent ? [bar(next)] : []));
      alert.replaceChildren(...(next && urgent ? [bar(next)] : []));
      setShown(element, next !== null);
      shown = next;
    },
  };
}
