import { formatGameDate, parseGameDate } from '../game-date';
import { normalizedName } from '../player-name';
import type { PositionHit } from '../position-index';
import type { ListCriteria, ListHit } from './game-lists-api';
import type { ListColumnId } from './list-columns';
import type { ListRow, ListValues } from './list-port';
import { dateText, textOf } from './list-rows';

/** 探すのに読む欄。 */
export const SEARCH_COLUMNS: readonly ListColumnId[] = [
  'date',
  'event',
  'black',
  'white',
  'opening',
  'result',
  'opponent',
  'key',
];

/** 行が条件に合うか。局面は見ない。空の条件には、どの行も合う。 */
export function matchesRow(values: ListValues, criteria: ListCriteria): boolean {
  const player = normalizedName(criteria.player);
  const names = [values.black, values.white, values.opponent].map((each) => normalizedName(textOf(each)));
  if (player !== '' && !names.some((name) => name.includes(player))) return false;
  if (criteria.opening !== '' && textOf(values.opening) !== criteria.opening) return false;
  if (criteria.result !== '' && textOf(values.result) !== criteria.result) return false;
  return isWithin(dateText(values.date), criteria.from, criteria.to);
}

/** 行ごとに一つ選んだ、局面の現れるところ。本譜を先に、手数の少ない方を先に。 */
export function bestHits(hits: readonly PositionHit[]): ReadonlyMap<string, PositionHit> {
  const best = new Map<string, PositionHit>();
  for (const hit of hits) {
    const before = best.get(hit.key);
    if (before === undefined || rank(hit) < rank(before)) best.set(hit.key, hit);
  }
  return best;
}

/** 人に見せる一件。 */
export function hitOf({ values }: ListRow, hit: PositionHit | null): ListHit {
  return {
    key: textOf(values.key),
    title: rowTitle(values),
    ply: hit?.ply ?? null,
    path: hit?.path ?? null,
    isMainLine: hit?.isMainLine ?? true,
  };
}

/** 行の題「2024/05/01 甲 - 乙 先手勝ち」。 */
export function rowTitle(values: ListValues): string {
  const players = [textOf(values.black), textOf(values.white)].filter((name) => name !== '').join(' - ');
  const names = players === '' ? textOf(values.opponent) : players;
  return [dateText(values.date), names, textOf(values.result)].filter((part) => part !== '').join(' ');
}

function rank({ isMainLine, ply }: PositionHit): number {
  return (isMainLine ? 0 : 1_000_000) + ply;
}

// Written as 2024/05/01, dates stand in the order of their texts.
function isWithin(date: string, from: string, to: string): boolean {
  const [least, most] = [normalizedDate(from), normalizedDate(to)];
  if (least === '' && most === '') return true;
  const day = normalizedDate(date);
  return day !== '' && (least === '' || day >= least) && (most === '' || day <= most);
}

function normalizedDate(text: string): string {
  const date = parseGameDate(text);
  return date === null ? '' : formatGameDate(date);
}
