import type { Language } from '../games/contract/language';
import { keptText } from './kept-text';

/** 言語の選び: 人が選んだものがあればそれ、なければ Excel の表示言語 (日本語でなければ英語)。 */
export interface LanguageChoice {
  readonly language: Language;
  save(language: Language): void;
}

/**
 * 言語の選びを読む。
 * @param displayLanguage `ja-JP` のような Excel の表示言語。
 * @param partitionKey Office がこの場所のために決めた鍵の頭。なければ空。
 */
export function readLanguageChoice(displayLanguage: string | undefined, partitionKey = ''): LanguageChoice {
  const kept = keptText('language', partitionKey);
  const saved = kept.read();
  const shown = displayLanguage ?? navigator.language;
  const language = saved === 'ja' || saved === 'en' ? saved : /^ja\b/i.test(shown) ? 'ja' : 'en';
  return { language, save: kept.save };
}
