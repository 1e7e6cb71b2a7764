import type { LocalText } from '../../contract/language';
import { en } from './en';
import type { GomokuTexts } from './gomoku-texts';
import { ja } from './ja';

/** 文: 一つの文を両言語の表から作る。 */
export function both(pick: (texts: GomokuTexts) => string): LocalText {
  return { ja: pick(ja), en: pick(en) };
}
