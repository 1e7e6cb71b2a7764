import type { Position } from './position/position';

/** 読むだけの局面。進行が部品や外に見せるもので、動かせるのは進行だけ。 */
export type ReadonlyPosition = Pick<
  Position,
  | 'turn'
  | 'pieceAt'
  | 'typeAt'
  | 'codeAt'
  | 'hand'
  | 'kingSquare'
  | 'inCheck'
  | 'checkers'
  | 'toSfen'
  | 'clone'
>;
