import type { CellValue } from './cell';
import { splitSerial } from './dates';

type Token =
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'text' }
  | { readonly type: 'general' }
  | { readonly type: 'date'; readonly text: string }
  | { readonly type: 'elapsed'; readonly text: string }
  | { readonly type: 'digits'; readonly text: string };

const TOKEN =
  /"([^"]*)"|\\(.)|_(.)|\*.|\[(h+|m+|s+)\]|\[[^\]]*\]|(General|G\/標準)|(AM\/PM|y+|m+|d+|h+|s+(?:\.0+)?)|([0#?][0#?,.]*(?:E[+-]0+)?)|(@)|([\s\S])/giy;

function tokenize(section: string): Token[] {
  const tokens: Token[] = [];
  for (const m of section.matchAll(TOKEN)) {
    if (m[4] !== undefined) tokens.push({ type: 'elapsed', text: m[4].toLowerCase() });
    else if (m[5] !== undefined) tokens.push({ type: 'general' });
    else if (m[6] !== undefined) tokens.push({ type: 'date', text: m[6] });
    else if (m[7] !== undefined) tokens.push({ type: 'digits', text: m[7] });
    else if (m[8] !== undefined) tokens.push({ type: 'text' });
    else if (m[3] !== undefined) tokens.push({ type: 'literal', text: ' ' });
    else {
      const text = m[1] ?? m[2] ?? m[9];
      if (text !== undefined) tokens.push({ type: 'literal', text });
    }
  }
  return tokens;
}

function splitSections(format: string): string[] {
  const sections = [''];
  for (const part of format.match(/"[^"]*"|\\.|\[[^\]]*\]|;|[^"\\;[]+|[\s\S]/g) ?? []) {
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  }
  return sections;
}

/** 「標準」での数の見え方。有効 10 桁まで、大きい数は指数で書く。 */
export function formatGeneral(value: number): string {
  if (!Number.isFinite(value)) return '#NUM!';
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e11 || size < 1e-9)) {
    const [mantissa, exponent] = value.toExponential(5).split('e');
    const power = Number(exponent);
    return `${Number(mantissa)}E${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  }
  return String(Number(value.toPrecision(10)));
}

function formatDigits(value: number, pattern: string): string {
  const scaled = /,+$/.exec(pattern);
  const shown = scaled ? value / 1000 ** scaled[0].length : value;
  const [whole = '', fraction = ''] = pattern.replace(/,+$/, '').split('.');
  const most = fraction.replace(/[^0#?]/g, '').length;
  const least = fraction.replace(/[^0]/g, '').length;
  let [integer = '0', decimals = ''] = shown.toFixed(most).split('.');
  while (decimals.length > least && decimals.endsWith('0')) decimals = decimals.slice(0, -1);
  const minimum = whole.replace(/[^0]/g, '').length;
  if (minimum === 0 && integer === '0') integer = '';
  integer = integer.padStart(minimum, '0');
  if (whole.includes(',')) integer = integer.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals || pattern.includes('.') ? `${integer}.${decimals}` : integer;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function formatDateToken(text: string, value: number, isMinute: boolean, isTwelve: boolean): string {
  const parts = splitSerial(value);
  const code = text.toLowerCase();
  const number = (n: number): string => (code.length === 1 ? String(n) : String(n).padStart(2, '0'));
  if (code === 'am/pm') return parts.hours < 12 ? 'AM' : 'PM';
  if (code.startsWith('y'))
    return code.length <= 2 ? String(parts.year % 100).padStart(2, '0') : String(parts.year);
  if (code.startsWith('d')) return code.length >= 3 ? (DAYS[parts.weekday] ?? '') : number(parts.day);
  if (code.startsWith('h')) return number(isTwelve ? parts.hours % 12 || 12 : parts.hours);
  if (code.startsWith('s')) return String(parts.seconds).padStart(Math.min(code.length, 2), '0');
  if (isMinute) return number(parts.minutes);
  return code.length >= 3 ? (MONTHS[parts.month - 1] ?? '') : number(parts.month);
}

// `m` is a minute after an hour or before a second, else a month.
function isMinuteAt(tokens: readonly Token[], index: number): boolean {
  const isTime = (t: Token): boolean => t.type === 'date' || t.type === 'elapsed';
  const before = tokens.slice(0, index).filter(isTime).at(-1);
  const after = tokens.slice(index + 1).find(isTime);
  const starts = (t: Token | undefined, letter: string): boolean =>
    t !== undefined && 'text' in t && t.text.toLowerCase().startsWith(letter);
  return starts(before, 'h') || starts(after, 's');
}

function formatElapsed(code: string, value: number): string {
  const total = Math.round(value * 86400);
  const unit = code.startsWith('h') ? 3600 : code.startsWith('m') ? 60 : 1;
  return String(Math.floor(total / unit)).padStart(code.length, '0');
}

function formatNumber(value: number, section: string): string {
  const tokens = tokenize(section);
  const hasPercent = tokens.some((t) => t.type === 'literal' && t.text === '%');
  const isTwelve = tokens.some((t) => t.type === 'date' && /am/i.test(t.text));
  const shown = hasPercent ? value * 100 : value;
  return tokens
    .map((token, index) => {
      if (token.type === 'literal') return token.text;
      if (token.type === 'digits') return formatDigits(shown, token.text);
      if (token.type === 'elapsed') return formatElapsed(token.text, value);
      if (token.type === 'date')
        return formatDateToken(token.text, value, isMinuteAt(tokens, index), isTwelve);
      return formatGeneral(shown);
    })
    .join('');
}

/** 値の見え方。Excel の表示形式(区分 `;`、`"…"`、`@`、日付と時刻、`[h]`、数、`%`)に従う。 */
export function formatValue(value: CellValue, numberFormat: string): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value === '') return '';
  const sections = splitSections(numberFormat);
  const isTextSection = (s: string | undefined): boolean =>
    s !== undefined && tokenize(s).some((t) => t.type === 'text');
  if (typeof value === 'string') {
    const section = sections[3] ?? sections.find(isTextSection);
    if (section === undefined) return value;
    return tokenize(section)
      .map((t) => (t.type === 'text' ? value : t.type === 'literal' ? t.text : ''))
      .join('');
  }
  const numeric = isTextSection(sections.at(-1)) ? sections.slice(0, -1) : sections;
  // A format of a text section only does not apply to numbers.
  if (numeric.length === 0) return formatGeneral(value);
  if (value < 0 && numeric[1] !== undefined) return formatNumber(-value, numeric[1]);
  if (value === 0 && numeric[2] !== undefined) return formatNumber(0, numeric[2]);
  const text = formatNumber(Math.abs(value), numeric[0] ?? 'General');
  if (value >= 0) return text;
  // Negative dates and times have no face in the 1900 date system: Excel fills the cell with #.
  return tokenize(numeric[0] ?? '').some((t) => t.type === 'date' || t.type === 'elapsed')
    ? '########'
    : `-${text}`;
}
