import type { Sitting } from '../../play/sitting';
import { button } from '../controls/button';
import { el, setShown, setText } from '../dom';
import type { PaneContext, Part } from '../part';

/** 指し方の一行: いまどちらで指すかを言う。キーボードなら確定のボタンを、クリックなら矢印キーへの注意を出す。 */
export function inputModeLine(context: PaneContext): Part {
  const { hall, texts } = context;
  let sitting: Sitting | null = null;
  const hint = el('p', { class: 'mode-hint' });
  const confirm = button(texts.confirmCell, () => context.run(() => hall.confirmActiveCell()), {
    look: 'primary',
  });
  const other = button(
    '',
    () => sitting?.setInputMode(sitting.scene.inputMode === 'click' ? 'keyboard' : 'click'),
    {
      look: 'subtle',
    },
  );
  const element = el('div', { class: 'mode-line' }, confirm, hint, other);

  return {
    element,
    update({ seat, scene }) {
      setShown(element, scene !== null);
      sitting = seat?.sitting ?? null;
      if (!scene) return;
      const isKeyboard = scene.inputMode === 'keyboard';
      setShown(confirm, isKeyboard);
      setText(hint, texts.inputHints[scene.inputMode]);
      setText(other, texts.switchTo[isKeyboard ? 'click' : 'keyboard']);
    },
  };
}
