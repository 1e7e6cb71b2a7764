import { describe, expect, it } from 'vitest';
import { formatArea, parseArea } from '../../../src/preview/host/model/area';
import {
  addTable,
  currentTable,
  deleteTable,
  resizeTable,
} from '../../../src/preview/host/model/table-edits';
import { growTable } from '../../../src/preview/host/model/table-growth';
import { setFilter } from '../../../src/preview/host/model/table-filters';
import { Workbook } from '../../../src/preview/host/model/workbook';
import { changedAreas } from '../../../src/preview/page/grid/table-change';

/** What the change shows as, after it was made to a table in A1:B5. */
function shown(change: (book: Workbook, id: string) => void): string {
  const book = new Workbook();
  book.edit(book.active, { row: 0, column: 0 }, '番号');
  const { id } = addTable(book.active, parseArea('A1:B5'), true, 'user');
  const before = book.tables;
  change(book, id);
  const areas = changedAreas(before, book.tables, book.active);
  return areas === 'all' ? areas : areas.map((area) => formatArea(area)).join(' ');
}

describe('what a change of the tables shows as', () => {
  it('nothing, if no table changed', () => {
    expect(shown(() => undefined)).toBe('');
  });

  it('the new rows and the one above them, if a table grew', () => {
    expect(shown((book, id) => growTable(currentTable(book, id), 9, 'api'))).toBe('A5:B9');
  });

  it('everything, if it became smaller or wider, was filtered, taken away or joined by another', () => {
    const resized = (area: string) =>
      shown((book, id) => resizeTable(currentTable(book, id), parseArea(area), 'api'));
    expect(resized('A1:B3')).toBe('all');
    expect(resized('A1:C5')).toBe('all');
    const filter = { filterOn: 'Values', values: ['1'] } as const;
    expect(shown((book, id) => setFilter(currentTable(book, id), 0, filter))).toBe('all');
    expect(shown((book, id) => deleteTable(currentTable(book, id), 'user'))).toBe('all');
    expect(shown(({ active }) => addTable(active, parseArea('D1:D3'), true, 'user'))).toBe('all');
  });
});
