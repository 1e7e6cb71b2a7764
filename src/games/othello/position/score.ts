import type { Side } from '../../contract/layout';
import { SQUARE_COUNT } from '../square';
import type { ReadonlyOthelloPosition } from './othello-position';

/** 終局の石数。winner は引き分けなら null。 */
export interface Score {
  readonly winner: Side | null;
  /** 側ごとの石数。空きマスは勝者のもの。 */
  readonly points: readonly [number, number];
  /** 負けた側の石が一つもないか (全滅)。 */
  readonly isWipeout: boolean;
}

/**
 * 終局の石数を数える。空きマスは勝者の石に数えるので、全滅は残りのマスの数によらず 64 対 0 になる。
 * 引き分けなら空きマスを半分ずつ分ける。
 * 出典: 世界オセロ連盟 (World Othello Federation) の世界オセロ選手権規則と、それに倣う日本オセロ連盟の競技規則。
 */
export function scoreOf(position: ReadonlyOthelloPosition): Score {
  const [black, white] = [position.count(0), position.count(1)];
  const empty = SQUARE_COUNT - black - white;
  if (black === white)
    return { winner: null, points: [black + empty / 2, white + empty / 2], isWipeout: false };
  const winner: Side = black > white ? 0 : 1;
  return {
    winner,
    points: winner === 0 ? [black + empty, white] : [black, white + empty],
    isWipeout: Math.min(black, white) === 0,
  };
}
