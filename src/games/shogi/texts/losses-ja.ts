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
  namelessHeaders: (format) =>
    `${format} に名のない見出しは、注記の行として書きました（KIF なら見出しのまま残ります）。`,
  notes: leftOut('注記（# の行）'),
  wrongMoves: (format) =>
    `駒の動けない所への手（反則）は、${format} には元の升が書けないため、読み直せません（KIF なら残ります）。`,
  end: leftOut('この棋譜の終局の言葉'),
};
