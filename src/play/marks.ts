import type { BoardLayout, Place } from '../games/contract/layout';
import type { Target } from '../games/contract/outcome';
import type { BoardView } from '../games/contract/view';
import type { CellMark, SceneCell, SceneHand } from './scene';
import { flipCell } from './scene';

/** 選び: いま選ばれている駒と、その行き先。culprits は断ったわけの駒。 */
export interface Selection {
  readonly from: Place | null;
  readonly targets: readonly Target[];
  readonly culprits: readonly Place[];
}

/** 何も選ばれていない。 */
export const noSelection: Selection = { from: null, targets: [], culprits: [] };

/** 見える向きのマスを作る。印は強いものが勝つ。 */
export function markCells(
  layout: BoardLayout,
  view: BoardView,
  selection: Selection,
  flipped: boolean,
): readonly SceneCell[] {
  const marks = new Map<Place, CellMark>();
  if (view.lastMove) {
    if (view.lastMove.from !== null) marks.set(view.lastMove.from, 'lastFrom');
    marks.set(view.lastMove.to, 'lastTo');
  }
  for (const place of view.checked) marks.set(place, 'check');
  for (const place of selection.culprits) marks.set(place, 'culprit');
  if (selection.from !== null) marks.set(selection.from, 'selected');
  const reach = new Set(selection.targets.filter((target) => target.shown).map((target) => target.place));
  return view.cells.map((_, index) => {
    const place = flipCell(layout, index, flipped);
    const { text, side, promoted } = view.cells[place]!;
    return { text, side, promoted, mark: marks.get(place) ?? 'none', reachable: reach.has(place) };
  });
}

/** 側の駒台を作る。 */
export function markHand(layout: BoardLayout, view: BoardView, selection: Selection, side: 0 | 1): SceneHand {
  const first = layout.rows * layout.columns + side * layout.handSlots;
  const slot = selection.from === null ? -1 : selection.from - first;
  return { slots: view.hands[side], selectedSlot: slot >= 0 && slot < layout.handSlots ? slot : null };
}
