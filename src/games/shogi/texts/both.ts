import type { LocalText } from '../../contract/language';
import { en } from './en';
import { ja } from './ja';
import type { ShogiTexts } from './shogi-texts';

/** 文: 一つの文を両言語の表から作る。 */
export function both(pick: (texts: ShogiTexts) => string): LocalText {
  return { ja: pick(ja), en: pick(en) };
}
