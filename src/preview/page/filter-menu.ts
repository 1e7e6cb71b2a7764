import type { Table } from '../host/model/table';
import { bodyArea, findTable } from '../host/model/table';
import { cellsOfColumn, setFilter } from '../host/model/table-filters';
import { sortTable } from '../host/model/sorting';
import type { Workbook } from '../host/model/workbook';
import { addButton } from './ask';
import { addElement } from './grid/dom';
import type { FilterTarget } from './grid/filter-buttons';
import { fitInWindow, openPopup } from './menu';
import type { Notices } from './notices';
import type { Say } from './texts';

/** 絞り込みのメニューに要るもの。done は閉じたあと格子に戻ること。 */
export interface FilterMenuTools {
  readonly book: Workbook;
  readonly say: Say;
  readonly notices: Notices;
  done(): void;
}

// Longer lists are searched, not scrolled; Excel too shows the first 10,000 only.
const MAX_SHOWN = 500;

/** 列の並べ替えと絞り込みのメニューを開く。一覧で選んだ値の行だけが残る。 */
export function openFilterMenu(
  at: { left: number; top: number },
  { table: drawn, index }: FilterTarget,
  tools: FilterMenuTools,
): void {
  const { book, say, notices, done } = tools;
  // The button was drawn for the table as it was then; rows may have come since.
  const table = findTable(book, drawn.id) ?? drawn;
  const popup = openPopup(at);
  popup.classList.add('filter-menu');
  popup.setAttribute('role', 'dialog');
  popup.setAttribute('aria-label', say('columnMenu', { name: table.columns[index]?.name ?? '' }));
  const act = (work: (now: Table) => void): void => {
    const now = findTable(book, table.id);
    if (now) notices.attempt(() => book.history.group(() => work(now)));
    popup.hidePopover();
    done();
  };
  const sort = (ascending: boolean): void =>
    act((now) => sortTable(now, [{ key: index, ascending }], false, 'user'));
  const first = addButton(popup, say('sortAscending'), () => sort(true));
  addButton(popup, say('sortDescending'), () => sort(false));
  const clear = addButton(popup, say('clearFilter'), () => act((now) => setFilter(now, index, null)));
  clear.disabled = !table.columns[index]?.filter;
  const list = addChoices(popup, choicesOf(table, index), say);
  const actions = addElement(popup, 'div', 'actions');
  const apply = addButton(actions, say('ok'), () =>
    act((now) => {
      const values = list.chosen();
      setFilter(now, index, values ? { filterOn: 'Values', values } : null);
    }),
  );
  apply.classList.add('primary');
  addButton(actions, say('cancel'), () => {
    popup.hidePopover();
    done();
  });
  list.onNone((isNone) => (apply.disabled = isNone));
  popup.addEventListener('keydown', (event) => onKey(event, popup, apply, done));
  fitInWindow(popup);
  first.focus();
}

function onKey(event: KeyboardEvent, popup: HTMLElement, apply: HTMLButtonElement, done: () => void): void {
  const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
  if (event.key === 'Escape') {
    popup.hidePopover();
    done();
  } else if (event.key === 'Enter' && isSearch && !event.isComposing) apply.click();
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const stops = [...popup.querySelectorAll<HTMLElement>('button:not(:disabled), input')].filter(
      (stop) => stop.offsetParent !== null,
    );
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[(at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]?.focus();
  } else return;
  event.preventDefault();
}

interface Choice {
  readonly text: string;
  readonly isChosen: boolean;
}

// A column without a filter of its own offers only what the other filters show, as in Excel.
function choicesOf(table: Table, index: number): Choice[] {
  const { filter } = table.columns[index] ?? { filter: null };
  const { hidden } = table.sheet.layout.rows;
  const { row } = bodyArea(table);
  const cells = cellsOfColumn(table, index).filter((_cell, i) => filter !== null || !hidden.has(row + i));
  const texts = new Set(cells.map(({ text }) => text));
  const chosen = filter?.values
    ? new Set(filter.values.map((value) => (typeof value === 'string' ? value.toLowerCase() : '')))
    : null;
  const collator = new Intl.Collator(table.sheet.book.locale, { numeric: true });
  return [...texts]
    .sort((a, b) => Number(a === '') - Number(b === '') || collator.compare(a, b))
    .map((text) => ({ text, isChosen: chosen?.has(text.toLowerCase()) ?? true }));
}

interface ChoiceList {
  /** 選ばれた値。全部なら null。 */
  chosen(): string[] | null;
  /** 一つも選ばれていないかどうかが変わるたびに知らせる。 */
  onNone(listener: (isNone: boolean) => void): void;
}

function addChoices(popup: HTMLElement, choices: readonly Choice[], say: Say): ChoiceList {
  const search = addElement(popup, 'input');
  search.type = 'search';
  search.placeholder = say('searchValues');
  search.setAttribute('aria-label', say('searchValues'));
  const box = addElement(popup, 'div', 'choices');
  const all = addCheck(
    box,
    say('allValues'),
    choices.every(({ isChosen }) => isChosen),
  );
  const checks = choices.slice(0, MAX_SHOWN).map(({ text, isChosen }) => ({
    text,
    check: addCheck(box, text === '' ? say('blankValues') : text, isChosen),
  }));
  const rest = choices.slice(MAX_SHOWN).filter(({ isChosen }) => isChosen);
  let tell: (isNone: boolean) => void = () => undefined;
  const shown = (): typeof checks => checks.filter(({ check }) => !check.closest('label')?.hidden);
  const update = (): void => {
    all.checked = shown().every(({ check }) => check.checked);
    tell(!shown().some(({ check }) => check.checked));
  };
  all.addEventListener('change', () => {
    for (const { check } of shown()) check.checked = all.checked;
    update();
  });
  for (const { check } of checks) check.addEventListener('change', update);
  search.addEventListener('input', () => {
    const wanted = search.value.toLowerCase();
    for (const { text, check } of checks) {
      const label = check.closest('label');
      if (label) label.hidden = !text.toLowerCase().includes(wanted);
      check.checked = wanted === '' || text.toLowerCase().includes(wanted);
    }
    update();
  });
  return {
    chosen: () => {
      const values = shown().flatMap(({ text, check }) => (check.checked ? [text] : []));
      const isSearched = search.value !== '';
      const whole = isSearched ? values : [...values, ...rest.map(({ text }) => text)];
      return whole.length === choices.length ? null : whole;
    },
    onNone: (listener) => {
      tell = listener;
    },
  };
}

function addCheck(parent: HTMLElement, text: string, isChecked: boolean): HTMLInputElement {
  const label = addElement(parent, 'label');
  const check = addElement(label, 'input');
  check.type = 'checkbox';
  check.checked = isChecked;
  addElement(label, 'span').textContent = text;
  return check;
}
