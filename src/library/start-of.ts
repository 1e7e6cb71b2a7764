import { Position } from '../games/shogi/position/position';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { startSfen } from '../games/shogi/sfen';

// Copied, never changed: reading the SFEN of ten thousand even games again takes longer than their moves.
const EVEN = new Position();

/** position を、SFEN の開始局面にする。SFEN は棋譜の読み手が確かめたもの。 */
export function setStart(position: Position, sfen: string): void {
  if (sfen === startSfen) position.copyFrom(EVEN);
  else position.setSfen(sfen);
}

/** 棋譜の開始局面を新しく作る。 */
export function startOf(record: ShogiRecord): Position {
  const position = new Position();
  if (record.startSfen !== startSfen) position.setSfen(record.startSfen);
  return position;
}
