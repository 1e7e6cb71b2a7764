import { MAX_COLUMNS, MAX_ROWS } from '../../host/model/area';
import { setLayout } from '../../host/model/edits';
import type { Sheet } from '../../host/model/sheet';
import { withHidden } from '../../host/model/sheet-layout';
import type { LineLayout } from '../../host/model/sheet-layout';
import type { Say } from '../texts';
import type { Axis } from './axis';
import { addElement } from './dom';

/** グループにまとめた列の並び。 */
export interface ColumnGroup {
  from: number;
  count: number;
  isHidden: boolean;
}

/** グループにまとめた列。深さは分けず、続いた列を一つのグループとする。 */
export function columnGroups(columns: LineLayout): ColumnGroup[] {
  const groups: ColumnGroup[] = [];
  const indexes = [...columns.levels].filter(([, level]) => level > 0).map(([index]) => index);
  for (const index of indexes.sort((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last && last.from + last.count === index) last.count++;
    else groups.push({ from: index, count: 1, isHidden: columns.hidden.has(index) });
  }
  return groups;
}

/** 列のグループの開け閉めのボタン (＋ と −) の段。グループがなければ段もない。 */
export function paintOutline(
  parent: HTMLElement,
  sheet: Sheet,
  columns: Axis,
  scrolled: number,
  say: Say,
): void {
  const groups = columnGroups(sheet.layout.columns);
  parent.style.height = groups.length > 0 ? '20px' : '0';
  const key = JSON.stringify([groups, scrolled, sheet.id, groups.map(({ from }) => columns.offset(from))]);
  if (parent.dataset['key'] === key) return;
  parent.dataset['key'] = key;
  parent.replaceChildren();
  for (const group of groups) {
    const end = columns.offset(group.from + group.count);
    const button = addElement(parent, 'button');
    button.type = 'button';
    button.textContent = group.isHidden ? '+' : '−';
    button.title = say(group.isHidden ? 'showGroup' : 'hideGroup');
    button.setAttribute('aria-expanded', String(!group.isHidden));
    // Excel puts it over the column behind the group.
    button.style.left = `${end - scrolled + 4}px`;
    button.addEventListener('click', () => toggleGroup(sheet, group));
    if (group.isHidden) continue;
    const bar = addElement(parent, 'span', 'outline-bar');
    const start = columns.offset(group.from);
    bar.style.left = `${start - scrolled + 2}px`;
    bar.style.width = `${end - start}px`;
  }
}

function toggleGroup(sheet: Sheet, { from, count, isHidden }: ColumnGroup): void {
  const area = { row: 0, column: from, rows: MAX_ROWS, columns: MAX_COLUMNS - from };
  const { columns } = sheet.layout;
  setLayout(sheet, 'size', area, {
    columns: { ...columns, hidden: withHidden(columns.hidden, from, count, !isHidden) },
  });
}
