import { NO_TIME } from '../../contract/game-tree';
import { digitOf, isBlank } from './chars';

/** 消費時間の欄から読み取ったこと。`used` と `total` は ms、なければ `NO_TIME`。 */
export interface TimeWords {
  used: number;
  total: number;
  /** 読み終えた位置。 */
  end: number;
}

/** 空の `TimeWords`。使い回して新しい物を作らないためのもの。 */
export function emptyTimeWords(): TimeWords {
  return { used: NO_TIME, total: NO_TIME, end: 0 };
}

const MAX_MS = 0x7fffffff;
const DOT = 46;

const OPEN = 1;
const CLOSE = 2;
const COLON = 3;
const SLASH = 4;
const KINDS = new Uint8Array(65536);
for (const [kind, chars] of [
  [OPEN, '(（'],
  [CLOSE, ')）'],
  [COLON, ':：'],
  [SLASH, '/／'],
] as const) {
  for (const char of chars) KINDS[char.charCodeAt(0)] = kind;
}

/**
 * `( 0:16/00:00:16)` を読む。桁数、時の有無、合計の有無、小数の秒を問わない。
 * 欄でなければ false。分かるのは ms まで。
 */
export function scanTime(text: string, start: number, end: number, out: TimeWords): boolean {
  if (start >= end || KINDS[text.charCodeAt(start)] !== OPEN) return false;
  let at = start + 1;
  let parts = 0;
  let value = 0;
  let number = 0;
  let digits = 0;
  let scale = 0;
  let inTotal = false;
  out.used = NO_TIME;
  out.total = NO_TIME;
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    const digit = digitOf(code);
    if (digit >= 0) {
      digits++;
      if (scale === 0) number = number * 10 + digit;
      else {
        number += digit * scale;
        scale /= 10;
      }
      continue;
    }
    const kind = KINDS[code]!;
    if (kind === COLON && digits > 0) {
      value = (value + number) * 60;
      number = digits = scale = 0;
      parts++;
    } else if (kind === SLASH || kind === CLOSE) {
      const known = parts > 0 && digits > 0;
      if (!known && (parts > 0 || digits > 0)) return false;
      const ms = known ? toMs(value + number) : NO_TIME;
      if (inTotal) out.total = ms;
      else out.used = ms;
      value = number = digits = scale = parts = 0;
      if (kind === CLOSE) {
        out.end = at + 1;
        return true;
      }
      if (inTotal) return false;
      inTotal = true;
    } else if (code === DOT && digits > 0 && scale === 0) {
      scale = 0.1;
    } else if (!isBlank(code)) {
      return false;
    }
  }
  return false;
}

const TWO = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
const CLOSED = TWO.map((text) => `${text})`);
// Whole seconds below an hour, and whole minutes below a day: nearly every time of every game.
const USED = Array.from({ length: 3600 }, (_, seconds) => `${openMinutes(seconds)}${TWO[seconds % 60]!}/`);
const TOTAL = Array.from({ length: 1440 }, (_, minutes) => openHours(minutes));

function toMs(seconds: number): number {
  return Math.min(MAX_MS, Math.round(seconds * 1000));
}

function fraction(ms: number): string {
  if (ms % 1000 === 0) return '';
  return `.${String(ms % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')}`;
}

function openMinutes(seconds: number): string {
  return `(${String(Math.floor(seconds / 60)).padStart(2)}:`;
}

function openHours(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${TWO[minutes % 60]!}:`;
}

/** 消費時間の欄を書く（`( 0:16/00:00:16)`）。used と total は ms。1 秒に満たない端数は小数で残す。 */
export function formatTime(used: number, total: number): string {
  return formatUsed(used) + formatTotal(total);
}

/** 合計のない消費時間の欄を、詰めて書く（`(0:16)`）。used は ms。 */
export function formatTerseTime(used: number): string {
  const seconds = Math.floor(used / 1000);
  return `(${Math.floor(seconds / 60)}:${TWO[seconds % 60]!}${fraction(used)})`;
}

function formatUsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const known = ms % 1000 === 0 ? USED[seconds] : undefined;
  if (known !== undefined) return known;
  return `${openMinutes(seconds)}${TWO[seconds % 60]!}${fraction(ms)}/`;
}

function formatTotal(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const head = TOTAL[minutes] ?? openHours(minutes);
  return head + (ms % 1000 === 0 ? CLOSED[seconds % 60]! : `${TWO[seconds % 60]!}${fraction(ms)})`);
}
