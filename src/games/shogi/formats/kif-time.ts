import { NO_TIME } from '../../contract/game-tree';
import { digitOf, isBlank } from './chars';

/** 消費時間の欄から読み取ったこと。`used` と `total` は ms、なければ `NO_TIME`。 */
export interface TimeWords {
  used: number;
  total: number;
  /** 読み終えた位置。 */
  end: number;
}

const MAX_MS = 0x7fffffff;
const DOT = 46;

function isOpen(code: number): boolean {
  return code === 40 || code === 0xff08;
}

function isClose(code: number): boolean {
  return code === 41 || code === 0xff09;
}

function isColon(code: number): boolean {
  return code === 58 || code === 0xff1a;
}

function isSlash(code: number): boolean {
  return code === 47 || code === 0xff0f;
}

/**
 * `( 0:16/00:00:16)` を読む。桁数、時の有無、合計の有無、小数の秒を問わない。
 * 欄でなければ false。分かるのは ms まで。
 */
export function scanTime(text: string, start: number, end: number, out: TimeWords): boolean {
  if (start >= end || !isOpen(text.charCodeAt(start))) return false;
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
      if (scale === 0) number = number * 10 + digit;
      else {
        number += digit * scale;
        scale /= 10;
      }
      digits++;
    } else if (code === DOT && digits > 0 && scale === 0) {
      scale = 0.1;
    } else if (isColon(code) && digits > 0) {
      value = (value + number) * 60;
      number = digits = scale = 0;
      parts++;
    } else if (isSlash(code) || isClose(code)) {
      const known = parts > 0 && digits > 0;
      if (!known && (parts > 0 || digits > 0)) return false;
      const ms = known ? Math.min(MAX_MS, Math.round((value + number) * 1000)) : NO_TIME;
      if (inTotal) out.total = ms;
      else out.used = ms;
      value = number = digits = scale = parts = 0;
      if (isClose(code)) {
        out.end = at + 1;
        return true;
      }
      if (inTotal) return false;
      inTotal = true;
    } else if (!isBlank(code)) {
      return false;
    }
  }
  return false;
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

function seconds(ms: number): string {
  const whole = Math.floor(ms / 1000);
  const rest = ms % 1000;
  const text = two(whole % 60);
  return rest === 0 ? text : `${text}.${String(rest).padStart(3, '0').replace(/0+$/, '')}`;
}

/** 消費時間の欄を書く（`( 0:16/00:00:16)`）。used と total は ms。1 秒に満たない端数は小数で残す。 */
export function formatTime(used: number, total: number): string {
  const minutes = String(Math.floor(used / 60000)).padStart(2, ' ');
  const hours = two(Math.floor(total / 3600000));
  return `(${minutes}:${seconds(used)}/${hours}:${two(Math.floor(total / 60000) % 60)}:${seconds(total)})`;
}
