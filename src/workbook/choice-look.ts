import type { Scene } from '../play/scene';
import type { SampleColors } from './board-look';
import { choiceRows } from './board-map';
import type { CellLook } from './cell-look';
import { readableOn } from './contrast';

const blank: CellLook = {
  value: '',
  fill: { color: '#FFFFFF', hatch: null },
};

/** 問いの見え: 行き先の段の横に答えを置く。問いがなければ白。 */
export function choiceLooks(scene: Scene, samples: SampleColors): readonly CellLook[] {
  const looks: CellLook[] = Array.from({ length: scene.layout.rows }, () => blank);
  const { choice } = scene;
  if (!choice) return looks;
  choiceRows(scene.layout, choice).forEach((row, option) => {
    looks[row] = {
      value: choice.options[option]?.cellText ?? '',
      fill: { color: samples.selected, hatch: null },
      ink: readableOn(scene.layout.colors.firstText, samples.selected),
    };
  });
  return looks;
}
