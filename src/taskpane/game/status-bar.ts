import type { LocalText } from '../../games/contract/language';
import { textIn } from '../../games/contract/language';
import type { Scene } from '../../play/scene';
import { el, setAttribute, setShown, setText } from '../dom';
import type { PaneContext, Part } from '../part';
import { choiceBox } from '../controls/choice-box';

/** 状況: 手番、対局か検討か、手数、結果、棋譜に残る反則、そして盤が二つ以上あるときの盤の選び。 */
export function statusBar(context: PaneContext): Part {
  const { hall, texts, voice } = context;
  const turn = el('h1', { class: 'status-turn' });
  const mode = el('span', { class: 'chip' });
  const ply = el('span', { class: 'status-ply' });
  const result = el('p', { class: 'status-result' });
  const foul = el('p', { class: 'status-foul' });
  const boards = choiceBox({
    label: texts.boards,
    options: [],
    initial: '',
    placeholder: texts.noBoard,
    onChange: (id) => context.run(() => hall.showBoard(id)),
  });
  boards.element.classList.add('field-inline');
  const line = el('div', { class: 'status-line' }, turn, ply, mode);
  const element = el('header', { class: 'status' }, line, result, foul, boards.element);

  return {
    element,
    update({ seat, scene }) {
      setShown(line, scene !== null);
      // While the message bar says the result, saying it here too would only take room.
      const isSaid = scene?.notice?.text.ja === scene?.resultText.ja;
      setShown(result, scene !== null && !isSaid && scene.resultText.ja !== '');
      const foulName = scene?.kifuRows[scene.currentRow]?.foul ?? null;
      setShown(foul, foulName !== null);
      if (foulName) setText(foul, texts.foulOf(textIn(foulName, voice)));
      if (scene) {
        setText(turn, textIn(scene.turnText, voice));
        turn.classList.toggle(
          'is-check',
          scene.resultText.ja === '' && scene.cells.some((cell) => cell.mark === 'check'),
        );
        setText(mode, texts.modes[scene.mode]);
        setAttribute(mode, 'title', texts.modeHints[scene.mode]);
        setAttribute(mode, 'class', `chip chip-${scene.mode}`);
        setText(ply, texts.ply(scene.ply));
        setText(result, textIn(scene.resultText, voice));
      }
      const { seats } = hall;
      setShown(boards.element, seats.length > (seat ? 1 : 0));
      boards.setOptions(
        seats.map(({ id, sheetName, sitting }) => ({
          value: id,
          label: seats.length > 1 ? `${sheetName} ${textIn(statusOf(sitting.scene), voice)}` : sheetName,
        })),
      );
      boards.value = seat?.id ?? '';
      setShown(element, scene !== null || seats.length > 0);
    },
  };
}

/** 盤の一覧に添える様子: 終局していれば結果、対局中なら手番。 */
function statusOf({ resultText, turnText }: Scene): LocalText {
  return resultText.ja === '' ? turnText : resultText;
}
