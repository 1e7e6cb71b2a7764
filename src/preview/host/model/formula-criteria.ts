import type { CellValue } from './cell';
import { isErrorValue } from './cell';
import { parseTyped } from './typed-value';

/** 値が条件に合うか。`text` は見えている文字列で、絞り込みだけが使う。 */
export type CriterionTest = (value: CellValue, text?: string) => boolean;

const escaped = (character: string): string => character.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** ワイルドカード(`*` `?`、`~` で打ち消し)を正規表現にする。なければ null。大文字小文字は問わない。 */
export function wildcardPattern(text: string): RegExp | null {
  if (!/[*?]/.test(text)) return null;
  const source = text.replace(/~([*?~])|([\s\S])/g, (_all, literal?: string, other?: string) => {
    if (literal !== undefined) return escaped(literal);
    if (other === '*') return '[\\s\\S]*';
    return other === '?' ? '[\\s\\S]' : escaped(other ?? '');
  });
  return new RegExp(`^${source}$`, 'iu');
}

const NO_FORMAT = { numberFormat: 'General', locale: 'ja-JP', year: 2000 } as const;

// "5", "2026/4/1" and "0:16" in a criterion are read as one would type them.
function readOperand(text: string): CellValue {
  if (text === '') return '';
  const typed = parseTyped(text, NO_FORMAT);
  return typed.formula === null ? typed.value : text;
}

function equals(operand: CellValue, source: string, looksAtText: boolean): CriterionTest {
  const pattern = wildcardPattern(source);
  const plain = source.replace(/~([*?~])/g, '$1').toLowerCase();
  if (typeof operand !== 'string') {
    return (value, text) =>
      value === operand ||
      (looksAtText && text?.toLowerCase() === plain) ||
      // A text that looks like the number counts too (COUNTIF of "1" and 1).
      (typeof value === 'string' && value !== '' && readOperand(value) === operand);
  }
  const shown = (value: CellValue, text?: string): string =>
    looksAtText ? (text ?? '') : typeof value === 'string' ? value : '';
  if (pattern) return (value, text) => pattern.test(shown(value, text));
  return (value, text) =>
    (typeof value === 'string' || looksAtText) && shown(value, text).toLowerCase() === plain;
}

function ordering(operator: string, operand: CellValue): CriterionTest {
  const holds = (sign: number): boolean =>
    operator === '<' ? sign < 0 : operator === '>' ? sign > 0 : operator === '<=' ? sign <= 0 : sign >= 0;
  return (value) => {
    if (typeof value !== typeof operand || value === '' || isErrorValue(value)) return false;
    if (typeof value === 'string' && typeof operand === 'string') {
      return holds(
        value.toLowerCase() < operand.toLowerCase() ? -1 : +(value.toLowerCase() > operand.toLowerCase()),
      );
    }
    return holds(Number(value) - Number(operand));
  };
}

/** 条件が、記号も数もない文と等しいことなら、その文を小文字で。ほかは null。 */
export function plainText(criterion: CellValue): string | null {
  const text = typeof criterion === 'string' ? /^=?([^<>=][\s\S]*)$/.exec(criterion)?.[1] : undefined;
  if (text === undefined || /[*?]/.test(text) || typeof readOperand(text) !== 'string') return null;
  return text.replaceAll('~~', '~').toLowerCase();
}

/**
 * COUNTIF などの条件(`>=10`、`<>中断`、`*飛車*`)を読む。`looksAtText` は絞り込みで、見えている文字列も比べる。
 * 出典: support.microsoft.com「COUNTIF 関数」「Filter data in a range or table」。
 */
export function parseCriterion(criterion: CellValue, looksAtText = false): CriterionTest {
  if (typeof criterion !== 'string') return (value) => value === criterion;
  const [, operator = '', rest = ''] = /^(<>|<=|>=|=|<|>)?([\s\S]*)$/.exec(criterion) ?? [];
  const operand = readOperand(rest);
  if (operator === '<' || operator === '>' || operator === '<=' || operator === '>=') {
    return ordering(operator, operand);
  }
  // "=" alone is an empty cell, "<>" alone a filled one; a bare "" also matches a formula's "".
  const test: CriterionTest = rest === '' ? (value) => value === '' : equals(operand, rest, looksAtText);
  return operator === '<>' ? (value, text) => !test(value, text) : test;
}
