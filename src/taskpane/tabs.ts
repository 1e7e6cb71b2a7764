import { el, setAttribute, setShown, uniqueId } from './dom';
import type { PaneTexts, TabId } from './texts/pane-texts';

const ORDER: readonly TabId[] = ['game', 'new', 'open', 'save', 'settings'];

/** 見出しの列と、その下の欄。 */
export interface Tabs {
  readonly list: HTMLElement;
  readonly panels: HTMLElement;
  readonly selected: TabId;
  select(id: TabId): void;
  /** 選ばれている見出しにフォーカスを置く。 */
  focus(): void;
}

/** 見出しで切り替わる欄を作る (ARIA の tabs)。左右の矢印と Home, End で移る。 */
export function tabs(
  texts: PaneTexts,
  contents: Readonly<Record<TabId, HTMLElement>>,
  onSelect: (id: TabId) => void,
): Tabs {
  let selected: TabId = 'game';
  const prefix = uniqueId('tab');
  const buttons = new Map<TabId, HTMLButtonElement>();
  const panels = new Map<TabId, HTMLElement>();
  for (const id of ORDER) {
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
        contents[id],
      ),
    );
  }
  const list = el(
    'div',
    { class: 'tabs', role: 'tablist', 'aria-label': texts.tabList },
    ...buttons.values(),
  );
  list.addEventListener('keydown', (event) => {
    const at = ORDER.indexOf(selected);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: ORDER.length - 1 }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    select(ORDER[(to + ORDER.length) % ORDER.length] ?? 'game');
    buttons.get(selected)?.focus();
  });
  const mark = (): void => {
    for (const id of ORDER) {
      const isSelected = id === selected;
      const tab = buttons.get(id);
      if (tab) setAttribute(tab, 'aria-selected', isSelected ? 'true' : 'false');
      if (tab) setAttribute(tab, 'tabindex', isSelected ? 0 : -1);
      const panel = panels.get(id);
      if (panel) setShown(panel, isSelected);
    }
  };
  function select(id: TabId): void {
    if (id === selected) return;
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
