import type { PieceType } from '../piece';
import { formatSquare } from '../square';
import type { DobutsuTexts } from './dobutsu-texts';

const pieces: Readonly<Record<PieceType, string>> = {
  chick: 'chick',
  hen: 'hen',
  elephant: 'elephant',
  giraffe: 'giraffe',
  lion: 'lion',
};

const movement: Readonly<Record<PieceType, string>> = {
  chick: 'one step ahead',
  hen: 'one step any way but diagonally back',
  elephant: 'one step diagonally',
  giraffe: 'one step straight or sideways',
  lion: 'one step any way',
};

/** 英語の表。 */
export const en: DobutsuTexts = {
  language: 'en',
  title: 'Dobutsu shogi',
  sides: ['First', 'Second'],
  pieces,
  startOfGame: 'Start position',
  dropped: ' dropped',
  becameHen: ' became a hen',
  reasons: { catch: 'Catch!', try: 'Try!', repetition: 'Draw', resign: 'Resigned' },
  win: (ply, side, reason) => `${reason} ${side} wins after ${ply} moves.`,
  draw: (ply) => `The same position for the third time: a draw after ${ply} moves.`,
  exportText: 'Dobutsu shogi kifu (.txt)',
  setup: {
    firstName: 'First player',
    secondName: 'Second player',
    namesHint: 'You can start without names.',
  },
  command: {
    resign: 'Resign',
    resignConfirm: 'Resign and end the game?',
    takeBackOne: 'One move back',
    tookBackOne: 'Took one move back.',
    nothingToTakeBack: 'There is no move to take back. It works only at the end of the kifu.',
  },
  fouls: {
    gameOver: 'The game is over here. Go back in the kifu to try other moves.',
    notAMove: 'That is not a move. The board is unchanged; please try again.',
    noPiece: (from, type) =>
      `You have no ${pieces[type]} on ${formatSquare(from)}. Please pick one of your pieces.`,
    notInHand: (type) => `You hold no ${pieces[type]}. Please pick another piece.`,
    cannotReach: (type) =>
      `The ${pieces[type]} moves ${movement[type]} and cannot go there. Please pick another square.`,
    ownPiece: (to) => `Your own piece stands on ${formatSquare(to)}. Please pick another square.`,
    occupied: (to) => `There is a piece on ${formatSquare(to)}. Please drop on an empty square.`,
  },
  typed: {
    empty: 'Type a move such as “B2ひよこ” or “B3B2”.',
    unknown: (text) => `Could not read “${text}”. Type a move such as “B2ひよこ” or “B3B2”.`,
    noPiece: (text) => `No piece can play “${text}”. Please check the square and the piece.`,
    ambiguous: (text, moves) =>
      `“${text}” may mean several moves: ${moves.join(', ')}. Please type one of them.`,
  },
};
