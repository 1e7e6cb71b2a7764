import type { LocalText } from '../contract/language';
import type { Outcome } from '../contract/outcome';
import type { EndCode } from './move';
import { opposite } from './piece';
import type { ReadonlyDobutsuPosition } from './position';
import { both } from './texts/both';

const repetitionLimit = 3;

/** 局面から決まる終局。キャッチ、トライ、同じ局面の三回目の順に見る。続いていれば null。 */
export function derivedEnd(position: ReadonlyDobutsuPosition): EndCode | null {
  if (position.isCatch) return 'catch';
  if (position.isTry) return 'try';
  return position.occurrences >= repetitionLimit ? 'repetition' : null;
}

/** 終局の言葉から結果を作る。勝つのは、いま指した側（まいりましたでは、言わなかった側）。 */
export function outcomeOf(
  position: ReadonlyDobutsuPosition,
  code: EndCode,
  ply: number,
  sideNames: readonly [LocalText, LocalText],
): Outcome {
  const winner = code === 'repetition' ? null : opposite(position.turn);
  return {
    winner,
    code,
    text: both((t) =>
      winner === null ? t.draw(ply) : t.win(ply, sideNames[winner][t.language], t.reasons[code]),
    ),
  };
}
