import type { LocalText, VoicedText } from './language';
import { textIn } from './language';

/** 開いた一局を選ばせる題の材料。対局者名がなければ title を名にする。ないものは ''。 */
export interface OpenTitle {
  readonly players: readonly [string, string];
  readonly title: string;
  readonly date: string;
  readonly plies: number;
}

/** 棋譜の文を読むときの知らせ。どのゲームでも同じ言い方をするもの。 */
export const recordTexts = {
  notThisGame: (game: LocalText): VoicedText => ({
    ja: `${game.ja}の棋譜ではないようです。いまの対局はそのままです。一行目が「棋譜：」で始まるかを確かめてください。`,
    en: `This does not look like a game of ${game.en}. Your game is untouched. Please check that the first line begins with “棋譜：”.`,
    kana: `${textIn(game, 'kana')}の きふでは ないみたい。いまの たいきょくは そのままだよ。1ぎょうめが「棋譜：」で はじまるか みてね。`,
  }),
  unknownLine: (line: string): VoicedText => ({
    ja: `読めない行を飛ばしました:「${line}」`,
    en: `Skipped a line that could not be read: “${line}”`,
    kana: `よめない ぎょうを とばしたよ:「${line}」`,
  }),
  unknownMove: (line: string): VoicedText => ({
    ja: `手を読めないので、ここから先の筋を飛ばしました:「${line}」`,
    en: `Could not read this move, so the rest of its line was left out: “${line}”`,
    kana: `てが よめないので、このさきを とばしたよ:「${line}」`,
  }),
  illegalMove: (line: string, reason: LocalText): VoicedText => ({
    ja: `指せない手なので、ここから先の筋を飛ばしました:「${line}」${reason.ja}`,
    en: `This move cannot be played, so the rest of its line was left out: “${line}” ${reason.en}`,
    kana: `できない てなので、このさきを とばしたよ:「${line}」${textIn(reason, 'kana')}`,
  }),
  strayVariation: (line: string): VoicedText => ({
    ja: `もとになる手がない変化を飛ばしました:「${line}」`,
    en: `Left out a variation with no move to branch from: “${line}”`,
    kana: `もとに なる てが ないので、とばしたよ:「${line}」`,
  }),
  damagedStorage: (reason: LocalText): VoicedText => ({
    ja: `棋譜データが傷んでいて、そのままでは開けませんでした。データには手を付けていません。「元に戻す」を試してください。${reason.ja}`,
    en: `The stored kifu is damaged and was not opened. Nothing was changed; please try Undo. ${reason.en}`,
    kana: `きふの データが こわれていて ひらけなかったよ。データは そのまま。「もとに もどす」を ためしてね。${textIn(reason, 'kana')}`,
  }),
  alreadyOver: {
    ja: 'この局面は終わっています。棋譜で前の手に戻ると続きを調べられます。',
    en: 'The game is over here. Go back in the kifu to explore other moves.',
    kana: 'もう おわっているよ。きふで まえの てに もどってね。',
  },
  openTitle: ({ players: [first, second], title, date, plies }: OpenTitle): VoicedText => {
    const isNamed = first !== '' || second !== '';
    const join = (versus: string, moves: string): string =>
      [isNamed ? `${first || '？'} ${versus} ${second || '？'}` : title, date, `(${moves})`]
        .filter((part) => part !== '')
        .join(' ');
    return {
      ja: join('対', `${plies}手`),
      en: join('vs', plies === 1 ? '1 move' : `${plies} moves`),
      kana: join('たい', `${plies}て`),
    };
  },
} as const;
