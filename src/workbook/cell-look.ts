/** 辺の太さと色。 */
export type Edge = `${'Thin' | 'Medium'} ${string}`;

/** 塗り: 地の色と、その上の網。 */
export interface FillLook {
  readonly color: string;
  /** 網の色。網がなければ null。 */
  readonly hatch: string | null;
}

/**
 * セルの見え: シートの一セルに書く全部。省いた欄には触れない。
 * 値の数は時間や手数、文字列は必ず「@」かその変形の表示形式のセルに置く。
 */
export interface CellLook {
  readonly value: string | number;
  readonly format?: string;
  readonly fill?: FillLook;
  readonly ink?: string;
  readonly bold?: boolean;
  /** 上右下左の辺。隣のセルが書く辺は null。 */
  readonly edges?: readonly [top: Edge, right: Edge | null, bottom: Edge | null, left: Edge];
}

/** 描いた覚え: セルごとの見え。null は何が描いてあるか分からない。 */
export type Shadow = (CellLook | null)[];

/** 値を書く必要があるか。 */
export function isValueChanged(old: CellLook | null, next: CellLook): boolean {
  return old === null || old.value !== next.value;
}

/** 表示形式を書く必要があるか。 */
export function isFormatChanged(old: CellLook | null, next: CellLook): boolean {
  return next.format !== undefined && old?.format !== next.format;
}

/** 書く書式。変わらなければ null。変わった欄だけを持つ。 */
export function changedFormat(old: CellLook | null, next: CellLook): Excel.CellPropertiesFormat | null {
  const format: Excel.CellPropertiesFormat = {};
  if (next.fill && !isSameFill(old?.fill, next.fill)) format.fill = fillProperties(old?.fill, next.fill);
  const font: Excel.CellPropertiesFont = {};
  if (next.ink !== undefined && old?.ink !== next.ink) font.color = next.ink;
  if (next.bold !== undefined && old?.bold !== next.bold) font.bold = next.bold;
  if (Object.keys(font).length > 0) format.font = font;
  const borders = next.edges ? changedBorders(old?.edges, next.edges) : {};
  if (Object.keys(borders).length > 0) format.borders = borders;
  return Object.keys(format).length > 0 ? format : null;
}

/** 同じ塗りか。 */
export function isSameFill(old: FillLook | undefined, next: FillLook): boolean {
  return old?.color === next.color && old.hatch === next.hatch;
}

// Color and pattern travel together where both change: a colour alone may make Excel drop the pattern.
function fillProperties(old: FillLook | undefined, fill: FillLook): Excel.CellPropertiesFill {
  if (fill.hatch === null && old?.hatch === null) return { color: fill.color };
  if (fill.hatch === null && old?.color === fill.color) return { pattern: 'Solid' };
  if (fill.hatch !== null && old?.color === fill.color)
    return { pattern: 'LightUp', patternColor: fill.hatch };
  return fill.hatch === null
    ? { color: fill.color, pattern: 'Solid' }
    : { color: fill.color, pattern: 'LightUp', patternColor: fill.hatch };
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

function changedBorders(
  old: CellLook['edges'],
  next: NonNullable<CellLook['edges']>,
): Excel.CellBorderCollection {
  const borders: Excel.CellBorderCollection = {};
  sides.forEach((side, index) => {
    const edge = next[index] ?? null;
    if (edge === null || old?.[index] === edge) return;
    const [weight, color] = edge.split(' ') as ['Thin' | 'Medium', string];
    borders[side] = { style: 'Continuous', weight, color };
  });
  return borders;
}
