/** JKF の升。x は筋、y は段（1〜9）。 */
export interface JkfPlace {
  x: number;
  y: number;
}

/** JKF の一手の中身。 */
export interface JkfMove {
  color?: number;
  from?: JkfPlace;
  to?: JkfPlace;
  piece?: string;
  same?: boolean;
  promote?: boolean;
  capture?: string;
  relative?: string;
}

/** JKF の消費時間。 */
export interface JkfTime {
  now: { h?: number; m: number; s: number };
  total?: { h: number; m: number; s: number };
}

/** JKF の手の列の一つ。 */
export interface JkfNode {
  comments?: string[];
  move?: JkfMove;
  time?: JkfTime;
  special?: string;
  forks?: JkfNode[][];
}

/** JKF の盤の一升。 */
export interface JkfPiece {
  color?: number;
  kind?: string;
}

/** JKF の開始局面。board は筋、段の順。 */
export interface JkfInitial {
  preset: string;
  data?: { color: number; board: JkfPiece[][]; hands: Record<string, number>[] };
}

/** JKF（JSON 棋譜形式）の全体。出典: https://apps.81.la/Kifu-for-JS/docs/jkf */
export interface Jkf {
  header: Record<string, string>;
  initial?: JkfInitial;
  moves: JkfNode[];
}
