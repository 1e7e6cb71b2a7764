/** 罫線の位置。 */
export type BorderEdge = 'EdgeTop' | 'EdgeBottom' | 'EdgeLeft' | 'EdgeRight' | 'DiagonalDown' | 'DiagonalUp';

export const BORDER_STYLES = [
  'None',
  'Continuous',
  'Dash',
  'DashDot',
  'DashDotDot',
  'Dot',
  'Double',
  'SlantDashDot',
] as const;
export type BorderStyle = (typeof BORDER_STYLES)[number];

export const BORDER_WEIGHTS = ['Hairline', 'Thin', 'Medium', 'Thick'] as const;
export type BorderWeight = (typeof BORDER_WEIGHTS)[number];

/** 罫線一本。 */
export interface Border {
  readonly style: BorderStyle;
  readonly weight: BorderWeight;
  readonly color: string;
}

export const FILL_PATTERNS = [
  'None',
  'Solid',
  'Gray50',
  'Gray75',
  'Gray25',
  'Horizontal',
  'Vertical',
  'Down',
  'Up',
  'Checker',
  'SemiGray75',
  'LightHorizontal',
  'LightVertical',
  'LightDown',
  'LightUp',
  'Grid',
  'CrissCross',
  'Gray16',
  'Gray8',
  'LinearGradient',
  'RectangularGradient',
] as const;
export type FillPattern = (typeof FILL_PATTERNS)[number];

/** 塗りつぶし。`color` が null なら色なし、`pattern` は網掛け、`patternColor` はその線の色。 */
export interface Fill {
  readonly color: string | null;
  readonly pattern: FillPattern;
  readonly patternColor: string | null;
}

export const UNDERLINES = ['None', 'Single', 'Double', 'SingleAccountant', 'DoubleAccountant'] as const;

/** 文字の書式。`size` はポイント。 */
export interface Font {
  readonly name: string;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: (typeof UNDERLINES)[number];
  readonly strikethrough: boolean;
  readonly subscript: boolean;
  readonly superscript: boolean;
  readonly color: string;
}

export const HORIZONTAL_ALIGNMENTS = [
  'General',
  'Left',
  'Center',
  'Right',
  'Fill',
  'Justify',
  'CenterAcrossSelection',
  'Distributed',
] as const;
export type HorizontalAlignment = (typeof HORIZONTAL_ALIGNMENTS)[number];

export const VERTICAL_ALIGNMENTS = ['Top', 'Center', 'Bottom', 'Justify', 'Distributed'] as const;
export type VerticalAlignment = (typeof VERTICAL_ALIGNMENTS)[number];

/** セルの書式。書き換えず、変えるときは作り直す(同じ書式のセルは一つの値を共有する)。 */
export interface CellFormat {
  readonly fill: Fill;
  readonly font: Font;
  readonly borders: Readonly<Partial<Record<BorderEdge, Border>>>;
  readonly horizontal: HorizontalAlignment;
  readonly vertical: VerticalAlignment;
  readonly wrapText: boolean;
  readonly shrinkToFit: boolean;
  /** 文字の向き。-90〜90 度、180 は縦書き。 */
  readonly textOrientation: number;
  readonly indent: number;
  readonly numberFormat: string;
  readonly locked: boolean;
  readonly formulaHidden: boolean;
}

export const DEFAULT_BORDER: Border = { style: 'None', weight: 'Thin', color: '#000000' };
export const NO_FILL: Fill = { color: null, pattern: 'None', patternColor: null };

/** 何も設定していないセルの書式。 */
export const DEFAULT_FORMAT: CellFormat = {
  fill: NO_FILL,
  font: {
    name: '游ゴシック',
    size: 11,
    bold: false,
    italic: false,
    underline: 'None',
    strikethrough: false,
    subscript: false,
    superscript: false,
    color: '#000000',
  },
  borders: {},
  horizontal: 'General',
  vertical: 'Bottom',
  wrapText: false,
  shrinkToFit: false,
  textOrientation: 0,
  indent: 0,
  numberFormat: 'General',
  locked: true,
  formulaHidden: false,
};
