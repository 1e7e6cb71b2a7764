import type { CellValue } from '../../../src/preview/host/model/cell';
import type { ListBook } from './list-fixture';

/** 集計シートの一つの表: 名から、右の値の並び。 */
export type ReadBlock = ReadonlyMap<string, readonly CellValue[]>;

const headRows = 4;

/** 題で表を探して読む。なければ null。 */
export function readBlock(list: ListBook, sheet: string, title: string): ReadBlock | null {
  const cells = list.values(sheet, 'B1:O220');
  const top = cells.findIndex(([first]) => first === title);
  if (top < 0) return null;
  const after = cells.slice(top + headRows);
  // A block ends with two blank rows and the next title, which stands alone above its note and headers.
  const next = after.findIndex(([name], i) => name !== '' && after[i + 1]?.[0] !== '' && isAlone(after[i]));
  return new Map(
    after
      .slice(0, next < 0 ? undefined : next)
      .filter(([name]) => name !== '')
      .map(([name, ...values]) => [String(name), values]),
  );
}

function isAlone(row: readonly CellValue[] | undefined): boolean {
  return row !== undefined && row.slice(1).every((value) => value === '');
}
