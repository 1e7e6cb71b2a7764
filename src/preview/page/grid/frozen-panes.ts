import type { Area } from '../../host/model/area';
import type { Sheet } from '../../host/model/sheet';
import { CellLayer } from './cell-layer';
import { addElement } from './dom';
import type { FilterTarget } from './filter-buttons';
import { FilterButtons } from './filter-buttons';
import type { Box } from './measures';
import { measuresOf } from './measures';
import { SelectionLayer } from './selection-layer';
import type { MeasureText } from './text-measure';
import type { Say } from '../texts';

/** 固定した行と列の大きさ(px)。固定していなければ 0。 */
export function frozenSize(sheet: Sheet): { width: number; height: number } {
  const { rows, columns } = measuresOf(sheet.layout);
  const { frozen } = sheet.layout;
  return { width: columns.offset(frozen?.columns ?? 0), height: rows.offset(frozen?.rows ?? 0) };
}

/** 見えているセルのうち、固定されていない、巻くところ。 */
export function scrollingArea(sheet: Sheet, visible: Area): Area {
  const { frozen } = sheet.layout;
  const row = Math.max(visible.row, frozen?.rows ?? 0);
  const column = Math.max(visible.column, frozen?.columns ?? 0);
  return {
    row,
    column,
    rows: Math.max(0, visible.row + visible.rows - row),
    columns: Math.max(0, visible.column + visible.columns - column),
  };
}

type Side = 'top' | 'left' | 'corner';
const SIDES: readonly Side[] = ['top', 'left', 'corner'];

interface Pane {
  readonly side: Side;
  readonly element: HTMLElement;
  readonly cells: CellLayer;
  readonly buttons: FilterButtons;
  readonly selection: SelectionLayer;
}

/** 選択の枠を描く材料。 */
export interface PaintedSelection {
  readonly address: string;
  readonly box: Box;
  readonly active: Box;
}

/**
 * 固定した行、列、角の三枚の窓。position: sticky で止まるので、巻いても描き直さない。
 * 中の座標は下のシートと同じで、窓の大きさで切る。
 */
export class FrozenPanes {
  readonly #panes: readonly Pane[];

  constructor(
    space: HTMLElement,
    measure: MeasureText,
    say: Say,
    openFilter: (target: FilterTarget, button: HTMLElement) => void,
  ) {
    this.#panes = SIDES.map((side) => {
      const element = addElement(space, 'div', `frozen frozen-${side}`);
      element.setAttribute('role', 'presentation');
      const cells = addElement(element, 'div');
      const buttons = addElement(element, 'div');
      return {
        side,
        element,
        cells: new CellLayer(cells, measure),
        buttons: new FilterButtons(buttons, say, openFilter),
        selection: new SelectionLayer(element),
      };
    });
  }

  /** 三枚の窓を描く。visible は画面に入るセル、space はシート全体の大きさ(px)。 */
  paint(
    sheet: Sheet,
    visible: Area,
    dirty: readonly Area[] | 'all',
    space: { width: number; height: number },
    selection: PaintedSelection,
  ): void {
    const { frozen } = sheet.layout;
    const { width, height } = frozenSize(sheet);
    for (const { side, element, cells, buttons, selection: frame } of this.#panes) {
      const isShown = (side === 'left' || height > 0) && (side === 'top' || width > 0);
      element.hidden = !isShown;
      const [w, h] = [side === 'top' ? space.width : width, side === 'left' ? space.height : height];
      Object.assign(element.style, { width: `${w}px`, height: `${h}px`, marginBottom: `${-h}px` });
      const area: Area = {
        row: side === 'left' ? Math.max(visible.row, frozen?.rows ?? 0) : 0,
        column: side === 'top' ? Math.max(visible.column, frozen?.columns ?? 0) : 0,
        rows: isShown ? (side === 'left' ? visible.rows : (frozen?.rows ?? 0)) : 0,
        columns: isShown ? (side === 'top' ? visible.columns : (frozen?.columns ?? 0)) : 0,
      };
      cells.paint(sheet, area, dirty);
      buttons.paint(sheet, area);
      frame.paint(selection.address, selection.box, selection.active, false);
    }
  }
}

/** 窓の中の点を、シートの座標(px)にする。固定した所は巻かない。 */
export function sheetPoint(
  sheet: Sheet,
  point: { x: number; y: number },
  scrolled: { left: number; top: number },
): { x: number; y: number } {
  const { width, height } = frozenSize(sheet);
  return {
    x: point.x < width ? point.x : point.x + scrolled.left,
    y: point.y < height ? point.y : point.y + scrolled.top,
  };
}

/** セルを置く所の、シートの座標からのずれ。固定したセルは巻いた分だけ動く。 */
export function frozenShift(
  sheet: Sheet,
  cell: { row: number; column: number },
  scrolled: { left: number; top: number },
): { left: number; top: number } {
  const { frozen } = sheet.layout;
  return {
    left: cell.column < (frozen?.columns ?? 0) ? scrolled.left : 0,
    top: cell.row < (frozen?.rows ?? 0) ? scrolled.top : 0,
  };
}
