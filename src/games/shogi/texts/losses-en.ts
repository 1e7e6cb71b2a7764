import type { FileTexts } from './shogi-texts';

const leftOut = (what: string) => (format: string) =>
  `${what} left out: ${format} cannot hold them (KIF keeps them).`;

/** 書き出しで落ちたものの英語。 */
export const lossTexts: FileTexts['losses'] = {
  variations: (format) =>
    `Only the main line was written: ${format} cannot hold variations (KIF keeps them).`,
  comments: leftOut('Comments were'),
  bookmarks: leftOut('Bookmarks were'),
  times: leftOut('The times used were'),
  headers: leftOut('Headers (players’ names and so on) were'),
  repeatedHeaders: (format) =>
    `Of headers with the same name only the last was written: ${format} can hold one (KIF keeps all).`,
  notes: leftOut('Notes (# lines) were'),
  end: leftOut('The words for the end of this game were'),
};
