import type { Side } from '../games/contract/layout';
import type { Scene } from '../play/scene';
import { inkOf } from './board-look';
import type { SampleColors } from './board-look';
import type { CellLook } from './cell-look';
import { readableOn } from './contrast';
import type { GridLines } from './grid-edges';
import { edgesOf } from './grid-edges';

/** 駒台の見え: 欄ごとに駒の名と枚数。ない駒は空けておく。選んだ印は駒のセルに付ける。 */
export function handLooks(scene: Scene, side: Side, samples: SampleColors): readonly CellLook[] {
  const { layout } = scene;
  const { slots, selectedSlot } = scene.hands[side];
  const grid: GridLines = { rows: layout.handSlots, columns: 2, line: layout.colors.line };
  return slots.flatMap((slot, row): readonly CellLook[] => {
    const isSelected = row === selectedSlot;
    const paint = (color: string): Pick<CellLook, 'fill' | 'ink'> => ({
      fill: { color, hatch: null },
      ink: readableOn(inkOf(layout, side, false), color),
    });
    const held = slot.count > 0;
    return [
      {
        ...paint(isSelected ? samples.selected : layout.colors.hand),
        bold: isSelected,
        value: held ? slot.text : '',
        format: side === 1 ? layout.secondSideFormat : '@',
        edges: edgesOf(grid, row, 0),
      },
      {
        ...paint(layout.colors.hand),
        value: held ? slot.count : '',
        format: '0',
        edges: edgesOf(grid, row, 1),
      },
    ];
  });
}
