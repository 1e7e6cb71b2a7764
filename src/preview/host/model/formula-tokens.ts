import { invalidArgument } from './errors';
import { STRUCTURED_PATTERN } from './structured-reference';

/** 式の字句。`ref` は番地、`structured` は構造化参照、`name` は名前または関数名。 */
export interface FormulaToken {
  readonly type: 'number' | 'string' | 'ref' | 'structured' | 'name' | 'operator' | 'error';
  readonly text: string;
  /** 式の文字列の中の位置。番地の書き換えに使う。 */
  readonly at: number;
}

const SHEET = String.raw`(?:(?:'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!)?`;
const CELL = String.raw`\$?[A-Za-z]{1,3}\$?\d{1,7}`;
const COLUMNS = String.raw`\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}`;
const ROWS = String.raw`\$?\d{1,7}:\$?\d{1,7}`;
const PATTERN = new RegExp(
  [
    String.raw`(?<space>\s+)`,
    String.raw`(?<string>"(?:[^"]|"")*")`,
    String.raw`(?<error>#(?:NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NUM!|NULL!))`,
    `(?<structured>${STRUCTURED_PATTERN})`,
    String.raw`(?<ref>${SHEET}(?:${CELL}(?::${CELL})?|${COLUMNS}|${ROWS})(?![\p{L}\p{N}_.(!]))`,
    String.raw`(?<name>${SHEET}[\p{L}_\\][\p{L}\p{N}_.\\?]*)`,
    String.raw`(?<number>\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+)`,
    String.raw`(?<operator><=|>=|<>|[-+*/^&=<>%(),;:@{}])`,
  ].join('|'),
  'uy',
);

/** 式(先頭の `=` を除いたもの)を字句に分ける。読めない字があれば InvalidArgument。 */
export function tokenizeFormula(source: string): FormulaToken[] {
  const tokens: FormulaToken[] = [];
  for (let at = 0; at < source.length;) {
    PATTERN.lastIndex = at;
    const match = PATTERN.exec(source);
    if (!match?.groups) invalidArgument();
    for (const type of ['string', 'error', 'structured', 'ref', 'name', 'number', 'operator'] as const) {
      const text = match.groups[type];
      if (text !== undefined) tokens.push({ type, text, at });
    }
    at += match[0].length;
  }
  return tokens;
}
