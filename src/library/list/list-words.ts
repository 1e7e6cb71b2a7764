import type { Language } from '../../games/contract/language';
import { both } from '../texts/both';
import type { ResultWord } from '../texts/library-texts';

/** 一覧のセルに置く決まった言葉。集計の数式も同じ言葉で数える。 */
export interface ListWords {
  /** 自分の手番: 先手（下手）、後手（上手）。 */
  readonly sides: readonly [string, string];
  /** 手数「112手」。 */
  plies(count: number): string;
  /** 結果とわけ「先手勝ち（投了）」。わけがなければ結果だけ。 */
  resultBy(result: string, reason: string): string;
}

export const listWords: Readonly<Record<Language, ListWords>> = {
  ja: {
    sides: ['先手', '後手'],
    plies: (count) => `${count}手`,
    resultBy: (result, reason) => (reason === '' ? result : `${result}（${reason}）`),
  },
  en: {
    sides: ['Black', 'White'],
    plies: (count) => `${count} ${count === 1 ? 'ply' : 'plies'}`,
    resultBy: (result, reason) => (reason === '' ? result : `${result} (${reason})`.trim()),
  },
};

/** 勝敗の印: 勝ち、負け、引き分け。どの言語でも同じ。 */
export const RESULT_MARKS = { win: '○', loss: '●', draw: '△' } as const;

/** 「結果」の言葉のうち、先手（下手）の勝ち、引き分け、負けのもの。どの言語の一覧の言葉も。 */
export const DECIDED_RESULTS = {
  win: resultWords('blackWin', 'receiverWin'),
  draw: resultWords('repetition', 'impasse', 'draw'),
  loss: resultWords('whiteWin', 'giverWin'),
} as const;

function resultWords(...words: readonly ResultWord[]): readonly string[] {
  return words.flatMap((word) => Object.values(both((t) => t.results[word])));
}
