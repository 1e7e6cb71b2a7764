import { button } from '../controls/button';
import { initialValues } from '../controls/fields-form';
import { el, setShown, setText } from '../dom';
import type { PaneContext, Part } from '../part';

/** 初めの札: 盤がないときに出る。ボタン一つで、すぐに対局が始まる。 */
export function startCard(context: PaneContext): Part {
  const { hall, texts } = context;
  const title = el('h1', { class: 'card-title' });
  const lead = el('p', { class: 'card-lead' });
  const start = button(
    texts.card.start,
    () => {
      const kind = hall.kinds[0];
      if (kind) context.run(async () => void (await hall.start(kind.id, initialValues(kind.setup))));
    },
    { look: 'primary' },
  );
  start.classList.add('button-large');
  const steps = el('ol', { class: 'card-steps' }, ...texts.card.steps.map((step) => el('li', {}, step)));
  const piece = el('div', { class: 'card-piece', 'aria-hidden': 'true' }, el('span', {}, '玉'));
  const element = el('section', { class: 'card' }, piece, title, lead, start, steps);

  return {
    element,
    update({ scene }) {
      setShown(element, scene === null);
      const elsewhere = hall.seats.length > 0;
      setText(title, elsewhere ? texts.card.otherSheetTitle : texts.card.title);
      setText(lead, elsewhere ? texts.card.otherSheetLead : texts.card.lead);
      start.disabled = hall.isBusy;
    },
  };
}
