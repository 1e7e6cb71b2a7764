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
  namelessHeaders: (format) =>
    `Headers that ${format} has no name for were written as notes (KIF keeps them as headers).`,
  notes: leftOut('Notes (# lines) were'),
  wrongMoves: (format) =>
    `A move to where its piece cannot go (a foul) cannot be read back from ${format}, which has no origins (KIF keeps it).`,
  end: leftOut('The words for the end of this game were'),
};
