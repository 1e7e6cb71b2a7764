import { el, setAttribute, setShown, uniqueId } from './dom';
import type { PaneTexts, TabId } from './texts/pane-texts';

const ORDER: readonly TabId[] = ['game', 'new', 'open', 'save', 'list', 'settings'];

/** 見出しの列と、その下の欄。 */
export interface Tabs {
  readonly list: HTMLElement;
  readonly panels: HTMLElement;
  readonly selected: TabId;
  select(id: TabId): void;
  /** 選ばれている見出しにフォーカスを置く。 */
  focus(): void;
}

/** 見出しで切り替わる欄を作る (ARIA の tabs)。中身のない欄の見出しは出さない。左右の矢印と Home, End で移る。 */
export function tabs(
  texts: PaneTexts,
  contents: ReadonlyMap<TabId, HTMLElement>,
  onSelect: (id: TabId) => void,
): Tabs {
  let selected: TabId = 'game';
  const prefix = uniqueId('tab');
  const buttons = new Map<TabId, HTMLButtonElement>();
  const panels = new Map<TabId, HTMLElement>();
  const order = ORDER.filter((id) => contents.has(id));
  for (const id of order) {
    const { short, name } = texts.tabs[id];
    const attributes = {
      type: 'button',
      class: 'tab',
      role: 'tab',
      id: `${prefix}-${id}`,
      'aria-label': name,
      title: name,
    };
    const tab = el('button', { ...attributes, 'aria-controls': `${prefix}-${id}-panel` }, short);
    tab.addEventListener('click', () => select(id));
    buttons.set(id, tab);
    panels.set(
      id,
      el(
        'div',
        { class: 'tab-panel', role: 'tabpanel', id: `${prefix}-${id}-panel`, 'aria-labelledby': tab.id },
        contents.get(id) ?? null,
      ),
    );
  }
  const list = el(
    'div',
    { class: 'tabs', role: 'tablist', 'aria-label': texts.tabList },
    ...buttons.values(),
  );
  list.addEventListener('keydown', (event) => {
    const at = order.indexOf(selected);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: order.length - 1 }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    select(order[(to + order.length) % order.length] ?? 'game');
    buttons.get(selected)?.focus();
  });
  const mark = (): void => {
    for (const id of order) {
      const isSelected = id === selected;
      const tab = buttons.get(id);
      if (tab) setAttribute(tab, 'aria-selected', isSelected ? 'true' : 'false');
      if (tab) setAttribute(tab, 'tabindex', isSelected ? 0 : -1);
      const panel = panels.get(id);
      if (panel) setShown(panel, isSelected);
    }
  };
  function select(id: TabId): void {
    if (id === selected || !contents.has(id)) return;
    selected = id;
    mark();
    onSelect(id);
  }
  mark();
  return {
    list,
    panels: el('div', { class: 'tab-panels' }, ...panels.values()),
    get selected() {
      return selected;
    },
    select,
    focus: () => buttons.get(selected)?.focus(),
  };
}
