import { textIn } from '../../games/contract/language';
import type { Side } from '../../games/contract/layout';
import type { Sitting } from '../../play/sitting';
import { el, setAttribute, setShown, setText } from '../dom';
import { formatTime } from '../format-time';
import type { PaneContext, Part } from '../part';

const SECOND = 1000;

/** 対局者: 印、側の名、名、消費時間。時計は動いているあいだ一秒ごとに文だけを書き換える。 */
export function players(context: PaneContext): Part {
  const sides = [0, 1] as const;
  const cards = sides.map(() => playerCard());
  const element = el('div', { class: 'players' }, ...cards.map((card) => card.element));
  let sitting: Sitting | null = null;
  let cancelTick: (() => void) | null = null;

  const showClocks = (): void => {
    for (const side of sides) {
      if (sitting) setText(cards[side]!.clock, formatTime(sitting.clockOf(side)));
    }
  };
  const tick = (): void => {
    cancelTick?.();
    cancelTick = null;
    showClocks();
    if (!sitting?.isClockRunning) return;
    // Wake just after the next whole second, so that no second is skipped or shown twice.
    const rest = SECOND - (sitting.clockOf(sitting.game.turn) % SECOND);
    cancelTick = context.hall.timer.after(rest, tick);
  };

  return {
    element,
    update({ seat, scene }) {
      setShown(element, scene !== null);
      sitting = seat?.sitting ?? null;
      if (scene) {
        for (const side of sides) {
          const name = textIn(scene.sideNames[side], context.voice);
          const card = cards[side]!;
          setText(card.mark, scene.layout.sideMarks[side]);
          setText(card.side, name);
          setText(card.name, scene.players[side]);
          setAttribute(card.name, 'title', scene.players[side] || undefined);
          setAttribute(card.clock, 'aria-label', context.texts.clockOf(name));
          card.element.classList.toggle('is-turn', isTurn(scene.turn, side, scene.resultText.ja));
        }
      }
      tick();
    },
    dispose: () => cancelTick?.(),
  };
}

function isTurn(turn: Side, side: Side, result: string): boolean {
  return turn === side && result === '';
}

function playerCard(): {
  element: HTMLElement;
  mark: HTMLElement;
  side: HTMLElement;
  name: HTMLElement;
  clock: HTMLElement;
} {
  const mark = el('span', { class: 'player-mark', 'aria-hidden': 'true' });
  const side = el('span', { class: 'player-side' });
  const name = el('span', { class: 'player-name' });
  const clock = el('span', { class: 'player-clock', role: 'timer' });
  const element = el(
    'div',
    { class: 'player' },
    el('div', { class: 'player-head' }, mark, side, clock),
    name,
  );
  return { element, mark, side, name, clock };
}
