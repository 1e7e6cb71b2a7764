import type { GameKind } from '../../games/contract/game-progress';
import { textIn } from '../../games/contract/language';
import type { BoardPlace } from '../../play/hall';
import { button } from '../controls/button';
import type { FieldSet } from '../controls/fields-form';
import { fieldSet } from '../controls/fields-form';
import { radioGroup } from '../controls/radio-group';
import { el } from '../dom';
import type { PaneContext, Part } from '../part';
import { panelHead } from './panel-head';

/** 新規対局の欄: ゲームの表から作った問いと、始めるボタン。 */
export function newGamePanel(context: PaneContext): Part {
  const { hall, texts, voice } = context;
  const start = button(texts.newGame.start, () => undefined, { look: 'primary', submit: true });
  const fieldPlace = el('div', { class: 'fields' });
  let kind: GameKind | undefined = hall.active?.sitting.game.kind ?? hall.kinds[0];
  let fields: FieldSet | null = null;

  const showFields = (): void => {
    fields = kind ? fieldSet(kind.setup, voice) : null;
    fieldPlace.replaceChildren(...(fields?.elements ?? []));
  };
  const kinds = radioGroup(
    texts.newGame.kind,
    hall.kinds.map((each) => ({ value: each.id, label: textIn(each.title, voice) })),
    kind?.id ?? '',
    (id) => {
      kind = hall.kinds.find((each) => each.id === id);
      showFields();
    },
  );
  kinds.element.hidden = hall.kinds.length < 2;
  showFields();
  const place = placeChoice(context);

  const element = el(
    'form',
    { class: 'panel' },
    panelHead(texts.newGame.title, texts.newGame.lead),
    kinds.element,
    fieldPlace,
    place.element,
    el('div', { class: 'action-row' }, start),
  );
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!kind || !fields || hall.isBusy) return;
    const { id } = kind;
    const values = fields.values();
    context.run(async () => {
      if (await hall.start(id, values, place.read())) context.showTab('game');
    });
  });
  return {
    element,
    update() {
      start.disabled = hall.isBusy;
    },
  };
}

const PLACES: readonly BoardPlace[] = ['newSheet', 'activeSheet'];

function placeChoice({ texts }: PaneContext): { element: HTMLElement; read: () => BoardPlace } {
  const { place, places, placeHint } = texts.newGame;
  const options = PLACES.map((value) => ({ value, label: places[value] }));
  const control = radioGroup(place, options, 'newSheet');
  control.element.append(el('p', { class: 'hint' }, placeHint));
  return {
    element: control.element,
    read: () => (control.value === 'activeSheet' ? 'activeSheet' : 'newSheet'),
  };
}
