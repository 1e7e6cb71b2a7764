import type { Area } from '../../host/model/area';
import { addElement, place } from './dom';
import type { Box } from './measures';

/** 選択の枠の層。範囲に緑の枠、アクティブセル以外に薄い影を付ける。 */
export class SelectionLayer {
  readonly #frame: HTMLElement;
  readonly #shades: readonly HTMLElement[];

  constructor(parent: HTMLElement) {
    this.#frame = addElement(parent, 'div', 'grid-selection');
    this.#shades = [0, 1, 2, 3].map(() => addElement(this.#frame, 'div', 'shade'));
    addElement(this.#frame, 'div', 'handle');
  }

  /** 枠を描く。box は範囲、active はアクティブセルの四角形。isMain でない枠は固定した窓の写し。 */
  paint(address: string, box: Box, active: Box, isMain = true): void {
    if (isMain) this.#frame.dataset['selection'] = address;
    // The frame lies on the gridlines: half of its 2 px outside the cells, as in Excel.
    place(this.#frame, {
      left: box.left - 2,
      top: box.top - 2,
      width: box.width + 3,
      height: box.height + 3,
    });
    const x = active.left - box.left;
    const y = active.top - box.top;
    const right = x + active.width;
    const bottom = y + active.height;
    const parts: Box[] = [
      { left: 0, top: 0, width: box.width, height: y },
      { left: 0, top: y, width: x, height: active.height },
      { left: right, top: y, width: Math.max(box.width - right, 0), height: active.height },
      { left: 0, top: bottom, width: box.width, height: Math.max(box.height - bottom, 0) },
    ];
    parts.forEach((part, i) => {
      const shade = this.#shades[i];
      if (shade) place(shade, part);
    });
  }
}

/** 選ばれた範囲を端までに切り詰める。列全体の選択を、描ける大きさにする。 */
export function clampArea(area: Area, rows: number, columns: number): Area {
  return {
    ...area,
    rows: Math.max(1, Math.min(area.rows, rows - area.row)),
    columns: Math.max(1, Math.min(area.columns, columns - area.column)),
  };
}
