import { cellBox, formatAddress } from '../cell-box';
import { textForCell } from '../cell-text';
import { choiceSource } from './name-pool';
import type { Block } from './report-block';
import { headRows } from './report-block';
import { reportColumns } from './report-layout';
import type { TypedCells } from './report-sheet';

/** 集計シートの色。盤や棋譜のシートと同じ。 */
export const reportColors = {
  header: '#EFE3C8',
  line: '#7A5C33',
  entry: '#FFF8E5',
  note: '#5F5A50',
  helper: '#8A857B',
} as const;

/** 二行の見出しの高さ。 */
const wrappedHeight = 28;

type CellsAt = (row: number, column: number, rows?: number, columns?: number) => Excel.Range;

/** 表を書く。typed は人が書いた名で、式の代わりに残す。 */
export function writeBlock(sheet: Excel.Worksheet, block: Block, typed: TypedCells): void {
  const at: CellsAt = (row, column, rows = 1, columns = 1) =>
    sheet.getRange(formatAddress(cellBox(block.top + row, column, rows, columns)));
  const { name } = reportColumns;
  const [count, width] = [block.rows.length, block.headers.length];
  const title = at(0, name);
  title.values = [[block.title]];
  title.format.font.bold = true;
  title.format.font.size = 13;
  title.format.rowHeight = 20;
  const note = at(1, name);
  note.formulas = [[block.note]];
  note.format.font.size = 9;
  note.format.font.color = reportColors.note;
  writeHeaders(block, at);
  const body = at(headRows, name, count, width);
  body.numberFormat = block.rows.map(() => [...block.formats]);
  body.formulas = block.rows.map((row, i) => withTyped(row, block, i, typed));
  body.format.shrinkToFit = true;
  block.formats.forEach((format, column) => {
    const isText = format === 'General';
    const align = column === 0 ? 'Left' : isText ? 'Center' : 'Right';
    body.getColumn(column).format.horizontalAlignment = align;
  });
  drawLines(body, block, at);
  const { entry } = block;
  if (entry) {
    const cells = at(headRows + entry.from, name, entry.count);
    cells.format.fill.color = reportColors.entry;
    if (entry.name === 'players') offerNames(cells);
  }
  writeHelper(block, at);
}

/** 名を選ぶ並びをセルに付ける。並びにない名も書ける。 */
function offerNames({ dataValidation }: Excel.Range): void {
  dataValidation.ignoreBlanks = true;
  dataValidation.rule = { list: { inCellDropDown: true, source: choiceSource() } };
  dataValidation.errorAlert = { showAlert: false, style: 'Information', title: '', message: '' };
}

function writeHeaders({ groups, headers }: Block, at: CellsAt): void {
  const header = at(headRows - 1, reportColumns.name, 1, headers.length);
  header.formulas = [[...headers]];
  header.format.horizontalAlignment = 'Center';
  const head = [header];
  if (groups.some((group) => group !== '')) {
    const band = at(headRows - 2, reportColumns.name, 1, groups.length);
    head.push(band);
    groups.forEach((group, column) => {
      if (group === '' || group === groups[column - 1]) return;
      const end = groups.findIndex((other, i) => i > column && other !== group);
      const length = (end < 0 ? groups.length : end) - column;
      const over = at(headRows - 2, reportColumns.name + column, 1, length);
      over.getCell(0, 0).values = [[group]];
      // Centred over its columns without merging cells.
      over.format.horizontalAlignment = 'CenterAcrossSelection';
    });
  }
  for (const { format } of head) {
    format.fill.color = reportColors.header;
    format.font.bold = true;
    format.font.size = 10;
    format.shrinkToFit = true;
  }
  wrapHeaders(headers, header);
}

// A header of several words breaks between them; shrunk to one line it could not be read. A name, a formula, shrinks.
function wrapHeaders(headers: readonly string[], header: Excel.Range): void {
  const wrapped = headers.flatMap((text, column) => (/^[^=].* /.test(text) ? [column] : []));
  if (wrapped.length === 0) return;
  header.format.rowHeight = wrappedHeight;
  header.format.verticalAlignment = 'Center';
  for (const column of wrapped) {
    const { format } = header.getCell(0, column);
    format.shrinkToFit = false;
    format.wrapText = true;
  }
}

function drawLines(body: Excel.Range, block: Block, at: CellsAt): void {
  for (const edge of ['EdgeTop', 'InsideHorizontal', 'EdgeBottom'] as const) {
    const border = body.format.borders.getItem(edge);
    border.style = 'Continuous';
    border.weight = edge === 'EdgeTop' ? 'Thin' : 'Hairline';
    border.color = reportColors.line;
  }
  if (block.totals === 0) return;
  const totals = at(
    headRows + block.rows.length - block.totals,
    reportColumns.name,
    block.totals,
    block.headers.length,
  );
  totals.format.font.bold = true;
  const border = totals.format.borders.getItem('EdgeTop');
  border.style = 'Continuous';
  border.weight = 'Thin';
  border.color = reportColors.line;
}

function writeHelper(block: Block, at: CellsAt): void {
  const width = block.helper[0]?.length ?? 0;
  if (block.helper.every((row) => row.every((cell) => cell === ''))) return;
  const helper = at(headRows, reportColumns.criterion, block.helper.length, width);
  helper.formulas = block.helper.map((row) => [...row]);
  helper.format.font.size = 9;
  helper.format.font.color = reportColors.helper;
  // Only the chart needs to see where it has nothing to draw.
  at(headRows, reportColumns.chartHelper, block.helper.length).format.font.color = '#FFFFFF';
}

// What a person typed is a text even if it looks like a date or a formula.
function withTyped(row: readonly string[], { entry }: Block, index: number, typed: TypedCells): unknown[] {
  const own = entry ? typed[index - entry.from] : null;
  if (own === null || own === undefined) return [...row];
  const name = typeof own === 'number' || own === '' ? own : `'${textForCell(own)}`;
  return [name, ...row.slice(1)];
}
