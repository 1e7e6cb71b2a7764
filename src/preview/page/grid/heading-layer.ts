import { formatColumn } from '../../host/model/area';
import type { Axis } from './axis';
import { addElement, place } from './dom';

/** 見出しの並ぶ向き。 */
export type HeadingSide = 'columns' | 'rows';

/** 見えている番号の並び。 */
export interface Span {
  from: number;
  count: number;
}

/** 見出しの並び一つ。固定したものと巻くものは別の並び。 */
interface Track {
  readonly element: HTMLElement;
  key: readonly unknown[];
  heads: { index: number; element: HTMLElement }[];
}

/** 列または行の見出しの層。見えているものだけを描き、選択の当たっているものに色を付ける。 */
export class HeadingLayer {
  readonly #scrolling: Track;
  readonly #frozen: Track;

  constructor(
    readonly parent: HTMLElement,
    readonly side: HeadingSide,
  ) {
    this.#scrolling = addTrack(parent, 'heading-track');
    this.#frozen = addTrack(parent, 'heading-track frozen-heads');
  }

  /** 見出しを描く。scrolled は巻いた px、selected は選ばれた番号、frozen は固定した数。 */
  paint(axis: Axis, span: Span, scrolled: number, selected: Span, frozen: number): void {
    const shift = this.side === 'columns' ? `translateX(${-scrolled}px)` : `translateY(${-scrolled}px)`;
    this.#scrolling.element.style.transform = shift;
    this.#frozen.element.style[this.side === 'columns' ? 'width' : 'height'] = `${axis.offset(frozen)}px`;
    const from = Math.max(span.from, frozen);
    this.#show(this.#scrolling, axis, { from, count: span.from + span.count - from }, selected);
    this.#show(this.#frozen, axis, { from: 0, count: frozen }, selected);
  }

  #show(track: Track, axis: Axis, span: Span, selected: Span): void {
    const key = [axis, span.from, span.count];
    if (key.some((part, i) => part !== track.key[i])) this.#rebuild(track, axis, span);
    track.key = key;
    for (const { index, element } of track.heads) {
      element.classList.toggle(
        'in-selection',
        index >= selected.from && index < selected.from + selected.count,
      );
    }
  }

  #rebuild(track: Track, axis: Axis, span: Span): void {
    track.element.replaceChildren();
    track.heads = [];
    for (let index = span.from; index < span.from + span.count; index++) {
      const size = axis.size(index);
      const start = axis.offset(index);
      if (size > 0) {
        const element = addElement(track.element, 'div', 'grid-head');
        element.textContent = this.side === 'columns' ? formatColumn(index) : String(index + 1);
        this.#along(element, start, size);
        track.heads.push({ index, element });
      }
      const grip = addElement(track.element, 'div', 'grip');
      grip.dataset['index'] = String(index);
      this.#along(grip, start + size - (this.side === 'columns' ? 4 : 3), this.side === 'columns' ? 7 : 5);
    }
  }

  #along(element: HTMLElement, start: number, size: number): void {
    const isColumns = this.side === 'columns';
    element.style[isColumns ? 'left' : 'top'] = `${start}px`;
    element.style[isColumns ? 'width' : 'height'] = `${size}px`;
  }
}

function addTrack(parent: HTMLElement, className: string): Track {
  return { element: addElement(parent, 'div', className), key: [], heads: [] };
}

/** 行の見出しの幅 (px)。大きな行番号ほど広い。 */
export const rowHeadingWidth = (lastRow: number): number => Math.max(34, String(lastRow + 1).length * 8 + 12);

/** 大きさを変えているあいだの案内線。 */
export function showGuide(parent: HTMLElement, side: HeadingSide, at: number): HTMLElement {
  const guide = addElement(parent, 'div', 'grid-guide');
  const box =
    side === 'columns'
      ? { left: at, top: 0, width: 1, height: 0 }
      : { left: 0, top: at, width: 0, height: 1 };
  place(guide, box);
  guide.style[side === 'columns' ? 'height' : 'width'] = '100%';
  return guide;
}
