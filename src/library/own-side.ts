import { isOneOf } from './player-name';
import type { GameSummary } from './summary';

/** 自分から見た一局。側は先手（下手）0、後手（上手）1。 */
export interface OwnSide {
  readonly side: 0 | 1;
  readonly opponent: string;
  /** 勝ち ○、負け ●、引き分け △、分からなければ ''。 */
  readonly mark: '○' | '●' | '△' | '';
}

/** 自分の名のどれかが対局者にあれば、その側と相手と勝敗。どちらも、またはどちらも違えば null。 */
export function ownSideOf(
  game: Pick<GameSummary, 'black' | 'white' | 'blackPoints'>,
  aliases: readonly string[],
): OwnSide | null {
  const isBlack = isOneOf(game.black, aliases);
  if (isBlack === isOneOf(game.white, aliases)) return null;
  return { side: isBlack ? 0 : 1, opponent: isBlack ? game.white : game.black, mark: markOf(game, isBlack) };
}

function markOf({ blackPoints }: Pick<GameSummary, 'blackPoints'>, isBlack: boolean): OwnSide['mark'] {
  if (blackPoints === null) return '';
  if (blackPoints === 0.5) return '△';
  return (blackPoints === 1) === isBlack ? '○' : '●';
}
