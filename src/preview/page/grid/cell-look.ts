import { isErrorValue } from '../../host/model/cell';
import type { Cell } from '../../host/model/cell';
import { formatValue } from '../../host/model/number-format';
import type { CellFormat } from '../../host/model/format';
import { hasFill } from './edges';
import type { Edges } from './edges';
import { patternImage } from './fill-pattern';
import { fontFamily, fontShorthand } from './fonts';
import { toPixels } from './measures';
import type { MeasureText } from './text-measure';

/** セルの見え方。text は表示文字列、style は CSS の値、spills は隣へはみ出すか、wraps は折り返すか。 */
export interface CellLook {
  text: string;
  style: Record<string, string>;
  /** 文字の style。文字が直立なら空。 */
  textStyle: Record<string, string>;
  spills: boolean;
  wraps: boolean;
}

/** 文字がはみ出してよい、左右の幅 (px)。 */
export interface SpillRoom {
  left: number;
  right: number;
}

/** セルの見え方を決める材料。幅と高さは px。 */
export interface LookInput {
  cell: Cell;
  edges: Edges;
  width: number;
  height: number;
  /** 左右に続く空いたセルの幅。文字がはみ出してよい。 */
  room: SpillRoom;
  measure: MeasureText;
}

const PADDING = 4;
const INDENT = 9;
const MAX_SHOWN = 1024;

/** セルの見え方を決める。画面には触れない。 */
export function lookOf(input: LookInput): CellLook {
  const { cell, width } = input;
  const { format } = cell;
  const full = shownText(formatValue(cell.value, format.numberFormat), format.wrapText);
  const isUpright = format.textOrientation === 0;
  const textWidth = isUpright && full !== '' ? input.measure(full, fontShorthand(format.font)) : 0;
  const inner = width - PADDING - format.indent * INDENT;
  const isTooWide = textWidth > inner && !format.wrapText && !format.shrinkToFit;
  const isNumber = typeof cell.value === 'number';
  const hashes = isTooWide && isNumber ? '#'.repeat(Math.max(1, Math.floor(inner / 8))) : undefined;
  const room = isTooWide && !isNumber ? spillWidth(cell, input.room) : 0;
  const spills = room > 0;
  return {
    text: hashes ?? full,
    style: { ...boxStyle(format, input.edges), ...textFlow(cell), ...fontStyle(format, textWidth, inner) },
    textStyle: {
      ...orientation(format),
      ...(spills ? { maxWidth: `${width + room - PADDING}px`, overflow: 'hidden' } : {}),
    },
    spills,
    wraps: format.wrapText,
  };
}

// Without wrapping a text is one line, whatever line feeds it holds, and its end is far outside the window.
function shownText(text: string, wraps: boolean): string {
  return wraps ? text : text.slice(0, MAX_SHOWN).replaceAll('\n', '');
}

// A text leaves the cell on the side away from its alignment; in the middle on both sides alike.
function spillWidth(cell: Cell, room: SpillRoom): number {
  // A filled cell repeats its text within its own borders.
  if (cell.format.horizontal === 'Fill') return 0;
  const across = justify(cell);
  if (across === 'flex-start') return room.right;
  return across === 'flex-end' ? room.left : 2 * Math.min(room.left, room.right);
}

function boxStyle(format: CellFormat, edges: Edges): Record<string, string> {
  const { fill } = format;
  const pattern = patternImage(fill.pattern, fill.patternColor ?? '#000000');
  return {
    backgroundColor: hasFill(format) ? (fill.color ?? '#ffffff') : '',
    backgroundImage: pattern?.image ?? '',
    backgroundSize: pattern?.size ?? '',
    borderTop: edges.top,
    borderRight: edges.right,
    borderBottom: edges.bottom,
    borderLeft: edges.left,
  };
}

function fontStyle(
  { font, shrinkToFit, wrapText }: CellFormat,
  textWidth: number,
  inner: number,
): Record<string, string> {
  const px = toPixels(font.size);
  const shrunk = shrinkToFit && !wrapText && textWidth > inner ? Math.max(1, (px * inner) / textWidth) : px;
  const lines = [font.underline !== 'None' && 'underline', font.strikethrough && 'line-through'].filter(
    Boolean,
  );
  return {
    color: font.color,
    fontFamily: fontFamily(font.name),
    fontSize: `${Math.round(shrunk * 100) / 100}px`,
    fontWeight: font.bold ? '700' : '',
    fontStyle: font.italic ? 'italic' : '',
    textDecoration: lines.join(' '),
  };
}

function textFlow(cell: Cell): Record<string, string> {
  const { format } = cell;
  const across = justify(cell);
  const indent = format.indent > 0 ? `${format.indent * INDENT + 2}px` : '';
  return {
    justifyContent: across,
    alignItems: { Top: 'flex-start', Bottom: 'flex-end' }[format.vertical as string] ?? 'center',
    textAlign: { 'flex-start': 'left', 'flex-end': 'right' }[across] ?? 'center',
    paddingLeft: across === 'flex-start' ? indent : '',
    paddingRight: across === 'flex-end' ? indent : '',
  };
}

function justify({ value, format }: Cell): string {
  if (format.horizontal === 'Left' || format.horizontal === 'Fill' || format.horizontal === 'Justify')
    return 'flex-start';
  if (format.horizontal === 'Right') return 'flex-end';
  if (format.horizontal !== 'General') return 'center';
  if (typeof value === 'number') return 'flex-end';
  const isCentred = typeof value === 'boolean' || (isErrorValue(value) && format.numberFormat !== '@');
  return isCentred ? 'center' : 'flex-start';
}

function orientation({ textOrientation }: CellFormat): Record<string, string> {
  if (textOrientation === 0) return {};
  if (textOrientation === 180) return { writingMode: 'vertical-rl', textOrientation: 'upright' };
  return { transform: `rotate(${-textOrientation}deg)` };
}
