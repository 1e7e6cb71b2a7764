import type { BoardState, ReadNames } from './board-state';
import { BoardMap } from './board-map';
import { formatNameFormula } from './cell-box';
import { nameItem } from './sheet-names';
import type { SheetRole } from './sheet-roles';

const pairs: readonly (readonly [SheetRole, SheetRole])[] = [
  ['firstHand', 'secondHand'],
  ['firstName', 'secondName'],
  ['firstClock', 'secondClock'],
];

/**
 * 盤の反転: 両側の名前の指す範囲を入れ替える。名前は側に付いたまま、駒台の場所が入れ替わる。
 * 入れ替わった範囲に何が描いてあるかは分からないことにして、続く描きで書き直す。
 */
export async function flipNames(context: Excel.RequestContext, state: BoardState): Promise<void> {
  const { names } = state;
  const sheet = context.workbook.worksheets.getItem(state.id);
  sheet.load('name');
  await context.sync();
  const boxes = new Map(names.map.boxes);
  for (const [first, second] of pairs) {
    const [firstBox, secondBox] = [names.map.box(first), names.map.box(second)];
    if (!firstBox || !secondBox) continue;
    nameItem(context, sheet, names, first).formula = formatNameFormula(sheet.name, secondBox);
    nameItem(context, sheet, names, second).formula = formatNameFormula(sheet.name, firstBox);
    boxes.set(first, secondBox).set(second, firstBox);
    state.shadows.delete(first);
    state.shadows.delete(second);
  }
  await context.sync();
  const flipped: ReadNames = { ...names, map: new BoardMap(names.map.layout, boxes) };
  state.names = flipped;
  state.flipped = !state.flipped;
}
