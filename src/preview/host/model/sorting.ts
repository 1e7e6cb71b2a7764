import type { Area } from './area';
import { formatArea } from './area';
import type { Cell, CellValue } from './cell';
import { isErrorValue } from './cell';
import { editCells } from './edits';
import { invalidArgument } from './errors';
import type { ChangeCause } from './events';
import type { Sheet } from './sheet';
import type { SortKey, Table } from './table';
import { bodyArea } from './table';
import { replaceTable } from './table-edits';

// Numbers, texts, truth values, errors; blanks are last in either direction
// (support.microsoft.com, "Sort data in a range or table").
function rankOf(value: CellValue): number {
  if (typeof value === 'number') return 0;
  if (typeof value === 'boolean') return 2;
  return isErrorValue(value) ? 3 : 1;
}

/** 二つの値の順。空白は扱わない。 */
export function compareValues(a: CellValue, b: CellValue, collator: Intl.Collator): number {
  const byRank = rankOf(a) - rankOf(b);
  if (byRank !== 0) return byRank;
  return typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);
}

/**
 * 範囲の行を並べ替える。同じ値の順は変わらない。隠れた行は動かない
 * (support.microsoft.com「Hidden rows aren't moved when you sort rows」)。
 */
export function sortRows(
  sheet: Sheet,
  area: Area,
  keys: readonly SortKey[],
  matchCase: boolean,
  cause: ChangeCause,
): void {
  sheet.assertAllowed('allowSort');
  sheet.assertEditable(area);
  if (keys.length === 0 || keys.some(({ key }) => key < 0 || key >= area.columns)) invalidArgument();
  const collator = new Intl.Collator(sheet.book.locale, { sensitivity: matchCase ? 'variant' : 'accent' });
  const slots = Array.from({ length: area.rows }, (_, i) => area.row + i).filter(
    (row) => !sheet.layout.rows.hidden.has(row),
  );
  const compare = (a: number, b: number): number => {
    for (const { key, ascending } of keys) {
      const [x, y] = [a, b].map((row) => sheet.cellAt(row, area.column + key).value) as [
        CellValue,
        CellValue,
      ];
      if (x === '' || y === '') {
        if (x !== y) return x === '' ? 1 : -1;
        continue;
      }
      const order = compareValues(x, y, collator);
      if (order !== 0) return ascending ? order : -order;
    }
    return 0;
  };
  const sorted = [...slots].sort(compare);
  const from = new Map(slots.map((row, i) => [row, sorted[i] ?? row]));
  const before = new Map<number, Cell[]>();
  for (const row of slots) {
    before.set(
      row,
      Array.from({ length: area.columns }, (_, c) => sheet.cellAt(row, area.column + c)),
    );
  }
  editCells(sheet, area, 'values', cause, (cell, row, column) => {
    const source = from.get(row);
    return source === undefined ? cell : (before.get(source)?.[column - area.column] ?? cell);
  });
  sheet.book.raise({ type: 'rowSorted', sheet, address: formatArea(area) });
}

/** テーブルの本体を並べ替え、条件を覚える。 */
export function sortTable(
  table: Table,
  fields: readonly SortKey[],
  matchCase: boolean,
  cause: ChangeCause,
): void {
  sortRows(table.sheet, bodyArea(table), fields, matchCase, cause);
  replaceTable(table, { order: { fields, matchCase } });
}
