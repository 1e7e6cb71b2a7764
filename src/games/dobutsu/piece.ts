import type { Side } from '../contract/layout';

/** 駒の種類: ひよこ、にわとり、ぞう、きりん、ライオン。 */
export type PieceType = 'chick' | 'hen' | 'elephant' | 'giraffe' | 'lion';

/** 持ち駒になる種類。 */
export type HandType = 'chick' | 'elephant' | 'giraffe';

/** 駒: 種類と持ち主。 */
export interface Piece {
  readonly type: PieceType;
  readonly side: Side;
}

/** 一歩: 右へ dx、前へ forward。 */
export interface Step {
  readonly dx: -1 | 0 | 1;
  readonly forward: -1 | 0 | 1;
}

/** 駒の種類の番号。手に入れる数なので、順を変えてはならない。 */
export const pieceTypes: readonly PieceType[] = ['chick', 'hen', 'elephant', 'giraffe', 'lion'];

/** 駒台の欄の順。 */
export const handTypes: readonly HandType[] = ['giraffe', 'elephant', 'chick'];

/** 駒の名。セルにも棋譜にもこの名を書く。 */
export const pieceNames: Readonly<Record<PieceType, string>> = {
  chick: 'ひよこ',
  hen: 'にわとり',
  elephant: 'ぞう',
  giraffe: 'きりん',
  lion: 'ライオン',
};

const ahead: readonly Step[] = [{ dx: 0, forward: 1 }];
const aheadDiagonals: readonly Step[] = [
  { dx: -1, forward: 1 },
  { dx: 1, forward: 1 },
];
const backDiagonals: readonly Step[] = [
  { dx: -1, forward: -1 },
  { dx: 1, forward: -1 },
];
const orthogonals: readonly Step[] = [
  ...ahead,
  { dx: -1, forward: 0 },
  { dx: 1, forward: 0 },
  { dx: 0, forward: -1 },
];

/** 駒の動き: 種類ごとの一歩の表。動きはこの表だけが決める。 */
export const pieceSteps: Readonly<Record<PieceType, readonly Step[]>> = {
  chick: ahead,
  hen: [...orthogonals, ...aheadDiagonals],
  elephant: [...aheadDiagonals, ...backDiagonals],
  giraffe: orthogonals,
  lion: [...orthogonals, ...aheadDiagonals, ...backDiagonals],
};

/** 取られて駒台に載る種類。にわとりはひよこに戻り、ライオンは載らない（そこで終わるため）。 */
export function handTypeOf(type: PieceType): HandType | null {
  if (type === 'lion') return null;
  return type === 'hen' ? 'chick' : type;
}

/** 相手の側。 */
export function opposite(side: Side): Side {
  return side === 0 ? 1 : 0;
}
