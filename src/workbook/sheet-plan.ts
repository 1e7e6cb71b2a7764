import type { BoardLayout } from '../games/contract/layout';
import type { CellBox } from './cell-box';
import { cellBox } from './cell-box';
import type { SheetRole } from './sheet-roles';
import { kifuColumns, nameOf } from './sheet-roles';

/** 左に説明を添える、右の欄と入力のセル。 */
export const settingRoles = [
  'moveInput',
  'boardColor',
  'selectedColor',
  'kind',
  'position',
  'ply',
  'firstClock',
  'secondClock',
] as const satisfies readonly SheetRole[];

/** {@link settingRoles} の一つ。 */
export type SettingRole = (typeof settingRoles)[number];

/** 棋譜と棋譜データに初めに取っておく行の数。足りなくなれば名前を伸ばす。 */
export const initialRecordRows = 300;

/** 列の幅 (ポイント)。盤の列は大きさによるので入らない。 */
export interface ColumnWidth {
  readonly column: number;
  readonly width: number;
}

/** 敷き方: 新しいシートのどこに何を置くか。 */
export interface SheetPlan {
  readonly boxes: ReadonlyMap<SheetRole, CellBox>;
  readonly columnWidths: readonly ColumnWidth[];
  /** 盤より上の行の高さ (ポイント)、上から。 */
  readonly headHeights: readonly number[];
  readonly kifuHeader: CellBox;
  /** 見本や入力のセルの左に添える説明の箱。 */
  readonly settingLabels: ReadonlyMap<SettingRole, CellBox>;
  /** 「棋譜データ」の題と説明。 */
  readonly storageHead: CellBox;
  /** 盤と駒台と棋譜を囲む、印刷する列。 */
  readonly printColumns: CellBox;
}

// title, turn, result and file labels stand over the board; the first row is air.
const headHeights = [9, 24, 21, 18, 18];
const titleRow = 1;
const turnRow = 2;
const resultRow = 3;
const labelRow = 4;
const boardRow = headHeights.length;

const widths = {
  margin: 12,
  handPiece: 42,
  handCount: 30,
  label: 20,
  choice: 36,
  gap: 14,
  kifu: [36, 96, 60, 60, 150],
  settingLabel: 84,
  setting: 110,
  storage: 90,
} as const;

/** 配置から敷き方を作る。駒台のないゲームでも名と時計の列は残す。 */
export function planSheet(layout: BoardLayout): SheetPlan {
  const columnWidths: ColumnWidth[] = [];
  let column = 0;
  const take = (...taken: number[]): number => {
    const first = column;
    for (const width of taken) columnWidths.push({ column: column++, width });
    return first;
  };
  take(widths.margin);
  const second = take(widths.handPiece, widths.handCount);
  const leftLabels = layout.rowLabelSide === 'left' ? take(widths.label) : null;
  const board = column;
  column += layout.columns;
  const labels = leftLabels ?? take(widths.label);
  const choice = take(layout.choice ? widths.choice : widths.gap);
  const first = take(widths.handPiece, widths.handCount);
  take(widths.gap);
  const kifu = take(...widths.kifu);
  take(widths.gap);
  const setting = take(widths.settingLabel, widths.setting);
  const storage = take(widths.storage);

  const lastRow = boardRow + layout.rows - 1;
  const handRow = lastRow - layout.handSlots + 1;
  // With hands as tall as the board there is no room for the name above the first hand.
  const firstHead = Math.max(handRow - 2, resultRow);
  const boxes = new Map<SheetRole, CellBox>([
    ['board', cellBox(boardRow, board, layout.rows, layout.columns)],
    ['secondHand', cellBox(boardRow, second, layout.handSlots, 2)],
    ['firstHand', cellBox(handRow, first, layout.handSlots, 2)],
    ['secondName', cellBox(resultRow, second)],
    ['secondClockView', cellBox(labelRow, second)],
    ['firstName', cellBox(layout.handSlots > 0 ? firstHead : lastRow - 1, first)],
    ['firstClockView', cellBox(layout.handSlots > 0 ? firstHead + 1 : lastRow, first)],
    ['title', cellBox(titleRow, board)],
    ['home', cellBox(turnRow, board)],
    ['plyView', cellBox(turnRow, board + layout.columns - 1)],
    ['result', cellBox(resultRow, board)],
    ['columnLabels', cellBox(labelRow, board, 1, layout.columns)],
    ['rowLabels', cellBox(boardRow, labels, layout.rows)],
    ['choice', cellBox(boardRow, choice, layout.rows)],
    ['kifu', cellBox(boardRow, kifu, initialRecordRows, kifuColumns)],
    ['moveInput', cellBox(turnRow, kifu + 1)],
    ['boardColor', cellBox(titleRow, setting + 1)],
    ['selectedColor', cellBox(turnRow, setting + 1)],
    ['kind', cellBox(resultRow, setting + 1)],
    // What every move changes lies in one block with the first stored line: one range of three rows, with
    // the clock of the side that moved above or below, writes them all.
    ['firstClock', cellBox(labelRow, setting + 1)],
    ['position', cellBox(boardRow, setting + 1)],
    ['ply', cellBox(boardRow + 1, setting + 1)],
    ['secondClock', cellBox(boardRow + 2, setting + 1)],
    ['storage', cellBox(boardRow, storage, initialRecordRows)],
    ['guard', cellBox(boardRow + initialRecordRows - 1, storage)],
  ]);
  for (const role of [...boxes.keys()]) if (nameOf(layout, role) === null) boxes.delete(role);
  return {
    boxes,
    columnWidths,
    headHeights,
    kifuHeader: cellBox(labelRow, kifu, 1, kifuColumns),
    settingLabels: labelsLeftOf(boxes),
    storageHead: cellBox(resultRow, storage, 2, 1),
    printColumns: cellBox(0, 0, 1, kifu + kifuColumns),
  };
}

function labelsLeftOf(boxes: ReadonlyMap<SheetRole, CellBox>): ReadonlyMap<SettingRole, CellBox> {
  const labels = new Map<SettingRole, CellBox>();
  for (const role of settingRoles) {
    const box = boxes.get(role);
    if (box) labels.set(role, cellBox(box.row, box.column - 1));
  }
  return labels;
}
