import type { BoardLayout, RangeRole } from '../games/contract/layout';
import { boardCellCount } from '../games/contract/layout';
import type { CellBox } from './cell-box';

/** 添えの役: 敷いたシートだけが持つ、なくても対局できる範囲。 */
export type ExtraRole = 'title' | 'columnLabels' | 'rowLabels' | 'choice' | 'guard';

/**
 * 表示の役: 右の欄に書かれた値を、盤のそばに式で見せるセル。
 * 一手ごとに変わる値を一つの範囲に集めて、要求を小さくするため。置かないシートでは値のセルが盤のそばにある。
 */
export type ViewRole = 'plyView' | 'firstClockView' | 'secondClockView';

/** シートの役: 名前付き範囲が持つ役目の全部。 */
export type SheetRole = RangeRole | ExtraRole | ViewRole;

/** 表示の役と、見せる値の役。 */
export const viewedRoles = {
  plyView: 'ply',
  firstClockView: 'firstClock',
  secondClockView: 'secondClock',
} as const satisfies Record<ViewRole, RangeRole>;

const extraNames: Readonly<Record<ExtraRole, string>> = {
  title: '表題',
  columnLabels: '筋見出し',
  rowLabels: '段見出し',
  choice: '選択肢',
  // Asked for with every request, so it is short.
  guard: '番',
};

const laidRoles: readonly (ExtraRole | ViewRole)[] = [
  'title',
  'columnLabels',
  'rowLabels',
  'choice',
  'plyView',
  'firstClockView',
  'secondClockView',
  'guard',
];

const roles: readonly SheetRole[] = [
  'board',
  'firstHand',
  'secondHand',
  'firstName',
  'secondName',
  'firstClock',
  'secondClock',
  'ply',
  'result',
  'kifu',
  'boardColor',
  'selectedColor',
  'home',
  'kind',
  'position',
  'moveInput',
  'storage',
  ...laidRoles,
];

/** なくても困らない役。自分でシートを敷く人は置かなくてよい。 */
const optionalRoles: ReadonlySet<SheetRole> = new Set<SheetRole>([
  'firstName',
  'secondName',
  'result',
  ...laidRoles,
]);

/** 棋譜の列: 手数、指し手、消費時間、累計、コメント。 */
export const kifuColumns = 5;

/** 役の名前。ゲームが使わない役は null。 */
export function nameOf(layout: BoardLayout, role: SheetRole): string | null {
  switch (role) {
    case 'title':
    case 'rowLabels':
    case 'columnLabels':
    case 'guard':
      return extraNames[role];
    case 'choice':
      return layout.choice ? extraNames.choice : null;
    case 'firstHand':
    case 'secondHand':
      return layout.handSlots > 0 ? layout.names[role] : null;
    case 'plyView':
    case 'firstClockView':
    case 'secondClockView':
      return layout.names[viewedRoles[role]] && `${layout.names[viewedRoles[role]]}表示`;
    default:
      return layout.names[role];
  }
}

/** ゲームがこのシートで使う役と名前。 */
export function namedRoles(layout: BoardLayout): readonly (readonly [SheetRole, string])[] {
  return roles.flatMap((role) => {
    const name = nameOf(layout, role);
    return name === null ? [] : [[role, name] as const];
  });
}

/** 役の大きさ。null の辺はいくつでもよい。 */
export function sizeOf(layout: BoardLayout, role: SheetRole): readonly [number | null, number | null] {
  switch (role) {
    case 'board':
      return [layout.rows, layout.columns];
    case 'firstHand':
    case 'secondHand':
      return [layout.handSlots, 2];
    case 'kifu':
      return [null, kifuColumns];
    case 'storage':
      return [null, 1];
    case 'columnLabels':
      return [1, layout.columns];
    case 'rowLabels':
    case 'choice':
      return [layout.rows, 1];
    default:
      return [1, 1];
  }
}

/** 名前の不備: ないか、大きさが違うか。 */
export interface NameMisfit {
  readonly name: string;
  readonly expected: string;
  /** 実際の大きさ「9×8」。名前がなければ null。 */
  readonly actual: string | null;
}

/** 名前の不備を挙げる。なければ空。 */
export function findMisfits(
  layout: BoardLayout,
  boxes: ReadonlyMap<SheetRole, CellBox>,
): readonly NameMisfit[] {
  return namedRoles(layout).flatMap(([role, name]): readonly NameMisfit[] => {
    const [rows, columns] = sizeOf(layout, role);
    const box = boxes.get(role);
    const expected = `${rows ?? 'N'}×${columns ?? 'N'}`;
    if (!box) return optionalRoles.has(role) ? [] : [{ name, expected, actual: null }];
    const fits = (rows === null || rows === box.rows) && (columns === null || columns === box.columns);
    return fits ? [] : [{ name, expected, actual: `${box.rows}×${box.columns}` }];
  });
}

/** 盤の番号を行と列に。 */
export function cellAt(layout: BoardLayout, index: number): { row: number; column: number } {
  if (index < 0 || index >= boardCellCount(layout)) throw new RangeError(`no such cell: ${index}`);
  return { row: Math.floor(index / layout.columns), column: index % layout.columns };
}
