import type { FileTexts } from './shogi-texts';

function shown(source: string): string {
  const line = source.split('\n')[0] ?? '';
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** 読み込みで気づいたことの英語。 */
export const noticeTexts: FileTexts['notices'] = {
  tooLarge: () =>
    'The file is too large and was not read. The present game is unchanged. Split the file and open the parts.',
  notKifu: () =>
    'This could not be read as a shogi game. The present game is unchanged. KIF, KI2, CSA, USI, JKF and board diagrams can be opened.',
  undecodable: (source) =>
    `Some characters could not be decoded ("${shown(source)}"). What could be read was kept.`,
  noMoves: () => 'There are no moves; only the start position was read.',
  unknownLine: (source) =>
    `It is not clear what the line "${shown(source)}" means; it is not part of the game.`,
  unknownMove: (source) => `"${shown(source)}" could not be read as a move. The line was read up to here.`,
  unknownEnd: (source) => `"${shown(source)}" is not a known ending. The moves up to here were kept.`,
  nearEnd: (source) => `The ending "${shown(source)}" was kept as the nearest one this board knows.`,
  takeBack: (source) =>
    `"${shown(source)}" (a move taken back) is not a move. The moves were read in the order written.`,
  trailingText: (source) => `"${shown(source)}" after the move was not read. The move was kept.`,
  impossibleMove: (source) =>
    `"${shown(source)}" cannot be played on this board. The line was read up to the move before it.`,
  skipped: (source) => `"${shown(source)}" was not read because the move before it could not be read.`,
  foul: (source) => `"${shown(source)}" is a foul. It was marked and kept in the game.`,
  pieceMismatch: (source) =>
    `"${shown(source)}" names another piece than the one on the board. The piece on the board was moved.`,
  missingOrigin: (source) =>
    `"${shown(source)}" does not say from where. A piece that can move there was chosen.`,
  ambiguousMove: (source) =>
    `"${shown(source)}" could be more than one piece. One that can be played was chosen.`,
  turnMismatch: (source) =>
    `"${shown(source)}" carries the mark of the other side. The order of moves was followed.`,
  numberGap: (source) =>
    `The move number in "${shown(source)}" does not follow. The moves were read in order.`,
  moveAfterEnd: (source) => `"${shown(source)}" stands after the end of the game and is not part of it.`,
  extraEnd: (source) => `"${shown(source)}" is a second ending. The first one was kept.`,
  strayVariation: (source) => `There is no move for the variation "${shown(source)}". It was not read.`,
  brokenVariation: (source) => `The variation line "${shown(source)}" could not be read. It was left out.`,
  lateHeader: (source) => `The header "${shown(source)}" stands after the moves. It was kept as a header.`,
  unknownHandicap: (source) =>
    `The handicap "${shown(source)}" is not known. Its name was kept; the game was read from the even position.`,
  handicapGuessed: (source) =>
    `Programs differ on the handicap "${shown(source)}". The position that fits the moves was taken.`,
  brokenBoard: (source) =>
    `The diagram could not be read (${shown(source)}). The position of the handicap was taken.`,
  brokenHand: (source) =>
    `"${shown(source)}" in a hand is not understood. Only the pieces that could be read count.`,
  badTotal: (source) =>
    `The total in "${shown(source)}" does not agree with the times before it. The time of the move was kept and the total counted anew.`,
  extraTime: (source) =>
    `There is no place for the second time "${shown(source)}" of the move. The first was kept.`,
  badTime: (source) => `The time "${shown(source)}" could not be read. The move was kept without a time.`,
  resultConflict: (source) =>
    `The results contradict each other ("${shown(source)}"). The more precise one was taken.`,
  badJson: (source) => `This is not valid JSON (${shown(source)}). The present game is unchanged.`,
};
