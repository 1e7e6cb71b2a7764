import type { LocalText, VoicedText } from './language';
import { textIn } from './language';

/** 様子の文。手番のセルと作業ウィンドウの上に出る。 */
export const statusTexts = {
  turn: (mark: string, side: LocalText): VoicedText => ({
    ja: `${mark}${side.ja}の番`,
    en: `${mark} ${side.en} to move`,
    kana: `${mark}${textIn(side, 'kana')}の ばん`,
  }),
  over: { ja: '終局', en: 'Game over', kana: 'おしまい' },
} as const;
