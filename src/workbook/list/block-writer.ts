import { LIST_COLUMNS } from '../../library/list/list-columns';
import { cellBox } from '../cell-box';
import { setFormat } from '../prepare-regions';
import type { ListCell } from './list-cells';
import type { RowCells } from './row-blocks';
import type { ListTable } from './list-table';
import { rangeAt } from './list-table';

/** 書く列: シートの列と、行から書くセルを取り出す口。 */
interface WrittenColumn {
  readonly column: number;
  cellOf(row: RowCells): ListCell;
}

/** 隣り合う列のひと続き。 */
type Run = readonly WrittenColumn[];

/**
 * 行を書く先: 一覧の欄だけを、隣り合う列のひと続きごとに書く。人の足した欄には触れない。
 * 鍵は終わりに書く。鍵のある行は、書き終わった行である。
 */
export class BlockWriter {
  readonly #runs: readonly Run[];

  constructor(table: ListTable) {
    const kifu = table.kifuColumns.map((column, part): WrittenColumn => {
      const empty: ListCell = { format: 'General', value: '' };
      return { column, cellOf: (row) => row.kifu[part] ?? empty };
    });
    const own = LIST_COLUMNS.flatMap(({ id }): WrittenColumn[] => {
      const column = table.columnOf(id);
      return column === undefined || id === 'key' || id === 'kifu'
        ? []
        : [{ column, cellOf: ({ cells }) => cells.get(id)! }];
    });
    const key = table.columnOf('key');
    const last = key === undefined ? [] : [[{ column: key, cellOf: keyCell }]];
    this.#runs = [...runsOf([...own, ...kifu]), ...last];
  }

  /** 行を書く頼みを積む。row はシートの行。 */
  write(sheet: Excel.Worksheet, row: number, rows: readonly RowCells[]): void {
    if (rows.length === 0) return;
    for (const run of this.#runs) {
      const range = rangeAt(sheet, cellBox(row, run[0]!.column, rows.length, run.length));
      const cells = rows.map((each) => run.map((column) => column.cellOf(each)));
      writeFormats(range, cells);
      range.values = cells.map((line) => line.map(({ value }) => value));
      run.forEach((_, at) => {
        // Excel may turn wrapping on for a text with line feeds; the row would grow.
        if (cells.some((line) => hasLineFeed(line[at]!))) range.getColumn(at).format.wrapText = false;
      });
    }
  }

  /** 書いた行の値を消す頼みを積む。 */
  clear(sheet: Excel.Worksheet, row: number, rows: number): void {
    for (const run of this.#runs)
      rangeAt(sheet, cellBox(row, run[0]!.column, rows, run.length)).clear('Contents');
  }

  /** 表の幅の空の行。一覧の欄は空、人の欄は触れないしるし。 */
  blankRow(table: ListTable): readonly ('' | null)[] {
    const own = new Set(this.#runs.flat().map(({ column }) => column));
    const { column, columns } = table.facts.box;
    return Array.from({ length: columns }, (_, at) => (own.has(column + at) ? '' : null));
  }
}

function keyCell({ cells }: RowCells): ListCell {
  return cells.get('key')!;
}

function hasLineFeed({ value }: ListCell): boolean {
  return typeof value === 'string' && value.includes('\n');
}

/** 列を、隣り合うひと続きずつに分ける。 */
function runsOf(columns: readonly WrittenColumn[]): readonly Run[] {
  const runs: WrittenColumn[][] = [];
  for (const each of [...columns].sort((left, right) => left.column - right.column)) {
    const last = runs.at(-1);
    if (last && last.at(-1)!.column + 1 === each.column) last.push(each);
    else runs.push([each]);
  }
  return runs;
}

/** 表示形式を、同じ形の列の続きなら一度に、混じる列ならセルごとに置く。値より先に置くこと。 */
function writeFormats(range: Excel.Range, cells: readonly (readonly ListCell[])[]): void {
  const width = cells[0]!.length;
  const uniform = Array.from({ length: width }, (_, at) => {
    const { format } = cells[0]![at]!;
    return cells.every((line) => line[at]!.format === format) ? format : null;
  });
  for (let from = 0; from < width;) {
    const format = uniform[from]!;
    let to = from + 1;
    while (format !== null && to < width && uniform[to] === format) to++;
    const part = range.getColumn(from).getResizedRange(0, to - from - 1);
    if (format === null) part.numberFormat = cells.map((line) => [line[from]!.format]);
    else setFormat(part, format);
    from = to;
  }
}
