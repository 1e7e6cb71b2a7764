const DAY_MS = 86400000;
// Excel counts a 29 February 1900 that never was; from 1 March 1900 on, day 0 is 30 December 1899.
const EPOCH_MS = Date.UTC(1899, 11, 30);

/** 年月日の通し日数。ありえない日付なら null。月は 1〜12。 */
export function dateSerial(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year <= 9999;
  return isReal ? Math.round((date.getTime() - EPOCH_MS) / DAY_MS) : null;
}

/** 時刻の一日に対する割合。 */
export const timeSerial = (hours: number, minutes: number, seconds: number): number =>
  (hours * 3600 + minutes * 60 + seconds) / 86400;

/** 通し日数を暦と時刻に分けたもの。`totalSeconds` は 0 日からの秒数。 */
export interface SerialParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly totalSeconds: number;
}

/** 通し日数を分ける。秒は四捨五入する。 */
export function splitSerial(serial: number): SerialParts {
  const totalSeconds = Math.round(serial * 86400);
  const date = new Date(EPOCH_MS + totalSeconds * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hours: date.getUTCHours(),
    minutes: date.getUTCMinutes(),
    seconds: date.getUTCSeconds(),
    totalSeconds,
  };
}
