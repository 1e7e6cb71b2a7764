import type { Area } from '../../host/model/area';
import { cellArea, intersectAreas } from '../../host/model/area';
import type { Sheet } from '../../host/model/sheet';
import type { Table } from '../../host/model/table';
import { headerArea, tablesOn } from '../../host/model/table';
import type { Say } from '../texts';
import { addElement } from './dom';
import { boxOf, measuresOf } from './measures';

const SIZE = 16;

/** 見出しのボタンの指す列。 */
export interface FilterTarget {
  readonly table: Table;
  readonly index: number;
}

/** セルが絞り込みのボタンのある見出しなら、その列。違えば null。 */
export function filterTargetAt(sheet: Sheet, row: number, column: number): FilterTarget | null {
  for (const table of tablesOn(sheet)) {
    const header = headerArea(table);
    const isIn = header && intersectAreas(header, cellArea(row, column)) !== null;
    if (isIn && table.showFilterButton) return { table, index: column - table.area.column };
  }
  return null;
}

/** 見出しの絞り込みのボタンの層。押すと onOpen を呼ぶ。 */
export class FilterButtons {
  #signature = '';

  constructor(
    readonly parent: HTMLElement,
    readonly say: Say,
    readonly onOpen: (target: FilterTarget, button: HTMLElement) => void,
  ) {}

  /** window の中のボタンを描く。 */
  paint(sheet: Sheet, window: Area): void {
    const measures = measuresOf(sheet.layout);
    const shown = tablesOn(sheet).flatMap((table) => {
      const header = table.showFilterButton ? headerArea(table) : null;
      const seen = header && intersectAreas(header, window);
      if (!seen) return [];
      return Array.from({ length: seen.columns }, (_, i) => {
        const column = seen.column + i;
        const box = boxOf(measures, cellArea(seen.row, column));
        return { table, index: column - table.area.column, box };
      }).filter(({ box }) => box.width > 0 && box.height > 0);
    });
    const signature = JSON.stringify(
      shown.map(({ table, index, box }) => [
        table.id,
        stateOf(table, index),
        table.columns[index]?.name,
        box,
      ]),
    );
    if (signature === this.#signature) return;
    this.#signature = signature;
    this.parent.replaceChildren();
    for (const { table, index, box } of shown) this.#add(table, index, box);
  }

  #add(table: Table, index: number, box: { left: number; top: number; width: number; height: number }): void {
    const { isFiltered, order } = stateOf(table, index);
    const button = addElement(this.parent, 'button', 'filter-button');
    button.type = 'button';
    // Tab walks the cells; Alt+Down on the header opens the menu, as in Excel.
    button.tabIndex = -1;
    const name = table.columns[index]?.name ?? '';
    button.setAttribute('aria-label', this.say(isFiltered ? 'columnMenuFiltered' : 'columnMenu', { name }));
    button.setAttribute('aria-haspopup', 'dialog');
    button.textContent = markOf(isFiltered, order);
    button.classList.toggle('is-filtered', isFiltered);
    button.style.left = `${box.left + box.width - SIZE - 2}px`;
    button.style.top = `${box.top + Math.max(0, box.height - SIZE - 2)}px`;
    button.addEventListener('pointerdown', (event) => event.stopPropagation());
    button.addEventListener('click', () => this.onOpen({ table, index }, button));
  }
}

function stateOf(table: Table, index: number): { isFiltered: boolean; order: boolean | null } {
  const sorted = table.order?.fields.find(({ key }) => key === index);
  return { isFiltered: table.columns[index]?.filter != null, order: sorted ? sorted.ascending : null };
}

// A funnel-like mark for a filter, an arrow for the direction of the sort.
function markOf(isFiltered: boolean, order: boolean | null): string {
  if (isFiltered) return '▼';
  if (order === null) return '▾';
  return order ? '↑' : '↓';
}
