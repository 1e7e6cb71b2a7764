import type { LocalText } from '../contract/language';
import type { Handicap } from './handicap';
import { handicaps } from './handicap';
import { both } from './texts/both';

const texts: ReadonlyMap<Handicap, LocalText> = new Map(
  handicaps.map((handicap) => [handicap, both((t) => t.setup.handicapName(handicap))]),
);

/** 手合割の、人に見せる名。日本語では KIF の「手合割」に書くものと同じ。同じ手合割には同じ物を返す。 */
export function handicapText(handicap: Handicap): LocalText {
  return texts.get(handicap) ?? { ja: '', en: '' };
}
