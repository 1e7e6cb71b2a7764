import type { BoardLayout, BoardSize } from '../games/contract/layout';
import type { ReadNames } from './board-state';
import type { CellBox } from './cell-box';
import { durationFormat, kifuFormats } from './kifu-look';
import { rangeOf } from './sheet-names';
import type { SheetRole } from './sheet-roles';

/** 見出しと文字のセルの字。どこにでもある書体を使う。 */
const labelFont = { color: '#5F5A50', size: 10 } as const;

/** 手数を「12手」と見せる形。値は数のまま。 */
const plyFormat = '0"手"';

type Place = readonly ['Left' | 'Center' | 'Right', 'Center' | 'Bottom'];

/** 役ごとの変わらない書式: 表示形式、寄せ、字の大きさ。 */
const cellStyles: readonly (readonly [SheetRole, string, Place, number, boolean])[] = [
  ['title', '@', ['Left', 'Center'], 14, true],
  ['home', '@', ['Left', 'Center'], 12, true],
  ['ply', plyFormat, ['Right', 'Center'], 11, false],
  ['result', '@', ['Left', 'Center'], 10, false],
  ['firstName', '@', ['Left', 'Bottom'], 11, true],
  ['secondName', '@', ['Left', 'Bottom'], 11, true],
  ['firstClock', durationFormat, ['Left', 'Center'], 10, false],
  ['secondClock', durationFormat, ['Left', 'Center'], 10, false],
  ['plyView', plyFormat, ['Right', 'Center'], 11, false],
  ['firstClockView', durationFormat, ['Left', 'Center'], 10, false],
  ['secondClockView', durationFormat, ['Left', 'Center'], 10, false],
  ['moveInput', '@', ['Left', 'Center'], 11, false],
  ['kind', '@', ['Left', 'Center'], 10, false],
  ['position', '@', ['Left', 'Center'], 9, false],
];

/**
 * 範囲の変わらない書式を置く。敷いたときと、読み直して全部を描くときに一度。
 * 文字のセルはここで「@」になり、式にも日付にもならない。
 */
export function prepareRegions(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  names: ReadNames,
): void {
  const { layout } = names.map;
  const range = (role: SheetRole): Excel.Range | null =>
    names.map.box(role) ? rangeOf(context, sheet, names, role) : null;
  for (const [role, format, place, size, bold] of cellStyles) {
    const cell = range(role);
    if (!cell) continue;
    cell.numberFormat = [[role === 'ply' || role === 'plyView' ? (layout.plyFormat ?? format) : format]];
    align(cell, place);
    cell.format.font.size = size;
    cell.format.font.bold = bold;
    if (format !== '@') cell.format.shrinkToFit = true;
  }
  for (const role of ['columnLabels', 'rowLabels'] as const) {
    const labels = range(role);
    if (!labels) continue;
    setFormat(labels, '@');
    align(labels, ['Center', 'Center']);
    labels.format.font.color = labelFont.color;
    labels.format.font.size = labelFont.size;
  }
  preparePieces(range, layout);
  prepareRecords(range, names);
}

/** 盤の大きさにする。駒台の字も合わせる。書式を書いた箱を返す。 */
export function resizeBoard(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  names: ReadNames,
  size: BoardSize,
): readonly CellBox[] {
  const { columnWidth, rowHeight, fontSize } = names.map.layout.sizes[size];
  const { format } = rangeOf(context, sheet, names, 'board');
  format.columnWidth = columnWidth;
  format.rowHeight = rowHeight;
  format.font.size = fontSize;
  const written = [names.map.box('board')!];
  for (const role of ['firstHand', 'secondHand', 'choice'] as const) {
    const box = names.map.box(role);
    if (!box) continue;
    written.push(box);
    const share = role === 'choice' ? 0.6 : 0.8;
    rangeOf(context, sheet, names, role).format.font.size = Math.round(fontSize * share);
  }
  return written;
}

/** 一つの表示形式を範囲の全部に置く (値一つは全セルに及ぶ)。 */
export function setFormat(range: Excel.Range, format: string): void {
  // The typings know only 2-D arrays; a single value fills the range (excel-add-ins-ranges-set-get-values).
  (range as { numberFormat: unknown }).numberFormat = format;
}

function preparePieces(range: (role: SheetRole) => Excel.Range | null, layout: BoardLayout): void {
  for (const role of ['board', 'firstHand', 'secondHand'] as const) {
    const pieces = range(role);
    if (!pieces) continue;
    align(pieces, ['Center', 'Center']);
    pieces.format.font.name = layout.fontName;
    pieces.format.shrinkToFit = true;
  }
  const choice = range('choice');
  if (!choice) return;
  setFormat(choice, '@');
  choice.format.font.bold = true;
  align(choice, ['Center', 'Center']);
}

function prepareRecords(range: (role: SheetRole) => Excel.Range | null, names: ReadNames): void {
  const kifu = range('kifu');
  if (kifu && names.map.box('kifu')) prepareKifu(kifu);
  const storage = range('storage');
  if (!storage) return;
  setFormat(storage, '@');
  storage.format.font.color = labelFont.color;
  storage.format.font.size = 8;
  storage.format.verticalAlignment = 'Center';
}

/** 棋譜の行の書式。名前を伸ばしたときは足した行にも置く。 */
export function prepareKifu(kifu: Excel.Range): void {
  kifuFormats.forEach((format, column) => {
    if (format === kifuFormats[column - 1]) return;
    // The two columns of times are one range: the request that makes a name longer is large enough.
    const isPair = format === kifuFormats[column + 1];
    const cells = isPair ? kifu.getColumn(column).getResizedRange(0, 1) : kifu.getColumn(column);
    setFormat(cells, format);
    const isText = format === '@';
    cells.format.horizontalAlignment = isText ? 'Left' : 'Right';
    if (isText) cells.format.indentLevel = 1;
  });
  kifu.format.verticalAlignment = 'Center';
  kifu.format.font.size = 10;
}

function align(range: Excel.Range, [horizontal, vertical]: Place): void {
  range.format.horizontalAlignment = horizontal;
  range.format.verticalAlignment = vertical;
}
