import { formatUsiMove, parseUsiMove } from '../../../../src/games/shogi/move';
import type { Move } from '../../../../src/games/shogi/move';
import { MAX_MOVES, Position } from '../../../../src/games/shogi/position/position';

/** 試験に使う局面。読めない SFEN は試験の誤りなので投げる。 */
export function placed(sfen: string): Position {
  const parsed = Position.parse(sfen);
  if (!parsed.ok) throw new Error(`${parsed.error.code}: ${sfen}`);
  return parsed.position;
}

/** 試験に使う指し手。 */
export function usi(text: string): Move {
  const move = parseUsiMove(text);
  if (move === null) throw new Error(text);
  return move;
}

/** 合法手の一覧。 */
export function legalMoves(position: Position): Move[] {
  const list = new Int32Array(MAX_MOVES);
  return Array.from(list.subarray(0, position.generateLegal(list)));
}

/** 合法手を USI で、並べて。 */
export function legalUsi(position: Position): string[] {
  return legalMoves(position).map(formatUsiMove).sort();
}

/** 反則の種類と、もとになった升（USI）。 */
export function foulOf(position: Position, move: string): string {
  const foul = position.judge(usi(move));
  return foul === null ? 'legal' : foul.code;
}
