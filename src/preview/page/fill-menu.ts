import type { Workbook } from '../host/model/workbook';
import { addButton } from './ask';
import { fillSelection } from './format-commands';
import { addElement } from './grid/dom';
import { fitInWindow, openPopup } from './menu';
import type { Notices } from './notices';
import type { Say } from './texts';

// Paper, wood and calm colours first: what one would give a board.
const PALETTE = [
  ...['#ffffff', '#f2f2f2', '#d9d9d9', '#a6a6a6', '#595959', '#000000', '#7a5c33', '#8e1b14'],
  ...['#f4ddae', '#ebc06a', '#f3d490', '#efe3c8', '#deb887', '#c8e6c9', '#a5d6a7', '#4caf50'],
  ...['#fff2cc', '#ffd966', '#fce4d6', '#f8cbad', '#f2a39b', '#f06292', '#ddebf7', '#9cc7f2'],
  ...['#e2efda', '#c6e0b4', '#d9e1f2', '#b4c6e7', '#5b9bd5', '#1f4e79', '#7030a0', '#c00000'],
];

/** 塗りつぶしの色を選ぶ小窓。選ぶとすぐ塗る。done は閉じたあと格子に戻ること。 */
export function openFillMenu(
  at: { left: number; top: number },
  book: Workbook,
  tools: { say: Say; notices: Notices; done(): void },
): void {
  const { say, notices, done } = tools;
  const popup = openPopup(at);
  const choose = (color: string | null): void => {
    notices.attempt(() => fillSelection(book, color));
    popup.hidePopover();
    done();
  };
  const colors = addElement(popup, 'div', 'colors');
  for (const color of PALETTE) {
    const button = addButton(colors, '', () => choose(color));
    button.style.background = color;
    button.title = color;
    button.setAttribute('aria-label', color);
  }
  addButton(popup, say('noFill'), () => choose(null));
  const more = addElement(popup, 'button');
  more.type = 'button';
  more.textContent = say('moreColors');
  const picker = addElement(popup, 'input');
  picker.type = 'color';
  picker.hidden = true;
  more.addEventListener('click', () => picker.click());
  picker.addEventListener('change', () => choose(picker.value));
  fitInWindow(popup);
}
