import type { BorderEdge, CellFormat } from '../model/format';
import { DEFAULT_BORDER, NO_FILL } from '../model/format';
import { setSizes } from '../model/edits';
import { invalidArgument } from '../model/errors';
import type { Area } from '../model/area';
import {
  ALIGNMENT_SETTERS,
  FILL_SETTERS,
  FONT_SETTERS,
  patchBorder,
  PROTECTION_SETTERS,
  withBorder,
} from './format-patches';
import { changeFormat, columnsOf, formatProperty, mapValues, rowsOf, uniform } from './format-values';
import type { BorderIndex, ClassTable, Property, RangeTarget, Targets } from './host-object';
import { BORDER_INDEXES, integerArg, make, numberArg, wordArg } from './host-object';

type FormatTable = ClassTable<RangeTarget>;

function property(
  setters: Readonly<Record<string, (format: CellFormat, value: unknown) => CellFormat>>,
  name: string,
  get: (format: CellFormat) => unknown,
): Record<string, Property<RangeTarget>> {
  const set = setters[name];
  return set ? { [name]: formatProperty(get, set) } : {};
}

// Office.js gives and takes points for both (office-js #187, #3036).
function sizeProperty(lines: 'columns' | 'rows', most: number): Property<RangeTarget> {
  return {
    get: ({ sheet, area }) =>
      lines === 'columns'
        ? uniform(mapValues(columnsOf(area), (n) => sheet.columnWidth(n)))
        : uniform(mapValues(rowsOf(area), (n) => sheet.rowHeight(n))),
    set: ({ sheet, area }, value) => {
      const points = numberArg(value);
      if (points < 0 || points > most) invalidArgument();
      sheet.assertAllowed(lines === 'columns' ? 'allowFormatColumns' : 'allowFormatRows');
      setSizes(sheet, lines, area, points);
    },
  };
}

// A rough fit: full-width letters take an em, others half of one. Excel measures the font.
function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) ems += /[\u2e80-\uffff]/u.test(letter) ? 1 : 0.55;
  return ems * size + 6;
}

function autofitColumns({ sheet, area }: RangeTarget): void {
  const used = sheet.usedArea();
  if (!used) return;
  for (const column of columnsOf(area)) {
    let widest = 0;
    for (const row of rowsOf(used)) {
      const text = sheet.text(row, column);
      if (text !== '') widest = Math.max(widest, widthOf(text, sheet.cellAt(row, column).format.font.size));
    }
    const line: Area = { row: 0, column, rows: 1, columns: 1 };
    if (widest > 0) setSizes(sheet, 'columns', line, Math.round(widest * 4) / 4);
  }
}

function autofitRows({ sheet, area }: RangeTarget): void {
  const used = sheet.usedArea();
  if (!used) return;
  for (const row of rowsOf({ ...area, rows: Math.min(area.rows, used.row + used.rows) })) {
    const sizes = [...columnsOf(used)].map((column) => sheet.cellAt(row, column).format.font.size);
    setSizes(
      sheet,
      'rows',
      { row, column: 0, rows: 1, columns: 1 },
      Math.round(Math.max(...sizes) * 1.4 * 4) / 4,
    );
  }
}

export const rangeFormat: FormatTable = {
  props: {
    ...property(ALIGNMENT_SETTERS, 'HorizontalAlignment', (f) => f.horizontal),
    ...property(ALIGNMENT_SETTERS, 'VerticalAlignment', (f) => f.vertical),
    ...property(ALIGNMENT_SETTERS, 'WrapText', (f) => f.wrapText),
    ...property(ALIGNMENT_SETTERS, 'ShrinkToFit', (f) => f.shrinkToFit),
    ...property(ALIGNMENT_SETTERS, 'TextOrientation', (f) => f.textOrientation),
    ...property(ALIGNMENT_SETTERS, 'IndentLevel', (f) => f.indent),
    ColumnWidth: sizeProperty('columns', 1790),
    RowHeight: sizeProperty('rows', 409.5),
  },
  nav: {
    Fill: (range) => make('RangeFill', range),
    Font: (range) => make('RangeFont', range),
    Borders: (range) => make('RangeBorderCollection', range),
    Protection: (range) => make('FormatProtection', range),
  },
  methods: { AutofitColumns: autofitColumns, AutofitRows: autofitRows },
};

export const rangeFill: FormatTable = {
  props: {
    // No fill reads as white (RangeFill.color in the API reference).
    ...property(FILL_SETTERS, 'Color', (f) => f.fill.color ?? '#FFFFFF'),
    ...property(FILL_SETTERS, 'Pattern', (f) => f.fill.pattern),
    ...property(FILL_SETTERS, 'PatternColor', (f) => f.fill.patternColor ?? ''),
  },
  nav: {},
  methods: { Clear: (range) => changeFormat(range, (format) => ({ ...format, fill: NO_FILL })) },
};

export const rangeFont: FormatTable = {
  props: {
    ...property(FONT_SETTERS, 'Name', (f) => f.font.name),
    ...property(FONT_SETTERS, 'Size', (f) => f.font.size),
    ...property(FONT_SETTERS, 'Bold', (f) => f.font.bold),
    ...property(FONT_SETTERS, 'Italic', (f) => f.font.italic),
    ...property(FONT_SETTERS, 'Underline', (f) => f.font.underline),
    ...property(FONT_SETTERS, 'Strikethrough', (f) => f.font.strikethrough),
    ...property(FONT_SETTERS, 'Subscript', (f) => f.font.subscript),
    ...property(FONT_SETTERS, 'Superscript', (f) => f.font.superscript),
    ...property(FONT_SETTERS, 'Color', (f) => f.font.color),
  },
  nav: {},
  methods: {},
};

export const formatProtection: FormatTable = {
  props: {
    ...property(PROTECTION_SETTERS, 'Locked', (f) => f.locked),
    ...property(PROTECTION_SETTERS, 'FormulaHidden', (f) => f.formulaHidden),
  },
  nav: {},
  methods: {},
};

export const rangeBorderCollection: FormatTable = {
  props: { Count: { get: () => BORDER_INDEXES.length } },
  nav: {},
  items: (range) => BORDER_INDEXES.map((edge) => make('RangeBorder', { range, edge })),
  index: (range, [key]) => make('RangeBorder', { range, edge: wordArg(key, BORDER_INDEXES) }),
  methods: {
    GetItemAt: (range, [index]) =>
      make('RangeBorder', { range, edge: BORDER_INDEXES[integerArg(index, 0, 7)] ?? invalidArgument() }),
  },
};

// Which line of a cell the range's border is; null where the cell has no part in it.
function edgeAt(area: Area, index: BorderIndex, row: number, column: number): BorderEdge | null {
  const isLastRow = row === area.row + area.rows - 1;
  const isLastColumn = column === area.column + area.columns - 1;
  if (index === 'EdgeTop') return row === area.row ? index : null;
  if (index === 'EdgeBottom') return isLastRow ? index : null;
  if (index === 'EdgeLeft') return column === area.column ? index : null;
  if (index === 'EdgeRight') return isLastColumn ? index : null;
  if (index === 'InsideHorizontal') return isLastRow ? null : 'EdgeBottom';
  if (index === 'InsideVertical') return isLastColumn ? null : 'EdgeRight';
  return index;
}

function* bordersOf(
  { range, edge }: Targets['RangeBorder'],
  key: 'style' | 'weight' | 'color',
): Generator<unknown> {
  for (const row of rowsOf(range.area)) {
    for (const column of columnsOf(range.area)) {
      const at = edgeAt(range.area, edge, row, column);
      if (at) yield (range.sheet.cellAt(row, column).format.borders[at] ?? DEFAULT_BORDER)[key];
    }
  }
}

const borderProperty = (key: 'style' | 'weight' | 'color'): Property<Targets['RangeBorder']> => ({
  get: (target) => uniform(bordersOf(target, key)),
  set: ({ range, edge }, value) =>
    changeFormat(range, (format, row, column) => {
      const at = edgeAt(range.area, edge, row, column);
      return at ? withBorder(format, at, patchBorder(format.borders[at], key, value)) : format;
    }),
});

export const rangeBorder: ClassTable<Targets['RangeBorder']> = {
  props: {
    SideIndex: { get: ({ edge }) => edge },
    Style: borderProperty('style'),
    Weight: borderProperty('weight'),
    Color: borderProperty('color'),
  },
  nav: {},
  methods: {},
};
