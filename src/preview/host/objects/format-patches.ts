import { invalidArgument } from '../model/errors';
import type { Border, BorderEdge, CellFormat, Fill, Font } from '../model/format';
import {
  BORDER_STYLES,
  BORDER_WEIGHTS,
  DEFAULT_BORDER,
  FILL_PATTERNS,
  HORIZONTAL_ALIGNMENTS,
  UNDERLINES,
  VERTICAL_ALIGNMENTS,
} from '../model/format';
import { parseColor } from './colors';
import { booleanArg, integerArg, numberArg, recordArg, textArg, wordArg } from './host-object';

type Setter<T> = (value: T, input: unknown) => T;

const withFont =
  (set: (input: unknown) => Partial<Font>): Setter<CellFormat> =>
  (format, input) => ({
    ...format,
    font: { ...format.font, ...set(input) },
  });

const fontSize = (input: unknown): number => {
  const size = numberArg(input);
  return size >= 1 && size <= 409 ? size : invalidArgument();
};

/** 文字の書式の書き方。名前は PascalCase。 */
export const FONT_SETTERS: Readonly<Record<string, Setter<CellFormat>>> = {
  Name: withFont((v) => ({ name: textArg(v) })),
  Size: withFont((v) => ({ size: fontSize(v) })),
  Bold: withFont((v) => ({ bold: booleanArg(v) })),
  Italic: withFont((v) => ({ italic: booleanArg(v) })),
  Underline: withFont((v) => ({ underline: wordArg(v, UNDERLINES) })),
  Strikethrough: withFont((v) => ({ strikethrough: booleanArg(v) })),
  Subscript: withFont((v) => ({ subscript: booleanArg(v) })),
  Superscript: withFont((v) => ({ superscript: booleanArg(v) })),
  Color: withFont((v) => ({ color: parseColor(v) ?? '#000000' })),
};

const withFill =
  (set: (input: unknown, fill: Fill) => Partial<Fill>): Setter<CellFormat> =>
  (format, input) => ({
    ...format,
    fill: { ...format.fill, ...set(input, format.fill) },
  });

/** 塗りつぶしの書き方。色を決めると網掛けのないセルは Solid になる。 */
export const FILL_SETTERS: Readonly<Record<string, Setter<CellFormat>>> = {
  Color: withFill((v, fill) => {
    const color = parseColor(v);
    if (color === null) return { color, pattern: 'None' };
    return { color, pattern: fill.pattern === 'None' ? 'Solid' : fill.pattern };
  }),
  Pattern: withFill((v) => ({ pattern: wordArg(v, FILL_PATTERNS) })),
  PatternColor: withFill((v) => ({ patternColor: parseColor(v) })),
};

function orientation(input: unknown): number {
  const degrees = integerArg(input, -90, 180);
  // -90 to 90, and 180 for stacked letters (RangeFormat.textOrientation in the API reference).
  return degrees <= 90 || degrees === 180 ? degrees : invalidArgument();
}

/** 配置と表示の書き方。 */
export const ALIGNMENT_SETTERS: Readonly<Record<string, Setter<CellFormat>>> = {
  HorizontalAlignment: (f, v) => ({ ...f, horizontal: wordArg(v, HORIZONTAL_ALIGNMENTS) }),
  VerticalAlignment: (f, v) => ({ ...f, vertical: wordArg(v, VERTICAL_ALIGNMENTS) }),
  WrapText: (f, v) => ({ ...f, wrapText: booleanArg(v) }),
  ShrinkToFit: (f, v) => ({ ...f, shrinkToFit: booleanArg(v) }),
  TextOrientation: (f, v) => ({ ...f, textOrientation: orientation(v) }),
  IndentLevel: (f, v) => ({ ...f, indent: integerArg(v, 0, 250) }),
};

/** 保護の書き方。 */
export const PROTECTION_SETTERS: Readonly<Record<string, Setter<CellFormat>>> = {
  Locked: (f, v) => ({ ...f, locked: booleanArg(v) }),
  FormulaHidden: (f, v) => ({ ...f, formulaHidden: booleanArg(v) }),
};

/** 罫線一本を変える。色や太さだけを決めると実線になる。 */
export function patchBorder(
  border: Border | undefined,
  key: 'style' | 'weight' | 'color',
  input: unknown,
): Border {
  const now = border ?? DEFAULT_BORDER;
  if (key === 'style') return { ...now, style: wordArg(input, BORDER_STYLES) };
  const style = now.style === 'None' ? 'Continuous' : now.style;
  if (key === 'weight') return { ...now, style, weight: wordArg(input, BORDER_WEIGHTS) };
  return { ...now, style, color: parseColor(input) ?? '#000000' };
}

/** セルの罫線を一本置き換える。 */
export const withBorder = (format: CellFormat, edge: BorderEdge, border: Border): CellFormat => ({
  ...format,
  borders: { ...format.borders, [edge]: border },
});

const BORDER_KEYS: Readonly<Record<string, BorderEdge>> = {
  top: 'EdgeTop',
  bottom: 'EdgeBottom',
  left: 'EdgeLeft',
  right: 'EdgeRight',
  diagonalDown: 'DiagonalDown',
  diagonalUp: 'DiagonalUp',
};

function patchGroup(
  format: CellFormat,
  input: unknown,
  setters: Readonly<Record<string, Setter<CellFormat>>>,
): CellFormat {
  let next = format;
  for (const [key, value] of Object.entries(recordArg(input))) {
    const set = setters[pascal(key)];
    if (!set) invalidArgument(`setCellProperties: ${key} is not part of the simulated host.`);
    if (value !== undefined && value !== null) next = set(next, value);
  }
  return next;
}

function patchBorders(format: CellFormat, input: unknown): CellFormat {
  let next = format;
  for (const [key, value] of Object.entries(recordArg(input))) {
    const edge = BORDER_KEYS[key] ?? invalidArgument();
    let border = next.borders[edge];
    const { style, weight, color } = recordArg(value);
    if (weight !== undefined) border = patchBorder(border, 'weight', weight);
    if (color !== undefined) border = patchBorder(border, 'color', color);
    if (style !== undefined) border = patchBorder(border, 'style', style);
    if (border) next = withBorder(next, edge, border);
  }
  return next;
}

const pascal = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** 大きさの名前。書式ではなく列と行のものなので、ここでは飛ばす。 */
const SIZES: ReadonlySet<string> = new Set(['columnWidth', 'rowHeight']);

/** setCellProperties の `format` の部分を当てる。知らない名前は InvalidArgument。 */
export function patchFormat(format: CellFormat, input: unknown): CellFormat {
  let next = format;
  for (const [key, value] of Object.entries(recordArg(input))) {
    if (value === undefined || value === null || SIZES.has(key)) continue;
    if (key === 'fill') next = patchGroup(next, value, FILL_SETTERS);
    else if (key === 'font') next = patchGroup(next, value, FONT_SETTERS);
    else if (key === 'protection') next = patchGroup(next, value, PROTECTION_SETTERS);
    else if (key === 'borders') next = patchBorders(next, value);
    else next = patchGroup(next, { [key]: value }, ALIGNMENT_SETTERS);
  }
  return next;
}
