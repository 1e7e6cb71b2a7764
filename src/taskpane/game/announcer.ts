import { textIn } from '../../games/contract/language';
import type { Sitting } from '../../play/sitting';
import { el } from '../dom';
import type { PaneContext, Part } from '../part';

/** 読み上げ: 手が進むか戻るたびに、その手を静かに告げる。見えないが、いつも在る領域。 */
export function announcer(context: PaneContext): Part {
  const element = el('div', {
    class: 'visually-hidden',
    'aria-live': 'polite',
    'aria-atomic': 'true',
    id: 'announcer',
  });
  let sitting: Sitting | null = null;
  let node: number | null = null;

  return {
    element,
    update({ seat, scene }) {
      const next = seat?.sitting ?? null;
      const cursor = next?.game.kifu.cursor ?? null;
      const isMoved = next !== null && next === sitting && cursor !== node;
      sitting = next;
      node = cursor;
      if (!isMoved || !scene || cursor === null) return;
      const move = textIn(next.game.describeNode(cursor), context.voice);
      const { foul } = next.game.kifu.row(cursor);
      const said = foul ? `${move} ${context.texts.foulOf(textIn(foul, context.voice))}` : move;
      const result = textIn(scene.resultText, context.voice);
      // A result that came with the move is already said by the message bar.
      const isSaid = scene.notice !== null && textIn(scene.notice.text, context.voice) === result;
      element.textContent = result === '' || isSaid ? said : `${said} ${result}`;
    },
  };
}
