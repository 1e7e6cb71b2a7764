/** 言語: 画面の文の言語。ja がもと、en は完全な訳。 */
export type Language = 'ja' | 'en';

/** 文: 両言語の文の組。片方だけの文は型が通らない。 */
export type LocalText = Readonly<Record<Language, string>>;
