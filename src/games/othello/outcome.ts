import type { Side } from '../contract/layout';
import type { Outcome } from '../contract/outcome';
import type { EndCode } from './end-code';
import { sideName } from './foul';
import type { ReadonlyOthelloPosition } from './position/othello-position';
import { otherSide } from './position/othello-position';
import { scoreOf } from './position/score';
import { both } from './texts/both';
import type { OthelloTexts } from './texts/othello-texts';

/** 終局したか、どちらが勝ちか、なぜか。end は棋譜の終局の言葉、ply は手数 (パスを含む)。続いていれば null。 */
export function outcomeOf(
  position: ReadonlyOthelloPosition,
  end: EndCode | null,
  ply: number,
): Outcome | null {
  switch (end) {
    case 'resign': {
      const winner = otherSide(position.turn);
      return outcome(winner, 'resign', (t) => t.outcome.resign(ply, sideName(t, winner)));
    }
    case 'interrupt':
      return outcome(null, 'interrupt', (t) => t.outcome.interrupt(ply));
    default:
      return position.isOver ? counted(position, ply) : null;
  }
}

function counted(position: ReadonlyOthelloPosition, ply: number): Outcome {
  const { winner, points, isWipeout } = scoreOf(position);
  if (winner === null) return outcome(null, 'draw', (t) => t.outcome.draw(ply, points[0]));
  if (isWipeout) return outcome(winner, 'wipeout', (t) => t.outcome.wipeout(ply, sideName(t, winner)));
  return outcome(winner, 'count', (t) => t.outcome.win(ply, sideName(t, winner), points));
}

function outcome(winner: Side | null, code: string, pick: (t: OthelloTexts) => string): Outcome {
  return { winner, code, text: both(pick) };
}
