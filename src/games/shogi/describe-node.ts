import type { LocalText } from '../contract/language';
import type { PlayedMove } from './move-texts';
import { outcomeCodeOf } from './outcome';
import { endCodeOf, formatEndWord } from './record/end-code';
import type { ShogiRecord } from './record/shogi-record';
import { sideNamesOf } from './side-names';
import { both } from './texts/both';
import type { ShogiTexts } from './texts/shogi-texts';

/** 節の読み上げの文「先手 ７六歩」「投了」「開始局面」。played は指された手の中身 (手でなければ null)。 */
export function describeNode(record: ShogiRecord, node: number, played: PlayedMove | null): LocalText {
  return both((t) => sentence(t, record, node, played));
}

function sentence(t: ShogiTexts, record: ShogiRecord, node: number, played: PlayedMove | null): string {
  if (played !== null) return `${sideNamesOf(record)[played.color][t.language]} ${t.move(played)}`;
  const end = endCodeOf(record.tree.move(node));
  if (end === null) return t.startOfGame;
  return t.language === 'ja' ? formatEndWord(end) : t.outcome.reasons[outcomeCodeOf(end)];
}
