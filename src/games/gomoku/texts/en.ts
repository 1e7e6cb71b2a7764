import type { GomokuTexts } from './gomoku-texts';

/** 五目並べの文の英語。ja の完全な訳。 */
export const en: GomokuTexts = {
  language: 'en',
  title: 'Gomoku',
  first: 'Black',
  second: 'White',
  startOfGame: 'Start position',
  ends: {
    resign: 'resigns',
    interrupt: 'interrupted',
    five: 'five in a row',
    overline: 'foul: overline',
    doubleThree: 'foul: double three',
    full: 'board full',
  },
  status: {
    turn: (ply, side, mark) =>
      `${ply === 0 ? 'Start' : `Move ${ply} done`}, waiting for move ${ply + 1}: ${side} ${mark}`,
    over: (ply) => `Game over after move ${ply}`,
  },
  foul: {
    occupied: 'You cannot play there: there is already a stone. Choose an empty square.',
    gameOver: 'The game is over. Go back in the kifu to play other moves from there.',
    notAMove: 'You cannot play there. Choose an empty square of the board.',
  },
  outcome: {
    win: (ply, side, reason) => `${side} wins after ${ply} moves (${reason})`,
    foul: (ply, side, loser, reason) => `${side} wins after ${ply} moves (${loser}'s ${reason})`,
    draw: (ply, reason) => `Draw after ${ply} moves (${reason})`,
    interrupt: (ply) => `Interrupted after ${ply} moves`,
  },
  command: {
    resign: 'Resign',
    resignConfirm: 'Resign? The side to move will lose.',
    interrupt: 'Interrupt',
    toggleWarnings: 'Show or hide foul points',
    warningsOn: 'Points that would be a foul (double three, overline) for the side to move are marked.',
    warningsOff: 'Foul points are no longer marked.',
    alreadyOver: 'The game is already over. The kifu was not changed.',
    done: (outcome) => `${outcome}. Noted in the kifu.`,
  },
  typed: {
    empty: 'No move was typed. Type a point such as “h8”.',
    notMove: (text) =>
      `“${text}” is not a move. The board is unchanged. Type a column a–o and a row 1–15, such as “h8”.`,
  },
  setup: {
    firstName: 'Name of Black (first)',
    secondName: 'Name of White (second)',
    namesHint: 'May be left empty.',
    event: 'Event or title',
    warnings: 'Foul points',
    warningsHint:
      'Double three and overline lose for the side that plays them. Shown: such points are marked for the side to move.',
    show: 'Shown',
    hide: 'Not shown',
  },
  file: {
    kifu: 'Gomoku kifu (times, comments, variations)',
    moves: 'Moves only (h8 i9 …)',
    position: 'This position (225 characters)',
    lostVariations: (count) =>
      `This format has no variations; only the main line was written (${count} left out).`,
  },
};
