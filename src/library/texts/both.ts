import type { LocalText } from '../../games/contract/language';
import { en } from './en';
import { ja } from './ja';
import type { LibraryTexts } from './library-texts';

/** 文: 一つの文を両言語の表から作る。 */
export function both(pick: (texts: LibraryTexts) => string): LocalText {
  return { ja: pick(ja), en: pick(en) };
}

const kept = new Map<string, LocalText>();

/**
 * 表の中の決まった文。同じ文には同じ物を返す。
 * 一万局の要約が同じ文を分け合い、worker から渡すときも一度しか写されない。
 */
export function fixed(name: string, pick: (texts: LibraryTexts) => string): LocalText {
  let text = kept.get(name);
  if (text === undefined) kept.set(name, (text = Object.freeze(both(pick))));
  return text;
}
