import type { Language } from '../../games/contract/language';
import type { BoardSize } from '../../games/contract/layout';
import type { InputMode } from '../../play/scene';
import type { Sitting } from '../../play/sitting';
import { button } from '../controls/button';
import { radioGroup } from '../controls/radio-group';
import { el, setAttribute, setShown } from '../dom';
import type { PaneContext, Part } from '../part';
import { panelHead } from './panel-head';
import { selfCheckPart } from './self-check';

const SIZES: readonly BoardSize[] = ['small', 'medium', 'large'];
const INPUT_MODES: readonly InputMode[] = ['click', 'keyboard'];
const LANGUAGES: readonly Language[] = ['ja', 'en'];

/** 設定の欄: 盤の大きさ、反転、指し方、言語、描き直し。 */
export function settingsPanel(context: PaneContext): Part {
  const { hall, texts } = context;
  const words = texts.settings;
  let sitting: Sitting | null = null;
  const size = radioGroup(
    words.size,
    SIZES.map((value) => ({ value, label: words.sizes[value] })),
    'medium',
    (value) => sitting?.setSize(SIZES.find((each) => each === value) ?? 'medium'),
  );
  const inputMode = radioGroup(
    words.inputMode,
    INPUT_MODES.map((value) => ({ value, label: texts.inputModes[value] })),
    'click',
    (value) => sitting?.setInputMode(value === 'keyboard' ? 'keyboard' : 'click'),
  );
  const inputHint = el('p', { class: 'hint' });
  inputMode.element.append(inputHint);
  const flip = button(words.flip, () => sitting?.flip(), { icon: 'flip' });
  const repaint = button(words.repaint, () => context.run(() => hall.repaint()));
  const language = radioGroup(
    words.language,
    LANGUAGES.map((value) => ({ value, label: words.languages[value] })),
    context.language,
    (value) => context.setLanguage(value === 'en' ? 'en' : 'ja'),
  );
  language.element.classList.add('language');
  const board = el(
    'div',
    { class: 'fields' },
    size.element,
    inputMode.element,
    el('div', { class: 'action-row' }, flip, repaint),
    el('p', { class: 'hint' }, words.repaintHint),
  );
  const noBoard = el('p', { class: 'hint' }, words.noBoard);
  const head = panelHead(words.title, '');
  const check = selfCheckPart(context, head);
  const element = el('div', { class: 'panel' }, head, board, noBoard, language.element, check);

  return {
    element,
    update({ seat, scene }) {
      sitting = seat?.sitting ?? null;
      setShown(board, scene !== null);
      setShown(noBoard, scene === null);
      repaint.disabled = hall.isBusy;
      if (!scene) return;
      size.value = scene.size;
      inputMode.value = scene.inputMode;
      inputHint.textContent = texts.inputHints[scene.inputMode];
      setShown(flip, scene.layout.canFlip);
      setAttribute(flip, 'aria-pressed', scene.flipped ? 'true' : 'false');
    },
  };
}
