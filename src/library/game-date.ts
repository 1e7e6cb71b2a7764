/** 日付。暦の上にある日だけを表す。 */
export interface GameDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };
const WESTERN = /^(\d{4})\s*[/.\-年]\s*(\d{1,2})\s*[/.\-月]\s*(\d{1,2})(?!\d)/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?!\d)/u;
const ERA = /^(明治|大正|昭和|平成|令和)\s*(\d{1,2}|元)\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/u;
const DAY_MS = 86_400_000;

// Serial 60 is the 29 February 1900 that never was: only from 1 March do Excel's serials agree with the calendar.
const FIRST_SERIAL = 61;
const SERIAL_ZERO = Date.UTC(1899, 11, 30);

/**
 * 見出しの日付を読む。「2005/08/23(火) 10:12」「2017-03-22T01:00:00Z」「2005年8月23日」「平成元年1月8日」。
 * 時刻と曜日は見ない（地方時のまま）。年だけ、年月だけ、暦にない日は null。
 */
export function parseGameDate(text: string): GameDate | null {
  const plain = text.normalize('NFKC').trim();
  const western = WESTERN.exec(plain) ?? COMPACT.exec(plain);
  if (western !== null) return calendarDate(Number(western[1]), Number(western[2]), Number(western[3]));
  const era = ERA.exec(plain);
  if (era === null) return null;
  const year = (ERAS[era[1]!] ?? 0) + (era[2] === '元' ? 1 : Number(era[2]));
  return calendarDate(year, Number(era[3]), Number(era[4]));
}

/** 日付を「2005/08/23」と書く。 */
export function formatGameDate({ year, month, day }: GameDate): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}/${two(month)}/${two(day)}`;
}

/**
 * Excel の日付の通し番号（1900 年の方式）。1900-03-01 より前と 9999 年より後は null（セルには文字で置く）。
 * 出典: Microsoft「Excel incorrectly assumes that the year 1900 is a leap year」。
 */
export function excelSerial({ year, month, day }: GameDate): number | null {
  if (year > 9999) return null;
  const serial = (utc(year, month, day) - SERIAL_ZERO) / DAY_MS;
  return serial < FIRST_SERIAL ? null : serial;
}

/** Excel の日付の通し番号の日。1900-03-01 より前と 9999 年より後は null。時刻は見ない。 */
export function serialDate(serial: number): GameDate | null {
  if (serial < FIRST_SERIAL) return null;
  const date = new Date(SERIAL_ZERO + Math.floor(serial) * DAY_MS);
  const year = date.getUTCFullYear();
  return year > 9999 ? null : { year, month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function calendarDate(year: number, month: number, day: number): GameDate | null {
  const date = new Date(utc(year, month, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
  return exists ? { year, month, day } : null;
}

// Date.UTC takes years below 100 for 19xx.
function utc(year: number, month: number, day: number): number {
  const date = new Date(0);
  return date.setUTCFullYear(year, month - 1, day);
}
