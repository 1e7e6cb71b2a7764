import type { LocalText } from '../../games/contract/language';
import { textIn } from '../../games/contract/language';
import { button } from '../controls/button';
import { el, setShown, setText } from '../dom';
import { copyText } from '../files/copy-text';
import { handCopy } from '../files/hand-copy';
import type { PaneContext } from '../part';

/** 自己点検を出すまでに、見出しを押す回数。 */
const clicksToShow = 5;

/**
 * 自己点検: 頼っている Excel の事実を実機で確かめ、答えを JSON で渡す。開発に手を貸す人のための隠れた命令で、
 * 見出しを五回押すか、頁の url に #selfCheck を付けると出る。
 */
export function selfCheckPart(context: PaneContext, head: HTMLElement): HTMLElement {
  const words = context.texts.selfCheck;
  const question = el('p', { role: 'status' });
  const answers = el('div', { class: 'action-row', hidden: true });
  const result = handCopy(words.result);
  let answer: (isYes: boolean) => void = () => undefined;
  const ask = (text: LocalText): Promise<boolean> => {
    setText(question, textIn(text, context.voice));
    setShown(answers, true);
    return new Promise((resolve) => {
      answer = (isYes) => {
        setShown(answers, false);
        setText(question, '');
        resolve(isYes);
      };
    });
  };
  answers.append(
    button(words.yes, () => answer(true), { look: 'primary' }),
    button(words.no, () => answer(false)),
  );
  const start = button(words.start, () =>
    context.run(async () => {
      start.disabled = true;
      result.hide();
      const json = await context.hall.selfCheck(ask);
      start.disabled = false;
      if (json === null) return;
      result.show(json);
      if (await copyText(json)) context.say('success', (texts) => texts.selfCheck.copied);
    }),
  );
  const element = el(
    'section',
    { class: 'fields', hidden: true },
    el('h2', {}, words.title),
    el('p', { class: 'hint' }, words.lead),
    start,
    question,
    answers,
    result.element,
  );
  let clicks = 0;
  head.addEventListener('click', () => {
    clicks += 1;
    if (clicks >= clicksToShow) setShown(element, true);
  });
  if (location.hash === '#selfCheck') setShown(element, true);
  return element;
}
