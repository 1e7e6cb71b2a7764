import { PROMOTE_BIT } from '../move';
import { CELLS, DEAD_END, PROMOTION, ZONE } from './mailbox';

/** 盤上の駒を動かす手を、成と不成のできるものだけ書き、列の終わりを返す。 */
export function emit(list: Int32Array, end: number, code: number, from: number, to: number): number {
  const move = (from << 8) | to;
  const zone = code < 32 ? 0 : CELLS;
  if (PROMOTION[code] !== code && (ZONE[zone + from]! | ZONE[zone + to]!) !== 0) {
    list[end++] = move | PROMOTE_BIT;
    if (DEAD_END[code * CELLS + to] !== 0) return end;
  }
  list[end++] = move;
  return end;
}
