import type { CellValue } from './cell';
import { isErrorValue } from './cell';
import { dateSerial, timeSerial } from './dates';

/** Excel の表示言語。日付の既定の表示形式が変わる。 */
export type HostLocale = 'ja-JP' | 'en-US';

/** 入力を読んだ結果。`format` は「標準」のセルに付く表示形式。 */
export interface TypedValue {
  readonly value: CellValue;
  readonly formula: string | null;
  readonly format?: string;
}

/** 入力を読むときの事情。`year` は年のない日付に補う年。 */
export interface TypingContext {
  readonly numberFormat: string;
  readonly locale: HostLocale;
  readonly year: number;
}

const MAX_NUMBER = 255;
const MAX_ERROR = '#DIV/0!'.length;

const text = (value: string): TypedValue => ({ value, formula: null });
const number = (value: number, format?: string): TypedValue =>
  format === undefined ? { value, formula: null } : { value, formula: null, format };

function readNumber(source: string): TypedValue | null {
  const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(source);
  const plain = source.replaceAll(',', '');
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(source)) return number(Number(source));
  if (grouped) return number(Number(plain), source.includes('.') ? '#,##0.00' : '#,##0');
  if (/^[+-]?(\d+\.?\d*|\.\d+)e[+-]?\d+$/i.test(source)) return number(Number(source), '0.00E+00');
  const percent = /^([+-]?\d+(\.\d*)?)%$/.exec(source);
  if (percent) return number(Number(percent[1]) / 100, percent[2] ? '0.00%' : '0%');
  const fraction = /^(\d+) (\d{1,2})\/(\d{1,2})$/.exec(source);
  if (fraction && Number(fraction[3]) > 0) {
    return number(Number(fraction[1]) + Number(fraction[2]) / Number(fraction[3]), '# ?/?');
  }
  return null;
}

function readTime(source: string): TypedValue | null {
  const m = /^(\d{1,4}):(\d{1,2})(?::(\d{1,2})(\.\d+)?)?( ?[ap]m)?$/i.exec(source);
  if (!m) return null;
  const [hours, minutes, seconds] = [Number(m[1]), Number(m[2]), Number(m[3] ?? 0)];
  if (minutes > 59 || seconds > 59) return null;
  if (m[5]) {
    if (hours > 12) return null;
    const shift = /p/i.test(m[5]) ? 12 : 0;
    return number(timeSerial((hours % 12) + shift, minutes, seconds), m[3] ? 'h:mm:ss AM/PM' : 'h:mm AM/PM');
  }
  const format = hours >= 24 ? '[h]:mm:ss' : m[3] ? 'h:mm:ss' : 'h:mm';
  return number(timeSerial(hours, minutes, seconds + Number(m[4] ?? 0)), format);
}

function readDate(source: string, context: TypingContext): TypedValue | null {
  const isJapanese = context.locale === 'ja-JP';
  const full = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(source);
  const full2 = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(source);
  const short = /^(\d{1,2})[-/](\d{1,2})$/.exec(source) ?? /^(\d{1,2})月(\d{1,2})日$/.exec(source);
  const three = /^(\d{1,2})[-/](\d{1,2})[-/](\d{2}|\d{4})$/.exec(source);
  const dated = (year: number, month: number, day: number, format: string): TypedValue | null => {
    const serial = dateSerial(year, month, day);
    return serial === null ? null : number(serial, format);
  };
  if (full)
    return dated(Number(full[1]), Number(full[2]), Number(full[3]), isJapanese ? 'yyyy/m/d' : 'm/d/yyyy');
  if (full2) return dated(Number(full2[1]), Number(full2[2]), Number(full2[3]), 'yyyy"年"m"月"d"日"');
  if (short) {
    const found = dated(
      context.year,
      Number(short[1]),
      Number(short[2]),
      isJapanese ? 'm"月"d"日"' : 'd-mmm',
    );
    // Not a day of the month: Excel tries month/year next (1/45 → January 1945).
    if (found || Number(short[2]) < 32) return found;
    return dated(1900 + Number(short[2]), Number(short[1]), 1, 'mmm-yy');
  }
  if (three) {
    const years = Number(three[3]);
    const century = years < 30 ? 2000 : years < 100 ? 1900 : 0;
    return isJapanese
      ? dated(2000 + Number(three[1]), Number(three[2]), years, 'yyyy/m/d')
      : dated(century + years, Number(three[1]), Number(three[2]), 'm/d/yyyy');
  }
  return null;
}

function readDateTime(source: string, context: TypingContext): TypedValue | null {
  const [first = '', second, ...rest] = source.split(' ');
  if (second === undefined || rest.length > 0) return null;
  const date = readDate(first, context);
  const time = readTime(second);
  if (typeof date?.value !== 'number' || typeof time?.value !== 'number') return null;
  return number(date.value + time.value, context.locale === 'ja-JP' ? 'yyyy/m/d h:mm' : 'm/d/yyyy h:mm');
}

/**
 * 入力した文字列、または API の `values` に渡した文字列を、Excel が読むように読む。
 * 文字列書式 `@` のセルでは何も変えない。式の構文は調べない(`formula` を返すだけ)。
 */
export function parseTyped(source: string, context: TypingContext): TypedValue {
  // The prefix character is taken off in text cells too. Assumed from Range.PrefixCharacter
  // (see README, 仮定); the value then holds the rest untouched.
  if (source.startsWith("'")) return text(source.slice(1));
  if (context.numberFormat === '@') return text(source);
  // A cell shows 255 characters of a number at most; a longer text is no number and no date.
  if (source.length > MAX_NUMBER) return readLongText(source);
  // Japanese Excel reads full-width digits and signs as numbers.
  const plain = source
    .trim()
    .replace(/[０-９．：／－＋％，]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0));
  if (plain === '') return text(source);
  if (/^(true|false)$/i.test(plain)) return { value: /^t/i.test(plain), formula: null };
  const found =
    readNumber(plain) ?? readTime(plain) ?? readDate(plain, context) ?? readDateTime(plain, context);
  if (found) return found;
  return readLongText(source);
}

function readLongText(source: string): TypedValue {
  // "values that start with =, + or - are taken as a formula" (Range.values in the API reference);
  // a lone sign stays text. A leading @ is the old Lotus call and is read as a formula as well.
  if (/^[=+\-@]./.test(source)) return { value: 0, formula: source.startsWith('=') ? source : `=${source}` };
  if (source.length <= MAX_ERROR && isErrorValue(source.toUpperCase())) return text(source.toUpperCase());
  return text(source);
}
