import type { Area } from './area';
import { formatArea, parseArea, quoteSheetName, splitSheetAddress, tryParseArea } from './area';
import type { CellValue } from './cell';
import { HostError, invalidArgument } from './errors';
import { evaluateFormula } from './formula';
import type { Sheet } from './sheet';
import type { Workbook } from './workbook';

/** 定義された名前。`scope` が null ならブック全体、`refersTo` は `=` で始まる式。書き換えず作り直す。 */
export interface DefinedName {
  readonly name: string;
  readonly scope: Sheet | null;
  readonly refersTo: string;
  readonly visible: boolean;
  readonly comment: string;
}

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** 名前として使えるか。番地に見えるもの、空白を含むもの、数字で始まるものは使えない。 */
export const isValidName = (name: string): boolean =>
  /^[\p{L}_\\][\p{L}\p{N}_.\\?]{0,254}$/u.test(name) &&
  !tryParseArea(name) &&
  !/^r\d*c\d*$|^[rc]$/i.test(name);

/** 範囲を指す式を作る。 */
export const refersToArea = (sheet: Sheet, area: Area): string =>
  `=${quoteSheetName(sheet.name)}!${formatArea(area, true)}`;

/** 名前を探す。シートのものが先、次にブックのもの。 */
export function findName(book: Workbook, name: string, sheet: Sheet | null): DefinedName | null {
  const matches = book.names.filter((n) => sameText(n.name, name));
  return (sheet && matches.find((n) => n.scope === sheet)) ?? matches.find((n) => n.scope === null) ?? null;
}

/** 名前の指す範囲。範囲でなければ(消えた、式である)null。 */
export function rangeOfName(book: Workbook, name: DefinedName): { sheet: Sheet; area: Area } | null {
  const { sheet: sheetName, address } = splitSheetAddress(name.refersTo.slice(1));
  const sheet = sheetName === null ? name.scope : book.findSheet(sheetName);
  const area = tryParseArea(address);
  return sheet && area ? { sheet, area } : null;
}

/** 名前の値。範囲なら番地(Excel の NamedItem.value と同じ)、式なら計算した値。 */
export function valueOfName(book: Workbook, name: DefinedName): CellValue {
  const target = rangeOfName(book, name);
  if (target) return `${quoteSheetName(target.sheet.name)}!${formatArea(target.area, true)}`;
  if (name.refersTo.includes('#REF!')) return '#REF!';
  return evaluateFormula(name.refersTo, { range: (ref) => book.valuesOf(ref, name.scope) });
}

/** 名前を足す。誤った名前は InvalidArgument、同じ範囲に同じ名前があれば ItemAlreadyExists。 */
export function addName(book: Workbook, name: DefinedName): DefinedName {
  if (!isValidName(name.name)) invalidArgument();
  if (book.names.some((n) => n.scope === name.scope && sameText(n.name, name.name))) {
    throw new HostError('ItemAlreadyExists');
  }
  book.setNames([...book.names, name]);
  return name;
}

/** 名前の内容を変える。 */
export function replaceName(book: Workbook, name: DefinedName, patch: Partial<DefinedName>): DefinedName {
  const next = { ...name, ...patch };
  book.setNames(book.names.map((n) => (n === name ? next : n)));
  return next;
}

/** 名前を消す。 */
export function deleteName(book: Workbook, name: DefinedName): void {
  book.setNames(book.names.filter((n) => n !== name));
}

/** 名前ボックスに書かれたものを読む。番地か名前で、読めなければ InvalidArgument。 */
export function resolveReference(book: Workbook, text: string, sheet: Sheet): { sheet: Sheet; area: Area } {
  const { sheet: sheetName, address } = splitSheetAddress(text);
  const target = sheetName === null ? sheet : book.findSheet(sheetName);
  if (!target) return invalidArgument();
  const name = findName(book, address, target);
  const named = name && rangeOfName(book, name);
  return named ?? { sheet: target, area: parseArea(address) };
}
