/** 構造化参照の、行の部分。 */
export type TablePart = 'All' | 'Data' | 'Headers' | 'Totals' | 'This Row';

/** 構造化参照。`table` が空なら式のあるテーブル、`columns` は始めと終わりの列の名前で、空なら全部の列。 */
export interface StructuredReference {
  readonly table: string;
  readonly parts: readonly TablePart[];
  readonly columns: readonly string[];
}

const PARTS: readonly TablePart[] = ['All', 'Data', 'Headers', 'Totals', 'This Row'];

/** 構造化参照の字句の形。列の名前の中の `[` `]` `#` `'` には `'` が付く。 */
export const STRUCTURED_PATTERN = String.raw`(?:[\p{L}_\\][\p{L}\p{N}_.\\]*)?\[(?:'[\s\S]|[^\[\]']|\[(?:'[\s\S]|[^\[\]'])*\])*\]`;

const unescape = (text: string): string => text.replace(/'([\s\S])/g, '$1');
const escape = (text: string): string => text.replace(/[[\]#']/g, "'$&");

// "[#All],[a]:[b]" and "a" and "@a" are what may stand between the outer brackets.
function parseInside(inside: string): Pick<StructuredReference, 'parts' | 'columns'> | null {
  const isThisRow = inside.startsWith('@');
  const rest = (isThisRow ? inside.slice(1) : inside).trim();
  const parts: TablePart[] = isThisRow ? ['This Row'] : [];
  const columns: string[] = [];
  const items = rest.match(/\[(?:'[\s\S]|[^\[\]'])*\]/g);
  const words = items ? items.map((item) => item.slice(1, -1)) : rest === '' ? [] : [rest];
  if (items && !/^(?:\[(?:'[\s\S]|[^\[\]'])*\]|[\s,:])*$/.test(rest)) return null;
  for (const word of words) {
    if (!word.startsWith('#')) columns.push(unescape(word));
    else {
      const part = PARTS.find((p) => p.toLowerCase() === word.slice(1).toLowerCase());
      if (!part) return null;
      parts.push(part);
    }
  }
  return columns.length > 2 ? null : { parts, columns };
}

/** 構造化参照を読む。読めなければ null。 */
export function parseStructured(text: string): StructuredReference | null {
  const open = text.indexOf('[');
  if (open < 0 || !text.endsWith(']')) return null;
  const inside = parseInside(text.slice(open + 1, -1));
  return inside && { table: text.slice(0, open), ...inside };
}

// A lone column of plain letters stands in one pair of brackets, as Excel writes it.
function formatColumns(columns: readonly string[]): string[] {
  return columns.map((name) => `[${escape(name)}]`);
}

/** 構造化参照を書く。 */
export function formatStructured({ table, parts, columns }: StructuredReference): string {
  const [first] = columns;
  const names = formatColumns(columns).join(':');
  const isPlain = first !== undefined && columns.length === 1 && /^[\p{L}\p{N}_]+$/u.test(first);
  if (parts.length === 1 && parts[0] === 'This Row') return `${table}[@${isPlain ? first : names}]`;
  if (parts.length === 0) return columns.length === 1 ? `${table}${names}` : `${table}[${names}]`;
  const rows = parts.map((part) => `[#${part}]`).join(',');
  if (columns.length === 0 && parts.length === 1) return `${table}${rows}`;
  return `${table}[${[rows, names].filter((part) => part !== '').join(',')}]`;
}
