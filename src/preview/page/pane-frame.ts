import { addElement } from './grid/dom';
import { createIcon } from './icons';
import type { Say } from './texts';

/** 作業ウィンドウの枠の部品。splitter は格子との境。 */
export interface PaneParts {
  work: HTMLElement;
  pane: HTMLElement;
  splitter: HTMLElement;
}

const PANE_URL = '/pane/taskpane.html';
const WIDTH_KEY = 'excel-shogi-preview.pane-width';
const DEFAULT_WIDTH = 350;

/** 作業ウィンドウの枠。中身は本番のままの taskpane.html。show は閉じた枠を開く。 */
export function createPaneFrame({ work, pane, splitter }: PaneParts, say: Say): { show(): void } {
  pane.setAttribute('aria-label', say('pane'));
  const head = addElement(pane, 'div', 'pane-head');
  addElement(head, 'h2').textContent = say('paneTitle');
  const reload = addElement(head, 'button');
  reload.type = 'button';
  reload.append(createIcon('reload'));
  addElement(reload, 'span').textContent = say('reloadPane');
  const close = addElement(head, 'button');
  close.type = 'button';
  close.title = say('closePane');
  close.append(createIcon('cross'));
  const frame = addElement(pane, 'iframe');
  frame.title = say('paneTitle');
  frame.src = PANE_URL;
  reload.addEventListener('click', () => frame.contentWindow?.location.reload());
  // Closing hides only: with a shared runtime the add-in goes on running, as in Excel.
  close.addEventListener('click', () => work.classList.add('pane-closed'));
  listenToSplitter({ work, pane, splitter }, say);
  return {
    show: () => {
      work.classList.remove('pane-closed');
      frame.focus();
    },
  };
}

function listenToSplitter({ work, splitter }: PaneParts, say: Say): void {
  let width = Number(localStorage.getItem(WIDTH_KEY)) || DEFAULT_WIDTH;
  const set = (wanted: number): void => {
    width = Math.round(Math.min(Math.max(wanted, 240), Math.max(innerWidth - 240, 240)));
    work.style.setProperty('--pane-width', `${width}px`);
    splitter.setAttribute('aria-valuenow', String(width));
    localStorage.setItem(WIDTH_KEY, String(width));
  };
  splitter.setAttribute('aria-label', say('splitter'));
  set(width);
  splitter.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    splitter.setPointerCapture(event.pointerId);
    // The frame would swallow the moves over it.
    work.classList.add('dragging');
  });
  splitter.addEventListener('pointermove', (event) => {
    if (work.classList.contains('dragging')) set(work.getBoundingClientRect().right - event.clientX);
  });
  for (const name of ['pointerup', 'pointercancel'] as const) {
    splitter.addEventListener(name, () => work.classList.remove('dragging'));
  }
  splitter.addEventListener('dblclick', () => set(DEFAULT_WIDTH));
  splitter.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: 16, ArrowRight: -16 }[event.key];
    if (step !== undefined) set(width + step);
  });
}
