import { describe, expect, it } from 'vitest';
import { parseArea } from '../../../src/preview/host/model/area';
import { currentTable, addTable } from '../../../src/preview/host/model/table-edits';
import { clearFilters, setFilter } from '../../../src/preview/host/model/table-filters';
import { Workbook } from '../../../src/preview/host/model/workbook';
import { formatWithTable } from '../../../src/preview/page/grid/table-look';

/** A table of the numbers 0 to 7 under a header. */
function numbered(): { book: Workbook; banded: () => number[]; id: string } {
  const book = new Workbook();
  const sheet = book.active;
  ['番号', ...'01234567'].forEach((text, row) => book.edit(sheet, { row, column: 0 }, text));
  const { id } = addTable(sheet, parseArea('A1:A9'), true, 'user');
  const banded = (): number[] =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter(
      (number) =>
        !sheet.layout.rows.hidden.has(number + 1) &&
        formatWithTable(sheet, number + 1, 0).fill.color !== null,
    );
  return { book, banded, id };
}

describe('bands of a table', () => {
  it('are every other row', () => {
    expect(numbered().banded()).toEqual([0, 2, 4, 6]);
  });

  it('follow the rows that a filter leaves, and come back without it', () => {
    const { book, banded, id } = numbered();
    setFilter(currentTable(book, id), 0, { filterOn: 'Values', values: ['1', '2', '5', '6', '7'] });
    expect(banded()).toEqual([1, 5, 7]);
    clearFilters(currentTable(book, id));
    expect(banded()).toEqual([0, 2, 4, 6]);
  });
});
