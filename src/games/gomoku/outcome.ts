import type { Side } from '../contract/layout';
import type { Outcome } from '../contract/outcome';
import type { EndCode } from './end-code';
import type { ReadonlyGomokuPosition } from './position/gomoku-position';
import { both } from './texts/both';
import type { GomokuTexts } from './texts/gomoku-texts';

/** 局面だけから決まる終局。五連、反則負け、満局。続いていれば null。 */
export function derivedEnd(position: ReadonlyGomokuPosition): EndCode | null {
  return position.lastVerdict ?? (position.isFull ? 'full' : null);
}

/** 終局したか、どちらが勝ちか、なぜか。end は棋譜の終局の言葉。続いていれば null。 */
export function outcomeOf(position: ReadonlyGomokuPosition, end: EndCode | null): Outcome | null {
  const code = end ?? derivedEnd(position);
  const { ply } = position;
  const moved: Side = position.turn === 0 ? 1 : 0;
  switch (code) {
    case null:
      return null;
    case 'interrupt':
      return { winner: null, code, text: both((t) => t.outcome.interrupt(ply)) };
    case 'full':
      return { winner: null, code, text: both((t) => t.outcome.draw(ply, t.ends.full)) };
    case 'five':
    case 'resign':
      return { winner: moved, code, text: both((t) => t.outcome.win(ply, sideName(t, moved), t.ends[code])) };
    case 'overline':
    case 'doubleThree': {
      const winner = position.turn;
      return {
        winner,
        code,
        text: both((t) => t.outcome.foul(ply, sideName(t, winner), sideName(t, moved), t.ends[code])),
      };
    }
  }
}

/** 側の名「先手」「後手」。 */
export function sideName(t: GomokuTexts, side: Side): string {
  return side === 0 ? t.first : t.second;
}
