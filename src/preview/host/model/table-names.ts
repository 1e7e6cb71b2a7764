import type { Sheet } from './sheet';
import { HostError, invalidArgument } from './errors';
import { isValidName } from './names';
import { findTable } from './table';
import type { HostLocale } from './typed-value';
import type { Workbook } from './workbook';

// Japanese Excel calls them テーブル1 and 列1.
const WORDS: Readonly<Record<HostLocale, { table: string; column: string }>> = {
  'ja-JP': { table: 'テーブル', column: '列' },
  'en-US': { table: 'Table', column: 'Column' },
};

/** まだ使われていないテーブルの名前。番号は `from` から探す。 */
export function freeTableName(book: Workbook, from: number): string {
  const word = WORDS[book.locale].table;
  let n = from;
  while (isTaken(book, word + String(n))) n++;
  return word + String(n);
}

// Tables and names of the workbook share one space of names ("Rename an Excel table", support.microsoft.com).
const isTaken = (book: Workbook, name: string): boolean =>
  findTable(book, name) !== null ||
  book.names.some((n) => n.scope === null && n.name.toLowerCase() === name.toLowerCase());

/** テーブルの名前として使えるか調べる。使えなければ InvalidArgument、重なれば ItemAlreadyExists。 */
export function checkTableName(book: Workbook, name: string, own: string | null): void {
  if (!isValidName(name)) invalidArgument();
  if (own !== null && own.toLowerCase() === name.toLowerCase()) return;
  if (isTaken(book, name)) throw new HostError('ItemAlreadyExists');
}

/** 列の名前を一通りにする。空なら 列N、重なれば後ろに数字が付く(Excel と同じ)。 */
export function uniqueColumnNames(book: Workbook, wanted: readonly string[]): string[] {
  const taken = new Set(wanted.filter((name) => name !== '').map((name) => name.toLowerCase()));
  const seen = new Set<string>();
  return wanted.map((name, index) => {
    const isFirst = name !== '' && !seen.has(name.toLowerCase());
    let free = name;
    const [stem, from] = name === '' ? [WORDS[book.locale].column, index + 1] : [name, 2];
    for (let n = from; !isFirst && (free === '' || taken.has(free.toLowerCase())); n++)
      free = stem + String(n);
    seen.add(free.toLowerCase());
    taken.add(free.toLowerCase());
    return free;
  });
}

/** 見出しのセルの文字列から列の名前を作る。 */
export const headerNames = (sheet: Sheet, row: number, from: number, count: number): string[] =>
  uniqueColumnNames(
    sheet.book,
    Array.from({ length: count }, (_, i) => sheet.text(row, from + i)),
  );
