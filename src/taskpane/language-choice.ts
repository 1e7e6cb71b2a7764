import type { Language } from '../games/contract/language';

const KEY = 'excel-shogi.language';

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
  const key = partitionKey + KEY;
  const shown = displayLanguage ?? navigator.language;
  return {
    language: readSaved(key) ?? (/^ja\b/i.test(shown) ? 'ja' : 'en'),
    save(language) {
      try {
        localStorage.setItem(key, language);
      } catch {
        // Storage may be blocked for frames; the choice then lasts for this session.
      }
    },
  };
}

function readSaved(key: string): Language | null {
  try {
    const saved = localStorage.getItem(key);
    return saved === 'ja' || saved === 'en' ? saved : null;
  } catch {
    return null;
  }
}
