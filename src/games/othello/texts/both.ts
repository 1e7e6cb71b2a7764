import type { LocalText } from '../../contract/language';
import { en } from './en';
import { ja } from './ja';
import type { OthelloTexts } from './othello-texts';

/** 文: 一つの文を両言語の表から作る。 */
export function both(pick: (texts: OthelloTexts) => string): LocalText {
  return { ja: pick(ja), en: pick(en) };
}
