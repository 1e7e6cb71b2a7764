import type { LocalText } from '../../contract/language';
import type { DobutsuTexts } from './dobutsu-texts';
import { en } from './en';
import { ja } from './ja';

/** 文: 一つの文を両言語の表から作る。日本語はもともとかななので、かなの読みは要らない。 */
export function both(pick: (texts: DobutsuTexts) => string): LocalText {
  return { ja: pick(ja), en: pick(en) };
}
