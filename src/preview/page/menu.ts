import { addElement } from './grid/dom';

/** メニューの一項目。 */
export interface MenuItem {
  label: string;
  hint?: string;
  isDisabled?: boolean;
  run(): void;
}

/** 点のそばにメニューを開く。選ぶか、外を押すか、Esc で閉じる。 */
export function openMenu(
  at: { left: number; top: number },
  items: readonly MenuItem[],
  empty = '',
): HTMLElement {
  const menu = openPopup(at);
  menu.setAttribute('role', 'menu');
  for (const item of items) {
    const button = addElement(menu, 'button');
    button.type = 'button';
    button.setAttribute('role', 'menuitem');
    button.textContent = item.label;
    button.disabled = item.isDisabled ?? false;
    if (item.hint) addElement(button, 'small').textContent = item.hint;
    button.addEventListener('click', () => {
      menu.hidePopover();
      item.run();
    });
  }
  if (items.length === 0) addElement(menu, 'p').textContent = empty;
  menu.addEventListener('keydown', (event) => onMenuKey(menu, event));
  fitInWindow(menu);
  menu.querySelector('button')?.focus();
  return menu;
}

/** 中身のない小窓を開く。閉じると消える。 */
export function openPopup(at: { left: number; top: number }): HTMLElement {
  const popup = addElement(document.body, 'div', 'menu');
  popup.popover = 'auto';
  popup.style.left = `${at.left}px`;
  popup.style.top = `${at.top}px`;
  popup.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') popup.remove();
  });
  popup.showPopover();
  return popup;
}

/** 小窓が画面からはみ出していれば寄せる。 */
export function fitInWindow(popup: HTMLElement): void {
  const box = popup.getBoundingClientRect();
  popup.style.left = `${Math.max(4, Math.min(box.left, innerWidth - box.width - 8))}px`;
  popup.style.top = `${Math.max(4, Math.min(box.top, innerHeight - box.height - 8))}px`;
}

/** ボタンの下の点。 */
export function below(button: Element): { left: number; top: number } {
  const box = button.getBoundingClientRect();
  return { left: box.left, top: box.bottom + 4 };
}

function onMenuKey(menu: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...menu.querySelectorAll('button:not(:disabled)')] as HTMLButtonElement[];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
