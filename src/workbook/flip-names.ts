import type { BoardState, ReadNames } from './board-state';
import { BoardMap } from './board-map';
import { formatNameFormula } from './cell-box';
import { nameItem } from './sheet-names';
import type { SheetRole } from './sheet-roles';

type Pair = readonly [SheetRole, SheetRole];

const pairs: readonly Pair[] = [
  ['firstHand', 'secondHand'],
  ['firstName', 'secondName'],
];

/** 盤のそばの時計: 表示のセルがあればそれ、なければ値のセル。 */
function clockPair({ map }: ReadNames): Pair {
  return map.box('firstClockView') ? ['firstClockView', 'secondClockView'] : ['firstClock', 'secondClock'];
}

/**
 * 盤の反転: 両側の名前の指す範囲を入れ替える。名前は側に付いたまま、駒台の場所が入れ替わる。
 * 入れ替わった範囲に何が描いてあるかは分からないことにして、続く描きで書き直す。
 * 途中で失敗しても、もう一度呼べば同じ向きになる。
 */
export async function flipNames(
  context: Excel.RequestContext,
  state: BoardState,
  flipped: boolean,
): Promise<void> {
  if (flipped === state.flipped && !state.isFlipUnsure) return;
  const { names } = state;
  const swaps = flipped !== state.flipped;
  const sheet = context.workbook.worksheets.getItem(state.id);
  sheet.load('name');
  await context.sync();
  state.isFlipUnsure = true;
  const boxes = new Map(names.map.boxes);
  for (const pair of [...pairs, clockPair(names)]) {
    const [first, second] = pair;
    const [firstBox, secondBox] = [names.map.box(first), names.map.box(second)];
    if (!firstBox || !secondBox) continue;
    boxes.set(first, swaps ? secondBox : firstBox).set(second, swaps ? firstBox : secondBox);
    for (const role of pair) {
      nameItem(context, sheet, names, role).formula = formatNameFormula(sheet.name, boxes.get(role)!);
      state.shadows.delete(role);
    }
  }
  await context.sync();
  state.names = { ...names, map: new BoardMap(names.map.layout, boxes) };
  state.flipped = flipped;
  state.isFlipUnsure = false;
}
