import type { PositionFormat } from '../../games/contract/game-progress';
import { textIn } from '../../games/contract/language';
import type { BoardSeat } from '../../play/hall';
import { button } from '../controls/button';
import { choiceBox } from '../controls/choice-box';
import { el, setShown } from '../dom';
import type { PaneContext, Part } from '../part';

/** いまの局面を写すもの: 書き方の選びとボタン。書き方が一つのゲームではボタンだけ。onCopy に文を渡す。 */
export function positionCopy(context: PaneContext, onCopy: (text: string) => Promise<void>): Part {
  const { texts, voice } = context;
  let seat: BoardSeat | null = null;
  const formats = (): readonly PositionFormat[] => seat?.sitting.game.kind.positions ?? [];
  const format = choiceBox({
    label: texts.save.positionFormat,
    options: [],
    initial: '',
    compact: true,
    opensUp: true,
  });
  const copy = async (): Promise<void> => {
    if (!seat) return;
    const { game, scene } = seat.sitting;
    const chosen = formats().find((each) => each.id === format.value);
    await onCopy(chosen?.write(game) ?? scene.position);
  };
  return {
    element: el(
      'div',
      { class: 'action-row position-row' },
      format.element,
      button(texts.save.position, () => context.run(copy)),
    ),
    update(view) {
      seat = view.seat;
      const list = formats();
      setShown(format.element, list.length > 0);
      format.setOptions(list.map(({ id, label }) => ({ value: id, label: textIn(label, voice) })));
      if (!list.some(({ id }) => id === format.value)) format.value = list[0]?.id ?? '';
    },
  };
}
