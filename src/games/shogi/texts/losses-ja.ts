import type { FileTexts } from './shogi-texts';

const leftOut = (what: string) => (format: string) =>
  `${what}は ${format} に書けないため、除きました（KIF なら残ります）。`;

/** 書き出しで落ちたものの日本語。 */
export const lossTexts: FileTexts['losses'] = {
  variations: (format) => `変化は ${format} に書けないため、本譜だけを書きました（KIF なら残ります）。`,
  comments: leftOut('コメント'),
  bookmarks: leftOut('しおり'),
  times: leftOut('消費時間'),
  headers: leftOut('見出し（対局者名など）'),
  repeatedHeaders: (format) =>
    `同じ名の見出しは ${format} に一つしか書けないため、最後のものだけを書きました（KIF ならすべて残ります）。`,
  notes: leftOut('注記（# の行）'),
  end: leftOut('この棋譜の終局の言葉'),
};
