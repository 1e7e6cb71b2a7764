import type { BoardLayout } from '../games/contract/layout';
import type { Scene, SceneCell } from '../play/scene';
import { flipCell } from '../play/scene';
import type { CellLook } from './cell-look';
import { mixColors, readableOn } from './contrast';
import type { GridLines } from './grid-edges';
import { edgesOf } from './grid-edges';

/** 見本の色: シートの見本のセルから読んだ地の色と、選んだ駒の色。 */
export interface SampleColors {
  readonly board: string;
  readonly selected: string;
}

/** 盤の見え。見える向きで左上から。 */
export function boardLooks(scene: Scene, samples: SampleColors): readonly CellLook[] {
  const { layout, cells } = scene;
  const grid: GridLines = { rows: layout.rows, columns: layout.columns, line: layout.colors.line };
  // Once a question stands beside the board the hints and the marks of the move before have done their work:
  // the answer's request is smaller.
  const isAsking = scene.choice !== null;
  const stars = new Set(layout.starPoints);
  return cells.map((cell, index) => {
    const isStar = stars.has(flipCell(layout, index, scene.flipped));
    const plain = (cell.side !== null && layout.sideFills?.[cell.side]) || samples.board;
    const base = isStar ? mixColors(plain, layout.colors.line, 0.25) : plain;
    const isOld = isAsking && (cell.mark === 'lastFrom' || cell.mark === 'lastTo');
    const color = (isOld ? null : markColor(layout, cell, samples)) ?? base;
    const ground = {
      value: cell.text,
      fill: { color, hatch: cell.reachable && !isAsking ? readableOn(layout.colors.reachable, color) : null },
      edges: edgesOf(grid, Math.floor(index / layout.columns), index % layout.columns),
    };
    // An empty square shows no letter: how it would look is left as it was.
    if (cell.text === '') return ground;
    return {
      ...ground,
      format: cell.side === 1 ? layout.secondSideFormat : '@',
      ink: readableOn(inkOf(layout, cell.side, cell.promoted), color),
      bold: cell.mark === 'selected',
    };
  });
}

/** 駒の字の色: 側と成りによる。 */
export function inkOf(layout: BoardLayout, side: number | null, promoted: boolean): string {
  if (promoted) return layout.colors.promotedText;
  return side === 1 ? layout.colors.secondText : layout.colors.firstText;
}

function markColor(layout: BoardLayout, cell: SceneCell, samples: SampleColors): string | null {
  switch (cell.mark) {
    case 'selected':
      return samples.selected;
    case 'check':
    case 'culprit':
      return layout.colors.check;
    case 'lastTo':
      return layout.colors.lastTo;
    case 'lastFrom':
      return layout.colors.lastFrom;
    case 'none':
      return null;
  }
}
