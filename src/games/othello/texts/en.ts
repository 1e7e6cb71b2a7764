import type { OthelloTexts } from './othello-texts';

/** オセロの文の英語。ja の完全な訳。 */
export const en: OthelloTexts = {
  language: 'en',
  title: 'Othello',
  black: 'Black',
  white: 'White',
  startOfGame: 'Start position',
  pass: 'pass',
  ends: { resign: 'resigns', interrupt: 'interrupted', gameOver: 'game over' },
  status: {
    turn: (mark, side, black, white) => `${mark} ${side} to move. Black ${black}, White ${white}`,
    over: (black, white) => `Game over. Black ${black}, White ${white}`,
    passed: (side, next) => `${side} has no move and passes. It is ${next}'s turn again.`,
  },
  foul: {
    occupied: (square) => `There is already a disc on ${square}. Choose an empty square.`,
    flipsNothing: (square) =>
      `A disc on ${square} would flip nothing. Choose a square that encloses discs of the other side.`,
    mustPass: (side) =>
      `${side} has no move here and must pass. Step to the next row of the kifu; then it is the other side's turn.`,
    cannotPass: (side) => `${side} has a move and may not pass.`,
    gameOver: 'The game is over. Go back in the kifu to play other moves from there.',
    notAMove: 'That move cannot be played. Choose another square.',
  },
  outcome: {
    win: (ply, side, [black, white]) => `${side} wins after ${ply} moves (Black ${black}, White ${white})`,
    wipeout: (ply, side) => `${side} wins after ${ply} moves (wipe-out, 64 to 0)`,
    draw: (ply, points) => `Draw after ${ply} moves (${points} to ${points})`,
    resign: (ply, side) => `${side} wins after ${ply} moves (resignation)`,
    interrupt: (ply) => `Interrupted after ${ply} moves`,
  },
  command: {
    resign: 'Resign',
    resignConfirm: 'Resign? The side to move will lose.',
    interrupt: 'Interrupt',
    toggleHints: 'Show or hide legal squares',
    hintsOn: 'Legal squares are marked.',
    hintsOff: 'Legal squares are no longer marked.',
    alreadyOver: 'The game is already over. The kifu was not changed.',
    done: (outcome) => `${outcome}. Noted in the kifu.`,
  },
  typed: {
    empty: 'No move was typed. Type a square such as “f5”.',
    notMove: (text) =>
      `“${text}” is not a move. The board is unchanged. Type a column a–h and a row 1–8, such as “f5”.`,
  },
  setup: {
    blackName: 'Name of Black (first)',
    whiteName: 'Name of White (second)',
    namesHint: 'May be left empty.',
    event: 'Event or title',
    hints: 'Legal squares',
    hintsHint: 'A command changes this during the game too.',
    show: 'Shown',
    hide: 'Not shown',
  },
  file: {
    kifu: 'Othello kifu (times, comments, variations)',
    moves: 'Moves only (f5d6c3…)',
    position: 'This position (64 characters)',
    lostVariations: (count) =>
      `This format has no variations; only the main line was written (${count} left out).`,
  },
};
