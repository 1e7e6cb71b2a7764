import { textIn } from '../../games/contract/language';
import type { SceneChoice } from '../../play/scene';
import type { Sitting } from '../../play/sitting';
import { button } from '../controls/button';
import { el, setShown } from '../dom';
import type { PaneContext, Part } from '../part';

/**
 * 問い: 成るか成らないか。大きなボタンを並べる。
 * シートで指している人の手を止めないよう、フォーカスは動かさない。Esc は作業ウィンドウのどこでも取り消す。
 */
export function choicePanel(context: PaneContext): Part {
  const prompt = el('p', { class: 'choice-prompt', 'aria-live': 'polite' });
  const buttons = el('div', { class: 'choice-buttons' });
  const element = el('section', { class: 'question', role: 'group' }, prompt, buttons);
  let sitting: Sitting | null = null;
  let shown: SceneChoice['options'] | null = null;

  const answer = (option: number): HTMLButtonElement => {
    const text = shown?.[option]?.label;
    const label = text ? textIn(text, context.voice) : '';
    return button(label, () => sitting?.pressChoice(option), { look: option === 0 ? 'primary' : 'standard' });
  };

  return {
    element,
    update({ seat, scene }) {
      sitting = seat?.sitting ?? null;
      const choice = scene?.choice ?? null;
      setShown(element, choice !== null);
      if (!choice) {
        prompt.textContent = '';
        shown = null;
        return;
      }
      if (choice.options === shown) return;
      shown = choice.options;
      prompt.textContent = textIn(choice.prompt, context.voice);
      element.setAttribute('aria-label', textIn(choice.prompt, context.voice));
      const cancel = button(context.texts.cancel, () => sitting?.pressElsewhere(), {
        look: 'subtle',
        title: `${context.texts.cancel} (Esc)`,
      });
      buttons.replaceChildren(...choice.options.map((_, option) => answer(option)), cancel);
    },
  };
}
