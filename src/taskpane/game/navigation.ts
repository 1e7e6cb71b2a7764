import type { Sitting } from '../../play/sitting';
import { button } from '../controls/button';
import { choiceBox } from '../controls/choice-box';
import { el, setAttribute, setShown, setText } from '../dom';
import { icon } from '../icons';
import type { PaneContext, Part } from '../part';

const INTERVALS = [500, 1000, 2000, 3000, 5000];
const DEFAULT_INTERVAL = 1000;

/** 棋譜をたどるボタン: 初め、一手戻る、一手進む、終わり、自動再生、反転。 */
export function navigation(context: PaneContext): Part {
  const { texts } = context;
  let sitting: Sitting | null = null;
  const step = (delta: number) => () => sitting?.step(delta);
  const first = button(texts.first, step(-Infinity), { icon: 'first', iconOnly: true });
  const previous = button(texts.previous, step(-1), { icon: 'previous', iconOnly: true });
  const next = button(texts.next, step(1), { icon: 'next', iconOnly: true });
  const last = button(texts.last, step(Infinity), { icon: 'last', iconOnly: true });
  const position = el('span', { class: 'nav-position' });
  const interval = choiceBox({
    label: texts.interval,
    options: INTERVALS.map((ms) => ({ value: String(ms), label: texts.seconds(ms / 1000) })),
    initial: String(DEFAULT_INTERVAL),
    compact: true,
    opensUp: true,
    onChange: (value) => {
      if (sitting?.scene.replaying) sitting.startReplay(Number(value));
    },
  });
  const replay = button(texts.replay, () => {
    if (sitting?.scene.replaying) sitting.stopReplay();
    else sitting?.startReplay(Number(interval.value));
  });
  replay.prepend(icon('play'), icon('stop'));
  replay.classList.add('replay');
  const label = replay.querySelector('.button-label');
  const flip = button(texts.flip, () => sitting?.flip(), { icon: 'flip', iconOnly: true });
  const element = el(
    'nav',
    { class: 'nav', 'aria-label': texts.navigation },
    el('div', { class: 'nav-steps' }, first, previous, position, next, last),
    el('div', { class: 'nav-replay' }, replay, interval.element, flip),
  );

  return {
    element,
    update({ seat, scene }) {
      setShown(element, scene !== null);
      sitting = seat?.sitting ?? null;
      if (!scene) return;
      const end = scene.kifuRows.length - 1;
      setText(position, texts.position(scene.currentRow, end));
      first.disabled = previous.disabled = scene.currentRow <= 0;
      next.disabled = last.disabled = scene.currentRow >= end;
      replay.disabled = end <= 0;
      if (label) setText(label, scene.replaying ? texts.stopReplay : texts.replay);
      replay.classList.toggle('is-running', scene.replaying);
      setAttribute(flip, 'aria-pressed', scene.flipped ? 'true' : 'false');
      setShown(flip, scene.layout.canFlip);
    },
  };
}
