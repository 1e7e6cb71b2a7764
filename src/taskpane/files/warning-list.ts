import type { LocalText } from '../../games/contract/language';
import { textIn } from '../../games/contract/language';
import { el, setShown } from '../dom';
import type { PaneContext } from '../part';

/** 書き出して失われたものの一覧。 */
export interface WarningList {
  readonly element: HTMLElement;
  show(list: readonly LocalText[]): void;
}

/** 書き出して失われたものの一覧を作る。空なら隠れる。 */
export function warningList({ texts, voice }: PaneContext): WarningList {
  const element = el('div', { class: 'warnings', role: 'status', hidden: true });
  return {
    element,
    show(list) {
      setShown(element, list.length > 0);
      const items = list.map((each) => el('li', {}, textIn(each, voice)));
      element.replaceChildren(el('strong', {}, texts.save.warnings), el('ul', {}, ...items));
    },
  };
}
