import type { LocalText } from '../contract/language';
import { findHandicap, parseHandicap } from './handicap';
import type { Color } from './piece';
import type { ShogiRecord } from './record/shogi-record';
import { both } from './texts/both';

type SideNames = Readonly<Record<Color, LocalText>>;

const even: SideNames = {
  black: both((t) => t.evenSides.black),
  white: both((t) => t.evenSides.white),
};

const handicapped: SideNames = {
  black: both((t) => t.handicapSides.black),
  white: both((t) => t.handicapSides.white),
};

/** 駒落ちか。見出し、手合割の名、開始局面のどれかが駒落ちなら、側を下手・上手と呼ぶ。 */
export function hasHandicapSides(record: ShogiRecord): boolean {
  if (record.header('下手') !== null || record.header('上手') !== null) return true;
  const named = record.handicap === null ? null : parseHandicap(record.handicap);
  const handicap = named ?? findHandicap(record.startSfen);
  return handicap !== null && handicap !== 'even';
}

/** 側の名。平手では先手・後手、駒落ちでは下手・上手。 */
export function sideNamesOf(record: ShogiRecord): SideNames {
  return hasHandicapSides(record) ? handicapped : even;
}
