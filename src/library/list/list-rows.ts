import type { Language } from '../../games/contract/language';
import { formatGameDate, parseGameDate, serialDate } from '../game-date';
import type { GameEdits } from '../game-edits';
import type { LoadedGame, UnreadFile } from '../load-entry';
import { pointsOf } from '../game-result';
import { ownSideOf } from '../own-side';
import type { GameSummary } from '../summary';
import type { CellValue, ListValues, NewListRow } from './list-port';
import { listWords } from './list-words';

const DAY_MS = 86_400_000;

/** 行を作るのに要るもの。 */
export interface RowStyle {
  readonly language: Language;
  /** 自分の名前。なければ []。 */
  readonly ownNames: readonly string[];
}

/** 読んだ一件の行。読めなかったファイルも、わけを「注意」に書いた行になる。 */
export function rowOf(entry: LoadedGame | UnreadFile, no: number, style: RowStyle): NewListRow {
  if (entry.kind === 'unread') {
    return { values: { no, file: entry.fileName, notes: entry.reason[style.language] }, kifu: [] };
  }
  const { summary, key, cells } = entry;
  return { values: { no, file: fileOf(summary), key, ...summaryValues(summary, style) }, kifu: cells };
}

/** 一局の欄の値。番号、ファイル名、鍵を除く。 */
export function summaryValues(summary: GameSummary, style: RowStyle): ListValues {
  const { language } = style;
  const [blackTime, whiteTime] = summary.consumed;
  const values: ListValues = {
    date: summary.dateSerial ?? summary.dateText,
    event: summary.event,
    black: summary.black,
    white: summary.white,
    handicap: summary.handicap[language],
    opening: summary.opening[language],
    plies: summary.plies,
    result: summary.result?.[language] ?? '',
    reason: summary.reason?.[language] ?? '',
    blackPoints: summary.blackPoints ?? '',
    blackTime: durationOf(blackTime),
    whiteTime: durationOf(whiteTime),
    variations: summary.variations,
    notes: summary.notes?.[language] ?? '',
  };
  return { ...values, ...ownValues(values, style) };
}

/** 自分の手番、相手、勝敗。どちらも自分でなければ空。 */
export function ownValues(values: ListValues, { language, ownNames }: RowStyle): ListValues {
  const own = ownNames.length === 0 ? null : ownSideOf(playersOf(values), ownNames);
  if (own === null) return { ownSide: '', opponent: '', ownResult: '' };
  return { ownSide: listWords[language].sides[own.side], opponent: own.opponent, ownResult: own.mark };
}

/** 自分から見た欄。 */
export const OWN_COLUMNS = ['ownSide', 'opponent', 'ownResult'] as const;

/**
 * 自分から見た欄の新しい値。row は行のいまの値で、next は前に書かれるはずだった before に代わるもの。
 * 人の書いた値は消さない: 空にするのは、before が書いたままのセルだけ。人が手で書いた行 (鍵のない行) では、
 * 空のセルと、before が書いたままのセルだけを埋める。
 */
export function renewedOwnValues(row: ListValues, before: ListValues, next: ListValues): ListValues {
  const isTyped = textOf(row.key) === '';
  const changed = OWN_COLUMNS.filter((id) => {
    const cell = textOf(row[id]);
    const isOurs = cell === '' || cell === textOf(before[id]);
    return isOurs || (!isTyped && textOf(next[id]) !== '');
  });
  return Object.fromEntries(changed.map((id) => [id, next[id] ?? '']));
}

/**
 * 人がセルで直したもの。summary は入っている棋譜の要約。同じ値の欄と、ない欄は省く。
 * 日付は、同じ日なら (時刻や曜日があっても) 直していないとみる。
 */
export function editsOf(values: ListValues, summary: GameSummary): GameEdits {
  const edits: { -readonly [Key in keyof GameEdits]: GameEdits[Key] } = {};
  const { date, opening } = values;
  if (date !== undefined && !isSameDate(date, summary)) edits.date = dateText(date);
  for (const id of ['event', 'black', 'white'] as const) {
    const value = values[id];
    if (value !== undefined && textOf(value) !== summary[id]) edits[id] = textOf(value);
  }
  if (opening !== undefined && !Object.values(summary.opening).includes(textOf(opening))) {
    edits.opening = textOf(opening);
  }
  return edits;
}

/** 直せる欄。棋譜と合わせて読むもの。 */
export const EDITABLE_COLUMNS = ['date', 'event', 'black', 'white', 'opening'] as const;

/** セルの日付の文。「2024/05/01」か、文のまま。空は ''。 */
export function dateText(value: CellValue | undefined): string {
  if (typeof value !== 'number') return value ?? '';
  const date = serialDate(value);
  return date === null ? String(value) : formatGameDate(date);
}

/** セルの文。 */
export function textOf(value: CellValue | undefined): string {
  return value === undefined ? '' : String(value).trim();
}

function isSameDate(value: CellValue, { dateSerial, dateText: stored }: GameSummary): boolean {
  if (value === (dateSerial ?? stored)) return true;
  const date = parseGameDate(dateText(value));
  const was = parseGameDate(stored);
  return date !== null && was !== null && formatGameDate(date) === formatGameDate(was);
}

function playersOf(values: ListValues): Pick<GameSummary, 'black' | 'white' | 'blackPoints'> {
  const { blackPoints } = values;
  return {
    black: textOf(values.black),
    white: textOf(values.white),
    blackPoints: typeof blackPoints === 'number' ? blackPoints : pointsOf(textOf(values.result)),
  };
}

/** ファイルの名。幾つもの対局の入ったファイルなら、何番目かも。 */
export function fileOf({ fileName, gameNumber }: Pick<GameSummary, 'fileName' | 'gameNumber'>): string {
  return gameNumber === null ? fileName : `${fileName} (${gameNumber})`;
}

function durationOf(ms: number | null): CellValue {
  return ms === null ? '' : ms / DAY_MS;
}
