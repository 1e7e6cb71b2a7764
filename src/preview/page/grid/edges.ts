import type { Border, BorderEdge, CellFormat } from '../../host/model/format';

/** セルの四辺に引く線。CSS の border の値、線がなければ空文字列。 */
export interface Edges {
  top: string;
  right: string;
  bottom: string;
  left: string;
}

/** 隣のセルの書式。 */
export interface Neighbours {
  above: CellFormat;
  below: CellFormat;
  left: CellFormat;
  right: CellFormat;
}

const GRIDLINE = '1px solid #e1e1e1';

const WIDTH: Record<Border['weight'], number> = { Hairline: 1, Thin: 1, Medium: 2, Thick: 3 };

const STYLE: Partial<Record<Border['style'], string>> = {
  Dash: 'dashed',
  DashDot: 'dashed',
  DashDotDot: 'dashed',
  SlantDashDot: 'dashed',
  Dot: 'dotted',
  Double: 'double',
};

/**
 * セルの四辺に引く線を決める。
 * 辺は隣のセルと共有なので、双方の線の太い方を使う。細い線は左 (上) のセルの最後の 1 px に、
 * 太い線は境をまたいで、双方のセルが少しずつ引く。塗りのない辺には枠線 (gridline) を引く。
 */
export function edgesOf(format: CellFormat, around: Neighbours, showGridlines: boolean): Edges {
  const right = stronger(borderOf(format, 'EdgeRight'), borderOf(around.right, 'EdgeLeft'));
  const bottom = stronger(borderOf(format, 'EdgeBottom'), borderOf(around.below, 'EdgeTop'));
  const left = stronger(borderOf(format, 'EdgeLeft'), borderOf(around.left, 'EdgeRight'));
  const top = stronger(borderOf(format, 'EdgeTop'), borderOf(around.above, 'EdgeBottom'));
  const gridline = showGridlines && !hasFill(format) ? GRIDLINE : '';
  return {
    top: farHalf(top),
    left: farHalf(left),
    right: nearHalf(right) || (hasFill(around.right) ? '' : gridline),
    bottom: nearHalf(bottom) || (hasFill(around.below) ? '' : gridline),
  };
}

/** 色か模様で塗られたセルか。 */
export const hasFill = ({ fill }: CellFormat): boolean => fill.color !== null || isPattern(fill.pattern);

const isPattern = (pattern: CellFormat['fill']['pattern']): boolean =>
  pattern !== 'None' && pattern !== 'Solid';

function borderOf(format: CellFormat, edge: BorderEdge): Border | undefined {
  const border = format.borders[edge];
  return border && border.style !== 'None' ? border : undefined;
}

const lineWidth = (border: Border): number => (border.style === 'Double' ? 3 : WIDTH[border.weight]);

function stronger(own: Border | undefined, other: Border | undefined): Border | undefined {
  if (!own || !other) return own ?? other;
  return lineWidth(other) > lineWidth(own) ? other : own;
}

// The part of a line in the cell before the boundary: 1 of 1 px, 1 of 2, 2 of 3, and all of a double line.
function nearHalf(border: Border | undefined): string {
  if (!border) return '';
  const width = border.style === 'Double' ? 3 : Math.ceil(lineWidth(border) / 2);
  return line(border, width);
}

// The part in the cell behind the boundary: the rest.
function farHalf(border: Border | undefined): string {
  if (!border || border.style === 'Double') return '';
  const width = Math.floor(lineWidth(border) / 2);
  return width > 0 ? line(border, width) : '';
}

function line(border: Border, width: number): string {
  const style = border.weight === 'Hairline' ? 'dotted' : (STYLE[border.style] ?? 'solid');
  return `${width}px ${style} ${border.color}`;
}
