import type { Handicap } from '../handicap';
import type { Color, PieceType } from '../piece';
import type { FoulCode } from '../position/judge';
import { formatUsiSquare } from '../square';
import { lossTexts } from './losses-en';
import { noticeTexts } from './notices-en';
import type { FoulTexts, ShogiTexts } from './shogi-texts';

const pieceNames: Readonly<Record<PieceType, string>> = {
  pawn: 'pawn',
  lance: 'lance',
  knight: 'knight',
  silver: 'silver',
  gold: 'gold',
  bishop: 'bishop',
  rook: 'rook',
  king: 'king',
  tokin: 'promoted pawn',
  promotedLance: 'promoted lance',
  promotedKnight: 'promoted knight',
  promotedSilver: 'promoted silver',
  horse: 'horse',
  dragon: 'dragon',
};

function pieceAt(type: PieceType, square: number): string {
  return `${pieceNames[type]} on ${formatUsiSquare(square)}`;
}

function deadRanks(type: PieceType, color: Color): string {
  if (type === 'knight') return color === 'black' ? 'ranks a and b' : 'ranks h and i';
  return color === 'black' ? 'rank a' : 'rank i';
}

const handicapNames: Readonly<Record<Handicap, string>> = {
  even: 'Even game',
  lance: 'Lance',
  rightLance: 'Right lance',
  bishop: 'Bishop',
  rook: 'Rook',
  rookLance: 'Rook and lance',
  twoPieces: 'Two pieces',
  threePieces: 'Three pieces',
  fourPieces: 'Four pieces',
  fivePieces: 'Five pieces',
  leftFivePieces: 'Left five pieces',
  sixPieces: 'Six pieces',
  leftSevenPieces: 'Left seven pieces',
  rightSevenPieces: 'Right seven pieces',
  eightPieces: 'Eight pieces',
  tenPieces: 'Ten pieces',
};

const foulNames: Partial<Readonly<Record<FoulCode, string>>> = {
  nifu: 'two pawns',
  deadEnd: 'piece that can never move',
  mustPromote: 'piece that can never move',
  kingInCheck: 'king left in check',
  uchifuzume: 'mate by a dropped pawn',
  wrongWay: 'a move the piece does not have',
  cannotPromote: 'promotion where there is none',
};

const foul: FoulTexts = {
  gameOver: () => 'The game is over. Go back to an earlier move in the list to try another move from there.',
  notYourPiece: (turn) => `It is ${turn}'s turn. Choose one of ${turn}'s pieces.`,
  emptyOrigin: (square) => `There is no piece on ${formatUsiSquare(square)}. Choose the piece to move.`,
  ownPieceOnTarget: (square, type) =>
    `Your own ${pieceNames[type]} stands on ${formatUsiSquare(square)}, so you cannot move there.`,
  notInHand: (type) => `You have no ${pieceNames[type]} in hand.`,
  occupied: (square) =>
    `You cannot drop on ${formatUsiSquare(square)}: it is occupied. Drop on an empty square.`,
  wrongWay: (type) => `The ${pieceNames[type]} cannot move there.`,
  neverPromotes: (type) => `A ${pieceNames[type]} cannot promote. Play the move without promotion.`,
  cannotPromote: (color) =>
    `You cannot promote there. A piece promotes on a move that enters, stays in or leaves the enemy camp (ranks ${color === 'black' ? 'a to c' : 'g to i'}).`,
  mustPromote: (type, color) =>
    `The ${pieceNames[type]} must promote: on ${deadRanks(type, color)} it could never move again.`,
  deadEnd: (type, color) =>
    `You cannot drop a ${pieceNames[type]} there: on ${deadRanks(type, color)} it could never move again.`,
  nifu: (file, square) =>
    `Two pawns (nifu): you already have a pawn on file ${file} (${formatUsiSquare(square)}).`,
  checkIgnored: (attackers) => `You are in check: your king would be taken${attackers}.`,
  kingIntoCheck: (attackers) => `The king would be taken there${attackers}.`,
  pinned: (attackers) => `If that piece moves, your king will be taken${attackers}.`,
  uchifuzume: () => 'Mate by a dropped pawn (uchifuzume) is not allowed.',
  perpetualCheck: () =>
    'This would repeat the position a fourth time with checks only (perpetual check). The checking side may not play it. Choose another move.',
  notAMove: () => 'That move cannot be played. Choose another one.',
};

/** 将棋の文の英語。 */
export const en: ShogiTexts = {
  language: 'en',
  title: 'Shogi',
  evenSides: { black: 'Black', white: 'White' },
  handicapSides: { black: 'Black (receiver)', white: 'White (giver)' },
  move: ({ type, from, to, promotes }) =>
    from === null
      ? `${pieceNames[type]} dropped on ${formatUsiSquare(to)}`
      : `${pieceNames[type]} ${formatUsiSquare(from)} to ${formatUsiSquare(to)}${promotes ? ', promotes' : ''}`,
  startOfGame: 'Start position',
  inCheck: (status) => `${status} (in check)`,
  pieceAt,
  attackers: (pieces) => (pieces.length === 0 ? '' : ` (${pieces.join(', ')})`),
  choice: { prompt: 'Promote?', promote: 'Promote', stay: 'Do not promote' },
  foul,
  outcome: {
    win: (ply, side, reason) => `${side} wins after ${ply} ${ply === 1 ? 'move' : 'moves'} (${reason})`,
    winPlain: (ply, side) => `${side} wins after ${ply} ${ply === 1 ? 'move' : 'moves'}`,
    foulName: (code) => foulNames[code] ?? 'not allowed',
    foulReason: (code) => (foulNames[code] === undefined ? 'foul' : `foul: ${foulNames[code]}`),
    draw: (ply, reason) => `After ${ply} ${ply === 1 ? 'move' : 'moves'}: ${reason}`,
    reasons: {
      mate: 'checkmate',
      'no-moves': 'no legal move',
      resign: 'resignation',
      interrupt: 'interrupted',
      repetition: 'draw by repetition',
      'perpetual-check': 'perpetual check',
      impasse: 'draw by impasse',
      declaration: 'entering-king declaration',
      'declaration-failed': 'failed entering-king declaration',
      foul: 'foul',
      timeout: 'time',
      default: 'default',
      win: 'win',
      'no-mate': 'no mate',
      sealed: 'sealed move',
      try: 'try rule',
    },
  },
  command: {
    resign: 'Resign',
    resignConfirm: 'Resign? The side to move loses the game.',
    interrupt: 'Interrupt',
    impasse: 'Impasse (agreed)',
    impasseConfirm: 'Agree on a draw by impasse (jishogi)?',
    declare: 'Declare entering king',
    declareConfirm:
      'Declare an entering king? If any condition is not met (king in the enemy camp, at least ten other pieces there, enough points, not in check), the declaring side loses.',
    rule: 'Rule',
    points27: 'the 27-point rule',
    points24: 'the 24-point rule',
    rule27: '27 points (Black wins with 28, White with 27)',
    rule24: '24 points (31 wins, 24 draws)',
    ruleHint:
      'Rooks and bishops (also promoted) count 5, other pieces 1. Pieces in the enemy camp and in hand count; the king does not.',
    alreadyOver: 'The game is already over. The game record was not changed.',
    done: (outcome) => `${outcome}. Written to the game record.`,
    declared: (rule, points, pieces, outcome) =>
      `Declared by ${rule}: ${points} points, ${pieces} pieces besides the king in the camp. ${outcome}.`,
    declarationFailed: (rule, points, pieces, failures, outcome) =>
      `Declared by ${rule}, but not every condition was met (${points} points, ${pieces} pieces besides the king in the camp): ${failures.join('; ')}. ${outcome}.`,
    failure: (failure) => {
      switch (failure.code) {
        case 'king-not-in-zone':
          return 'the king is not in the enemy camp';
        case 'too-few-pieces':
          return `${failure.count} pieces in the camp, ${failure.needed} needed`;
        case 'too-few-points':
          return `${failure.points} points, ${failure.needed} needed`;
        case 'in-check':
          return 'the king is in check';
      }
    },
  },
  typed: {
    empty: () => 'No move was typed. Type one like "7g7f" or "76歩".',
    notMove: (text) =>
      `"${text}" could not be read as a move. The board is unchanged. Type a move like "7g7f", "P*5e", "76歩" or "同銀".`,
    noPrevious: (text) =>
      `"${text}" means the square of the last move, but no move has been played. The board is unchanged. Type a move like "7g7f".`,
    noPiece: (text) => `No piece can play "${text}". The board is unchanged. Check the square and the piece.`,
    ambiguous: (text, candidates) =>
      `"${text}" could be more than one move. Type one of these: ${candidates.join(', ')}`,
  },
  setup: {
    blackName: 'Name of Black (handicap receiver)',
    whiteName: 'Name of White (handicap giver)',
    namesHint: 'You may leave the names empty.',
    handicap: 'Handicap',
    start: 'Start position',
    startHint:
      'Paste an SFEN or a board diagram to start from it; it takes precedence over the handicap. Leave empty to start as the handicap says.',
    event: 'Event or title',
    unknownHandicap: (name) => `The handicap "${name}" is not known. Choose one from the list.`,
    unreadableStart: (where, reason) =>
      `The start position could not be read (${where}${reason}). The present game is unchanged. Please check the SFEN or the diagram.`,
    impossibleStart: (reason) =>
      `A game cannot start from that position (${reason}). The present game is unchanged. Please correct the position.`,
    noKing: 'there is no king',
    kingCapturable: 'the king of the side not to move could be taken',
    startFaults: {
      empty: () => 'the position is empty',
      rankCount: () => 'the board does not have nine ranks',
      rankLength: (source) => `"${source}" does not make nine squares`,
      piece: (source) => `"${source}" is not a piece`,
      turn: (source) => `the turn "${source}" must be b or w`,
      hand: (source) => `"${source}" is not understood as pieces in hand`,
      moveNumber: (source) => `the move number "${source}" must be a number`,
      notDiagram: (source) => `"${source}" could not be read as a line of a diagram`,
    },
    handicapName: (handicap) => handicapNames[handicap],
    where: (line, column) =>
      line === null ? '' : column === null ? `line ${line}: ` : `line ${line}, character ${column}: `,
  },
  file: {
    namedFoul: (source, name) => `"${source}" is a foul (${name}). It was marked and kept in the game.`,
    nothingFound:
      'No shogi game or position was found. The present game is unchanged. KIF, KI2, CSA, USI, SFEN, JKF and board diagrams can be opened.',
    damagedStorage:
      'The stored game record (棋譜データ) could not be read. The sheet is unchanged. Restore that column, or open the game from a file.',
    notices: noticeTexts,
    kifShiftJis: 'KIF (Shift_JIS)',
    kifUtf8: 'KIF (UTF-8)',
    ki2: 'KI2',
    csa: 'CSA',
    usi: 'USI',
    jkf: 'JKF (JSON)',
    sfen: 'SFEN',
    diagram: 'Diagram (BOD)',
    sfenPosition: 'This position as SFEN',
    bodPosition: 'This position as a diagram (BOD)',
    lostCharacters: (characters) =>
      `Shift_JIS lacks some characters; they were replaced with "〓": ${characters}. Save as KIF (UTF-8) to keep them.`,
    losses: lossTexts,
  },
};
