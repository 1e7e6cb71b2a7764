import type { KifuRow } from '../games/contract/game-progress';
import type { Scene } from '../play/scene';
import type { CellLook, FillLook } from './cell-look';
import { durationForCell, textForCell } from './cell-text';
import { kifuColumns } from './sheet-roles';

/** 真の時間の表示形式。24 時間を越えても時が積もる。 */
export const durationFormat = '[h]:mm:ss';

const paper: FillLook = { color: '#FFFFFF', hatch: null };

/** 棋譜の列の表示形式。指し手とコメントは必ず文字列。 */
export const kifuFormats: readonly string[] = ['0', '@', durationFormat, durationFormat, '@'];

/** 印を付ける列: 指し手。ほかの列は値だけを描く。 */
const markedColumn = 1;

/**
 * 棋譜の見え: 一手一行。いまの行の指し手に色と太字を付ける。
 * 終わりの行には付けない: 指し進めるあいだ、一手の要求に印の書き替えが入らないように。
 */
export function kifuLooks(scene: Scene): readonly CellLook[] {
  const { lastTo } = scene.layout.colors;
  return scene.kifuRows.flatMap((row, index) => {
    const isCurrent = index === scene.currentRow && index < scene.kifuRows.length - 1;
    const fill = isCurrent ? { color: lastTo, hatch: null } : paper;
    return kifuValues(row).map((value, column) =>
      column === markedColumn ? { value, fill, bold: isCurrent } : { value },
    );
  });
}

/** 使わなくなった棋譜の行の見え。 */
export function blankKifuLooks(rows: number): readonly CellLook[] {
  return Array.from({ length: rows * kifuColumns }, (_, index) =>
    index % kifuColumns === markedColumn ? { value: '', fill: paper, bold: false } : { value: '' },
  );
}

/** 棋譜の一行に置く値。 */
export function kifuValues(row: KifuRow): readonly (string | number)[] {
  return [
    row.ply,
    textForCell(row.text),
    row.time === null ? '' : durationForCell(row.time),
    row.total === null ? '' : durationForCell(row.total),
    textForCell(row.comment),
  ];
}
