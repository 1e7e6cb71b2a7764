import type { Sitting } from '../../play/sitting';
import { el, setAttribute, setShown } from '../dom';
import type { PaneContext, Part } from '../part';
import { KifuRowElement } from './kifu-row';

// The pace of Page Up and Page Down, in rows.
const PAGE = 10;

/**
 * 棋譜の一覧: 一行が一手の listbox。フォーカスは一覧が持ち、いまの行は aria-activedescendant で示す。
 * 変わった行だけを書くので、長い棋譜でも一手の手間は変わらない。
 */
export function kifuList(context: PaneContext): Part {
  const list = el('div', { class: 'kifu', role: 'listbox', tabindex: 0, 'aria-label': context.texts.kifu });
  const rows: KifuRowElement[] = [];
  let sitting: Sitting | null = null;
  let current = -1;

  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    const row = rows.findIndex((each) => each.element === option);
    if (row >= 0) sitting?.goToRow(row);
  });
  list.addEventListener('keydown', (event) => {
    const to = sitting && rowAfterKey(event, sitting.scene.currentRow, sitting.scene.kifuRows.length - 1);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    sitting?.goToRow(to);
  });

  const scroll = scrollKeeper(list, () => rows[current]?.element);
  const fit = (length: number): void => {
    const added: HTMLElement[] = [];
    while (rows.length < length) {
      const row = new KifuRowElement(context);
      rows.push(row);
      added.push(row.element);
    }
    if (added.length > 0) list.append(...added);
    while (rows.length > length) rows.pop()?.element.remove();
  };

  return {
    element: list,
    update({ seat, scene }) {
      setShown(list, scene !== null);
      if (!scene) return;
      const changed = scene.currentRow !== current || sitting !== seat?.sitting;
      sitting = seat?.sitting ?? null;
      fit(scene.kifuRows.length);
      scene.kifuRows.forEach((row, at) => rows[at]!.show(row));
      rows[current]?.select(false);
      current = scene.currentRow;
      const row = rows[current];
      row?.select(true);
      setAttribute(list, 'aria-activedescendant', row?.element.id);
      if (changed) scroll.ask();
    },
    dispose: scroll.stop,
  };
}

function rowAfterKey(event: KeyboardEvent, current: number, last: number): number | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: current - 1,
    ArrowDown: current + 1,
    PageUp: current - PAGE,
    PageDown: current + PAGE,
    Home: 0,
    End: last,
    Enter: current,
  };
  const to = steps[event.key];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}

/** いまの行を見える所に保つもの。一覧の高さが変わったとき (知らせが出たときなど) も見せ直す。 */
function scrollKeeper(
  list: HTMLElement,
  row: () => HTMLElement | undefined,
): { ask: () => void; stop: () => void } {
  let frame = 0;
  const ask = (): void => {
    // Measuring waits for the frame, where the layout is due anyway: a click pays for it once.
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const element = row();
      if (element) scrollTo(list, element);
    });
  };
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(ask) : null;
  observer?.observe(list);
  return {
    ask,
    stop() {
      observer?.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}

/** 一覧の中だけを動かして行を見せる。scrollIntoView はページまで動かす。 */
function scrollTo(list: HTMLElement, row: HTMLElement): void {
  const margin = row.offsetHeight;
  const top = row.offsetTop - margin;
  const bottom = row.offsetTop + row.offsetHeight + margin - list.clientHeight;
  if (top < list.scrollTop) list.scrollTop = Math.max(0, top);
  else if (bottom > list.scrollTop) list.scrollTop = bottom;
}
