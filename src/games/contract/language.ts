/** 言語: 画面の文の言語。ja がもと、en は完全な訳。 */
export type Language = 'ja' | 'en';

/** 言い方: ゲームが日本語の画面に求めるもの。kana は漢字を読まない人のためのひらがな。 */
export type Wording = 'standard' | 'kana';

/** 声: 画面に出す言葉。kana はひらがなの日本語。 */
export type Voice = Language | 'kana';

/** 文: 両言語の文の組。片方だけの文は型が通らない。kana はひらがなの読み（なければ ja を使う）。 */
export interface LocalText extends Readonly<Record<Language, string>> {
  readonly kana?: string;
}

/** 声のそろった文。どのゲームの画面にも出る文はこの形で書く。 */
export type VoicedText = Readonly<Record<Voice, string>>;

/** 人の選んだ言語と、ゲームの言い方から決まる声。 */
export function voiceOf(language: Language, wording: Wording): Voice {
  return language === 'ja' && wording === 'kana' ? 'kana' : language;
}

/** 声に合う文。 */
export function textIn(text: LocalText, voice: Voice): string {
  return voice === 'kana' ? (text.kana ?? text.ja) : text[voice];
}
