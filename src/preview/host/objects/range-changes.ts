import type { Area } from '../model/area';
import { MAX_COLUMNS, MAX_ROWS } from '../model/area';
import type { Cell } from '../model/cell';
import { isEmptyCell } from '../model/cell';
import { editCells, editFormat, mergeCells, setLayout, setSizes, unmergeCells } from '../model/edits';
import { HostError, invalidArgument } from '../model/errors';
import { DEFAULT_FORMAT } from '../model/format';
import { withHidden, withLines } from '../model/sheet-layout';
import { shiftCells } from '../model/structure';
import { clearContents, writeCells } from '../model/typing';
import { patchFormat } from './format-patches';
import type { Method, RangeTarget } from './host-object';
import { integerArg, isRangeObject, makeRange, numberArg, recordArg, wordArg } from './host-object';
import { cellReader } from './range-values';
import { resolveReference } from '../model/names';

function clear({ sheet, area }: RangeTarget, [what]: readonly unknown[]): void {
  const mode = wordArg(what ?? 'All', [
    'All',
    'Formats',
    'Contents',
    'Hyperlinks',
    'RemoveHyperlinks',
  ] as const);
  if (mode === 'All' || mode === 'Contents') clearContents(sheet, area, 'api');
  if (mode === 'All' || mode === 'Formats') {
    sheet.assertAllowed('allowFormatCells');
    editFormat(sheet, area, 'api', () => DEFAULT_FORMAT);
    unmergeCells(sheet, area);
  }
}

function insert({ sheet, area }: RangeTarget, [shift]: readonly unknown[]): unknown {
  const axis = wordArg(shift, ['Down', 'Right'] as const) === 'Down' ? 'rows' : 'columns';
  shiftCells(sheet, area, axis, true, 'api');
  return makeRange(sheet, area);
}

function remove({ sheet, area }: RangeTarget, [shift]: readonly unknown[]): void {
  const axis = wordArg(shift, ['Up', 'Left'] as const) === 'Up' ? 'rows' : 'columns';
  shiftCells(sheet, area, axis, false, 'api');
}

const COPY_TYPES = ['All', 'Formulas', 'Values', 'Formats'] as const;

function copied(cell: Cell, source: Cell, type: (typeof COPY_TYPES)[number]): Cell {
  if (type === 'Formats') return { ...cell, format: source.format };
  if (type === 'All') return source;
  return { ...cell, value: source.value, formula: type === 'Formulas' ? source.formula : null };
}

function copyFrom({ sheet, area }: RangeTarget, args: readonly unknown[]): void {
  const [from, copyType, skipBlanks, transpose] = args;
  const source = isRangeObject(from) ? from.target : resolveReference(sheet.book, String(from), sheet);
  const type = wordArg(copyType ?? 'All', COPY_TYPES);
  if (transpose === true)
    throw new HostError('NotImplemented', 'Range.copyFrom with transpose is not part of the simulated host.');
  const target: Area = {
    ...area,
    rows: Math.max(area.rows, source.area.rows),
    columns: Math.max(area.columns, source.area.columns),
  };
  sheet.assertEditable(target);
  const cells = new Map<string, Cell>();
  const sourceAt = (row: number, column: number): Cell => {
    const r = (row - target.row) % source.area.rows;
    const c = (column - target.column) % source.area.columns;
    const key = `${r},${c}`;
    const cell = cells.get(key) ?? source.sheet.cellAt(source.area.row + r, source.area.column + c);
    // Relative references would have to move along: fail loudly instead of copying them wrongly.
    if (cell.formula !== null && type !== 'Values' && type !== 'Formats') {
      throw new HostError('NotImplemented', 'Range.copyFrom of formulas is not part of the simulated host.');
    }
    cells.set(key, cell);
    return cell;
  };
  // Read everything first: source and target may overlap.
  for (let r = 0; r < source.area.rows; r++) {
    for (let c = 0; c < source.area.columns; c++) sourceAt(target.row + r, target.column + c);
  }
  const next = (cell: Cell, row: number, column: number): Cell => {
    const now = sourceAt(row, column);
    return skipBlanks === true && isEmptyCell(now) ? cell : copied(cell, now, type);
  };
  if (type === 'Formats') editCells(sheet, target, 'format', 'api', next);
  else writeCells(sheet, target, 'api', next);
}

function setCellProperties({ sheet, area }: RangeTarget, [data]: readonly unknown[]): void {
  sheet.assertAllowed('allowFormatCells');
  if (!Array.isArray(data)) invalidArgument();
  const read = cellReader(area, data);
  editFormat(sheet, area, 'api', (format, row, column) => {
    const cell = read(row, column);
    if (cell === null || cell === undefined) return format;
    const patch = recordArg(cell)['format'];
    return patch === undefined || patch === null ? format : patchFormat(format, patch);
  });
}

type Lines = 'rows' | 'columns';

function setLineProperties({ sheet, area }: RangeTarget, data: unknown, lines: Lines): void {
  const [from, count, all] =
    lines === 'rows' ? [area.row, area.rows, MAX_COLUMNS] : [area.column, area.columns, MAX_ROWS];
  if (!Array.isArray(data) || data.length !== count) invalidArgument();
  (data as readonly unknown[]).forEach((input, i) => {
    if (input === null) return;
    const line: Area =
      lines === 'rows'
        ? { row: from + i, column: 0, rows: 1, columns: all }
        : { row: 0, column: from + i, rows: all, columns: 1 };
    const { format, rowHidden, columnHidden } = recordArg(input);
    const hidden = lines === 'rows' ? rowHidden : columnHidden;
    if (typeof hidden === 'boolean') setHidden({ sheet, area: line }, lines, hidden);
    if (format === undefined) return;
    const { columnWidth, rowHeight, ...rest } = recordArg(format);
    const size = lines === 'rows' ? rowHeight : columnWidth;
    if (size !== undefined) setSizes(sheet, lines, line, numberArg(size));
    if (Object.keys(rest).length > 0) editFormat(sheet, line, 'api', (f) => patchFormat(f, rest));
  });
}

/** 行または列を隠す、出す。 */
export function setHidden({ sheet, area }: RangeTarget, lines: Lines, isHidden: boolean): void {
  sheet.assertAllowed(lines === 'rows' ? 'allowFormatRows' : 'allowFormatColumns');
  const [from, count] = lines === 'rows' ? [area.row, area.rows] : [area.column, area.columns];
  const now = sheet.layout[lines];
  setLayout(sheet, 'size', area, {
    [lines]: { ...now, hidden: withHidden(now.hidden, from, count, isHidden) },
  });
}

const linesArg = (value: unknown): Lines =>
  wordArg(value, ['ByRows', 'ByColumns'] as const) === 'ByRows' ? 'rows' : 'columns';

function changeLevel({ sheet, area }: RangeTarget, option: unknown, step: 1 | -1): void {
  const lines = linesArg(option);
  const [from, count] = lines === 'rows' ? [area.row, area.rows] : [area.column, area.columns];
  const now = sheet.layout[lines];
  let levels = now.levels;
  for (let n = from; n < from + count; n++) {
    const level = (levels.get(n) ?? 0) + step;
    // Excel has eight outline levels and refuses to ungroup what is not grouped.
    if (level < 0 || level > 8) invalidArgument();
    levels = withLines(levels, n, 1, level === 0 ? undefined : level);
  }
  setLayout(sheet, 'size', area, { [lines]: { ...now, levels } });
}

function select({ sheet, area }: RangeTarget): void {
  sheet.book.select(sheet, area, 'api');
}

/** 範囲を変えるメンバー。 */
export const changeMethods: Readonly<Record<string, Method<RangeTarget>>> = {
  Select: select,
  Clear: clear,
  Insert: insert,
  Delete: remove,
  Calculate: ({ sheet }) => sheet.book.recalculate(),
  CopyFrom: copyFrom,
  SetCellProperties: setCellProperties,
  SetRowProperties: (target, [data]) => setLineProperties(target, data, 'rows'),
  SetColumnProperties: (target, [data]) => setLineProperties(target, data, 'columns'),
  Group: (target, [option]) => changeLevel(target, option, 1),
  Ungroup: (target, [option]) => changeLevel(target, option, -1),
  HideGroupDetails: (target, [option]) => setHidden(target, linesArg(option), true),
  ShowGroupDetails: (target, [option]) => setHidden(target, linesArg(option), false),
  Merge: ({ sheet, area }, [across]) => {
    sheet.assertAllowed('allowFormatCells');
    mergeCells(sheet, area, across === true, 'api');
  },
  Unmerge: ({ sheet, area }) => {
    sheet.assertAllowed('allowFormatCells');
    unmergeCells(sheet, area);
  },
  // The client cuts arrays of more than 1,500 cells into row blocks and announces the whole size.
  _ValidateArraySize: ({ area }, [rows, columns]) => {
    if (integerArg(rows) !== area.rows || integerArg(columns) !== area.columns) invalidArgument();
  },
};
