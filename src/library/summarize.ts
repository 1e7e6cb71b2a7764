import type { LocalText } from '../games/contract/language';
import { NO_NODE, NO_TIME } from '../games/contract/game-tree';
import { findHandicap, parseHandicap } from '../games/shogi/handicap';
import { handicapText } from '../games/shogi/handicap-text';
import { endCodeOf } from '../games/shogi/record/end-code';
import type { ReadGame } from '../games/shogi/record/read-game';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { excelSerial, parseGameDate } from './game-date';
import { notesOf } from './notes';
import type { Opening } from './openings';
import { recognizeOpening } from './openings';
import { resultOf } from './game-result';
import type { GameSummary } from './summary';
import { fixed } from './texts/both';

// What KIF writes of a position that is no known handicap.
const OTHER = 'その他';

/** 要約のもと。盤から加える対局では notices は空でよい。 */
export type SummarySource = Pick<ReadGame, 'record' | 'notices'>;

/** 一局を要約する。record は変えない。 */
export function summarize(
  { record, notices }: SummarySource,
  fileName = '',
  gameNumber: number | null = null,
): GameSummary {
  const dateText = headerOf(record, '開始日時', '対局日', '日付', '終了日時');
  const date = parseGameDate(dateText);
  return {
    fileName,
    gameNumber,
    date,
    dateSerial: date === null ? null : excelSerial(date),
    dateText,
    event: headerOf(record, '棋戦', '表題', '大会'),
    black: headerOf(record, '先手', '下手', '先手省略名', '下手省略名'),
    white: headerOf(record, '後手', '上手', '後手省略名', '上手省略名'),
    handicap: handicapOf(record),
    ...openingOf(record),
    ...resultOf(record),
    ...linesOf(record),
    notes: notesOf(record, notices),
  };
}

function headerOf(record: ShogiRecord, ...keys: readonly string[]): string {
  for (const key of keys) {
    const value = record.header(key)?.trim() ?? '';
    if (value !== '') return value;
  }
  return '';
}

/** 見出しの手合割、なければ開始局面の手合割。知らない名は書かれたまま。 */
function handicapOf({ handicap: header, startSfen }: ShogiRecord): LocalText {
  const named = header?.trim() ?? '';
  const handicap = named === '' ? findHandicap(startSfen) : parseHandicap(named);
  if (handicap !== null) return handicapText(handicap);
  return named === OTHER ? fixed('handicap.other', (t) => t.otherHandicap) : { ja: named, en: named };
}

type OpeningColumns = Pick<GameSummary, 'opening' | 'openingFrom' | 'styles' | 'castles'>;

function openingOf(record: ShogiRecord): OpeningColumns {
  const seen = recognizeOpening(record);
  const named = headerOf(record, '戦型', '戦法');
  return {
    opening:
      named === '' ? fixed(`opening.${seen.id}`, (t) => t.openings[seen.id]) : { ja: named, en: named },
    openingFrom: named === '' ? 'moves' : 'header',
    styles: [styleText(seen, 0), styleText(seen, 1)],
    castles: [castleText(seen, 0), castleText(seen, 1)],
  };
}

function styleText(opening: Opening, side: 0 | 1): OpeningColumns['styles'][0] {
  const { style } = opening.sides[side];
  return style === null ? null : fixed(`style.${style}`, (t) => t.styles[style]);
}

function castleText(opening: Opening, side: 0 | 1): OpeningColumns['castles'][0] {
  const { castle } = opening.sides[side];
  return castle === null ? null : fixed(`castle.${castle}`, (t) => t.castles[castle]);
}

function linesOf({ tree, whiteStarts }: ShogiRecord): Pick<GameSummary, 'plies' | 'consumed' | 'variations'> {
  const consumed: [number | null, number | null] = [null, null];
  let plies = 0;
  for (let node = tree.firstChild(0); node !== NO_NODE; node = tree.firstChild(node)) {
    const time = tree.time(node);
    const side = (tree.ply(node) % 2 === 1) === whiteStarts ? 1 : 0;
    if (time !== NO_TIME) consumed[side] = (consumed[side] ?? 0) + time;
    if (endCodeOf(tree.move(node)) === null) plies++;
  }
  let variations = 0;
  for (let node = tree.root; node !== NO_NODE; node = tree.following(node)) {
    if (tree.nextSibling(node) !== NO_NODE) variations++;
  }
  return { plies, consumed, variations };
}
