import type { PieceType } from './piece';

/** 指し手に書く駒の名（成銀は二字）。 */
export const pieceNames: Readonly<Record<PieceType, string>> = {
  pawn: '歩',
  lance: '香',
  knight: '桂',
  silver: '銀',
  gold: '金',
  bishop: '角',
  rook: '飛',
  king: '玉',
  tokin: 'と',
  promotedLance: '成香',
  promotedKnight: '成桂',
  promotedSilver: '成銀',
  horse: '馬',
  dragon: '龍',
};

/** 一字の駒の名。盤のマスと図面に書く。玉は双方とも「玉」（連載に倣う）。 */
export const oneLetterNames: Readonly<Record<PieceType, string>> = {
  ...pieceNames,
  promotedLance: '杏',
  promotedKnight: '圭',
  promotedSilver: '全',
};
